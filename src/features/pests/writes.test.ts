import { describe, expect, test } from "vitest";
import { addDays } from "#src/shared/days.ts";
import type { Waiting } from "#src/shared/writes.ts";
import { readCountDraft } from "./form-rules.ts";
import { type FarmSky, listCountRules, listRisks } from "./risk-rules.ts";
import { getCountVerdict, getWorstDay, sortRisks } from "./rules.ts";
import type { FieldRisk, FieldWatch, Finding, PestCount, RiskLevel } from "./schema.ts";
import { applyWaiting, type CountCommand } from "./writes.ts";

const today = "2026-07-13";
const fieldId = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f";
const seasonId = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0e";
const makeId = (last: number) => `0f0f0f0f-0f0f-4f0f-8f0f-${String(last).padStart(12, "0")}`;

const finding: Finding = {
  level: "watch",
  value: 15,
  threshold: 18,
  unit: "points",
  temperature: 22,
  temperatureFrom: null,
  temperatureTo: null,
  wetHours: 16,
  points: 3,
  unknownDays: 0,
};
const makeRisk = (pestId: string, change: Partial<FieldRisk> = {}): FieldRisk => ({
  fieldId,
  fieldName: "Well plot",
  crop: "rice",
  pestId,
  level: "watch",
  date: today,
  ruleId: "planthopper-air",
  finding,
  gap: null,
  certainty: "read",
  source: "a source",
  days: [{ date: today, level: "watch" }],
  ...change,
});
const makeField = (change: Partial<FieldWatch> = {}): FieldWatch => ({
  fieldId,
  name: "Well plot",
  seasonId,
  crop: "rice",
  sowingDate: "2026-06-01",
  risks: [makeRisk("rice-bph")],
  counts: [],
  countRules: {
    "rice-bph": [{ unit: "per-hill", threshold: 10 }],
    "rice-hispa": [{ unit: "per-hill", threshold: 1 }],
    "rice-ysb": [{ unit: "percent-dead-hearts", threshold: 5 }],
  },
  ...change,
});
const makeCount = (change: Partial<PestCount> = {}): PestCount => ({
  id: makeId(1),
  pestId: "rice-bph",
  unit: "per-hill",
  value: 12,
  date: today,
  ...change,
});
const write = (command: CountCommand): Waiting<CountCommand> => ({
  id: "tell",
  at: 1,
  command,
  refusal: null,
});
const tell = (change: Partial<PestCount> & { seasonId?: string } = {}) =>
  write({ kind: "tell", input: { ...makeCount(), ...change, fieldId } });
const refuse = (given: Waiting<CountCommand>) => ({
  ...given,
  refusal: { code: "conflict", message: "" },
});
const apply = (field: FieldWatch, ...writes: Waiting<CountCommand>[]) => {
  const [shown] = applyWaiting({ fields: [field], today }, writes);
  if (!shown) throw new Error("There is no field");
  return shown;
};

