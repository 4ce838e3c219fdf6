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
  const name = posix.basename(path);
  return {
    layer: isOutside ? top : path.split("/").length === 2 ? "main" : layer,
    feature: !isOutside && layer === "features" ? feature : null,
    side: findSide(name, layer === "features" || layer === "app"),
  };
}

function findSide(name: string, hasApi: boolean): Side {
  if (/\.server(\.test)?\.ts$/.test(name)) return "server";
  if (name.endsWith(".tsx") || name === "service-worker.ts") return "browser";
  if (hasApi && /^([a-z0-9-]+-)?api\.ts$/.test(name)) return "browser";
  return "both";
}

/** The path that an import of our own code names, from the root; null for a package. */
export function resolveOwn(from: string, specifier: string): string | null {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#src/")) return bare.slice(1);
  if (bare.startsWith(".")) return posix.join(posix.dirname(from), bare);
  return null;
}
