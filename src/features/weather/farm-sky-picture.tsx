import type { SkyLook } from "./rules.ts";

/** The ground of each sky; it is that of the text on it too. */
const grounds: Record<SkyLook, string> = {
  clear: "bg-sky-100",
  partly: "bg-sky-100",
  cloudy: "bg-[#dfe6ea] dark:bg-[#1d272d]",
  rain: "bg-[#cfdde6] dark:bg-[#172730]",
  storm: "bg-[#3d4c57] text-[#fff] dark:bg-[#1b232a]",
  fog: "bg-[#ebe9e2] dark:bg-[#262822]",
  night: "bg-[#1f3a58] text-[#fff] dark:bg-[#101f31]",
  heat: "bg-[#fde8c0] dark:bg-[#3a2a10]",
};

/** The far hill, the near one and the rows on it. */
const hills: Record<"day" | "dull" | "dark" | "dry", readonly [string, string, string]> = {
  day: [
    "fill-leaf-200",
    "fill-[#86b87c] dark:fill-[#2f6a3d]",
    "stroke-[#5f9a5b] dark:stroke-[#3f8a50]",
  ],
  dull: [
    "fill-[#b9cdb9] dark:fill-[#243a2b]",
    "fill-[#7ba27a] dark:fill-[#2a5236]",
    "stroke-[#5b855e] dark:stroke-[#376b46]",
  ],
  dark: [
    "fill-[#24513c] dark:fill-[#17362a]",
    "fill-[#17402d] dark:fill-[#122b20]",
    "stroke-[#2c6346]",
  ],
  dry: [
    "fill-[#e6cf98] dark:fill-[#5a4520]",
    "fill-[#c9a765] dark:fill-[#6b5226]",
    "stroke-[#a98745] dark:stroke-[#866a35]",
  ],
};

const light: Record<SkyLook, keyof typeof hills> = {
  clear: "day",
  partly: "day",
  cloudy: "dull",
  rain: "dull",
  storm: "dark",
  fog: "dull",
  night: "dark",
  heat: "dry",
};

function Sun({ isHot }: { isHot: boolean }) {
  const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  return (
    <g className="fill-[#f6c451]">
      <circle cx="268" cy="48" r={isHot ? 58 : 46} className="opacity-20" />
      <circle cx="268" cy="48" r={isHot ? 42 : 34} className="opacity-30" />
      <circle cx="268" cy="48" r={isHot ? 26 : 22} className="fill-marigold-500" />
      {isHot && (
        <g strokeWidth="4" strokeLinecap="round" className="stroke-marigold-500">
          {rays.map((turn) => (
            <path key={turn} d="M268 15V8" transform={`rotate(${turn} 268 48)`} />
          ))}
        </g>
      )}
    </g>
  );
}

function Night() {
  return (
    <>
      <path
        d="M176 22v.1M206 58v.1M222 18v.1M304 24v.1M316 74v.1M150 52v.1M240 84v.1M196 88v.1M120 20v.1"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-[#f7edc9]"
      />
      <path d="M284 66a27 27 0 1 1-25-44 22 22 0 1 0 25 44Z" className="fill-[#f6e3a4]" />
    </>
  );
}

type CloudProps = { x: number; y: number; scale?: number; className: string };

function Cloud({ x, y, scale = 1, className }: CloudProps) {
  return (
    <path
      d="M18 40a17 17 0 0 1-1-34A25 25 0 0 1 64 0a20 20 0 0 1 3 40Z"
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={className}
    />
  );
}

const white = "fill-[#fff] dark:fill-[#4a5a63]";
const grey = "fill-[#b4c1c9] dark:fill-[#3b4952]";
const slate = "fill-[#6f7f8a] dark:fill-[#39444c]";

function Clouds({ sky }: { sky: SkyLook }) {
  switch (sky) {
    case "partly":
      return <Cloud x={228} y={44} scale={0.95} className={white} />;
    case "cloudy":
      return (
        <>
          <Cloud x={170} y={22} scale={0.9} className={grey} />
          <Cloud x={234} y={40} scale={1.1} className={white} />
        </>
      );
    case "rain":
      return (
        <>
          <Cloud x={176} y={16} scale={0.9} className={slate} />
          <Cloud x={232} y={26} scale={1.1} className={grey} />
        </>
      );
    case "storm":
      return (
        <>
          <Cloud x={176} y={14} scale={0.95} className="fill-[#5d6d78]" />
          <Cloud x={230} y={22} scale={1.15} className="fill-[#8796a1]" />
        </>
      );
    default:
      return null;
  }
}

function Falling({ sky }: { sky: SkyLook }) {
  if (sky !== "rain" && sky !== "storm") return null;
  return (
    <>
      <path
        d="m196 62-6 16m26-10-6 16m30-14-6 16m26-12-6 16m28-20-6 16m26-14-6 16m-92 4-5 14m40-6-5 14m46-18-5 14"
        strokeWidth="3.5"
        strokeLinecap="round"
        className={sky === "rain" ? "stroke-sky-600" : "stroke-[#a9c9de]"}
      />
      {sky === "storm" && (
        <path d="m268 58-20 30h13l-7 24 25-34h-14l9-20Z" className="fill-marigold-500" />
      )}
    </>
  );
}

function Mist() {
  return (
    <path
      d="M150 46h150M186 66h150M130 86h150M40 112h190M120 128h200"
      strokeWidth="9"
      strokeLinecap="round"
      className="stroke-[#fff] opacity-70 dark:stroke-[#5d6158]"
    />
  );
}

/** The hills of the landing page under the sky of the hour, and still; what it shows is said in words beside it. */
export function FarmSkyPicture({ sky }: { sky: SkyLook }) {
  const [far, near, rows] = hills[light[sky]];
  return (
    <>
      <svg
        viewBox="0 0 328 160"
        preserveAspectRatio="xMaxYMin meet"
        aria-hidden
        focusable="false"
        fill="none"
        className="absolute inset-0 size-full"
      >
        {(sky === "clear" || sky === "partly" || sky === "heat") && <Sun isHot={sky === "heat"} />}
        {sky === "night" && <Night />}
        <Clouds sky={sky} />
        <Falling sky={sky} />
        {sky === "fog" && <Mist />}
      </svg>
      {/* As wide as its place is, which the sky above is not. */}
      <svg
        viewBox="0 104 328 56"
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
        fill="none"
        className="absolute inset-x-0 bottom-0 h-[32%] min-h-14 w-full"
      >
        <path d="M0 128q52-30 112-13t110-20 106 7v58H0Z" className={far} />
        <path d="M0 146q72-24 152-8t176-18v40H0Z" className={near} />
        <path
          d="M172 160q22-14 48-19M206 160q20-15 50-22M244 160q18-16 48-24M284 160q14-14 44-22"
          strokeWidth="3"
          strokeLinecap="round"
          className={rows}
        />
      </svg>
    </>
  );
}

/** The ground that goes with it, and the colour of what is written on it. */
export const getSkyGround = (sky: SkyLook): string => grounds[sky];
