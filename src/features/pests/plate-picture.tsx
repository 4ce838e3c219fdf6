import { useLingui } from "@lingui/react/macro";
import { Bug } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { PestRecord } from "./record-schema.ts";
import { getPlateAddress } from "./rules.ts";

/** The square of a plate around its surest sign; its words stand beside it. */
export function SignPicture(props: {
  pest: { id: string; isDrawn: boolean };
  /** What is shown of a pest that is not drawn, or whose drawing is out of reach. */
  otherwise?: ReactNode;
  className?: string;
}) {
  const { pest, otherwise, className } = props;
  const [isLost, setLost] = useState(false);
  const look = classNames("shrink-0 overflow-hidden rounded-control", className);
  if (pest.isDrawn && !isLost) {
    return (
      <img
        src={`${getPlateAddress(pest.id)}#sign`}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className={classNames("bg-soil-100", look)}
        onError={() => setLost(true)}
      />
    );
  }
  return (
    otherwise ?? (
      <span
        aria-hidden
        className={classNames("grid place-items-center bg-leaf-100 text-leaf-700", look)}
      >
        <Bug size={36} />
      </span>
    )
  );
}

/** A pest's plate with what its three parts are. */
export function PlatePicture({ pest, otherwise }: { pest: PestRecord; otherwise: ReactNode }) {
  const { t } = useLingui();
  const [isLost, setLost] = useState(false);
  const { signs } = pest.words[useLanguage()];
  if (!pest.isDrawn || isLost) return otherwise;
  return (
    <figure className="mb-5 print:hidden">
      <img
        src={getPlateAddress(pest.id)}
        alt={t`Drawing in three parts: healthy, early and late. ${signs}`}
        width={480}
        height={320}
        className="aspect-[3/2] h-auto w-full rounded-control bg-soil-100"
        onError={() => setLost(true)}
      />
      <figcaption>
        <span aria-hidden className="grid grid-cols-3 py-1 text-center text-sm font-semibold">
          <span>{t`Healthy`}</span>
          <span>{t`Early`}</span>
          <span>{t`Late`}</span>
        </span>
        <span className="block text-sm text-quiet">
          {t`A drawing, not a photo. The orange ring marks the surest sign.`}
        </span>
      </figcaption>
    </figure>
  );
}