describe("what was counted without a network", () => {
  test("at the threshold it presses at once, and is shown as waiting", () => {
    const { counts, risks } = apply(makeField(), tell());
    expect(counts).toEqual([{ ...makeCount(), waiting: "waits" }]);
    expect(risks[0]).toMatchObject({
      level: "act",
      ruleId: "count",
      finding: { value: 12, threshold: 10, unit: "counted" },
    });
  });

  test("below the threshold what pressed by the weather is only watched", () => {
    const pressing = makeField({ risks: [makeRisk("rice-bph", { level: "act" })] });
    expect(apply(pressing, tell({ value: 3 })).risks[0]).toMatchObject({
      level: "watch",
      ruleId: "planthopper-air",
    });
  });

  test("a pest that nothing was known of appears with its count", () => {
    const { risks } = apply(makeField(), tell({ pestId: "rice-hispa", value: 1 }));
    expect(risks.map(({ pestId, level }) => [pestId, level])).toEqual([
      ["rice-hispa", "act"],
      ["rice-bph", "watch"],
    ]);
  });

  test("what was refused is shown and counts for nothing; what was taken back is gone", () => {
    const refused = apply(makeField(), refuse(tell()));
    expect(refused.counts[0]?.waiting).toBe("refused");
    expect(refused.risks[0]?.level).toBe("watch");
    const back = write({ kind: "take-back", fieldId, countId: makeId(1) });
    expect(apply(makeField({ counts: [makeCount()] }), back).counts).toEqual([]);
    expect(apply(makeField(), tell(), back).counts).toEqual([]);
  });

  test("another field's writes leave it as it was", () => {
    const input = { ...makeCount(), fieldId: makeId(9) };
    const other = write({ kind: "tell", input });
    expect(apply(makeField(), other)).toMatchObject({ ...makeField(), counts: [] });
  });

  test("of a season that is over meanwhile it neither counts nor is shown, but stays when refused", () => {
    const ended = tell({ seasonId: makeId(8) });
    const { counts, risks } = apply(makeField(), ended);
    expect([counts, risks[0]?.level]).toEqual([[], "watch"]);
    const refused = apply(makeField(), refuse(ended));
    expect(refused.counts).toMatchObject([{ waiting: "refused", writeId: "tell" }]);
    expect(refused.risks[0]?.level).toBe("watch");
    // What waits from before seasons were told is of the open one, and so is what names it.
    expect(apply(makeField(), tell({ seasonId })).risks[0]?.level).toBe("act");
    expect(apply(makeField(), tell()).risks[0]?.level).toBe("act");
  });
});

