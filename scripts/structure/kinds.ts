import { posix } from "node:path";
import { componentFile } from "./names.ts";
import { type Fault, isNode, isTest, readName, type SourceFile, walk } from "./source-files.ts";

const queries = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto"]);

/** Where the first SQL stands, as a query or as text, or null. */
function findSql({ program }: SourceFile): number | null {
  let first: number | null = null;
  walk(program, (node) => {
    const { callee, tag } = node;
    const isQuery =
      isNode(callee) &&
      callee.type === "MemberExpression" &&
      queries.has(readName(callee["property"]));
    if (isQuery || (isNode(tag) && readName(tag) === "sql")) first ??= node.start;
  });
  return first;
}

function holdsJsx({ program }: SourceFile): boolean {
  let holds = false;
  walk(program, ({ type }) => {
    if (type === "JSXElement" || type === "JSXFragment") holds = true;
  });
  return holds;
}

/** The names that a file defines and exports, types aside. */
function listExports({ program }: SourceFile): string[] {
  const body = program["body"];
  if (!Array.isArray(body)) return [];
  return body.flatMap((statement: unknown) => {
    if (!isNode(statement) || statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (!isNode(declaration)) return [];
    if (declaration.type === "FunctionDeclaration") return [readName(declaration["id"])];
    const declared = declaration["declarations"];
    if (!Array.isArray(declared)) return [];
    return declared.map((each: unknown) => (isNode(each) ? readName(each["id"]) : ""));
  });
}

const joinWords = (name: string) =>
  name.replaceAll(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** What a file's name says that it exports; null where the name is that of a topic. */
function readPromise(name: string): string | null {
  const [stem = ""] = name.split(".");
  if (/^use-[a-z0-9-]+\.ts$/.test(name)) return joinWords(stem);
  return componentFile.test(name) ? joinWords(`-${stem}`) : null;
}

function checkFeatureFile(file: SourceFile): Fault[] {
  const name = posix.basename(file.path);
  const faults: Fault[] = [];
  const fault = (message: string, line = 1) => faults.push({ path: file.path, line, message });
  const promised = readPromise(name);
  if (promised && !listExports(file).includes(promised)) {
    fault(
      `exports no ${promised}, so nobody finds here what the name says: name the file for what others import from it, or that for the file`,
    );
  }
  if (name.endsWith(".tsx") && !holdsJsx(file)) {
    fault(
      "holds no JSX, so it shows nothing: words belong in <thing>-words.ts, a hook in use-<thing>.ts, a decision in rules.ts",
    );
  }
  if (!name.endsWith(".server.ts")) return faults;
  const isStore = /^(.*-)?store\.server\.ts$/.test(name);
  const sql = findSql(file);
  if (isStore && sql === null) {
    fault(
      "holds no SQL, and a store is where the database is asked: name it <topic>.server.ts for what it does",
    );
  }
  if (!isStore && sql !== null) {
    fault(
      "SQL stands in stores alone, where whoever changes a table finds all that asks it: move it to store.server.ts, or to <topic>-store.server.ts",
      file.lineAt(sql),
    );
  }
  return faults;
}

/** Checks that the files of features hold what their names say. */
export function checkKinds(files: SourceFile[]): Fault[] {
  return files.flatMap((file) =>
    file.path.startsWith("src/features/") && !isTest(file.path) ? checkFeatureFile(file) : [],
  );
}
