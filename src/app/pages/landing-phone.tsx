import { Trans, useLingui } from "@lingui/react/macro";
import { cropWords } from "#src/shared/farm-words.ts";

/** What the product looks like in a hand: an example day, said to be one. */
export function LandingPhone() {
  const { t, i18n } = useLingui();
  return (
    <div
      role="img"
      aria-label={t`Example of a day in Urvara: rain from 4 pm, no watering, late blight possible, onion ₹240 up`}
      className="relative mx-auto mb-24 w-[min(17.875rem,100%)] text-left leading-snug"
    >
      <div className="rounded-[34px] bg-ground border border-edge p-2.5 shadow-float">
        {/* As tall before its last line has come as after it, in every language. */}
        <div className="grid min-h-[24.75rem] content-start gap-3 rounded-3xl bg-paper px-3 pt-3 pb-4">
          <span className="mx-auto h-1.5 w-16 rounded-full bg-soil-300" />
          <div className="rounded-card border border-line bg-surface p-3">
            <p className="flex items-center gap-2 text-sm text-quiet">
              <span className="size-2 rounded-full bg-leaf-600" />
              <Trans>Ozar, Nashik · now</Trans>
            </p>
            <p className="mt-1 flex items-center gap-3">
              <b className="text-figure leading-none tracking-tight">31°</b>
              <svg
                viewBox="0 0 48 40"
                className="w-12"
                fill="none"
                strokeWidth="3"
                strokeLinecap="round"
              >
                <circle cx="31" cy="12" r="9" className="fill-marigold-500" />
                <path
                  d="M14 31a9 9 0 0 1-.6-18A11.5 11.5 0 0 1 35 15.5 8 8 0 0 1 36 31Z"
                  className="fill-sky-300"
                />
                <path d="m16 35-1 3M25 35l-1 3M34 35l-1 3" className="stroke-sky-600" />
              </svg>
            </p>
            <svg viewBox="0 0 230 34" className="mt-2 block w-full">
              <path
                d="M2 27h20M34 27h20M66 27h20"
                className="stroke-soil-300"
                strokeWidth="3"
                strokeLinecap="round"
              />
              <path
                d="M98 16h20v12H98ZM130 4h20v24h-20ZM162 10h20v18h-20ZM194 20h20v8h-20Z"
                className="fill-sky-600"
              />
            </svg>
            <p className="mt-1 text-sm font-semibold">
              <Trans>Rain from 4 pm, 12 mm</Trans>
            </p>
          </div>
          <div className="rounded-card bg-sky-100 p-3">
            <p className="font-bold">
              <Trans>Tomato plot: wait</Trans>
            </p>
            <p className="text-sm text-quiet">
              <Trans>The rain is enough. Next watering on Thursday.</Trans>
            </p>
          </div>
          <div className="rounded-card bg-marigold-100 p-3">
            <p className="font-bold">
              <Trans>Late blight: watch</Trans>
            </p>
            <p className="text-sm text-quiet">
              <Trans>Two wet nights. Look under the lower leaves.</Trans>
            </p>
          </div>
        </div>
      </div>
      <div className="absolute top-full -left-4 -mt-4 w-60 md:max-lg:hidden rounded-card border border-line bg-surface p-3 shadow-float">
        <p className="flex items-baseline justify-between gap-2">
          <b>{i18n._(cropWords.onion)}</b>
          <b className="text-xl text-leaf-700">+₹240</b>
        </p>
        <p className="text-sm text-quiet">
          <Trans>a quintal at Lasalgaon, after transport</Trans>
        </p>
        <svg viewBox="0 0 200 36" className="mt-1 block w-full" fill="none">
          <path d="M3 30 34 25 66 28 98 18 130 21 162 10 194 6V36H3Z" className="fill-leaf-100" />
          <path
            d="M3 30 34 25 66 28 98 18 130 21 162 10 194 6"
            className="stroke-leaf-600"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx="194" cy="6" r="5" className="fill-leaf-600" />
        </svg>
      </div>
    </div>
  );
}
