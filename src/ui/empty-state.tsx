import { CloudAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

type EmptyStateProps = {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

/** Nothing here yet: what will be, and the one step that fills it. */
export function EmptyState({ picture, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        "mx-auto grid max-w-md justify-items-center px-4 py-8 text-center",
        className,
      )}
    >
      {picture && (
        <div className="mb-5 w-full max-w-60 [&>img]:mx-auto [&>img]:block">{picture}</div>
      )}
      <h2 className="text-xl">{title}</h2>
      {text && <p className="mt-2 text-quiet">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

type FailedStateProps = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** It could not be loaded: why, and the way to try again. */
export function FailedState(props: FailedStateProps) {
  const { title, text, retryLabel, onRetry, busy, className } = props;
  return (
    <div
      role="alert"
      className={classNames(
        "grid grid-cols-[auto_1fr] items-start gap-x-4 rounded-card border border-line bg-surface p-5",
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-[14px] bg-chilli-100 text-chilli-600">
        <CloudAlert aria-hidden size={24} />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        {text && <p className="mt-1 text-quiet">{text}</p>}
        <Button
          variant="quiet"
          className="mt-4"
          icon={<RotateCw aria-hidden size={18} />}
          {...{ busy }}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