describe("what is shown before a count is sent is what is shown after it", () => {
  const wet: FarmSky = {
    place: { latitude: 20.1, longitude: 73.9 },
    days: Array.from({ length: 60 }, (_, at) => ({
      date: addDays("2026-05-25", at),
      maximum: 30,
      minimum: 25,
      highestHumidity: 98,
      lowestHumidity: 85,
      rain: 4,
      sunshine: 2,
      hours: Array.from({ length: 24 }, (_hour, hour) => ({
        temperature: 27,
        humidity: 95,
        rain: 0,
        isDay: hour > 5 && hour < 18,
      })),
    })),
  };
  const watchOn = (counts: readonly PestCount[], farm: FarmSky | null): FieldWatch => {
    const named = { fieldId, name: "Well plot", seasonId } as const;
    const field = { ...named, crop: "rice", sowingDate: "2026-06-01" } as const;
    const risks = listRisks({ ...field, counts }, { farm, today });
    return { ...field, risks, counts: [...counts], countRules: listCountRules("rice") };
  };
  const low = makeCount({ value: 2 });
  const high = makeCount({ id: makeId(2), value: 30, date: "2026-07-11" });
  const back = write({ kind: "take-back", fieldId, countId: high.id });
  const other = makeCount({ id: makeId(3), pestId: "rice-hispa", value: 0 });

  test.each<[string, PestCount[], { write: Waiting<CountCommand>; all: PestCount[] }]>([
    ["at the threshold", [], { write: tell(high), all: [high] }],
    ["below it", [], { write: tell(low), all: [low] }],
    ["below it after one at it", [high], { write: tell(low), all: [low, high] }],
    ["at it after one below", [low], { write: tell(high), all: [low, high] }],
    ["one at it taken back", [high], { write: back, all: [] }],
    ["one at it taken back, with one before", [high, low], { write: back, all: [low] }],
    ["of a pest that no weather rule watches", [high], { write: tell(other), all: [other, high] }],
  ])("%s", (_, known, { write, all }) => {
    // Of those that weigh the same none comes first by right.
    const sort = ({ risks }: Pick<FieldWatch, "risks">) =>
      risks
        .map((risk) => ({ ...risk, isCatchWaiting: undefined }))
        .toSorted((one, another) => one.pestId.localeCompare(another.pestId));
    for (const farm of [wet, null]) {
      expect(sort(apply(watchOn(known, farm), write))).toEqual(sort(watchOn(all, farm)));
    }
  });

  test("with the weather's own days under a count that is taken back or superseded", () => {
    const find = ({ risks }: Pick<FieldWatch, "risks">) =>
      risks.find(({ pestId }) => pestId === "rice-bph");
    const alone = find(watchOn([], wet));
    expect(alone?.finding).not.toBeNull();
    const shown = find(apply(watchOn([high], wet), back));
    expect(shown).toEqual({ ...alone, isCatchWaiting: true });
    const pressing = find(apply(watchOn([], wet), tell(high)));
    // Counted on the 11th it speaks until the 17th.
    expect(pressing?.days.slice(0, 5).map(({ level }) => level)).toEqual(Array(5).fill("act"));
    expect(pressing?.days.slice(5)).toEqual(alone?.days.slice(5));
  });

  test("with who gave the threshold, where a page does", () => {
    const field = watchOn([], wet);
    const find = (given: FieldWatch) =>
      apply(given, tell(high)).risks.find(({ pestId }) => pestId === high.pestId);
    const university = { certainty: "read", source: "Kerala Agricultural University" };
    expect(find(field)).toMatchObject({ ruleId: "count", ...university });
    const { unit, pestId } = high;
    const pageless = { ...field, countRules: { [pestId]: [{ unit, threshold: 10 }] } };
    expect(find(pageless)).toMatchObject({ ruleId: "count", certainty: "own-knowledge" });
  });

  test("warmth from a first catch is added up once it is sent, and that is told until then", () => {
    const trap = (value: number, change: Partial<PestCount> = {}) =>
      makeCount({
        id: makeId(6),
        pestId: "rice-ysb",
        unit: "percent-dead-hearts",
        value,
        ...change,
      });
    const isWaiting = (known: PestCount[], ...writes: Waiting<CountCommand>[]) =>
      apply(watchOn(known, wet), ...writes).risks.flatMap(({ pestId, isCatchWaiting }) =>
        isCatchWaiting ? pestId : [],
      );
    expect(isWaiting([])).toEqual([]);
    expect(isWaiting([], tell(trap(2)))).toEqual(["rice-ysb"]);
    expect(isWaiting([], tell(trap(0)))).toEqual([]);
    expect(isWaiting([], refuse(tell(trap(2))))).toEqual([]);
    const earlier = trap(1, { id: makeId(7), date: "2026-07-10" });
    expect(isWaiting([trap(2)], tell(earlier))).toEqual(["rice-ysb"]);
    expect(isWaiting([earlier], tell(trap(2)))).toEqual([]);
    expect(isWaiting([], tell(other))).toEqual([]);
    expect(isWaiting([], tell({ ...other, value: 5 }))).toEqual([]);
    const goes = write({ kind: "take-back", fieldId, countId: makeId(6) });
    expect(isWaiting([trap(2)], goes)).toEqual(["rice-ysb"]);
  });

  test("without weather a count below its threshold is what is told", () => {
    expect(watchOn([low], null).risks.find(({ pestId }) => pestId === "rice-bph")).toMatchObject({
      level: "none",
      gap: null,
      finding: { value: 2, threshold: 10, unit: "counted" },
    });
  });
});

describe("a count's verdict", () => {
  const rules = [{ unit: "per-hill", threshold: 10 }] as const;
  const judge = (counts: readonly PestCount[], date = today) =>
    getCountVerdict(counts, { pestId: "rice-bph", date, rules })?.level ?? null;

  test("at the threshold act, below wait, and for a week only", () => {
    expect(judge([makeCount({ value: 10 })])).toBe("act");
    expect(judge([makeCount({ value: 9.9 })])).toBe("wait");
    expect(judge([makeCount()], "2026-07-19")).toBe("act");
    expect(judge([makeCount()], "2026-07-20")).toBeNull();
    expect(judge([makeCount({ date: "2026-07-14" })])).toBeNull();
  });

  test("the newest speaks, of the pest and in a unit that has a threshold", () => {
    const older = makeCount({ id: makeId(2), value: 20, date: "2026-07-10" });
    expect(judge([older, makeCount({ value: 2 })])).toBe("wait");
    expect(judge([makeCount({ pestId: "rice-hispa" })])).toBeNull();
    expect(judge([makeCount({ unit: "per-plant" }), older])).toBe("act");
  });

  test("thresholds are alternatives: a calm trap does not take back what was found on the fruit", () => {
    const both = [
      { unit: "per-trap-night", threshold: 8 },
      { unit: "percent-fruit", threshold: 10 },
    ] as const;
    const trap = makeCount({ unit: "per-trap-night", value: 2 });
    const fruit = makeCount({ unit: "percent-fruit", value: 15, date: "2026-07-10" });
    const given = { pestId: "rice-bph", date: today, rules: both };
    expect(getCountVerdict([trap, fruit], given)).toMatchObject({
      level: "act",
      count: { value: 15 },
    });
    const fewer = { ...fruit, value: 3, date: "2026-07-12" };
    expect(getCountVerdict([trap, fewer, fruit], given)).toMatchObject({
      level: "wait",
      count: { value: 2 },
    });
  });
});

