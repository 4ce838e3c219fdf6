import { describe, expect, test } from "vitest";
import {
  getUsualAmount,
  openSupplyDraft,
  openWaterDraft,
  readFlowDraft,
  readSupplyDraft,
  readWaterDraft,
} from "./form-rules.ts";
import {
  findEntryFault,
  getTank,
  getWaterLeft,
  isLongerThanDay,
  isWaterDue,
  sortByUrgency,
  sortEntries,
  toEntryInput,
} from "./rules.ts";
import type { Entry, FieldWater, Outlook, Planned } from "./schema.ts";

const today = "2026-11-21";
const ground = {
  today,
  sowingDate: "2026-10-12",
  areaInSquareMetres: 4000,
  flowLitresPerHour: 10_000,
};
const planned: Planned = {
  date: today,
  due: today,
  isLate: false,
  netDepth: 18,
  grossDepth: 20,
  litres: 80_000,
  minutes: 480,
  countedRain: 0,
};

function field(
  fieldId: string,
  advice: Extract<Outlook, { kind: "planned" }>["advice"] | Exclude<Outlook["kind"], "planned">,
): FieldWater {
  const outlook: Outlook =
    typeof advice === "string"
      ? { kind: advice }
      : {
          kind: "planned",
          advice,
          irrigations: [],
          today: { depletion: 10, readily: 30, total: 60 },
          season: {
            from: today,
            past: 0,
            depletion: [],
            readily: [],
            total: [],
            rain: [],
            irrigation: [],
          },
          assumed: [],
          certainty: "good",
        };
  const { sowingDate, areaInSquareMetres, flowLitresPerHour } = ground;
  return {
    fieldId,
    name: fieldId,
    crop: "tomato",
    sowingDate,
    method: "drip",
    areaInSquareMetres,
    flowLitresPerHour,
    supply: { kind: "always" },
    entries: [],
    outlook,
  };
}

const made = (id: string, date: string, minutes: number | null = null): Entry => ({
  id,
  kind: "water",
  date,
  grossDepth: 12,
  minutes,
});

