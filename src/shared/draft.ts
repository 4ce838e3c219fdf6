import type * as z from "zod/mini";

/** Local storage may be forbidden or full; a draft then lasts as long as its form. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | null {
  try {
    return action(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * What was begun to be written in this browser, or null.
 * @param name whose and what it is: `blogDraft:<uid>`
 */
export function readDraft<Draft>(name: string, schema: z.ZodMiniType<Draft>): Draft | null {
  const text = withStorage((storage) => storage.getItem(name));
  if (!text) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps a draft under its name, in place of the one before; null forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  withStorage((storage) => {
    if (draft === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(draft));
  });
}
