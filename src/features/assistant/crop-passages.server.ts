import { calendarRows } from "#content/crop-calendar.ts";
import { crops } from "#content/crop-water.ts";
import { spokenNames } from "#content/crops/names.ts";
import { sowingNotes, waterNotes } from "#content/crops/passages.ts";
import { passagePages } from "#content/passage-pages.ts";
import type { Crop as CropTable } from "#src/agronomy/knowledge-schema.ts";
import { type NamedCrop, namedCrops } from "#src/features/names/schema.ts";
import type { CalendarRegion, CalendarRow, CalendarSeason } from "./content-schema.ts";
import type { PassageRecord } from "./data/passage-record.ts";

type Both = { en: string; hi: string };

const regionWords: Record<CalendarRegion, Both> = {
  north: {
    en: "North (Punjab, Haryana, Uttar Pradesh, Rajasthan and the hills)",
    hi: "उत्तर (पंजाब, हरियाणा, उत्तर प्रदेश, राजस्थान और पहाड़)",
  },
  east: {
    en: "East (Bihar, Jharkhand, Odisha, West Bengal)",
    hi: "पूर्व (बिहार, झारखंड, ओडिशा, पश्चिम बंगाल)",
  },
  central: { en: "Centre (Madhya Pradesh, Chhattisgarh)", hi: "मध्य (मध्य प्रदेश, छत्तीसगढ़)" },
  west: { en: "West (Maharashtra, Gujarat, Goa)", hi: "पश्चिम (महाराष्ट्र, गुजरात, गोवा)" },
  south: {
    en: "South (Andhra Pradesh, Telangana, Karnataka, Tamil Nadu, Kerala)",
    hi: "दक्षिण (आंध्र प्रदेश, तेलंगाना, कर्नाटक, तमिलनाडु, केरल)",
  },
  northeast: { en: "North-east (Assam and hill states)", hi: "पूर्वोत्तर (असम और पहाड़ी राज्य)" },
  all: { en: "Most of India", hi: "ज़्यादातर भारत" },
};
const seasonWords: Record<CalendarSeason, Both> = {
  kharif: { en: "kharif", hi: "खरीफ" },
  "late-kharif": { en: "late kharif (rangda)", hi: "पछेती खरीफ (रांगडा)" },
  rabi: { en: "rabi", hi: "रबी" },
  zaid: { en: "zaid (summer)", hi: "जायद (गर्मी)" },
  annual: { en: "year-round crop", hi: "साल भर की फसल" },
  perennial: { en: "standing crop", hi: "बहुवर्षीय" },
};
const months = [
  { en: "January", hi: "जनवरी" },
  { en: "February", hi: "फरवरी" },
  { en: "March", hi: "मार्च" },
  { en: "April", hi: "अप्रैल" },
  { en: "May", hi: "मई" },
  { en: "June", hi: "जून" },
  { en: "July", hi: "जुलाई" },
  { en: "August", hi: "अगस्त" },
  { en: "September", hi: "सितंबर" },
  { en: "October", hi: "अक्टूबर" },
  { en: "November", hi: "नवंबर" },
  { en: "December", hi: "दिसंबर" },
];

function writeDay(day: string, language: "en" | "hi"): string {
  const [month = 1, date = 1] = day.split("-").map(Number);
  return `${date} ${months[month - 1]?.[language] ?? ""}`;
}

function writeRow(row: CalendarRow, language: "en" | "hi"): string {
  const [, region, season, sowFrom, sowTo, harvestFrom, harvestTo] = row;
  const span = (from: string, to: string) =>
    language === "en"
      ? `${writeDay(from, "en")} to ${writeDay(to, "en")}`
      : `${writeDay(from, "hi")} से ${writeDay(to, "hi")}`;
  const isAllYear = sowFrom === "01-01" && sowTo === "12-31";
  const where = `${regionWords[region][language]}, ${seasonWords[season][language]}`;
  if (season === "perennial") {
    return language === "en"
      ? `${where}: from ${span(sowFrom, sowTo)}, harvest ${span(harvestFrom, harvestTo)}.`
      : `${where}: ${span(sowFrom, sowTo)}, तुड़ाई ${span(harvestFrom, harvestTo)}।`;
  }
  if (language === "en") {
    return isAllYear
      ? `${where}: planted all year.`
      : `${where}: sow ${span(sowFrom, sowTo)}, harvest ${span(harvestFrom, harvestTo)}.`;
  }
  return isAllYear
    ? `${where}: साल भर लगाते हैं।`
    : `${where}: बुवाई ${span(sowFrom, sowTo)}, कटाई ${span(harvestFrom, harvestTo)}।`;
}

