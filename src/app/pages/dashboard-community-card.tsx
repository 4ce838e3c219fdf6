import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";

function Talk() {
  return (
    <PictureFrame>
      <path d="M0 108q80-14 160-6t160-4v34H0Z" className="fill-leaf-200" />
      <g className="fill-soil-600">
        <circle cx="78" cy="74" r="15" />
        <circle cx="242" cy="74" r="15" />
      </g>
      <path d="M46 132q0-40 32-40t32 40Z" className="fill-leaf-600" />
      <path d="M210 132q0-40 32-40t32 40Z" className="fill-marigold-500" />
      <path d="M60 68q4-20 18-20t18 20q-18-9-36 0Z" className="fill-chilli-600" />
      <path d="M224 70q-2-22 18-22t18 22q-8-12-18-12t-18 12Z" className="fill-sky-600" />
      <path
        d="M102 12h70a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-48l-20 14 4-14h-6a12 12 0 0 1-12-12V24a12 12 0 0 1 12-12Z"
        className="fill-surface"
      />
      <path
        d="M118 27h40M118 41h26"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-soil-300"
      />
      <path
        d="M206 20h26a10 10 0 0 1 10 10v8l-12 10h-24a10 10 0 0 1-10-10v-8a10 10 0 0 1 10-10Z"
        className="fill-surface"
      />
      <path
        d="M219 42c-12-8-10-16-5-16q4 0 5 4q1-4 5-4c5 0 7 8-5 16Z"
        className="fill-chilli-600"
      />
    </PictureFrame>
  );
}

/** What other farmers wrote; the blogs themselves are one press away. */
export function CommunityUpdatesCard({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return (
    <ComingCard
      action={action}
      title={t`Community Updates`}
      icon={<Newspaper aria-hidden size={22} />}
      tone="water"
      picture={<Talk />}
      text={<Trans>The newest posts of other farmers, and who liked yours.</Trans>}
      coming={<Trans>Coming here with notifications; the posts are in Blogs already.</Trans>}
      step={
        <Link href="/community/blogs" className={buttonLook("quiet", "small")}>
          <Trans>Read the blogs</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      }
    />
  );
}
