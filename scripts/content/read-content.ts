import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Flaw, type ParsedYaml, parseYaml, type YamlFile } from "./yaml-file.ts";

export type ContentFiles = {
  /** Those that could be read, by their paths: "content/pests/rice/facts.yaml". */
  files: ReadonlyMap<string, YamlFile>;
  /** Of all of them. */
  paths: readonly string[];
  flaws: readonly Flaw[];
};

/** Where somebody reads how to write here. */
export const guide = "content/README.md";

/** What each file came to when it was last parsed: content/ is asked for several times, with a file or two changed. */
const parsedBefore = new Map<string, { text: string; parsed: ParsedYaml }>();

function parseOnce(path: string, text: string): ParsedYaml {
  const before = parsedBefore.get(path);
  if (before?.text === text) return before.parsed;
  const parsed = parseYaml(path, text);
  parsedBefore.set(path, { text, parsed });
  return parsed;
}

/** @param texts what the files hold, by their paths from "content" on */
export function parseContent(texts: ReadonlyMap<string, string>): ContentFiles {
  const files = new Map<string, YamlFile>();
  const flaws: Flaw[] = [];
  const paths = [...texts.keys()].filter((path) => path !== guide).sort();
  for (const path of paths) {
    if (!path.endsWith(".yaml")) {
      const text = "this file is not read: the name of a file here ends in .yaml";
      flaws.push({ file: path, line: 1, text });
      continue;
    }
    const parsed = parseOnce(path, texts.get(path) ?? "");
    flaws.push(...parsed.flaws);
    if (parsed.file) files.set(path, parsed.file);
  }
  return { files, paths, flaws };
}

/** What the files of content/ hold. @param root the folder that holds content/ */
export async function readTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(root, "content"), { recursive: true, withFileTypes: true });
  const texts = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    texts.set(relative(root, full).split(sep).join("/"), await readFile(full, "utf8"));
  }
  return texts;
}
