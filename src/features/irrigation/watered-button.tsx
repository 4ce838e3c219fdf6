import { useLingui } from "@lingui/react/macro";
import { Droplets, Hand, SunDim } from "lucide-react";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useWriteWater } from "./api.ts";
import { isWaterDue } from "./rules.ts";
import { useWaterFailure } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

// Most look and leave; the forms come with the first press.
const WaterDialog = lazyView(async () => (await import("./water-dialog.tsx")).WaterDialog, null);

type Given = { field: ShownField; today: string };

/** The icon above the word: three of them stand beside each other on a phone. */
const stacked = "h-full flex-col gap-1 px-1.5";

/** Tells that water was let onto the field: the planned amount is there already, to be confirmed. */
export function WateredButton(props: Given & { isDue: boolean; isStacked?: boolean }) {
  const { field, today, isDue, isStacked = false } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = field;
  return (
    <>
      <Button
        variant={isDue ? "primary" : "quiet"}
        icon={<Droplets aria-hidden size={20} />}
        aria-haspopup="dialog"
        aria-label={t`I watered: ${name}`}
        className={isStacked ? stacked : undefined}
        onClick={() => setOpen(true)}
      >
        {t`I watered`}
      </Button>
      {isOpen && <WaterDialog {...{ field, today }} entry={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Tells how wet the soil was found: the balance goes on from there. */
function FindingButtons({ field, today }: Given) {
  const { t } = useLingui();
  const change = useChange(useWriteWater(field.fieldId), useWaterFailure());
  const { name } = field;
  const tell = (kind: "still-wet" | "already-dry") => {
    const id = makeClientId();
    change(
      { kind: "tell", id, entry: { kind, date: today } },
      {
        text:
          kind === "still-wet"
            ? t`Noted: the soil of ${name} is still wet.`
            : t`Noted: the soil of ${name} is dry already.`,
        isSaidAtOnce: true,
        undo: () => change({ kind: "take-back", id }),
      },
    );
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Hand aria-hidden size={20} />}
        aria-label={t`Still wet: ${name}`}
        className={stacked}
        onClick={() => tell("still-wet")}
      >
        {t`Still wet`}
      </Button>
      <Button
        variant="quiet"
        icon={<SunDim aria-hidden size={20} />}
        aria-label={t`Dry: ${name}`}
        className={stacked}
        onClick={() => tell("already-dry")}
      >
        {t`Dry`}
      </Button>
    </>
  );
}

/** What a farmer can tell of a field's water today, the first in green when it wants some. */
export function TellingButtons({ field, today }: Given) {
  return (
    <div className="grid grid-cols-3 gap-2">
      <WateredButton {...{ field, today }} isDue={isWaterDue(field.outlook, today)} isStacked />
      <FindingButtons {...{ field, today }} />
    </div>
  );
}
