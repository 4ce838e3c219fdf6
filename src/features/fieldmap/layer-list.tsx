import { useLingui } from "@lingui/react/macro";
import { Bug, Droplets, FlaskConical, NotebookPen } from "lucide-react";
import { useId } from "react";
import { LevelPatterns, levelEdges, levelFills } from "./field-shape-list.tsx";
import { type Layer, type LayerName, type Level, levels } from "./layer-rules.ts";
import { layerWords, levelWords } from "./layer-words.ts";

const layerIcons = {
  water: Droplets,
  pests: Bug,
  nutrients: FlaskConical,
  scouting: NotebookPen,
} as const;

/** By what the fields are coloured. */
export function LayerList(props: {
  layers: readonly Layer[];
  shown: LayerName;
  onShow: (name: LayerName) => void;
}) {
  const { layers, shown, onShow } = props;
  const { t, i18n } = useLingui();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Colour the fields by`}</legend>
      <div className="flex flex-wrap gap-2">
        {layers.map(({ name }) => {
          const Icon = layerIcons[name];
          return (
            <label
              key={name}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold text-quiet hover:bg-leaf-100 has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:text-leaf-800 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={group}
                checked={name === shown}
                onChange={() => onShow(name)}
                className="sr-only"
              />
              <Icon aria-hidden size={18} />
              {i18n._(layerWords[name])}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A level as it looks on the map. */
function Swatch({ level }: { level: Level }) {
  const id = useId();
  return (
    <svg aria-hidden width="28" height="20" className="shrink-0">
      <LevelPatterns id={id} />
      <rect
        x="1.5"
        y="1.5"
        width="25"
        height="17"
        rx="4"
        className={`${levelFills[level]} ${levelEdges[level]}`}
        strokeWidth="2"
      />
      <rect x="1.5" y="1.5" width="25" height="17" rx="4" fill={`url(#${id}-${level})`} />
    </svg>
  );
}

/** What the colours and patterns of a layer mean. */
export function LegendList({ name }: { name: LayerName }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`What the colours mean`} className="flex flex-wrap gap-x-5 gap-y-2">
      {levels.map((level) => (
        <li key={level} className="flex items-center gap-2 text-copy">
          <Swatch level={level} />
          {i18n._(levelWords[name][level])}
        </li>
      ))}
    </ul>
  );
}
