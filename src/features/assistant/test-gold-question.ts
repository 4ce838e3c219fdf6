/**
 * A question as farmers ask it, with the passages that answer it, any of which is right; none when the
 * knowledge base must say that it does not know.
 */
export type GoldQuestion = readonly [question: string, ...passages: string[]];
