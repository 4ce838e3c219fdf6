type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/**
 * Whether the database itself refused the statement (five-character SQLSTATE), so that one bad item can be
 * told from the others by writing again. After a lost connection (classes 08 and 57) the group may have been
 * stored, and a second write would count twice; without room (class 53) every single one fails as well.
 */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
}

/**
 * One statement in flight, the next takes all that queued meanwhile: one commit serves many callers, and
 * each is answered only after its own commit. Items are written in the order they came in.
 * @param write stores the items and answers one result for each, in their order
 */
export function groupWrites<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const largestGroup = 500;
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  const writeGroup = async (group: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await write(group.map(({ item }) => item));
      if (results.length !== group.length) throw new Error("a grouped write lost count");
      results.forEach((result, index) => group[index]?.resolve(result));
    } catch (error) {
      if (group.length > 1 && isRefusal(error)) {
        for (const one of group) await writeGroup([one]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  };

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      await writeGroup(group);
    }
    isWriting = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
