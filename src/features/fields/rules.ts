import { bighaSizes, bighaStates } from "#content/bigha.ts";
import type { AreaUnit, Crop, Grown } from "#src/shared/farm-terms.ts";
import { squareMetresOfAcre, squareMetresOfFoot } from "#src/shared/farm-terms.ts";
import type { Area, BighaState, Field, FieldSoil, Season } from "./schema.ts";

/** What a bigha counts as where the state is not told: the pucca one, the most widespread. */
const usualBigha = 27_225;

/** One unit of area in m². A guntha is a fortieth of an acre. */
export function getUnitSize(unit: AreaUnit, state: BighaState | null): number {
  switch (unit) {
    case "acre":
      return squareMetresOfAcre;
    case "hectare":
      return 10_000;
    case "guntha":
      return squareMetresOfAcre / 40;
    case "bigha":
      return (state === null ? usualBigha : bighaSizes[state].squareFeet) * squareMetresOfFoot;
  }
}

/** An area in m². */
export function toSquareMetres({ area, areaUnit, bighaState }: Area): number {
  return area * getUnitSize(areaUnit, bighaState);
}

/** As finely as an area can be entered: a ten-thousandth of a hectare is a square metre. */
export const areaDecimals = 4;

/** The area of a field in the unit that it was entered in, exactly as it was entered. */
export function getArea(
  field: Pick<Field, "areaInSquareMetres" | "areaUnit" | "bighaState">,
): number {
  const area = field.areaInSquareMetres / getUnitSize(field.areaUnit, field.bighaState);
  // Division brings back what multiplication gave but for the last bits of the number.
  return Number(area.toFixed(areaDecimals));
}

/** What flows onto the whole field in an hour, litres; null where it is not known. */
export function getFlow({
  flowLitresPerHour,
  emitterCount,
}: Pick<Field, "flowLitresPerHour" | "emitterCount">): number | null {
  return flowLitresPerHour === null ? null : flowLitresPerHour * (emitterCount ?? 1);
}

/** How long a field that is deleted can be brought back. */
export const removalHours = 24;

/** Whether a field's moment to go has come. */
export const isRemoved = ({ removalDate }: Pick<Field, "removalDate">, now: Date): boolean =>
  Boolean(removalDate) && Date.parse(removalDate ?? "") <= now.getTime();

const longestSeasonInYears = 3;

/** Why a crop cannot have been sown on a day, or null. */
export function findSowingFault(sowingDate: string, today: string) {
  if (sowingDate > today) return "sowing-in-future" as const;
  const oldest = `${Number(today.slice(0, 4)) - longestSeasonInYears}${today.slice(4)}`;
  return sowingDate < oldest ? ("sowing-too-old" as const) : null;
}

/** Why a season cannot have ended on a day, or null. */
export function findEndFault(
  { sowingDate }: Pick<Season, "sowingDate">,
  { endedDate, today }: { endedDate: string; today: string },
) {
  if (endedDate > today) return "end-in-future" as const;
  return sowingDate !== null && endedDate < sowingDate ? ("end-before-sowing" as const) : null;
}

/** Why a season cannot begin beside the field's others, or null. */
export function findSeasonFault(others: readonly Season[], sowingDate: string) {
  const isAfter = (season: Season) => (season.endedDate ?? season.sowingDate ?? "") <= sowingDate;
  return others.every(isAfter) ? null : ("season-before-last" as const);
}

/** The farmer's word for what is sown; null for a crop that has its own. */
export const getOwnName = ({ crop, cropName }: Grown): string | null =>
  crop === "other" ? cropName || null : null;

/** What grows on a field now, or null. */
export function getOpenSeason({ seasons }: Pick<Field, "seasons">): Season | null {
  return seasons.find(({ endedDate }) => endedDate === null) ?? null;
}

/** The state whose name an address holds, of those that have a bigha; else null. */
export function findBighaState(address: string): BighaState | null {
  const text = address.toLowerCase();
  const holds = (state: BighaState) =>
    bighaSizes[state].names.some((name) => text.includes(name.toLowerCase()));
  return bighaStates.find(holds) ?? null;
}

/** What Setup asks for that says something of a field. */
export type FarmAnswers = {
  address: string;
  farmSize: number | null;
  farmSizeUnit: AreaUnit;
  cropType: string | null;
  soilType: string | null;
  waterSource: string | null;
};

type FirstField = Area & {
  name: string;
  soil: FieldSoil | null;
  method: "rain-fed" | null;
  crop: Crop | null;
};

/**
 * The first field as Setup's answers describe it: what they leave open stays open, and a farmer's own
 * words for a crop or soil name none that is known.
 * @returns null where no size was told, or none that a field can have
 */
export function planFirstField(
  farm: FarmAnswers,
  known: {
    name: string;
    crops: readonly Crop[];
    soils: readonly FieldSoil[];
    isFieldArea: (area: Area) => boolean;
  },
): FirstField | null {
  if (farm.farmSize === null) return null;
  const area = {
    area: Number(farm.farmSize.toFixed(areaDecimals)),
    areaUnit: farm.farmSizeUnit,
    bighaState: farm.farmSizeUnit === "bigha" ? findBighaState(farm.address) : null,
  };
  if (!known.isFieldArea(area)) return null;
  return {
    ...area,
    name: known.name,
    soil: known.soils.find((soil) => soil === farm.soilType) ?? null,
    method: farm.waterSource === "rain" ? "rain-fed" : null,
    crop: known.crops.find((crop) => crop === farm.cropType) ?? null,
  };
}
