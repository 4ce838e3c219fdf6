import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { formatPast } from "#src/shared/said-moments.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { weatherQuery } from "./api.ts";

/** From when an old forecast is, and the way to a new one, above all that it says. */
export function OldForecastBanner({ fetchedAt, now }: { fetchedAt: string; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isFetching, refetch } = useQuery(weatherQuery);
  const time = formatPast(new Date(fetchedAt), language, now);
  return (
    <Banner
      tone="warn"
      className="mb-4"
      icon={<CloudOff aria-hidden size={22} />}
      action={
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      }
    >
      <b className="block leading-snug">{t`As of ${time}`}</b>
      <span className="text-copy leading-snug">{t`Nothing newer came through. Look at the sky too.`}</span>
    </Banner>
  );
}
