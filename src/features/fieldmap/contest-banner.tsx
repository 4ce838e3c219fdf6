import { useLingui } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";

/** How what was drawn stands to what is saved. */
export type Contest = "changed" | "removed" | "refused" | null;

/** Tells that something else was saved meanwhile, and lets the farmer choose. */
export function ContestBanner({ contest, onGiveUp }: { contest: Contest; onGiveUp: () => void }) {
  const { t } = useLingui();
  if (contest === null) return null;
  const texts = {
    changed: t`This boundary was changed on another device meanwhile: what is saved now is dashed. What you drew is kept here.`,
    removed: t`This boundary was removed on another device meanwhile. What you drew is kept here.`,
    refused: t`What you drew could not be saved as it is. It is kept here: check it and save it again.`,
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="quiet" onClick={onGiveUp}>
          {contest === "changed" ? t`Keep what is saved` : t`Discard what I drew`}
        </Button>
      }
    >
      {texts[contest]}
    </Banner>
  );
}