describe("what is told", () => {
  test("stands the newest first, of one day what was made last", () => {
    const entries = [
      made("a", "2026-11-02"),
      made("b", "2026-11-20"),
      made("c", "2026-11-02"),
      made("d", "2026-11-20"),
    ];
    expect(sortEntries(entries).map(({ id }) => id)).toEqual(["d", "b", "c", "a"]);
  });

  test("is refused where there is nothing that it can belong to", () => {
    const dry = { kind: "already-dry", date: today } as const;
    expect(findEntryFault(dry, ground)).toBeNull();
    expect(findEntryFault(dry, { ...ground, sowingDate: null })).toEqual({
      field: "date",
      fault: "no-season",
    });
  });

  test("opens with what is planned, else with what was watered the last time", () => {
    const due = field("due", { kind: "irrigate", next: planned });
    expect(openWaterDraft(due, { today, usual: getUsualAmount(due), entry: null })).toEqual({
      date: today,
      unit: "time",
      hours: "8",
      minutes: "0",
      depth: "20",
    });
    const full = {
      ...field("full", { kind: "enough", through: "2026-11-27" }),
      entries: [made("a", today, 200)],
    };
    const draft = openWaterDraft(full, { today, usual: getUsualAmount(full), entry: null });
    expect(draft).toMatchObject({ hours: "3", minutes: "20", depth: "12" });
  });

  test("asks for hours before the flow is known, and for a depth where nothing flows", () => {
    const bare = { flowLitresPerHour: null, method: "furrow" } as const;
    const empty = openWaterDraft(bare, { today, usual: null, entry: null });
    expect(empty).toEqual({ date: today, unit: "time", hours: "", minutes: "", depth: "" });
    const rainFed = { ...bare, method: "rain-fed" } as const;
    expect(openWaterDraft(rainFed, { today, usual: null, entry: null }).unit).toBe("depth");
    // What was told as a depth is corrected as one.
    expect(openWaterDraft(bare, { today, usual: null, entry: made("a", today) }).unit).toBe(
      "depth",
    );
  });

  test.each([
    [{ vessel: "15", seconds: "12" }, 4500],
    [{ vessel: "20", seconds: "१४,४" }, 5000],
    [{ vessel: "200", seconds: "20" }, 36_000],
  ])("a vessel filled as %j is a flow of %i litres in an hour", (draft, flowLitresPerHour) => {
    expect(readFlowDraft(draft)).toEqual({ input: { flowLitresPerHour }, faults: {} });
  });

  test.each([
    ["", "flow-unknown"],
    ["0", "flow-not-valid"],
    ["-5", "flow-not-valid"],
    ["soon", "flow-not-valid"],
    ["0.001", "flow-not-valid"],
    ["3600", "flow-not-valid"],
  ])("no flow is measured in %j seconds: %s", (seconds, fault) => {
    expect(readFlowDraft({ vessel: "15", seconds }).faults).toEqual({ flow: fault });
  });

  test("is told again as it was, when taking it back was a mistake", () => {
    const timed = made("a", today, 200);
    expect(toEntryInput(timed)).toEqual({
      kind: "water",
      date: today,
      amount: { unit: "minutes", value: 200 },
    });
    expect(toEntryInput(made("a", today))).toEqual({
      kind: "water",
      date: today,
      amount: { unit: "millimetres", value: 12 },
    });
    const finding = { ...timed, kind: "still-wet", grossDepth: null, minutes: null } as const;
    expect(toEntryInput(finding)).toEqual({ kind: "still-wet", date: today });
    expect(toEntryInput({ ...timed, grossDepth: null, minutes: null })).toBeNull();
  });

  test("counts an hour as 60 minutes, and a run longer than its day as one to ask about", () => {
    const typed = { date: today, unit: "time", hours: "25", minutes: "90", depth: "" } as const;
    expect(readWaterDraft(typed, ground, today)).toEqual({
      input: undefined,
      faults: { amount: "minutes-not-valid" },
    });
    const read = (hours: string, minutes: string) =>
      readWaterDraft({ ...typed, hours, minutes }, ground, today).input;
    const [minutesAlone, day, longer] = [read("", "90"), read("24", "0"), read("24", "1")];
    expect(minutesAlone).toMatchObject({ amount: { value: 90 } });
    expect(day && isLongerThanDay(day)).toBe(false);
    expect(longer && isLongerThanDay(longer)).toBe(true);
  });

  test("is read from the digits and signs that farmers type", () => {
    const typed = { date: today, unit: "depth", hours: "", minutes: "", depth: "१२,५" } as const;
    expect(readWaterDraft(typed, ground, today).input).toMatchObject({
      amount: { unit: "millimetres", value: 12.5 },
    });
    const timed = { ...typed, unit: "time", hours: "1", minutes: "30" } as const;
    expect(readWaterDraft(timed, ground, today).input).toMatchObject({
      amount: { unit: "minutes", value: 90 },
    });
  });

  test.each([
    [{ depth: "" }, { amount: "depth-not-valid" }],
    [{ depth: "much" }, { amount: "depth-not-valid" }],
    [{ depth: "301" }, { amount: "depth-too-large" }],
    [{ date: "" }, { date: "date-not-valid" }],
    [{ date: "2026-11-22" }, { date: "date-in-future" }],
    [{ unit: "time", hours: "two" }, { amount: "time-not-valid" }],
    // 121 hours at 10,000 l/h are 302 mm on these 4,000 m², and too long already.
    [{ unit: "time", hours: "121" }, { amount: "time-too-long" }],
  ] as const)("is refused at its own field: %o", (change, faults) => {
    const draft = {
      date: today,
      unit: "depth",
      hours: "",
      minutes: "",
      depth: "12",
      ...change,
    } as const;
    expect(readWaterDraft(draft, ground, today)).toEqual({ input: undefined, faults });
  });
});

