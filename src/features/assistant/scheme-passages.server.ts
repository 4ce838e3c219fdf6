import { schemes } from "#content/schemes.ts";
import type { SchemeDocument } from "#src/features/schemes/detail-schema.ts";
import type { SchemeType } from "#src/features/schemes/schema.ts";
import type { PassageRecord } from "./data/passage-record.ts";

const documentWords: Record<SchemeDocument, { en: string; hi: string }> = {
  aadhaar: { en: "Aadhaar card", hi: "आधार कार्ड" },
  "land-record": { en: "land record", hi: "ज़मीन का कागज़" },
  "bank-account": { en: "bank account", hi: "बैंक खाता" },
  "bank-passbook": { en: "bank passbook", hi: "बैंक पासबुक" },
  "mobile-number": { en: "mobile number", hi: "मोबाइल नंबर" },
  pan: { en: "PAN card", hi: "पैन कार्ड" },
  "tenancy-paper": { en: "tenancy paper", hi: "बटाई या पट्टे का कागज़" },
  "sowing-declaration": { en: "sowing declaration", hi: "बुवाई का घोषणा पत्र" },
  quotation: { en: "dealer's quotation", hi: "दुकानदार का कोटेशन" },
  "ration-card": { en: "ration card", hi: "राशन कार्ड" },
  "land-or-job-card": { en: "land record or job card", hi: "ज़मीन का कागज़ या जॉब कार्ड" },
  "farmer-id": { en: "farmer ID", hi: "किसान पहचान पत्र" },
  "voter-id": { en: "voter card", hi: "वोटर कार्ड" },
};

/** What people ask for a scheme of a kind by, beside its name. */
const typeWords: Record<SchemeType, string> = {
  income: "yojana income support instalment",
  insurance: "yojana insurance bima",
  credit: "yojana loan karj",
  pension: "yojana pension",
  irrigation: "yojana subsidy irrigation",
  energy: "yojana subsidy solar pump electricity bijli",
  equipment: "yojana subsidy machine",
  market: "yojana mandi sell",
  soil: "yojana soil",
  organic: "yojana organic",
  crops: "yojana seed",
  horticulture: "yojana subsidy orchard bagwani",
  animals: "yojana pashu",
  enterprise: "yojana subsidy business",
  programme: "yojana",
};

/** What farmers call the best known schemes beside their names. */
const nicknames: Record<string, string> = {
  "pm-kisan": "pm_kisan 6000 2000 kist instalment not received ekyc papers documents",
  "pm-kmy": "old age pension maandhan budhapa 60 saal",
  kcc: "crop loan low interest kisan credit card kcc limit cattle loan banta hai",
  pmfby: "fasal bima crop insurance",
  "per-drop-more-crop": "drip sprinkler subsidy",
  "farm-machinery-smam": "tractor subsidy krishi yantra machine",
  "pm-kusum": "solar pump subsidy saur",
  "soil-health-card": "mitti janch card free soil test",
};

function joinSentences(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A passage a scheme: what it is, what it gives, the papers, where the rules are read. */
export function listSchemePassages(): PassageRecord[] {
  return schemes.map((record) => {
    const { en, hi } = record.words;
    const listPapers = (language: "en" | "hi") =>
      record.documents.map((document) => documentWords[document][language]).join(", ");
    const hasPapers = record.documents.length > 0;
    return {
      id: `scheme-${record.id}`,
      topic: "scheme",
      title: { en: en.title, hi: hi.title },
      text: {
        en: joinSentences([
          en.description,
          `What it gives: ${en.benefit}`,
          hasPapers ? `Papers to keep ready: ${listPapers("en")}.` : "",
        ]),
        hi: joinSentences([
          hi.description,
          `क्या मिलता है: ${hi.benefit}`,
          hasPapers ? `तैयार रखने के कागज़: ${listPapers("hi")}।` : "",
        ]),
      },
      asked: `${typeWords[record.type]} ${record.id.replaceAll("-", " ")} ${nicknames[record.id] ?? ""}`,
      source: {
        name: { en: "Schemes in Urvara", hi: "उर्वरा में योजनाएँ" },
        link: `/community/government-schemes/${record.id}`,
      },
      asOf: record.asOf,
      certainty: record.certainty,
    };
  });
}