const usual: Both = {
  en: "These are usual windows: your state's package of practices and the year's rain go before them.",
  hi: "ये आम समय हैं: राज्य की सिफारिश और इस साल की बारिश पहले देखें।",
};

function listCalendarPassages(): PassageRecord[] {
  const sown = [...new Set(calendarRows.map(([crop]) => crop))];
  return sown.map((crop) => {
    const rows = calendarRows.filter((row) => row[0] === crop);
    const hint = sowingNotes[crop];
    const write = (language: "en" | "hi") =>
      [...rows.map((row) => writeRow(row, language)), hint?.[language] ?? "", usual[language]]
        .filter(Boolean)
        .join(" ");
    return {
      id: `calendar-${crop}`,
      topic: "crop",
      crop,
      title: {
        en: `When to sow and harvest ${spokenNames.en[crop]}`,
        hi: `${spokenNames.hi[crop]} की बुवाई और कटाई का समय`,
      },
      text: { en: write("en"), hi: write("hi") },
      asked: "sow month time season date kab boye bowai kis mahine transplant",
      source: passagePages["general-knowledge"],
      asOf: null,
      certainty: "K",
    };
  });
}

function writeTable({ stages, single, rootDepth, depletionFraction }: CropTable): Both {
  const days = stages.initial + stages.development + stages.mid + stages.late;
  const share = Math.round(depletionFraction * 100);
  return {
    en: `By FAO paper 56 it stands about ${days} days: ${stages.initial} to settle, ${stages.development} of growth, ${stages.mid} at full need, when it uses about ${single.mid} times the reference evaporation, and ${stages.late} of ripening. Irrigated roots reach about ${rootDepth.irrigated} m; give water before ${share} % of what that soil holds for the crop is used up. The irrigation page works out day and amount for your field.`,
    hi: `एफएओ पत्र 56 के अनुसार यह करीब ${days} दिन खड़ी रहती है: जमने के ${stages.initial}, बढ़वार के ${stages.development}, पूरी ज़रूरत के ${stages.mid} दिन, जब खपत संदर्भ वाष्पन की करीब ${single.mid} गुना होती है, और पकने के ${stages.late}। सिंचित जड़ें करीब ${rootDepth.irrigated} मीटर जाती हैं; उतनी मिट्टी के उपलब्ध पानी का ${share} % खर्च होने से पहले पानी दें। आपके खेत का दिन और मात्रा सिंचाई पन्ना बताता है।`,
  };
}

const ponded: Both = {
  en: "How much water seeps away below a puddled field differs from one to the next, so there is no day and amount for rice here.",
  hi: "कीचड़ किए खेत में नीचे कितना पानी रिसता है यह हर खेत में अलग है, इसलिए यहाँ धान के लिए दिन और मात्रा नहीं दी जाती।",
};

function listWaterPassages(): PassageRecord[] {
  const tables: Partial<Record<NamedCrop, CropTable>> = crops;
  return namedCrops.flatMap((crop): PassageRecord[] => {
    const table = tables[crop];
    const stages = waterNotes[crop];
    if (!table || !stages) return [];
    const figures = table.isPonded ? ponded : writeTable(table);
    return [
      {
        id: `water-${crop}`,
        topic: "water",
        crop,
        title: {
          en: `When ${spokenNames.en[crop]} needs water`,
          hi: `${spokenNames.hi[crop]} में पानी कब दें`,
        },
        text: { en: `${stages.en} ${figures.en}`, hi: `${stages.hi} ${figures.hi}` },
        asked: "irrigation water stages how much how often first irrigation kitna pani sinchai",
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
