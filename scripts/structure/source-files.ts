import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { parseSync } from "vite";

export type Fault = { path: string; line: number; message: string };

export type ImportOf = { specifier: string; isType: boolean; line: number };

/** Any node of a syntax tree: a type name, a place in the text, and whatever the type has beside. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

export type SourceFile = {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  program: SyntaxNode;
  comments: { value: string; start: number }[];
  imports: ImportOf[];
  /** The line, counted from 1, of an offset in the text. */
  lineAt: (offset: number) => number;
};

const checkedFolders = ["src", "scripts", "e2e", "bench"];

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.endsWith(".setup.ts");
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}

/** The name of an identifier, or nothing. */
export function readName(node: unknown): string {
  if (typeof node !== "object" || node === null || !("name" in node)) return "";
  return typeof node.name === "string" ? node.name : "";
}

/** Calls back for every node below and including the given one, parents first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | null) => void,
) {
  const step = (current: SyntaxNode, parent: SyntaxNode | null) => {
    visit(current, parent);
    for (const value of Object.values(current)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) step(child, current);
      }
    }
  };
  step(node, null);
}

function countLines(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node["importKind"] === "type" || node["exportKind"] === "type") return true;
  const specifiers = node["specifiers"];
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every(
    (each) => isNode(each) && (each["importKind"] === "type" || each["exportKind"] === "type"),
  );
}

const importing = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

function listImports(program: SyntaxNode, lineAt: (offset: number) => number): ImportOf[] {
  const imports: ImportOf[] = [];
  walk(program, (node) => {
    if (!importing.has(node.type)) return;
    const source = node["source"] ?? node["argument"];
    if (!isNode(source) || typeof source["value"] !== "string") return;
    const isType = node.type === "TSImportType" || isTypeOnly(node);
    imports.push({ specifier: source["value"], isType, line: lineAt(node.start) });
  });
  return imports;
}

/**
 * Reads a file's text as a syntax tree.
 * @throws Error when the text cannot be parsed
 */
function parseSource(path: string, text: string): SourceFile {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const program: unknown = result.program;
  if (!isNode(program)) throw new Error(`${path} has no syntax tree`);
  const lineAt = countLines(text);
  return {
    path,
    text,
    lines: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    program,
    comments: result.comments,
    imports: listImports(program, lineAt),
    lineAt,
  };
}

/** Every TypeScript file of the checked folders, parsed; declaration files too. */
export async function readSources(root: string): Promise<{ files: SourceFile[]; paths: string[] }> {
  const paths: string[] = [];
  for (const folder of checkedFolders) {
    let entries = [];
    try {
      entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") continue;
      throw error;
    }
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      paths.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
    }
  }
  paths.sort();
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  const files = await Promise.all(
    sources.map(async (path) => parseSource(path, await readFile(join(root, path), "utf8"))),
  );
  return { files, paths };
}
