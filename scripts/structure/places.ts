import { posix } from "node:path";

type Side = "server" | "browser" | "both";

export type Place = {
  layer: string;
  feature: string | null;
  side: Side;
};

/** Which layer a path is of, which feature, and where its code may run. */
export function locate(path: string): Place {
  const [top = "", layer = "", feature = ""] = path.split("/");
  const isOutside = top !== "src";
  return {
    layer: isOutside ? top : path.split("/").length === 2 ? "main" : layer,
    feature: !isOutside && layer === "features" ? feature : null,
    side: findSide(path),
  };
}

const browserFiles = [
  /\.tsx$/,
  /^src\/service-worker\.ts$/,
  /^src\/(features|app)\/(.*[/-])?(api|writes)\.ts$/,
  /^src\/features\/[^/]+\/(([^/]*-)?words|use-[^/]*)\.ts$/,
];

function findSide(path: string): Side {
  if (/\.server(\.test)?\.ts$/.test(path)) return "server";
  return browserFiles.some((pattern) => pattern.test(path)) ? "browser" : "both";
}

/** The path that an import of our own code names, from the root; null for a package. */
export function resolveOwn(from: string, specifier: string): string | null {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#src/")) return bare.slice(1);
  if (bare.startsWith(".")) return posix.join(posix.dirname(from), bare);
  return null;
}
