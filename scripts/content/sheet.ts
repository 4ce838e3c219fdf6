import { type Citation, citation, type Provenance } from "#src/shared/provenance.ts";
import type { CheckedContent } from "./check-content.ts";
import type { AnyRecord } from "./check-kind.ts";
import { noPage } from "./check-provenance.ts";
import { firstLanguage, type Names } from "./checking.ts";
import { sheetStyle } from "./sheet-style.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const box = '<i class="box"></i>';
/** The folder of what is told of every crop. */
const everyCrop = "all";

/** `kilogramsPerHectare` and `loss-channels` as people write them. */
const sayName = (name: string) =>
  name
    .replaceAll(/([A-Z])/g, " $1")
    .replaceAll("-", " ")
    .toLowerCase();
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function isNamed(crop: string, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === crop;
  return Object.values(value).some((each) => isNamed(crop, each));
}

const standsIn = (folder: string, { group }: AnyRecord) => group.split("/").includes(folder);

/** Whether a record tells of a crop: it stands in the crop's folder, or its facts name the crop. */
const isAbout = (crop: string, record: AnyRecord) =>
  record.id === crop || standsIn(crop, record) || isNamed(crop, record.facts);

type Say = (cited: Citation) => string;
type Line = { names: Names; text: string };

/** The statements of a record, each with the way to it; a list of single terms is one of them. */
function listLines(value: unknown, cite: Say, names: Names = []): Line[] {
  if (typeof value !== "object" || value === null) return [{ names, text: String(value) }];
  if (names.at(-1) === "source") {
    const cited = citation.safeParse(value);
    if (cited.success) return [{ names, text: cite(cited.data) }];
  }
  const isFew = names.length > 0 && !Array.isArray(value) && Object.keys(value).length <= 3;
  if (isFew && Object.values(value).every((each) => typeof each !== "object")) {
    const texts = Object.entries(value).map(([name, each]) => `${sayName(name)} ${String(each)}`);
    return [{ names, text: texts.join(", ") }];
  }
  if (Array.isArray(value)) {
    const isTerms = value.every((each) => typeof each !== "object" && !/\s/.test(String(each)));
    if (isTerms) return [{ names, text: value.join(", ") }];
    return value.flatMap((each, index) => listLines(each, cite, [...names, index]));
  }
  return Object.entries(value).flatMap(([name, each]) => listLines(each, cite, [...names, name]));
}

const sayPlace = (names: Names) =>
  sayName(names.filter((name) => typeof name === "string").join(" "));

function writeFacts(facts: unknown, cite: Say): string {
  const lines = listLines(facts, cite).map(
    ({ names, text }) =>
      `<li>${box}<span><span class="name">${escape(sayPlace(names))}</span>${escape(text)}</span></li>`,
  );
  return `<ul class="facts">${lines.join("")}</ul>`;
}

type Telling = { language: string; languageName: string; cite: Say };

/** What is told in the language, and in English what is not written in it. */
function writeWords({ words }: AnyRecord, { language, languageName, cite }: Telling): string {
  const told: Readonly<Record<string, unknown>> = words;
  const key = ({ names }: Line) => names.join(".");
  const own = new Map(listLines(told[language] ?? {}, cite).map((line) => [key(line), line.text]));
  let last = "";
  const lines = listLines(told[firstLanguage] ?? {}, cite).map((line) => {
    const place = sayPlace(line.names);
    const name = place === last ? "" : place;
    last = place;
    const text = own.get(key(line));
    const said =
      text === undefined
        ? `<span lang="${firstLanguage}" class="lacking" data-why="not in ${escape(languageName)} yet">${escape(line.text)}</span>`
        : `<span lang="${escape(language)}">${escape(text)}</span>`;
    return `<li>${box}<span class="name">${escape(name)}</span>${said}</li>`;
  });
  return lines.length === 0 ? "" : `<ul class="words">${lines.join("")}</ul>`;
}

function sayProvenance({ certainty, source, asOf, reviewedBy }: Provenance, cite: Say): string {
  const sure = {
    confirmed: `Confirmed${asOf ? ` on ${asOf}` : ""}`,
    general: "General knowledge, held against no page",
    local: "To be confirmed locally",
  }[certainty];
  return [
    source ? `${sure}: ${cite(source)}.` : `${sure}.`,
    reviewedBy ? `Read by ${reviewedBy}.` : "Read by nobody yet.",
  ].join(" ");
}

/** What a record is called, where one of its words says so; else its name in the files. */
function getTitle({ id, words }: AnyRecord, language: string): string {
  const told: Readonly<Record<string, unknown>> = words;
  for (const each of [told[language], told[firstLanguage]]) {
    if (typeof each !== "object" || each === null) continue;
    const [, title] =
      Object.entries(each).find(([name]) => name === "name" || name === "title") ?? [];
    if (typeof title === "string") return title;
  }
  return id;
}

function writeRecord(record: AnyRecord, telling: Telling): string {
  const title = getTitle(record, telling.language);
  const verdicts = ["all is right", "corrected as written", "cannot tell"].map(
    (verdict) => `<span>${box}${verdict}</span>`,
  );
  return `<article>
<header class="record"><h3>${escape(title)}</h3>${title === record.id ? "" : `<code>${escape(record.id)}</code>`}</header>
${writeFacts(record.facts, telling.cite)}
${writeWords(record, telling)}
<p class="from">${escape(sayProvenance(record.provenance, telling.cite))}</p>
<p class="verdict">${verdicts.join("")}</p>
</article>`;
}

/**
 * A page to print of all that is told of a crop in a language, for a pencil; null where nothing is told of it.
 * @param checked content in which nothing is wrong
 * @param wish.language one of its languages
 */
export function writeSheet(
  { kinds, works, languages }: CheckedContent,
  wish: { crop: string; language: string; now: Date },
): string | null {
  const { crop, language, now } = wish;
  const languageName = languages.get(language)?.name ?? language;
  const cite: Say = ({ work, page }) => {
    const { who, what, year, address } = works.get(work) ?? { who: work, what: "" };
    const where = page === noPage ? "page not noted" : page;
    return [who, what, year, where, address].filter(Boolean).join(", ");
  };
  if (!kinds.some(({ records }) => records.some((record) => isAbout(crop, record)))) return null;
  const sections = kinds.flatMap(({ kind, records }) => {
    const ofCrop = records.filter((record) => isAbout(crop, record) || standsIn(everyCrop, record));
    if (ofCrop.length === 0) return [];
    const written = ofCrop.map((record) => writeRecord(record, { language, languageName, cite }));
    return [`<section><h2>${capital(sayName(kind.folder))}</h2>\n${written.join("\n")}</section>`];
  });
  const title = `${capital(sayName(crop))} · ${languageName}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${sheetStyle}</style>
<h1>${escape(title)}</h1>
<p class="how">All that Urvara tells of this crop, as of ${now.toISOString().slice(0, 10)}. Tick what is right. Strike out what is wrong, and write in the margin what is right and where that stands: book, year, page.</p>
<p class="who"><span>Read by</span><span>Institute, place</span><span>Date</span></p>
${sections.join("\n")}
</html>
`;
}
