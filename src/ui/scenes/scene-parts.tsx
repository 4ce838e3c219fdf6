import { tone } from "./scene-colours.ts";

type Place = { x: number; y: number; scale?: number };

/** Where a part stands: its foot at x, y of the scene. */
function placed({ x, y, scale = 1 }: Place): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
}

export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g fill={tone.sun}>
      <circle cx={x} cy={y} r={radius * 2.1} opacity=".16" />
      <circle cx={x} cy={y} r={radius * 1.5} opacity=".25" />
      <circle cx={x} cy={y} r={radius} />
    </g>
  );
}

/** A few far birds; each place is one bird. */
export function Birds({ at }: { at: readonly Place[] }) {
  const wings = at.map(({ x, y, scale: s = 1 }) => {
    const half = `q${5 * s} ${-6 * s} ${9 * s} 0`;
    return `M${x} ${y}${half}${half}`;
  });
  return <path d={wings.join("")} fill="none" stroke={tone.steel} strokeWidth="2" />;
}

export function Tree(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-5 0-3-34-14-48-10-50 0-40 9-52 13-49 4-34 6 0z" fill={tone.bark} />
      <path
        d="M-42-58a22 22 0 0 1 14-20 28 28 0 0 1 56-2A23 23 0 1 1 8-45H-28A22 22 0 0 1-42-58z"
        fill={tone.field}
      />
      <circle cx="-10" cy="-78" r="19" fill={tone.crop} />
      <circle cx="22" cy="-64" r="12" fill={tone.crop} />
      <circle cx="-16" cy="-84" r="8" fill={tone.meadow} />
    </g>
  );
}

const fronds =
  "M-3-96Q-30-122-52-92-28-104-3-96ZM-3-96Q-34-106-46-70-26-94-3-96ZM-3-96Q20-124 46-98 22-106-3-96ZM-3-96Q30-106 42-70 20-92-3-96ZM-3-96Q-14-128-34-126-12-116-3-96ZM-3-96Q8-128 28-128 6-116-3-96Z";

export function Palm(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-5 0Q2-50-6-96L1-97Q10-50 6 0z" fill={tone.furrow} />
      <path d={fronds} fill={tone.field} />
      <path
        d="M-10-92a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-2-91a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        fill={tone.bark}
      />
    </g>
  );
}

export function House(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-46 0V-44H46V0z" fill="#f7ead2" />
      <path d="M-46-10H46V0H-46z" fill="#c98f5a" />
      <path d="M-56-42-36-72H36L56-42z" fill={tone.clay} />
      <path d="M-44-52H44M-38-62H38" fill="none" stroke={tone.brick} strokeWidth="2" />
      <path d="M-10 0V-30H10V0z" fill="#2f7aa0" />
      <path d="M22-34h14v14H22zM-36-34h14v14h-14z" fill="#6b5136" />
    </g>
  );
}

/** A young leafy plant, for rows; define it once and stand it with RowOfPlants. */
export function PlantSymbol({ id }: { id: string }) {
  return (
    <symbol id={id} overflow="visible">
      <path
        d="M0 0C-6-16-20-20-30-16-24-4-12 1 0 0 6-16 20-20 30-16 24-4 12 1 0 0Z"
        fill={tone.field}
      />
      <path
        d="M0 0C-14-12-16-26-14-34-4-28 0-16 0 0 14-12 16-26 14-34 4-28 0-16 0 0Z"
        fill={tone.crop}
      />
      <path d="M0 0C-6-14-5-28 0-38 5-28 6-14 0 0Z" fill={tone.meadow} />
    </symbol>
  );
}

type FieldShape = {
  /** The point on the horizon to which the rows run. */
  vanish: readonly [number, number];
  bottom: number;
  /** Where each row meets the bottom edge. */
  feet: readonly number[];
};

/** Dark furrows running to the horizon, over a field already painted. */
export function Furrows({ vanish, bottom, feet, width }: FieldShape & { width: number }) {
  const [x, y] = vanish;
  const strips = feet.map((foot) => `M${x} ${y}L${foot - width / 2} ${bottom}h${width}z`);
  return <path d={strips.join("")} fill={tone.furrow} />;
}

/**
 * Plants along the rows of a field, small near the horizon.
 * @param depths how far down each line of plants stands, 0 at the horizon and 1 at the bottom
 */
export function RowOfPlants({
  plant,
  depths,
  size,
  field,
}: {
  plant: string;
  depths: readonly number[];
  size: number;
  field: FieldShape;
}) {
  const [x, y] = field.vanish;
  return depths.flatMap((depth) =>
    field.feet.map((foot) => {
      const px = Math.round(x + (foot - x) * depth);
      const py = Math.round(y + (field.bottom - y) * depth);
      const scale = Math.round(size * depth * 20) / 20;
      return (
        <use
          key={`${depth} ${foot}`}
          href={`#${plant}`}
          transform={`translate(${px} ${py})scale(${scale})`}
        />
      );
    }),
  );
}
