import { readFileSync } from "node:fs";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { callCentre, emergencyNumbers } from "#content/helplines.ts";
import { passagePages } from "#content/passage-pages.ts";
import { notes } from "#content/passages.ts";
import { sprayLimits } from "#content/spray-limits.ts";
import { appScreens } from "#src/app/app-paths.ts";
import { takeKept } from "#src/app/offline/kept-queries.ts";
import { removalHours } from "#src/features/fields/rules.ts";
import { getTimeEnd } from "#src/features/insurance/loss-time-rules.ts";
import { mostQuestions } from "#src/features/pests/finder-rules.ts";
import { daysUntilRemoval } from "#src/features/profile/account-schema.ts";
import { isYoungForecast } from "#src/features/weather/usual-rules.ts";
import { dayInMs } from "#src/shared/days.ts";
import { answerWords } from "./answer-words-rules.ts";
import { listPassageRecords, openPassages } from "./passages.server.ts";
import { searchAlone } from "./test-search.server.ts";

const urvaraNotes = notes.filter(({ topic }) => topic === "urvara");
const catalogue = z.record(z.string(), z.object({ message: z.string(), translation: z.string() }));

/** What a screen says, in each language. */
type Shown = { en: string; hi: string; mr: string };

function listShown(): Shown[] {
  const read = (language: string) =>
    catalogue.parse(JSON.parse(readFileSync(`messages/${language}.json`, "utf8")));
  const [en, hi, mr] = [read("en"), read("hi"), read("mr")];
  return Object.entries(en).map(([id, { translation }]) => ({
    en: translation,
    hi: hi[id]?.translation ?? "",
    mr: mr[id]?.translation ?? "",
  }));
}

const shown = listShown();
const listNamed = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name);
const naming = notes.filter(({ text }) => listNamed(`${text.en} ${text.hi}`).length > 0);

describe("the help names what is there", () => {
  test.each(naming.map(({ id, text }) => [id, text] as const))("%s", (_id, text) => {
    const left = { hi: listNamed(text.hi), mr: listNamed(text.mr ?? "") };
    for (const name of listNamed(text.en)) {
      // The very message of the screen, by which Hindi and Marathi call it.
      const message = shown.find(
        ({ en, hi, mr }) => en === name && left.hi.includes(hi) && left.mr.includes(mr),
      );
      expect(message, name).toBeDefined();
      left.hi.splice(left.hi.indexOf(message?.hi ?? ""), 1);
      left.mr.splice(left.mr.indexOf(message?.mr ?? ""), 1);
    }
    expect(left).toEqual({ hi: [], mr: [] });
  });

  test("and leads to screens that are there", () => {
    const screens = new Set<string>(Object.keys(appScreens));
    for (const { link } of Object.values(passagePages)) {
      if (link.startsWith("/")) expect(screens).toContain(link);
    }
  });

  test("and calls pages by their titles where it cites them", () => {
    const titles = {
      premium: "Premium calculator",
      loss: "Report a crop loss",
      fields: "Your fields",
    };
    for (const [page, title] of Object.entries(titles)) {
      const known = shown.filter(({ en }) => en === title);
      const { en, hi, mr } = answerWords;
      const named = [en, hi, mr].map(
        ({ sources }) => z.record(z.string(), z.string()).parse(sources)[page],
      );
      expect(known.map((each) => [each.en, each.hi, each.mr])).toContainEqual(named);
    }
  });

  test("most of it by the very words of the screens", () => {
    const named = urvaraNotes.flatMap(({ text }) => listNamed(text.en));
    expect(named.length).toBeGreaterThan(70);
  });
});

const ofUrvara = notes.filter(({ topic, text }) => topic === "urvara" || /Urvara|“/.test(text.en));

test.each([
  ["a language choice on every page", /at the top of the page/i],
  ["an order of one's own for the cards", /in your order|settings of the dashboard/i],
  ["a place by the village's name", /PIN code or the village|पिन कोड या गाँव/i],
  ["a place that is changed on the weather page", /change it on the weather page/i],
  ["a page kept for ever", /Pages you have opened before stay readable/i],
  ["a title by which no field is changed", /“Edit field”/],
  ["an area typed on the map", /one point and type the area|बिंदु लगाकर रकबा/i],
  ["photos of a leaf that always may be sent", /unless you ask; then the photo/i],
  ["hours of watering without a flow", /millimetres and hours to give/i],
  ["a post with a photo alone", /a picture, without which a post is not taken/i],
  ["one sign for hearing and speaking", /can hear and speak/i],
  ["a source of each figure", /where each figure comes from/i],
  ["the goods' market for prices of mandis", /market page|बाज़ार पन्ना|बाज़ार भाव पन्ने/i],
  ["an English word on a Hindi screen", /पर Sample/],
])("no help promises %s", (_what, promise) => {
  const texts = ofUrvara.flatMap(({ title, text }) => [title.en, title.hi, text.en, text.hi]);
  expect(texts.filter((text) => promise.test(text))).toEqual([]);
});

