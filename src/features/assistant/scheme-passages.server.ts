import { schemes } from "#content/schemes.ts";
import type { SchemeRecord } from "#src/features/schemes/content-schema.ts";
import type { SchemeType } from "#src/features/schemes/schema.ts";
import { inEachLanguage, type Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import type { Purpose } from "./purpose-schema.ts";

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

/** What is wanted of schemes of a kind, beside how they are got. */
const purposesOf: Partial<Record<SchemeType, Purpose[]>> = {
  income: ["scheme-status"],
  insurance: ["insurance"],
  credit: ["loan"],
  irrigation: ["irrigation-method"],
  market: ["where-to-sell"],
  soil: ["soil-test"],
  animals: ["livestock"],
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
  "mh-munde-accident":
    "farmer died accident electric shock snake bite drowning help 2 lakh apghat vima mrutyu madat durghatna muavja",
};

function writeText(record: SchemeRecord, language: Language): string {
  const { description, benefit } = record.words[language];
  const words = answerWords[language].passages.scheme;
  const papers = record.documents.map((document) => words.documents[document]).join(", ");
  return [description, words.benefit(benefit), ...(papers ? [words.papers(papers)] : [])].join(" ");
}

/** The passage that tells of a scheme of the catalogue. */
export const toPassageId = (schemeId: string) => `scheme-${schemeId}`;

/** The scheme of the catalogue that a passage tells of; null for another passage. */
export const toSchemeId = (passageId: string): string | null =>
  passageId.startsWith(toPassageId("")) ? passageId.slice(toPassageId("").length) : null;

/** A passage a scheme: what it is, what it gives, the papers, where the rules are read. */
export function listSchemePassages(): PassageRecord[] {
  return schemes.map((record) => ({
    id: toPassageId(record.id),
    topic: "scheme",
    purposes: ["scheme", ...(purposesOf[record.type] ?? [])],
    title: inEachLanguage((language) => record.words[language].title),
    text: inEachLanguage((language) => writeText(record, language)),
    asked: `${typeWords[record.type]} ${record.id.replaceAll("-", " ")} ${nicknames[record.id] ?? ""}`,
    source: {
      name: inEachLanguage((language) => answerWords[language].passages.scheme.source),
      link: `/community/government-schemes/${record.id}`,
    },
    asOf: record.asOf,
    certainty: record.certainty,
  }));
}
