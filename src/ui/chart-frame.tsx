import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type ChartFrameProps = {
  title: string;
  /** What the chart shows, in one sentence. */
  description: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  tableLabel: string;
  /** The drawing, hidden from screen readers: the frame speaks for it. */
  children: ReactNode;
  className?: string | undefined;
};

/** A chart as one image with a name, and its numbers as a table for whoever wants them. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, columns, rows, tableLabel, children, className } = props;
  const id = useId();
  return (
    <figure className={classNames("min-w-0", className)}>
      <div
        role="img"
        aria-label={title}
        aria-describedby={id}
        className="grid grid-cols-1 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible"
      >
        {children}
      </div>
      <figcaption id={id} className="mt-2 text-sm text-quiet">
        {description}
      </figcaption>
      <details className="group mt-1">
        <summary className="-ml-1 inline-flex min-h-12 list-none items-center gap-1 rounded-control pr-3 text-copy font-semibold text-leaf-700 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            size={18}
            className="transition-transform group-open:rotate-90"
          />
          {tableLabel}
        </summary>
        <div
          role="region"
          aria-label={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys push it along
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="w-full border-collapse text-copy tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    className={classNames(
                      "border-b border-soil-300 py-2 pr-4 font-semibold",
                      at === 0 ? "text-left" : "text-right last:pr-0",
                    )}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join(" ")}>
                  {row.map((cell, at) =>
                    at === 0 ? (
                      <th
                        key={columns[at]}
                        scope="row"
                        className="border-b border-line py-2 pr-4 text-left font-medium"
                      >
                        {cell}
                      </th>
                    ) : (
                      <td
                        key={columns[at]}
                        className="border-b border-line py-2 pr-4 text-right last:pr-0"
                      >
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
