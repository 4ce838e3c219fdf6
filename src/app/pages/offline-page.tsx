import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { buttonLook } from "#src/ui/button-look.ts";

/** What a page outside the app shows when no network reaches it. */
export function OfflinePage() {
  return (
    // From the top: what is centred moves with each part of the document that arrives.
    <main className="grid min-h-dvh content-start justify-items-center bg-sky-fade px-5 pt-[max(2rem,13dvh)] pb-8 text-center">
      <div className="w-full max-w-[50ch]">
        {/* Drawn in the page itself: a picture of its own might be the one thing that was not kept. */}
        <WifiOff aria-hidden size={88} className="mx-auto text-leaf-700" />
        <h1 className="mt-6 text-section">
          <Trans>No signal here</Trans>
        </h1>
        <p className="mt-3 text-lg text-quiet">
          <Trans>
            This page needs a network. If you are signed in on this device, Urvara itself opens
            without one.
          </Trans>
        </p>
        <a href="/dashboard" className={buttonLook("primary", "normal", "mt-6")}>
          <Trans>Open Urvara</Trans>
        </a>
      </div>
    </main>
  );
}
