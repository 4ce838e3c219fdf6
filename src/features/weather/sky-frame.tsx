import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { FarmSkyPicture, getSkyGround } from "./farm-sky-picture.tsx";
import type { SkyLook } from "./rules.ts";

type SkyFrameProps = {
  sky: SkyLook;
  place: string;
  degrees?: string | undefined;
  children?: ReactNode;
};

/** A place under its sky, the one number of it, and what else is written there. */
export function SkyFrame({ sky, place, degrees, children }: SkyFrameProps) {
  return (
    <div
      className={classNames(
        "relative min-h-44 grow overflow-hidden xl:max-h-80 rounded-control px-4 pt-3.5 pb-12",
        getSkyGround(sky),
      )}
    >
      <FarmSkyPicture sky={sky} />
      <div className="relative max-w-3/5">
        <p className="flex items-center gap-1.5 font-medium">
          <MapPin aria-hidden size={18} className="shrink-0" />
          {place}
        </p>
        {degrees && (
          <p className="mt-1 text-figure-large leading-none font-bold tracking-tight whitespace-nowrap">
            {degrees}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
