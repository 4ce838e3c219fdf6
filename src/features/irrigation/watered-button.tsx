import { useLingui } from "@lingui/react/macro";
import { Droplets, Hand, SunDim } from "lucide-react";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useWriteWater } from "./api.ts";
import { useWaterFailure } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

// Most look and leave; the forms come with the first press.
const WaterDialog = lazyView(async () => (await import("./water-dialog.tsx")).WaterDialog, null);

type Given = { field: ShownField; today: string };

/** Tells that water was let onto the field: the planned amount is there already, to be confirmed. */
export function WateredButton({ field, today }: Given) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = field;
  return (
    <>
      <Button
        icon={<Droplets aria-hidden size={20} />}
        aria-haspopup="dialog"
        aria-label={t`Watered: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t`Watered`}
      </Button>
      {isOpen && <WaterDialog {...{ field, today }} entry={null} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Tells how wet the soil was found: the balance goes on from there. */
export function FindingButtons({ field, today }: Given) {
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
        onClick={() => tell("still-wet")}
      >
        {t`Still wet`}
      </Button>
      <Button
        variant="quiet"
        icon={<SunDim aria-hidden size={20} />}
        aria-label={t`Already dry: ${name}`}
        onClick={() => tell("already-dry")}
      >
        {t`Already dry`}
      </Button>
    </>
  );
}
