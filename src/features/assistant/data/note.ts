import type { PassageCertainty, PassageTopic } from "#src/features/assistant/passage-schema.ts";

type Both = { readonly en: string; readonly hi: string };

/** A passage that is written by hand; `from` says where to read more, `asked` what else farmers call it. */
export type Note = {
  readonly id: string;
  readonly topic: PassageTopic;
  readonly crop?: string;
  readonly title: Both;
  readonly text: Both;
  readonly asked?: string;
  readonly from: NoteSource;
  readonly certainty?: PassageCertainty;
};

/** The day on which the notes were last gone through. */
export const notesAsOf = "2026-11-21";

const noteSources = {
  icar: {
    name: { en: "Indian Council of Agricultural Research", hi: "भारतीय कृषि अनुसंधान परिषद" },
    link: "https://icar.org.in/",
  },
  portal: {
    name: { en: "Farmers' Portal of India", hi: "भारत का किसान पोर्टल" },
    link: "https://farmer.gov.in/",
  },
  imd: {
    name: { en: "India Meteorological Department", hi: "भारत मौसम विज्ञान विभाग" },
    link: "https://mausam.imd.gov.in/",
  },
  plants: {
    name: {
      en: "Directorate of Plant Protection, Quarantine and Storage",
      hi: "वनस्पति संरक्षण, संगरोध एवं संग्रह निदेशालय",
    },
    link: "https://ppqs.gov.in/",
  },
  soil: {
    name: { en: "Soil Health Card portal", hi: "मृदा स्वास्थ्य कार्ड पोर्टल" },
    link: "https://soilhealth.dac.gov.in/",
  },
  pmfby: {
    name: { en: "PM Fasal Bima Yojana", hi: "पीएम फसल बीमा योजना" },
    link: "https://pmfby.gov.in/",
  },
  fao: {
    name: { en: "FAO Irrigation and Drainage Paper 56", hi: "एफएओ सिंचाई पत्र 56" },
    link: "https://www.fao.org/4/x0490e/x0490e00.htm",
  },
  agmarknet: {
    name: { en: "Agmarknet", hi: "एगमार्कनेट" },
    link: "https://agmarknet.gov.in/",
  },
  fci: {
    name: { en: "Food Corporation of India", hi: "भारतीय खाद्य निगम" },
    link: "https://fci.gov.in/",
  },
  irrigationPage: {
    name: { en: "Irrigation in Urvara", hi: "उर्वरा में सिंचाई" },
    link: "/irrigation",
  },
  weatherPage: {
    name: { en: "Weather in Urvara", hi: "उर्वरा में मौसम" },
    link: "/weather",
  },
  fieldsPage: {
    name: { en: "Fields in Urvara", hi: "उर्वरा में खेत" },
    link: "/fields",
  },
  mapPage: {
    name: { en: "Field map in Urvara", hi: "उर्वरा में खेत का नक्शा" },
    link: "/field-map",
  },
  harvestsPage: {
    name: { en: "Harvests and costs in Urvara", hi: "उर्वरा में उपज और खर्च" },
    link: "/harvests",
  },
  soilPage: {
    name: { en: "Soil Health in Urvara", hi: "उर्वरा में मिट्टी की सेहत" },
    link: "/soil",
  },
  pestsPage: {
    name: { en: "Pest watch in Urvara", hi: "उर्वरा में कीट पर नज़र" },
    link: "/pests",
  },
  pricesPage: {
    name: { en: "Market prices in Urvara", hi: "उर्वरा में मंडी भाव" },
    link: "/prices",
  },
  assistantPage: {
    name: { en: "The assistant of Urvara", hi: "उर्वरा का सहायक" },
    link: "/assistant",
  },
  insurancePage: {
    name: { en: "Insurance in Urvara", hi: "उर्वरा में बीमा" },
    link: "/community/insurance",
  },
  schemesPage: {
    name: { en: "Schemes in Urvara", hi: "उर्वरा में योजनाएँ" },
    link: "/community/government-schemes",
  },
  dashboard: {
    name: { en: "The dashboard of Urvara", hi: "उर्वरा का डैशबोर्ड" },
    link: "/dashboard",
  },
  marketplace: {
    name: { en: "Marketplace in Urvara", hi: "उर्वरा का बाज़ार" },
    link: "/marketplace",
  },
  community: {
    name: { en: "Community in Urvara", hi: "उर्वरा का समुदाय" },
    link: "/community",
  },
} as const satisfies Record<string, { name: Both; link: string }>;
type NoteSource = keyof typeof noteSources;

/** What stands behind a passage: where nobody has confirmed it, the official site is only where to read more. */
export function describeSource(
  from: NoteSource,
  certainty: PassageCertainty,
): { name: { en: string; hi: string }; link: string } {
  const { name, link } = noteSources[from];
  if (certainty !== "K" || link.startsWith("/")) return { name: { ...name }, link };
  return {
    name: {
      en: `General knowledge; more at ${name.en}`,
      hi: `सामान्य जानकारी; और पढ़ें: ${name.hi}`,
    },
    link,
  };
}
