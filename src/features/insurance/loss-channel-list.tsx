import { useLingui } from "@lingui/react/macro";
import {
  Building2,
  ExternalLink,
  Globe,
  Landmark,
  type LucideIcon,
  Phone,
  Smartphone,
  Store,
  UserRound,
} from "lucide-react";
import { channelNames, channelsAsOf, lossChannels } from "#content/loss-channels.ts";
import { formatDate } from "#src/shared/dates.ts";
import { TextField } from "#src/ui/field.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import type { LossChannelName } from "./channel-schema.ts";

const icons: Record<LossChannelName, LucideIcon> = {
  helpline: Phone,
  portal: Globe,
  app: Smartphone,
  bank: Landmark,
  centre: Store,
  office: Building2,
  insurer: UserRound,
};

/** What each way to report is called and what to do there. */
export function useChannelWords(): Record<LossChannelName, { name: string; text: string }> {
  const { t } = useLingui();
  return {
    helpline: {
      name: t`Crop insurance helpline`,
      text: t`Call and ask for a number for your notice.`,
    },
    portal: { name: t`PMFBY website`, text: t`Report the loss with your policy or application.` },
    app: { name: t`Crop Insurance app`, text: t`On an Android phone; takes photos too.` },
    bank: {
      name: t`Your bank's branch`,
      text: t`Where your crop loan or insurance was made. Ask for a stamp on your copy.`,
    },
    centre: { name: t`Common Service Centre`, text: t`The operator reports it for you.` },
    office: {
      name: t`Agriculture office of the block or district`,
      text: t`Hand in the printed report and keep a stamped copy.`,
    },
    insurer: {
      name: t`The insurance company`,
      text: t`Its number stands on your receipt or policy.`,
    },
  };
}

type LossChannelListProps = { docket: string; onDocket: (docket: string) => void };

/** Every way to report the loss, with how sure it is; the reporting itself is the farmer's. */
export function LossChannelList({ docket, onDocket }: LossChannelListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useChannelWords();
  const asOf = formatDate(new Date(channelsAsOf), language, new Date(0));
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] leading-snug">
        {t`Urvara reports nothing for you. One of these is enough; take the first that works, and write down the number they give you.`}
      </p>
      <ul className="grid gap-2">
        {channelNames.map((channel) => {
          const { href, shown, isConfirmed } = lossChannels[channel];
          const Icon = icons[channel];
          const isOutside = href?.startsWith("https:");
          return (
            <li
              key={channel}
              className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b border-line py-2.5 last:border-b-0"
            >
              <Tile size="small">
                <Icon />
              </Tile>
              <span className="min-w-0 grow basis-40 leading-snug">
                <strong className="block">{words[channel].name}</strong>
                <span className="text-copy text-quiet">{words[channel].text}</span>
                {!isConfirmed && (
                  <span className="block text-sm text-marigold-600">
                    {t`Not confirmed: ask there first.`}
                  </span>
                )}
              </span>
              {href && (
                <a
                  href={href}
                  {...(isOutside ? { target: "_blank", rel: "noreferrer" } : {})}
                  className="inline-flex min-h-12 items-center gap-1.5 rounded-control px-2 font-semibold text-leaf-700 tabular-nums underline underline-offset-4 hover:bg-leaf-100"
                >
                  {shown}
                  {isOutside && (
                    <>
                      <ExternalLink aria-hidden size={18} />
                      <span className="sr-only">{t`(opens another site)`}</span>
                    </>
                  )}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-quiet">{t`As of ${asOf}. A scheme of your own state may have other ways.`}</p>
      <TextField
        name="docket"
        label={t`Number they gave you (when you have reported)`}
        maxLength={120}
        value={docket}
        onChange={({ target }) => onDocket(target.value)}
      />
    </div>
  );
}
