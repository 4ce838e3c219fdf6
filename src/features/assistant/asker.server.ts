import type { FarmFacts } from "#src/features/farm/facts.server.ts";
import type { WaterParts } from "#src/features/irrigation/water.server.ts";
import type { Language } from "#src/shared/language.ts";

export type ToolParts = Omit<WaterParts, "getFarmPlace">;
/** The farm that is told of, and in which language. */
export type Asker = { farm: FarmFacts; language: Language };
