import type { Passage } from "#src/features/assistant/passage-schema.ts";

/** A passage as it is written down, with other words that farmers ask for it by. */
export type PassageRecord = Passage & { asked?: string };
