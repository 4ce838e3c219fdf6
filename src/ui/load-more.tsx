import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

type LoadMoreProps = {
  label: string;
  busy?: boolean | undefined;
  onPress: () => void;
  done?: boolean | undefined;
  doneLabel?: string | undefined;
  className?: string | undefined;
};

/** The button under a list that goes on; at its end, a word that says so. */
export function LoadMore({ label, busy, onPress, done, doneLabel, className }: LoadMoreProps) {
  return (
    <div aria-live="polite" className={classNames("mt-8 flex justify-center", className)}>
      {done ? (
        doneLabel && <p className="py-3 text-quiet">{doneLabel}</p>
      ) : (
        <Button variant="quiet" className="min-w-48 max-sm:w-full" {...{ busy }} onClick={onPress}>
          {label}
        </Button>
      )}
    </div>
  );
}
