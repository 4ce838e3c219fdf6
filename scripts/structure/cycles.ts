import { locate, resolveOwn } from "./places.ts";
import { type Fault, isTest, type SourceFile } from "./source-files.ts";

type Graph = Map<string, Set<string>>;

/** One cycle through each knot of the graph, as the nodes passed, the first not repeated. */
function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const state = new Map<string, "open" | "done">();
  const path: string[] = [];
  const visit = (node: string) => {
    state.set(node, "open");
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (state.get(next) === "open") cycles.push(path.slice(path.indexOf(next)));
      else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(node, "done");
  };
  for (const node of graph.keys()) if (!state.has(node)) visit(node);
  return cycles;
}

function link(graph: Graph, from: string, to: string): void {
  const targets = graph.get(from) ?? new Set<string>();
  targets.add(to);
  graph.set(from, targets);
}

/** Checks that no file needs itself to load, and no feature knows another that knows it. */
export function checkCycles(files: SourceFile[]): Fault[] {
  const known = new Set(files.map((file) => file.path));
  const fileGraph: Graph = new Map();
  const featureGraph: Graph = new Map();
  const witness = new Map<string, { path: string; line: number }>();
  for (const file of files) {
    if (isTest(file.path)) continue;
    const { feature } = locate(file.path);
    for (const imported of file.imports) {
      const target = resolveOwn(file.path, imported.specifier);
      if (!target || !known.has(target)) continue;
      // Types are gone when the code runs, so they make no knot of files; they do tie features.
      if (!imported.isType) link(fileGraph, file.path, target);
      const other = locate(target).feature;
      if (!feature || !other || other === feature) continue;
      link(featureGraph, feature, other);
      witness.set(`${feature} ${other}`, { path: file.path, line: imported.line });
    }
  }
  const ofFiles = findCycles(fileGraph).map((cycle) => ({
    path: cycle[0] ?? "",
    line: 1,
    message: `files import each other in a ring: ${[...cycle, cycle[0]].join(" -> ")}; move what both need into a third`,
  }));
  const ofFeatures = findCycles(featureGraph).map((cycle) => {
    const from = cycle[0] ?? "";
    const place = witness.get(`${from} ${cycle[1] ?? from}`) ?? { path: from, line: 1 };
    return {
      ...place,
      message: `features know each other in a ring: ${[...cycle, from].join(" -> ")}; join them in src/app, or move what both need to src/shared`,
    };
  });
  return [...ofFiles, ...ofFeatures];
}
