import { isDeepStrictEqual } from "node:util";
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, Scalar } from "yaml";
import type { Leaf, Place } from "./cells.ts";

/** What a file holds. Groups are maps, since a name in a file may be one that objects have of their own. */
export type Tree = string | number | boolean | null | Tree[] | Map<string, Tree>;
export type Root = Map<string, Tree>;
/** A tree in which something was taken away. */
type Thinned = Leaf | undefined | Thinned[] | Map<string, Thinned>;

function makeTree(value: unknown): Tree {
  if (Array.isArray(value)) return value.map(makeTree);
  if (value instanceof Map) {
    return new Map([...value].map(([name, each]) => [String(name), makeTree(each)] as const));
  }
  return value as string | number | boolean | null;
}

/** What a file holds; nothing where it holds no groups at its beginning. */
export function readTree(text: string): Root {
  const tree = makeTree(parseDocument(text).toJS({ mapAsMap: true }));
  return tree instanceof Map ? tree : new Map();
}

/** Everything that stands in a tree, each with the way to it. */
export function listLeaves(tree: Tree, place: Place = []): [Place, Leaf][] {
  const isGroup = tree instanceof Map && tree.size > 0;
  const isList = Array.isArray(tree) && tree.length > 0;
  // An empty list or group has nothing below it.
  if (!isGroup && !isList) return [[place, tree as Leaf]];
  return [...tree.entries()].flatMap(([name, each]) => listLeaves(each, [...place, name]));
}

const getBelow = (tree: Thinned, name: string | number | undefined): Thinned => {
  if (tree instanceof Map) return typeof name === "string" ? tree.get(name) : undefined;
  return Array.isArray(tree) && typeof name === "number" ? tree[name] : undefined;
};

const copyFor = (tree: Thinned, name: string | number): Thinned[] | Map<string, Thinned> => {
  if (typeof name === "number") return Array.isArray(tree) ? [...tree] : [];
  return tree instanceof Map ? new Map<string, Thinned>(tree) : new Map<string, Thinned>();
};

/** The tree with another value at the end of a way, or with nothing there. */
function plant(tree: Thinned, [name, ...others]: Place, leaf: Leaf | undefined): Thinned {
  if (name === undefined) return leaf;
  const before = getBelow(tree, name);
  if (leaf === undefined && before === undefined) return tree;
  const copy = copyFor(tree, name);
  const after = plant(before, others, leaf);
  if (copy instanceof Map) copy.set(String(name), after);
  else copy[Number(name)] = after;
  return copy;
}

/** The tree without what was taken away, and without the groups and lists that hold nothing since. */
function prune(tree: Thinned): Tree | undefined {
  if (Array.isArray(tree)) {
    const kept = [...tree].map(prune).filter((each) => each !== undefined);
    return kept.length === 0 && tree.length > 0 ? undefined : kept;
  }
  if (tree instanceof Map) {
    const kept = new Map<string, Tree>();
    for (const [name, each] of tree) {
      const pruned = prune(each);
      if (pruned !== undefined) kept.set(name, pruned);
    }
    return kept.size === 0 && tree.size > 0 ? undefined : kept;
  }
  return tree as Tree | undefined;
}

/** The tree with other values at the ends of these ways; without one, what stood there is taken away. */
export function plantLeaves(tree: Root, leaves: readonly [Place, Leaf | undefined][]): Root {
  const planted = leaves.reduce<Thinned>((grown, [place, leaf]) => plant(grown, place, leaf), tree);
  const pruned = prune(planted);
  return pruned instanceof Map ? pruned : new Map();
}

function changeNode(node: unknown, tree: Tree, document: Document): unknown {
  if (isMap(node) && tree instanceof Map) {
    const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);
    node.items = node.items.filter(({ key }) => tree.has(nameOf(key)));
    for (const [name, each] of tree) {
      const pair = node.items.find(({ key }) => nameOf(key) === name);
      if (pair) pair.value = changeNode(pair.value, each, document);
      else node.items.push(document.createPair(name, each));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(tree)) {
    node.items = tree.map((each, index) => changeNode(node.items[index], each, document));
    return node;
  }
  if (isNode(node) && isDeepStrictEqual(makeTree(node.toJS(document, { mapAsMap: true })), tree)) {
    return node;
  }
  if (!isScalar(node) || (typeof tree === "object" && tree !== null)) {
    return document.createNode(tree);
  }
  node.value = tree;
  // Plain, it would be spread over lines with blank ones between them.
  if (typeof tree === "string" && tree.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
  return node;
}

/** The text of a file that holds something else now: what stays keeps its words, its order and its notes. */
export function changeText(text: string, tree: Root): string {
  const document = text.trim() === "" ? new Document(new Map()) : parseDocument(text);
  const known = new Set(readTree(text).keys());
  document.contents = changeNode(document.contents, tree, document) as typeof document.contents;
  if (isMap(document.contents)) {
    for (const [index, { key }] of document.contents.items.entries()) {
      const isNew = isScalar(key) && !known.has(String(key.value));
      if (isNew && index > 0) key.spaceBefore = true;
    }
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
