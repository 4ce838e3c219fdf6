import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";

type ToastMessage = {
  text: string;
  tone?: "info" | "good" | "bad" | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};
type Toasts = { show: (message: ToastMessage) => void };
type ShownToast = ToastMessage & { id: number };

const ToastContext = createContext<Toasts | null>(null);

const icons = { info: Info, good: CircleCheck, bad: CircleAlert } as const;
const iconColours = {
  info: "text-sky-600",
  good: "text-leaf-700",
  bad: "text-chilli-600",
} as const;
const atMost = 3;

/** How long a message stays: longer where there is something to read or to press. */
function getLifetime({ tone, text, action }: ToastMessage): number {
  return (action || tone === "bad" ? 10_000 : 5_000) + text.length * 30;
}

type ToastCardProps = { toast: ShownToast; held: boolean; onDone: (id: number) => void };

function ToastCard({ toast, held, onDone }: ToastCardProps) {
  const { t } = useLingui();
  const tone = toast.tone ?? "info";
  const Icon = icons[tone];
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDone(toast.id), getLifetime(toast));
    return () => clearTimeout(timer);
  }, [held, toast, onDone]);
  return (
    <div className="pointer-events-auto flex animate-rise items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-float">
      <Icon aria-hidden size={22} className={`shrink-0 ${iconColours[tone]}`} />
      <p className="min-w-0 grow py-2 leading-snug font-medium wrap-anywhere">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-12 shrink-0 rounded-control px-3 font-semibold text-leaf-700 hover:bg-leaf-100"
          onClick={() => {
            toast.action?.onPress();
            onDone(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t`Dismiss`}
        className="grid size-12 shrink-0 place-items-center rounded-full text-quiet hover:bg-leaf-100 hover:text-ink"
        onClick={() => onDone(toast.id)}
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}

/** Holds the messages: under the top bar on phones, so that the main action at the bottom stays free. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const nextId = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement("div"));
  const show = useCallback((message: ToastMessage) => {
    nextId.current += 1;
    const id = nextId.current;
    setToasts((before) => [...before, { ...message, id }].slice(-atMost));
  }, []);
  const drop = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const value = useMemo(() => ({ show }), [show]);
  const latest = toasts.at(-1)?.id;
  useEffect(() => {
    const raise = () => {
      // Behind an open dialog nothing can be pressed or read out, and a dialog takes along what is in it.
      const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      if (place.parentElement !== front) front.append(place);
      // Shown again with each message: what entered the top layer last lies above an open dialog.
      region.current?.hidePopover?.();
      if (latest !== undefined) region.current?.showPopover?.();
    };
    raise();
    if (latest === undefined) setHeld(false);
    document.addEventListener("gone", raise);
    return () => document.removeEventListener("gone", raise);
  }, [latest, place]);
  const draw = (shown: ShownToast[]) =>
    shown.map((toast) => <ToastCard key={toast.id} toast={toast} held={held} onDone={drop} />);
  return (
    <ToastContext value={value}>
      {children}
      {createPortal(
        <div
          ref={region}
          popover="manual"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-none fixed inset-x-4 top-20 bottom-auto z-30 m-0 ml-auto block w-auto max-w-md overflow-visible border-0 bg-transparent p-0 text-ink sm:inset-auto sm:right-6 sm:bottom-6 sm:w-[26rem]"
        >
          <div role="status" className="grid gap-2 empty:hidden">
            {draw(toasts.filter((toast) => toast.tone !== "bad"))}
          </div>
          <div role="alert" className="mt-2 grid gap-2">
            {draw(toasts.filter((toast) => toast.tone === "bad"))}
          </div>
        </div>,
        place,
      )}
    </ToastContext>
  );
}

/** Shows a short message that asks nothing; a failure of a field or button is said beside it instead. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
