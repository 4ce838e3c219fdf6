import { classNames } from "./class-names.ts";

type SkyKind =
  | "clear"
  | "partly-cloudy"
  | "cloudy"
  | "fog"
  | "drizzle"
  | "rain"
  | "shower"
  | "thunder"
  | "snow";

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

function Sun({ small }: { small: boolean }) {
  return (
    <g transform={small ? "translate(4 -4) scale(.8)" : undefined}>
      <g strokeWidth="3.5" strokeLinecap="round" className="stroke-marigold-500">
        {rays.map((turn) => (
          <path key={turn} d="M32 12V7" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="14" className="fill-marigold-500" />
    </g>
  );
}

function Moon({ small }: { small: boolean }) {
  return (
    <g transform={small ? "translate(6 -8) scale(.85)" : undefined} className="fill-marigold-500">
      <path d="M47 39A18 18 0 1 1 29 15a15 15 0 0 0 18 24Z" />
      <path d="m46 14 1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.8Z" />
    </g>
  );
}

function Cloud({ dark }: { dark: boolean }) {
  return (
    <path
      d="M19 48a10.5 10.5 0 0 1-1-21 15 15 0 0 1 28-3 12 12 0 0 1 1 24Z"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={classNames("stroke-sky-600", dark ? "fill-sky-300" : "fill-surface")}
    />
  );
}

type Strength = "light" | "some" | "heavy";

/** Two drops, three, or five that fall far: how much it rains is seen before the number is read. */
const rain: Record<Strength, string> = {
  light: "M28 53l-2 6M39 53l-2 6",
  some: "M23 53l-3 8M33 53l-3 8M43 53l-3 8",
  heavy: "M17 52l-4 10M25 52l-4 11M33 52l-4 11M41 52l-4 11M49 52l-4 10",
};
const same = (path: string): Record<Strength, string> => ({ light: path, some: path, heavy: path });
const falls: Partial<Record<SkyKind, Record<Strength, string>>> = {
  drizzle: same("M24 53l-1 3M34 53l-1 3M44 53l-1 3"),
  rain,
  shower: rain,
  snow: same("M22 55v.1M32 60v.1M42 55v.1M32 52v.1"),
};

/** A small drawing of the sky; what it shows is always said in words beside it. */
export function SkyPicture(props: {
  sky: SkyKind;
  strength: Strength;
  isNight?: boolean;
  className?: string;
}) {
  const { sky, strength, isNight = false, className } = props;
  const isBright = sky === "clear" || sky === "partly-cloudy" || sky === "shower";
  const Light = isNight ? Moon : Sun;
  return (
    <svg viewBox="0 0 64 64" aria-hidden focusable="false" className={className}>
      {isBright && <Light small={sky !== "clear"} />}
      {sky === "fog" ? (
        <path
          d="M12 22h32M20 32h34M10 42h30M24 52h24"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-edge"
        />
      ) : (
        sky !== "clear" && <Cloud dark={sky !== "partly-cloudy" && sky !== "shower"} />
      )}
      {falls[sky] && (
        <path
          d={falls[sky][strength]}
          strokeWidth={sky === "snow" ? 5 : 3.5}
          strokeLinecap="round"
          className="stroke-sky-600"
        />
      )}
      {sky === "thunder" && (
        <path
          d="M36 35 24 51h8l-4 12 15-18h-9l5-10Z"
          strokeWidth="1.5"
          strokeLinejoin="round"
          className="fill-marigold-500 stroke-surface"
        />
      )}
    </svg>
  );
}
