/** FNV-1a, its bits mixed once more. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The pieces of a word, its edges marked. */
export function listPieces(word: string, lengths: readonly number[]): string[] {
  const edged = `<${word}>`;
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, from) =>
      edged.slice(from, from + length),
    ),
  );
}
