import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { dayInMs } from "#src/shared/days.ts";
import { languages } from "#src/shared/language.ts";
import type { HailWarning, Point } from "./hail-rules.ts";

/** A message of the Common Alerting Protocol 1.2 (OASIS, 2010), as far as it is of hail. */
export type CapDocument = {
  identifier: string;
  sentDate: Date;
  /** The identifiers of messages in whose place it stands. */
  replaces: string[];
  warnings: HailWarning[];
  /** Warnings of hail that name no place which could be found on a map. */
  withoutPlace: number;
};

/** The longest that is believed; the office warns five days ahead at most. */
export const longestInMs = 7 * dayInMs;

const lists = new Set(["item", "info", "area", "polygon", "circle", "responseType"]);
const parser = new XMLParser({
  removeNSPrefix: true,
  // Numbers stay as they are written, identifiers among them.
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

/**
 * Neither feed nor message has a document type; entities are declared in nothing else.
 * @throws Error that says why it is no XML that we read
 */
function parseXml(text: string): unknown {
  if (/<!DOCTYPE/i.test(text)) throw new Error("it has a document type");
  return parser.parse(text, true);
}

const line = z.string().trim();
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const optionalMoment = moment.optional().catch(undefined);
const optionalLine = line.optional().catch(undefined);

const rss = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(z.object({ link: line })).default([]),
    }),
  }),
});

/** @returns where the messages of a feed (RSS 2.0) are. @throws Error that says why it is none */
export function readFeed(text: string): string[] {
  return rss.parse(parseXml(text)).rss.channel.item.map(({ link }) => link);
}

const area = z.object({
  areaDesc: optionalLine,
  polygon: z.array(z.string()).default([]),
  circle: z.array(z.string()).default([]),
});
const info = z.object({
  /** The standard's own default. */
  language: z.string().default("en-US"),
  event: line,
  headline: optionalLine,
  description: optionalLine,
  responseType: z.array(z.string()).default([]),
  urgency: line,
  severity: line,
  certainty: line,
  effective: optionalMoment,
  onset: optionalMoment,
  expires: optionalMoment,
  area: z.array(area).default([]),
});
type Info = z.infer<typeof info>;
const capAlert = z.object({
  alert: z.object({
    identifier: line.min(1).max(300),
    sent: moment,
    status: line,
    msgType: line,
    scope: line,
    references: optionalLine,
    info: z.array(info).default([]),
  }),
});

/** No place of India lies elsewhere: what does has its numbers turned round, or is no polygon. */
const isInIndia = ([latitude, longitude]: Point) =>
  latitude > 5 && latitude < 38 && longitude > 67 && longitude < 98;

/** @param text `latitude,longitude latitude,longitude …`, the last the same as the first (CAP 1.2, 3.2.4) */
function readPolygon(text: string): Point[] {
  const points = text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(",").map(Number);
      return [latitude, longitude];
    });
  return points.length >= 4 && points.every(isInIndia) ? points : [];
}

const kilometresInADegree = 111.2;

/** @param text `latitude,longitude radius`, the radius in kilometres @returns a polygon that is almost as round */
function readCircle(text: string): Point[] {
  const [centre = "", radius] = text.trim().split(/\s+/);
  const [latitude = Number.NaN, longitude = Number.NaN] = centre.split(",").map(Number);
  const north = Number(radius) / kilometresInADegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const points = Array.from({ length: 24 }, (_, at): Point => {
    const angle = (at / 12) * Math.PI;
    return [latitude + north * Math.sin(angle), longitude + east * Math.cos(angle)];
  });
  return north > 0 && points.every(isInIndia) ? points : [];
}

/** Hail, ole, ola and garpit. */
const namesHail = /\bhail|\u0913\u0932[\u0947\u093e]|\u0917\u093e\u0930\u092a\u0940\u091f/i;

/** Whether it warns of hail that may still come; some events name storm and hail together, or hail further down. */
function isOfHail({ event, headline, description, ...told }: Info): boolean {
  return (
    namesHail.test(`${event} ${headline} ${description}`) &&
    told.urgency !== "Past" &&
    told.certainty !== "Unlikely" &&
    !told.responseType.includes("AllClear")
  );
}

const longestArea = 300;

function readWarning(given: Info, sent: Date): HailWarning | null {
  const from = given.onset ?? given.effective ?? sent;
  const latest = sent.getTime() + longestInMs;
  const told = given.expires?.getTime() ?? from.getTime() + dayInMs;
  const until = new Date(Math.min(told, latest));
  if (until <= from) return null;
  const areas = given.area.flatMap(({ areaDesc }) => areaDesc ?? []);
  const tag = given.language.slice(0, 2).toLowerCase();
  const language = languages.find((each) => each === tag) ?? "en";
  return {
    level: ["Extreme", "Severe"].includes(given.severity) ? "danger" : "warning",
    from: from.toISOString(),
    until: until.toISOString(),
    area: {
      [language]: (areas.join(", ") || given.headline || given.event).slice(0, longestArea),
    },
    polygons: given.area
      .flatMap(({ polygon, circle }) => [...polygon.map(readPolygon), ...circle.map(readCircle)])
      .filter((polygon) => polygon.length > 0),
  };
}

/** One warning for what is said of the same time and place in several languages. */
function joinLanguages(warnings: readonly HailWarning[]): HailWarning[] {
  const joined = new Map<string, HailWarning>();
  for (const { area: words, ...warning } of warnings) {
    const key = JSON.stringify(warning);
    joined.set(key, { ...warning, area: { ...words, ...joined.get(key)?.area } });
  }
  return [...joined.values()];
}

/** @throws Error that says why it is no message of the Common Alerting Protocol */
export function readCap(text: string): CapDocument {
  const { alert } = capAlert.parse(parseXml(text));
  const isMeant = alert.status === "Actual" && alert.scope === "Public";
  const isWarning = alert.msgType === "Alert" || alert.msgType === "Update";
  const isLater = alert.msgType === "Update" || alert.msgType === "Cancel";
  const told =
    isMeant && isWarning
      ? joinLanguages(
          alert.info.filter(isOfHail).flatMap((each) => readWarning(each, alert.sent) ?? []),
        )
      : [];
  const warnings = told.filter(({ polygons }) => polygons.length > 0);
  return {
    identifier: alert.identifier,
    sentDate: alert.sent,
    // Of each: who sent it, its identifier, when (CAP 1.2, 3.2.1).
    replaces:
      isMeant && isLater
        ? (alert.references ?? "").split(/\s+/).flatMap((each) => each.split(",")[1] ?? [])
        : [],
    warnings,
    withoutPlace: told.length - warnings.length,
  };
}
