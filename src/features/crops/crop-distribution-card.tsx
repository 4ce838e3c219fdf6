import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, ChartPie } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { useFields } from "#src/features/fields/api.ts";
import { getUnitSize } from "#src/features/fields/rules.ts";
import type { ShownField } from "#src/features/fields/writes.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { getAreaText, getCropPicture, getCropText } from "#src/shared/farm-words.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { getYearText } from "./harvest-words.ts";
import {
  type CropShare,
  getMainUnit,
  listCropShares,
  listSowingTimes,
  type SowingTime,
} from "./rules.ts";

function Plots() {
  const furrows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <PictureFrame>
      <path d="M-10 66 96 40 132 138H-10Z" className="fill-leaf-200" />
      <path d="M100 39 206 14 226 70 118 90Z" className="fill-marigold-500" />
      <path d="M-10 8 92-8 98 34-10 60Z" className="fill-soil-300" />
      <path d="M120 95 227 75 248 138H136Z" className="fill-leaf-600" />
      <path d="M212 12 330-16V62L232 69Z" className="fill-leaf-200" />
      <path d="M233 74 330 66V138H254Z" className="fill-soil-300" />
      <path d="M96-8 206 9 100 34Z" className="fill-leaf-600 opacity-70" />
      <g fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-surface opacity-45">
        {furrows.map((at) => (
          <path key={at} d={`M${112 + at * 15} ${36 - at * 3.5} ${130 + at * 15} ${85 - at * 3}`} />
        ))}
        {furrows.map((at) => (
          <path key={at} d={`M${136 + at * 14} ${93 - at * 2.5} ${152 + at * 14} 134`} />
        ))}
        {furrows.map((at) => (
          <path key={at} d={`M${246 + at * 13} ${78 - at} ${264 + at * 13} 134`} />
        ))}
      </g>
      <g className="fill-leaf-600">
        {[18, 44, 70, 30, 58, 88].map((x, at) => (
          <circle key={x} cx={x} cy={at < 3 ? 84 - at * 6 : 112 - at * 3} r="7" />
        ))}
      </g>
    </PictureFrame>
  );
}

const title = { icon: <ChartPie aria-hidden size={22} /> };
const atMost = 5;
const grounds = ["bg-leaf-600", "bg-marigold-500", "bg-sky-600", "bg-leaf-200", "bg-chilli-600"];

const furrows = [
  "bg-[repeating-linear-gradient(100deg,transparent_0_0.6rem,rgb(255_255_255/0.2)_0.6rem_0.75rem)]",
  "bg-[repeating-linear-gradient(78deg,transparent_0_0.6rem,rgb(255_255_255/0.2)_0.6rem_0.75rem)]",
];

/** The land from above, as wide for each crop as its share, and as high as the card has room. */
function Land({ shares }: { shares: CropShare[] }) {
  return (
    <div aria-hidden className="flex max-h-64 min-h-16 grow gap-1 overflow-hidden rounded-control">
      {shares.map(({ crop, cropName, share }, at) => (
        <span
          key={`${crop} ${cropName}`}
          className={classNames(
            crop ? (grounds[at] ?? "bg-soil-600") : "bg-soil-300",
            crop && furrows[at % furrows.length],
          )}
          style={{ flexGrow: share, minWidth: 4 }}
        />
      ))}
    </div>
  );
}

const writeTime = ({ name, year }: SowingTime) => `${name} ${year}`;

/** The sowing times by name, `Rabi 2026–27`. */
function useTimeText(): (time: SowingTime) => string {
  const { t } = useLingui();
  return ({ name, year }) => {
    switch (name) {
      case "kharif":
        return t`Kharif ${year}`;
      case "rabi":
        return t`Rabi ${getYearText(year)}`;
      case "zaid":
        return t`Summer ${year}`;
    }
  };
}

function Shares({ fields }: { fields: ShownField[] }) {
  const { t, i18n } = useLingui();
  const getTimeText = useTimeText();
  const today = getLocalDay(useNow());
  const [chosen, setChosen] = useState("");
  const times = listSowingTimes(fields, today);
  const time = times.find((each) => writeTime(each) === chosen) ?? null;
  const shares = listCropShares(fields, time);
  const { areaUnit: unit, bighaState } = getMainUnit(fields);
  const getText = (areaInSquareMetres: number) =>
    getAreaText(i18n, {
      area: areaInSquareMetres / getUnitSize(unit, bighaState),
      unit,
      decimals: 2,
    });
  const more = shares.length - atMost;
  return (
    <>
      {times.length > 0 && (
        <SelectField
          labelHidden
          label={t`Season`}
          className="mb-4"
          options={[
            { value: "", label: t`What grows now` },
            ...times.map((each) => ({ value: writeTime(each), label: getTimeText(each) })),
          ]}
          value={time ? chosen : ""}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Land shares={shares} />
      <ul className="mt-4 grid gap-3">
        {shares.slice(0, atMost).map(({ crop, cropName, share, areaInSquareMetres }, at) => (
          <li key={`${crop} ${cropName}`} className="flex items-center gap-3 leading-snug">
            <Tile
              size="small"
              src={`/pictures/icons/${crop ? getCropPicture(crop) : "soil"}.svg`}
            />
            <span className="min-w-0 grow break-words">
              <span className="block font-medium">
                {crop
                  ? getCropText(i18n, { crop, cropName })
                  : time
                    ? t`Nothing sown`
                    : t`Nothing grows`}
              </span>
              <span className="text-copy text-quiet">{getText(areaInSquareMetres)}</span>
            </span>
            <span className="flex items-center gap-2 font-semibold tabular-nums">
              {`${Math.round(share * 100)}%`}
              <span
                aria-hidden
                className={`size-3 rounded-full ${crop ? (grounds[at] ?? "bg-soil-600") : "bg-soil-300"}`}
              />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-copy text-quiet">
          {t`${plural(more, { one: "and # more", other: "and # more" })}`}
        </p>
      )}
    </>
  );
}

/** How the land is shared among the crops that grow on it now, or stood on it in an earlier season. */
export function CropDistributionCard({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  const { list, fields } = useFields();
  const named = { ...title, title: t`Crop Distribution`, action };
  const shown = fields.filter(({ archivedDate }) => archivedDate === null);
  if (shown.length > 0) {
    return (
      <Card {...named} className="flex h-full flex-col">
        <Shares fields={shown} />
        <div className="mt-auto pt-4">
          <Link href="/fields" className={buttonLook("quiet")}>
            <Trans>Your fields</Trans>
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      </Card>
    );
  }
  if (list.isError) {
    return (
      <Card {...named} className="h-full">
        <LoadFailed
          title={t`Your fields could not be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Card>
    );
  }
  if (list.isPending) {
    return (
      <Card {...named} className="h-full">
        <div role="status">
          <span className="sr-only">{t`Loading your fields…`}</span>
          <Skeleton className="h-32 rounded-control" />
        </div>
      </Card>
    );
  }
  return (
    <ComingCard
      {...named}
      tone="leaf"
      picture={<Plots />}
      text={<Trans>How much of your land each crop takes.</Trans>}
      coming={<Trans>It is drawn from your fields, and there is none yet.</Trans>}
      step={
        <Link href="/fields" className={buttonLook("quiet", "small")}>
          <Trans>Add your first field</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      }
    />
  );
}
