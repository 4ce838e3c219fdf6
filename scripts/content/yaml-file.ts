import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/** What is wrong in a file, where, in a sentence for whoever wrote it. */
export type Flaw = { file: string; line: number; text: string };

export type YamlFile = {
  /** From the folder above content/, with forward slashes. */
  path: string;
  value: unknown;
  /** The line of what lies at the end of these names, or of the last of them that is there. */
  lineAt: (names: readonly PropertyKey[]) => number;
};

export type ParsedYaml = { file: YamlFile | null; flaws: readonly Flaw[] };

/** The commonest slips of the hand, by the parser's own codes. */
const slips: Record<string, string> = {
  BAD_INDENT: "the blanks at the beginning of this line do not fit those of the lines around it",
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon and a blank in it must stand in quotation marks: "like: this"',
  BLOCK_IN_FLOW: "a bracket that was opened above is not closed",
  DUPLICATE_KEY: "this name stands here twice; each stands once",
  MISSING_CHAR: "a quotation mark, a bracket or a colon is missing here",
  MULTILINE_IMPLICIT_KEY: "a colon is missing after the name on this line",
  TAB_AS_INDENT: "this line begins with a tab; use blanks",
  UNEXPECTED_TOKEN: "something stands here that does not belong; a quotation mark too many?",
};

/** Where the last of these names that is there begins; nothing where even the first is not. */
function find(node: Node | null, [name, ...others]: readonly PropertyKey[]): number | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    if (!pair || !isNode(pair.key)) return undefined;
    return (isNode(pair.value) ? find(pair.value, others) : undefined) ?? pair.key.range?.[0];
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return isNode(item) ? (find(item, others) ?? item.range?.[0]) : undefined;
}

function readDocument(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { document, lineOf: (offset: number) => lines.linePos(offset).line };
}

/** @param path as the file is named in what is said about it */
export function parseYaml(path: string, text: string): ParsedYaml {
  const { document, lineOf } = readDocument(text);
  const flaws = document.errors.map(({ code, pos, message }) => {
    return { file: path, line: lineOf(pos[0]), text: slips[code] ?? message };
  });
  if (flaws.length > 0) return { file: null, flaws };
  // Of all content/ the documents are far more to keep than to read again where something is wrong.
  let again: ReturnType<typeof readDocument> | undefined;
  const lineAt = (names: readonly PropertyKey[]) => {
    again ??= readDocument(text);
    return again.lineOf(find(again.document.contents, names) ?? 0);
  };
  return { file: { path, value: document.toJS(), lineAt }, flaws };
}
