import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What went wrong with the form as a whole; it takes the focus. */
export function FailureBanner({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-failure
      className="flex gap-2.5 rounded-control bg-chilli-100 px-4 py-3 font-medium text-chilli-600"
    >
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
