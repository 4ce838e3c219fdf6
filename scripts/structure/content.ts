import { posix } from "node:path";
import { testGround } from "./imports.ts";
import {
  type Fault,
  isTest,
  readName,
  type SourceFile,
  type SyntaxNode,
  walk,
} from "./source-files.ts";

const longestFile = 400;
const longestFunction = { ".ts": 80, ".tsx": 160 } as const;
/** Beyond this a function in a file of data is work, and the file is held to the common limits. */
const longestDataFunction = 20;

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Tables and drawings may be as long as what they hold. */
function mayBeData(path: string): boolean {
  return (
    /^src\/features\/[^/]+\/data\//.test(path) || /(^|[/-])scenes?(\/|-?[a-z-]*\.tsx$)/.test(path)
  );
}

function spanLines(file: SourceFile, node: SyntaxNode): number {
  return file.lineAt(node.end) - file.lineAt(node.start) + 1;
}

function isData(file: SourceFile): boolean {
  if (!mayBeData(file.path)) return false;
  // A scene is one function that draws; elsewhere a long function is not data.
  if (file.path.endsWith(".tsx")) return true;
  let isPure = true;
  walk(file.program, (node) => {
    if (functions.has(node.type) && spanLines(file, node) > longestDataFunction) isPure = false;
  });
  return isPure;
}

function checkSizes(file: SourceFile): Fault[] {
  if (isData(file)) return [];
  const faults: Fault[] = [];
  if (file.lines > longestFile) {
    const message = `${file.lines} lines, at most ${longestFile}: split it where a second idea begins (only data/ and scenes may be longer, and only as data or drawings)`;
    faults.push({ path: file.path, line: longestFile + 1, message });
  }
  if (isTest(file.path)) return faults;
  const longest = longestFunction[file.path.endsWith(".tsx") ? ".tsx" : ".ts"];
  walk(file.program, (node) => {
    if (!functions.has(node.type)) return;
    const lines = spanLines(file, node);
    if (lines <= longest) return;
    faults.push({
      path: file.path,
      line: file.lineAt(node.start),
      message: `a function of ${lines} lines, at most ${longest}: give a part of it a name`,
    });
  });
  return faults;
}

/** What farmers read and write stands in content/ and messages/; tests alone say some of it themselves. */
function checkLetters(file: SourceFile): Fault[] {
  const isOurs = /^(src|scripts)\//.test(file.path) && !isTest(file.path);
  if (!isOurs || testGround.test(file.path)) return [];
  const at = file.text.search(/\p{Script=Devanagari}/u);
  if (at < 0) return [];
  const message =
    "words in Devanagari stand in content/ or messages/, where whoever knows the language finds them; a letter that a rule needs is written by its number, like \\u0964";
  return [{ path: file.path, line: file.lineAt(at), message }];
}

/** Whoever has larger letters set in the browser gets them only where sizes follow that. */
function checkLetterSizes(file: SourceFile): Fault[] {
  if (!/^src\/.*\.tsx?$/.test(file.path)) return [];
  const at = file.text.search(/\btext-\[[\d.]+px\]/);
  if (at < 0) return [];
  const message =
    "letters in px stay small where a farmer has set larger ones: take a size of src/ui/tokens.css";
  return [{ path: file.path, line: file.lineAt(at), message }];
}

function isErrorBoundary(node: SyntaxNode): boolean {
  const parent = node["superClass"];
  if (typeof parent !== "object" || parent === null) return false;
  const name = "property" in parent ? readName(parent.property) : readName(parent);
  return name === "Component" || name === "PureComponent";
}

const nodeRules: Record<string, (node: SyntaxNode, file: SourceFile) => string | null> = {
  TSEnumDeclaration: () => "no enum: a const array and a union of its members",
  ClassDeclaration: (node, file) =>
    file.path === "src/shared/app-error.ts" || (file.path.endsWith(".tsx") && isErrorBoundary(node))
      ? null
      : "no classes but AppError (and a React error boundary): functions over plain values",
  ExportDefaultDeclaration: (_node, file) =>
    file.path.endsWith(".d.ts") || file.path.endsWith(".setup.ts")
      ? null
      : "no default export: name it where it is defined",
};

function checkSyntax(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  walk(file.program, (node) => {
    const message = nodeRules[node.type]?.(node, file);
    if (message) faults.push({ path: file.path, line: file.lineAt(node.start), message });
  });
  return faults;
}

function checkComments(file: SourceFile): Fault[] {
  return file.comments.flatMap(({ value, start }) => {
    const fault = (message: string) => [{ path: file.path, line: file.lineAt(start), message }];
    if (/\b(TODO|FIXME|XXX|HACK)\b/.test(value)) {
      return fault("no notes to oneself in the code: do it, or leave it out");
    }
    if (/(oxlint|eslint|biome)-(disable|ignore)/.test(value) && !/ -- \S/.test(value)) {
      return fault('a rule is switched off only with its reason after " -- "');
    }
    return [];
  });
}

const starters = /^src\/(main\.[a-z]+(?:\.server)?\.tsx?|service-worker\.ts)$/;

/** Nothing happens on import: no calls at the top of a module, save where the product starts. */
function checkTopLevel(file: SourceFile): Fault[] {
  if (!file.path.startsWith("src/") || starters.test(file.path) || isTest(file.path)) return [];
  const body = file.program["body"];
  if (!Array.isArray(body)) return [];
  return body.flatMap((statement: SyntaxNode) => {
    if (statement.type !== "ExpressionStatement" || statement["directive"]) return [];
    const line = file.lineAt(statement.start);
    return [
      { path: file.path, line, message: "something happens on import: put it in a function" },
    ];
  });
}

function checkBarrel(file: SourceFile): Fault[] {
  const body = file.program["body"];
  if (!Array.isArray(body) || body.length === 0) return [];
  const isBarrel = body.every((statement: SyntaxNode) => {
    return statement.type.startsWith("Export") && Boolean(statement["source"]);
  });
  if (!isBarrel) return [];
  const message = `${posix.basename(file.path)} only passes on what others define: import from where it is defined`;
  return [{ path: file.path, line: 1, message }];
}

function checkFocus(file: SourceFile): Fault[] {
  if (!isTest(file.path)) return [];
  const faults: Fault[] = [];
  walk(file.program, (node) => {
    if (node.type !== "MemberExpression") return;
    const object = readName(node["object"]);
    const property = readName(node["property"]);
    if (!/^(it|test|describe|suite)$/.test(object) || !/^(only|skip|todo)$/.test(property)) return;
    const message = `${object}.${property} leaves tests out: every test runs`;
    faults.push({ path: file.path, line: file.lineAt(node.start), message });
  });
  return faults;
}

/** Checks what stands in the files: lengths, kinds of statement, comments. */
export function checkContent(files: SourceFile[]): Fault[] {
  return files.flatMap((file) => [
    ...checkSizes(file),
    ...checkSyntax(file),
    ...checkComments(file),
    ...checkLetters(file),
    ...checkLetterSizes(file),
    ...checkTopLevel(file),
    ...checkBarrel(file),
    ...checkFocus(file),
  ]);
}
