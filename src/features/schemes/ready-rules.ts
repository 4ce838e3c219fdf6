import type { ReadyDocument, ReadyInput } from "./detail-schema.ts";

const isSame = (one: ReadyDocument, other: ReadyDocument) =>
  one.schemeId === other.schemeId && one.document === other.document;

/** The papers that are ready once all changes have been sent, oldest first. */
export function applyReady(
  documents: readonly ReadyDocument[],
  changes: readonly ReadyInput[],
): ReadyDocument[] {
  let ready = [...documents];
  for (const { isReady, ...changed } of changes) {
    ready = ready.filter((document) => !isSame(document, changed));
    if (isReady) ready.push(changed);
  }
  return ready;
}
