import { calendarRows } from "#content/crop-calendar.ts";
import { crops } from "#content/crop-water.ts";
import { spokenNames } from "#content/crops/names.ts";
import { sowingNotes, waterNotes } from "#content/crops/passages.ts";
import { passagePages } from "#content/passage-pages.ts";
import type { Crop as CropTable } from "#src/agronomy/knowledge-schema.ts";
import { type NamedCrop, namedCrops } from "#src/features/names/schema.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { CalendarRow } from "./content-schema.ts";
import type { PassageRecord } from "./data/passage-record.ts";

function writeDay(day: string, language: Language): string {
  const [month = 1, date = 1] = day.split("-").map(Number);
  return `${date} ${answerWords[language].passages.calendar.months[month - 1] ?? ""}`;
}

function writeRow(row: CalendarRow, language: Language): string {
  const [, regionId, seasonId, sowFrom, sowUntil, harvestFrom, harvestUntil] = row;
  const { regions, seasons, allYear, standing, dates } = answerWords[language].passages.calendar;
  const [region, season] = [regions[regionId], seasons[seasonId]];
  if (sowFrom === "01-01" && sowUntil === "12-31") return allYear({ region, season });
  const write = seasonId === "perennial" ? standing : dates;
  return write({
    region,
    season,
    sowFrom: writeDay(sowFrom, language),
    sowUntil: writeDay(sowUntil, language),
    harvestFrom: writeDay(harvestFrom, language),
    harvestUntil: writeDay(harvestUntil, language),
  });
}

/** What else farmers ask for it by, in all languages. */
const joinAsked = (part: "calendar" | "water") =>
  Object.values(inEachLanguage((language) => answerWords[language].passages[part].asked)).join(" ");

function listCalendarPassages(): PassageRecord[] {
  const sown = [...new Set(calendarRows.map(([crop]) => crop))];
  return sown.map((crop) => {
    const rows = calendarRows.filter((row) => row[0] === crop);
    const write = (language: Language) => {
      const hint = sowingNotes[crop]?.[language];
      const { usual } = answerWords[language].passages.calendar;
      return [...rows.map((row) => writeRow(row, language)), ...(hint ? [hint] : []), usual].join(
        " ",
      );
    };
    return {
      id: `calendar-${crop}`,
      topic: "crop",
      purposes: ["sowing-time", "harvest-time"],
      crop,
      title: inEachLanguage((language) =>
        answerWords[language].passages.calendar.title(spokenNames[language][crop]),
      ),
      text: inEachLanguage(write),
      asked: joinAsked("calendar"),
      source: passagePages["general-knowledge"],
      asOf: null,
      certainty: "K",
    };
  });
}

function writeTable(
  { stages, single, rootDepth, depletionFraction, isPonded }: CropTable,
  language: Language,
): string {
  if (isPonded) return answerWords[language].passages.water.ponded;
  const { initial, development, mid, late } = stages;
  return answerWords[language].passages.water.figures({
    days: String(initial + development + mid + late),
    initial: String(initial),
    growth: String(development),
    full: String(mid),
    times: String(single.mid),
    ripening: String(late),
    depth: String(rootDepth.irrigated),
    share: String(Math.round(depletionFraction * 100)),
  });
}

function listWaterPassages(): PassageRecord[] {
  const tables: Partial<Record<NamedCrop, CropTable>> = crops;
  return namedCrops.flatMap((crop): PassageRecord[] => {
    const table = tables[crop];
    const stages = waterNotes[crop];
    if (!table || !stages) return [];
    return [
      {
        id: `water-${crop}`,
        topic: "water",
        purposes: ["irrigation"],
        crop,
        title: inEachLanguage((language) =>
          answerWords[language].passages.water.title(spokenNames[language][crop]),
        ),
        text: inEachLanguage((language) => `${stages[language]} ${writeTable(table, language)}`),
        asked: joinAsked("water"),
        source: passagePages.fao,
        asOf: null,
        certainty: "K",
      },
    ];
  });
}

/** A passage a crop on its sowing and harvest, and one on its need of water. */
export function listCropPassages(): PassageRecord[] {
  return [...listCalendarPassages(), ...listWaterPassages()];
}
