import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonSize, buttonLook, buttonShape, type PlainVariant } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

type ButtonVariant = PlainVariant | "danger";

// Apart from the other looks, because the pages without a script carry only what they show.
const danger =
  "border-chilli-600 bg-surface text-chilli-600 hover:bg-chilli-600 hover:text-on-chilli active:bg-chilli-600 active:text-on-chilli";

function getLook({ variant, size = "normal" }: Look, className: string): string {
  return variant === "danger"
    ? buttonShape(size, classNames(danger, className))
    : buttonLook(variant, size, className);
}

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
};

type ButtonProps = Look & { busy?: boolean | undefined } & ComponentProps<"button">;

const buttonStates =
  "disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:active:[translate:0]";

/** A button; `busy` keeps its place, its width and the focus, shows that work goes on and takes no second press. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
      className={getLook(
        { variant, size },
        classNames(buttonStates, busy && "opacity-80", className),
      )}
    >
      {busy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}

/** The look of a button on a link. */
export function LinkButton(props: Look & ComponentProps<"a">) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={getLook({ variant, size }, className ?? "")}>
      {icon}
      {children}
    </a>
  );
}

type IconButtonProps = {
  label: string;
  icon: ReactNode;
  badge?: number | undefined;
} & Omit<ComponentProps<"button">, "children">;

/** A round button that shows an icon alone; its label is its name and its tooltip, a badge counts what waits behind it. */
export function IconButton({ label, icon, badge = 0, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} names>
      <button
        type="button"
        aria-label={badge > 0 ? `${label} (${badge})` : label}
        {...rest}
        className={classNames(
          "relative inline-grid size-12 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-leaf-100 active:bg-leaf-200 aria-expanded:bg-leaf-100 aria-pressed:text-leaf-700 disabled:pointer-events-none disabled:opacity-50",
          className,
        )}
      >
        {icon}
        {badge > 0 && (
          <span
            data-count={badge > 99 ? "99+" : badge}
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-leaf-700 px-1 text-xs leading-none font-bold text-on-leaf tabular-nums ring-2 ring-paper before:content-[attr(data-count)]"
          />
        )}
      </button>
    </Tooltip>
  );
}
