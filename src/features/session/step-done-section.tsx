import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** What was done, and what comes next; it takes the focus, since the form it stood in is gone. */
export function StepDoneSection({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-leaf-100 px-4 py-3.5 outline-none"
    >
      <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf-700" />
      <div className="grid min-w-0 gap-2">{children}</div>
    </div>
  );
}