describe("the figures of the help are those of the product", () => {
  const getNote = (id: string) => notes.find((note) => note.id === id) ?? urvaraNotes[0];
  const { wind, temperature, dryHoursAfter } = sprayLimits;
  const figures: [string, string, string][] = [
    ["urvara-pest-finder", `at most ${mostQuestions} questions`, `${mostQuestions} सवाल`],
    ["urvara-account", `after ${daysUntilRemoval} days`, `${daysUntilRemoval} दिन`],
    ["urvara-take-back", `after ${removalHours} hours`, `${removalHours} घंटे`],
    ["weather-spray", `${wind.least} to ${wind.most} km/h`, `${wind.least} से ${wind.most}`],
    ["weather-spray", `${temperature.most} °C`, `${temperature.most} °C`],
    ["weather-spray", `${dryHoursAfter.hours} hours`, `${dryHoursAfter.hours} घंटे`],
    ["urvara-assistant", callCentre, callCentre],
    ...Object.values(emergencyNumbers).map((number): [string, string, string] => [
      "urvara-danger",
      number,
      number,
    ]),
  ];
  test.each(figures)("%s: %s", (id, en, hi) => {
    expect(getNote(id)?.text.en).toContain(en);
    expect(getNote(id)?.text.hi).toContain(hi);
    const listFigures = (text = "") => text.match(/\d[\d-]*/g);
    expect(listFigures(getNote(id)?.text.mr)).toEqual(
      expect.arrayContaining(listFigures(en) ?? []),
    );
  });

  test("what was opened is kept for 7 days", () => {
    expect(getNote("urvara-offline")?.text.en).toContain("in the last 7 days");
    expect(getNote("urvara-offline")?.text.hi).toContain("पिछले 7 दिन");
    const client = new QueryClient();
    client.setQueryData(["seen"], "here", { updatedAt: 10 * dayInMs });
    expect(takeKept(client, 17 * dayInMs - 1)).toHaveLength(1);
    expect(takeKept(client, 17 * dayInMs)).toHaveLength(0);
  });

  test("a forecast is gone by for 3 days", () => {
    expect(getNote("urvara-usual-weather")?.text.en).toContain("is 3 days old");
    expect(getNote("urvara-usual-weather")?.text.hi).toContain("3 दिन पुराना");
    const fetchedAt = new Date("2026-11-20T00:00:00Z");
    const later = (milliseconds: number) => new Date(fetchedAt.getTime() + milliseconds);
    expect(isYoungForecast({ fetchedAt }, later(3 * dayInMs - 1))).toBe(true);
    expect(isYoungForecast({ fetchedAt }, later(3 * dayInMs))).toBe(false);
  });

  test("a loss is reported within 72 hours", () => {
    expect(getNote("urvara-loss-report")?.text.en).toContain("72 hours");
    expect(getNote("urvara-loss-report")?.text.hi).toContain("72 घंटे");
    expect(getTimeEnd("2026-11-20T00:00:00Z")).toEqual(new Date("2026-11-23T00:00:00Z"));
  });
});

describe("what farmers ask of the product", () => {
  const base = openPassages(listPassageRecords());
  test.each([
    ["why does it say usual weather and no forecast", "urvara-usual-weather"],
    ["app me aam mausam kyon dikh raha hai anuman nahi", "urvara-usual-weather"],
    ["what does sample mean, is it a demo", "urvara-samples"],
    ["is this demo data real", "urvara-samples"],
    ["क्या यह नमूना असली है", "urvara-samples"],
    ["what is the emergency number 112", "urvara-danger"],
    ["आपात नंबर कौन से हैं", "urvara-danger"],
    ["how do I bring back a field that I deleted by mistake", "urvara-take-back"],
    ["galti se khet mita diya wapas kaise laye", "urvara-take-back"],
    ["why does it say changed elsewhere", "urvara-changed-elsewhere"],
    ["keep mine or keep the other", "urvara-changed-elsewhere"],
    ["my crop is not in the list", "urvara-other-crop"],
    ["मेरी फसल सूची में नहीं है", "urvara-other-crop"],
    ["माझे पीक यादीत नाही", "urvara-other-crop"],
  ])("%s", (question, id) => {
    const found = searchAlone(base, { words: question });
    expect(found.map(({ passage }) => passage.id)).toContain(id);
  });
});