test("the most pressing comes first, then what will press, then what is nearest to its threshold", () => {
  const days = (level: RiskLevel | null) => [
    { date: today, level: "none" as const },
    { date: "2026-07-14", level },
  ];
  const risks = [
    makeRisk("far", { level: "none", finding: { ...finding, value: 1 }, days: days("none") }),
    makeRisk("near", { level: "none", finding: { ...finding, value: 17 }, days: days("none") }),
    makeRisk("unknown", { level: "none", finding: null, gap: "no-weather", days: days(null) }),
    makeRisk("coming", { level: "none", days: days("act") }),
    makeRisk("now", { level: "act" }),
  ];
  expect(sortRisks(risks).map(({ pestId }) => pestId)).toEqual([
    "now",
    "coming",
    "near",
    "far",
    "unknown",
  ]);
  expect(getWorstDay(makeRisk("coming", { days: days("act") }))).toEqual({
    date: "2026-07-14",
    level: "act",
  });
});

describe("the form of a count", () => {
  const given = { id: makeId(5), today, field: makeField() };
  const draft = { pestId: "rice-bph", unit: "per-hill", value: "12,5", date: today };

  test("a number as a farmer types it, in their own digits too", () => {
    expect(readCountDraft(draft, given).input).toMatchObject({ value: 12.5, fieldId });
    expect(readCountDraft({ ...draft, value: "१२" }, given).input?.value).toBe(12);
    expect(readCountDraft({ ...draft, value: "0" }, given).input?.value).toBe(0);
  });

  test.each([
    [{ value: "" }, { value: "count-not-valid" }],
    [{ value: "many" }, { value: "count-not-valid" }],
    [{ value: "100001" }, { value: "count-too-large" }],
    [{ date: "" }, { date: "date-not-valid" }],
    [{ date: "2026-07-14" }, { date: "date-in-future" }],
    [{ date: "2026-05-31" }, { date: "date-before-sowing" }],
    [{ pestId: "rice-blast" }, { pestId: "pest-unknown" }],
    [{ unit: "per-leaf" }, { unit: "unit-unknown" }],
    [
      { pestId: "rice-ysb", unit: "percent-dead-hearts", value: "101" },
      { value: "count-too-large" },
    ],
  ])("%j is refused where it stands", (change, faults) => {
    const read = readCountDraft({ ...draft, ...change }, given);
    expect(read).toEqual({ input: undefined, faults });
  });

  test("all of a hundred is the most, and only of what is a share", () => {
    const share = { ...draft, pestId: "rice-ysb", unit: "percent-dead-hearts", value: "100" };
    expect(readCountDraft(share, given).input?.value).toBe(100);
    expect(readCountDraft({ ...draft, value: "101" }, given).input?.value).toBe(101);
  });

  test.each([
    ["0026-07-13", { date: "date-too-old" }],
    ["2025-06-07", { date: "date-too-old" }],
    ["2025-06-08", {}],
  ])("of a crop whose sowing is not known, %s is %j", (date, faults) => {
    const field = makeField({ sowingDate: null });
    expect(readCountDraft({ ...draft, date }, { ...given, field }).faults).toEqual(faults);
  });
});