test("fields stand the most urgent first, what is only asked for after it", () => {
  const later = { ...planned, date: "2026-11-24" };
  const fields = [
    field("okra", "crop-without-figures"),
    field("full", { kind: "enough", through: "2026-11-27" }),
    field("asked", "no-sowing-date"),
    field("later", { kind: "irrigate", next: later }),
    field("stressed", { kind: "stress", from: "2026-11-23" }),
    field("now", { kind: "irrigate", next: planned }),
  ];
  expect(sortByUrgency(fields).map(({ name }) => name)).toEqual([
    "now",
    "stressed",
    "later",
    "asked",
    "full",
    "okra",
  ]);
});

test("a late irrigation is as urgent as the day it was due", () => {
  const late = { ...planned, date: "2026-11-27", due: today, isLate: true };
  const fields = [
    field("tomorrow", { kind: "irrigate", next: { ...planned, date: "2026-11-22" } }),
    field("late", { kind: "irrigate", next: late }),
  ];
  expect(sortByUrgency(fields).map(({ name }) => name)).toEqual(["late", "tomorrow"]);
});

describe("the supply", () => {
  test.each([
    [{ kind: "always" }],
    [{ kind: "weekdays", weekdays: [2, 5] }],
    [{ kind: "turn", from: "2026-11-02", everyDays: 8 }],
  ] as const)("opens as it is and is read as it stands: %o", (supply) => {
    const own = supply.kind === "weekdays" ? { ...supply, weekdays: [...supply.weekdays] } : supply;
    expect(readSupplyDraft(openSupplyDraft(own, today))).toEqual({ input: supply, faults: {} });
  });

  test("is refused where no day is named", () => {
    const draft = openSupplyDraft({ kind: "always" }, today);
    expect(readSupplyDraft({ ...draft, kind: "weekdays" }).faults).toEqual({
      weekdays: "weekdays-missing",
    });
    expect(readSupplyDraft({ ...draft, kind: "turn" }).faults).toEqual({
      everyDays: "turn-not-valid",
    });
  });
});

describe("what is left in the soil", () => {
  const leftOf = (advice: Parameters<typeof field>[1]) =>
    getWaterLeft(field("a", advice).outlook, today);
  const dueOf = (advice: Parameters<typeof field>[1]) =>
    isWaterDue(field("a", advice).outlook, today);

  test("lasts to the day on which the crop would begin to suffer", () => {
    const later = { ...planned, date: "2026-11-25", due: "2026-11-27" };
    expect(leftOf({ kind: "irrigate", next: later })).toEqual({ days: 6, isLonger: false });
    expect(leftOf({ kind: "stress", from: "2026-11-22" })).toEqual({ days: 1, isLonger: false });
    expect(leftOf({ kind: "no-supply", due: "2026-11-19" })).toEqual({ days: 0, isLonger: false });
    expect(leftOf({ kind: "enough", through: "2026-11-27" })).toEqual({ days: 6, isLonger: true });
  });

  test("is not told where no plan says it", () => {
    expect(leftOf("no-weather")).toBeNull();
    expect(leftOf({ kind: "season-over" })).toBeNull();
    expect(leftOf({ kind: "no-forecast" })).toBeNull();
  });

  test("asks for water today when it is planned for today or the crop suffers, not before", () => {
    const tomorrow = { ...planned, date: "2026-11-22", due: "2026-11-22" };
    expect(dueOf({ kind: "irrigate", next: planned })).toBe(true);
    expect(dueOf({ kind: "irrigate", next: { ...tomorrow, date: today } })).toBe(true);
    expect(dueOf({ kind: "stress", from: "2026-11-20" })).toBe(true);
    expect(dueOf({ kind: "irrigate", next: tomorrow })).toBe(false);
    expect(dueOf({ kind: "enough", through: today })).toBe(false);
    expect(dueOf("no-method")).toBe(false);
  });

  test("fills the tank by what all of the roots can take, and stays within it", () => {
    const { outlook } = field("a", { kind: "enough", through: today });
    if (outlook.kind !== "planned") throw new Error("It is planned");
    const tankAt = (depletion: number) =>
      getTank({ ...outlook, today: { depletion, readily: 30, total: 60 } });
    expect(tankAt(15)).toEqual({ full: 0.75, limit: 0.5 });
    expect(tankAt(70).full).toBe(0);
    expect(tankAt(-1).full).toBe(1);
  });
});
