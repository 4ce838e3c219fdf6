import * as z from "zod/mini";
import { areaUnits } from "#src/shared/farm-terms.ts";
import { readFaults, readRefusal } from "#src/shared/form-faults.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import {
  type FarmProfileField,
  farmProfileInput,
  type ProfileFault,
  profileFaults,
} from "./farm-schema.ts";
import type { Profile } from "./schema.ts";

/** The answers about a farm as they are typed. */
export const farmDraft = z.object({
  phone: z.string(),
  address: z.string(),
  farmSize: z.string(),
  farmSizeUnit: z.string(),
  farmType: z.nullable(z.string()),
  cropType: z.nullable(z.string()),
  soilType: z.nullable(z.string()),
  waterSource: z.nullable(z.string()),
});
export type FarmDraft = z.infer<typeof farmDraft>;
export type FarmFaults = Partial<Record<FarmProfileField, ProfileFault>>;

const known = { names: z.keyof(farmProfileInput).options, codes: profileFaults };

export function openFarmDraft(saved: Profile | undefined): FarmDraft {
  return {
    phone: saved?.phone ? formatPhone(saved.phone) : "",
    address: saved?.address ?? "",
    farmSize: saved?.farmSize?.toString() ?? "",
    farmSizeUnit: saved?.farmSizeUnit ?? areaUnits[0],
    farmType: saved?.farmType ?? null,
    cropType: saved?.cropType ?? null,
    soilType: saved?.soilType ?? null,
    waterSource: saved?.waterSource ?? null,
  };
}

/** Checks what was typed with the very schema that the server uses. */
export function readFarmDraft(draft: FarmDraft) {
  const farmSize = draft.farmSize.trim() === "" ? null : (readNumber(draft.farmSize) ?? "");
  const { data: input, error } = farmProfileInput.safeParse({ ...draft, farmSize });
  const faults: FarmFaults = readFaults(error, known);
  return { input, faults };
}

/** What the server refused, field by field. */
export const readFarmRefusal = (error: unknown): FarmFaults => readRefusal(error, known);
