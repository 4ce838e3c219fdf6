/** The drawings that are picture files, with the size of each one's frame. */
const sizes = {
  demo: [960, 540],
  "empty-basket": [320, 240],
  "empty-cards": [320, 240],
  "empty-field": [320, 240],
  "empty-letters": [320, 240],
  "empty-map": [320, 240],
  "empty-papers": [320, 240],
  "empty-sacks": [320, 240],
  "empty-scale": [320, 240],
  "empty-search": [320, 240],
  "empty-sky": [320, 240],
  "field-horizon": [1440, 220],
  "lost-scarecrow": [480, 340],
  "offline-cloud": [320, 240],
  "sign-in-field": [520, 720],
} as const;

type SceneProps = {
  name: keyof typeof sizes;
  /** For a drawing that is seen at once and is the largest thing on its page: it comes before scripts. */
  first?: boolean | undefined;
  className?: string | undefined;
};

/** A drawing that only decorates; its place is kept while it loads. */
export function Scene({ name, first = false, className }: SceneProps) {
  const [width, height] = sizes[name];
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
