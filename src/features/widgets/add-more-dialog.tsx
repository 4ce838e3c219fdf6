import { Trans, useLingui } from "@lingui/react/macro";
import {
  Bug,
  ChartPie,
  Droplets,
  IndianRupee,
  Layers,
  type LucideIcon,
  Map as MapIcon,
  Newspaper,
  Sparkles,
  TrendingUp,
} from "lucide-react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { useUpdateWidgets } from "./api.ts";
import type { WidgetName, Widgets } from "./schema.ts";

type Choice = { name: WidgetName; label: string; text: string; Icon: LucideIcon };

function useChoices(): Choice[] {
  const { t } = useLingui();
  return [
    {
      name: "CropDistribution",
      label: t`Crop Distribution`,
      text: t`How your land is shared`,
      Icon: ChartPie,
    },
    { name: "YieldTrend", label: t`Yield Trend`, text: t`Harvest by season`, Icon: TrendingUp },
    {
      name: "AiRecommendation",
      label: t`AI Recommendation`,
      text: t`What to do today`,
      Icon: Sparkles,
    },
    {
      name: "FieldHealthMap",
      label: t`Field Health Map`,
      text: t`Your fields from above`,
      Icon: MapIcon,
    },
    {
      name: "CommunityUpdates",
      label: t`Community Updates`,
      text: t`What other farmers write`,
      Icon: Newspaper,
    },
    { name: "SoilHealth", label: t`Soil Health`, text: t`Nutrients and bags`, Icon: Layers },
    {
      name: "IrrigationSchedule",
      label: t`Irrigation Schedule`,
      text: t`When to water, how much`,
      Icon: Droplets,
    },
    // The card itself is titled 'Pest Control Suggestions', as the specification has it.
    {
      name: "PestControlSuggestions",
      label: t`Pest Control`,
      text: t`What may attack the crop`,
      Icon: Bug,
    },
    {
      name: "MarketPrice",
      label: t`Market Price`,
      text: t`What the mandis pay`,
      Icon: IndianRupee,
    },
  ];
}

/** One checkbox for each optional card; a press shows or hides it at once and is saved. */
export function AddMoreDialog(props: { open: boolean; onClose: () => void; shown: Widgets }) {
  const { open, onClose, shown } = props;
  const { t } = useLingui();
  const update = useUpdateWidgets();
  const choices = useChoices();
  const close = () => {
    update.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Add More`}
      footer={
        <Button onClick={close}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p className="mb-4 text-quiet">
        <Trans>Here You can add more Cards/Widgets</Trans>
      </p>
      <Failure className="mb-4">
        {update.isError && (
          <Trans>That could not be saved and was taken back. Try again in a moment.</Trans>
        )}
      </Failure>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {choices.map(({ name, label, text, Icon }) => (
          <li key={name}>
            <Checkbox
              name={name}
              checked={shown[name]}
              onChange={({ target }) =>
                update.mutate(
                  { [name]: target.checked },
                  {
                    onError: (error) =>
                      console.error("[widgets] saving failed", describeFailure(error)),
                  },
                )
              }
              className="h-full rounded-control border border-line px-3.5 transition-colors hover:border-leaf-600 has-checked:border-leaf-600 has-checked:bg-leaf-100"
              aria-label={label}
              aria-describedby={`${name}-text`}
              label={
                <span className="flex items-center gap-3">
                  <Icon aria-hidden size={24} className="shrink-0 text-leaf-700" />
                  <span className="min-w-0">
                    <span className="block font-semibold">{label}</span>
                    <span id={`${name}-text`} className="block text-sm text-quiet">
                      {text}
                    </span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
