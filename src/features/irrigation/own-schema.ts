import * as z from "zod/mini";
import { entry } from "./schema.ts";

/** An entry with where it belongs. */
export const ownEntry = z.extend(entry, { fieldId: z.string(), seasonId: z.string() });
export type OwnEntry = z.infer<typeof ownEntry>;
