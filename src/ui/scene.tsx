type SceneName =
  | "demo"
  | "empty-basket"
  | "empty-cards"
  | "empty-field"
  | "empty-letters"
  | "empty-map"
  | "empty-papers"
  | "empty-sacks"
  | "empty-scale"
  | "empty-search"
  | "empty-sky"
  | "field-horizon"
  | "lost-scarecrow"
  | "offline-cloud"
  | "sign-in-field";

type Size = readonly [width: number, height: number];

/** The frame of most drawings. */
const usualSize: Size = [320, 240];
const sizes: Partial<Record<SceneName, Size>> = {
  demo: [960, 540],
  "field-horizon": [1440, 220],
  "lost-scarecrow": [480, 340],
  "sign-in-field": [520, 720],
};

type SceneProps = {
  name: SceneName;
  /** For a drawing that is seen at once and is the largest thing on its page: it comes before scripts. */
  first?: boolean | undefined;
  className?: string | undefined;
};

/** A drawing that only decorates; its place is kept while it loads. */
export function Scene({ name, first = false, className }: SceneProps) {
  const [width, height] = sizes[name] ?? usualSize;
  return (
    <img
      src={`/pictures/scenes/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "sync" : "async"}
      className={className}
    />
  );
}
