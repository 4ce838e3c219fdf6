import { Plural, Trans } from "@lingui/react/macro";
import { CircleAlert, Clock, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { serverClock } from "#src/shared/server-clock.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useWrites } from "#src/ui/use-outbox.ts";
import { UpdateBanner } from "./update-banner.tsx";
import { useOnline } from "./use-online.ts";

const OutboxSheet = lazyView(async () => (await import("./outbox-sheet.tsx")).OutboxSheet, null);

/** A wrong clock makes yesterday of today, and the forecast begin in the past. */
function ClockNote() {
  const hoursOff = useSyncExternalStore(serverClock.subscribe, serverClock.read);
  const hours = Math.abs(hoursOff);
  return (
    <div role="status">
      {hours > 0 && (
        <p className="flex items-center justify-center gap-2.5 border-t border-line bg-marigold-100 px-4 py-2.5 text-copy leading-snug text-ink">
          <Clock aria-hidden size={20} className="shrink-0 text-marigold-600" />
          <Trans>
            The clock of this device is about {hours} hours off, so that days and times shown here
            are wrong. Let the device set its time by itself.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The word about the signal, what waits to be sent, and a new version: under the bar of every screen. */
export function OfflineStrip() {
  const online = useOnline();
  const sheet = useDialog();
  const writes = useWrites();
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const unsent = writes.filter(({ refusal }) => refusal === null);
  // What goes out at its first try is gone before it could be read about; behind one that does not, all wait.
  const isStuck = !online || unsent.some(({ tries }) => tries > 0);
  const waiting = isStuck ? unsent.length : 0;
  const icon = "shrink-0 text-marigold-600";
  return (
    <>
      <div role="status">
        {!online && (
          <p className="flex items-center justify-center gap-2.5 bg-marigold-100 px-4 py-2.5 text-copy leading-snug text-ink">
            <WifiOff aria-hidden size={20} className={icon} />
            <Trans>
              No signal. You see what was loaded before; what you write is sent when it is back.
            </Trans>
          </p>
        )}
      </div>
      {(waiting > 0 || refused > 0) && (
        <div
          className={`flex justify-center border-t border-line px-4 ${refused > 0 ? "bg-chilli-100" : "bg-marigold-100"}`}
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={sheet.show}
            className="flex min-h-12 items-center gap-2.5 px-3 text-copy leading-snug font-semibold text-ink underline decoration-1 underline-offset-4"
          >
            {refused > 0 ? (
              <>
                <CircleAlert aria-hidden size={20} className="shrink-0 text-chilli-600" />
                <Plural
                  value={refused}
                  one="# change could not be saved: see why"
                  other="# changes could not be saved: see why"
                />
              </>
            ) : (
              <>
                <Clock aria-hidden size={20} className={icon} />
                <Plural
                  value={waiting}
                  one="# change waits to be sent"
                  other="# changes wait to be sent"
                />
              </>
            )}
          </button>
        </div>
      )}
      <ClockNote />
      <UpdateBanner />
      {sheet.open && <OutboxSheet open onClose={sheet.hide} />}
    </>
  );
}
