import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countDays } from "#src/shared/days.ts";
import type { Candidate } from "./schema.ts";
import {
  type DayGiven,
  dateOf,
  type Farm,
  type FieldGiven,
  farms,
  mild,
  quiet,
  settleFarm,
  today,
} from "./test-farm.ts";

const farmOf = (field: Partial<FieldGiven>, days: Record<number, Partial<DayGiven>> = {}) => {
  const sky = Array.from({ length: 8 }, (_, at) => ({ ...mild, ...days[at] }));
  return settleFarm({
    days: sky,
    hours: Array.from({ length: 24 }, () => ({ wind: 8, rain: 0 })),
    fields: [{ ...quiet, ...field }],
  }).settled;
};
const find = (tasks: readonly Candidate[], source: Candidate["source"]) =>
  tasks.find((task) => task.source === source);

describe("what rain forbids waits, with its reason", () => {
  const tuesday = { 2: { rain: 98 } };
  const obstacle = { kind: "rain", day: dateOf(2), millimetres: 98 };

  test("fertiliser, until the rain is over", () => {
    const held = find(farmOf({ doseIn: 0 }, tuesday), "nutrient");
    expect(held?.hold).toEqual({ obstacle, until: dateOf(3) });
    expect(find(farmOf({ doseIn: 0 }), "nutrient")?.hold).toBeUndefined();
  });

  test("watering, where the rain is likely and enough", () => {
    expect(find(farmOf({ advice: "water" }, tuesday), "water")?.hold?.obstacle).toEqual(obstacle);
    const unlikely = farmOf({ advice: "water" }, { 1: { rain: 30, chance: 40 } });
    expect(find(unlikely, "water")?.hold).toBeUndefined();
    const little = farmOf({ advice: "water" }, { 1: { rain: 6 } });
    expect(find(little, "water")?.hold).toBeUndefined();
  });

  test("the harvest, while it rains; before the rain it is hurried", () => {
    const ripe = { sown: -126 };
    expect(find(farmOf(ripe, { 0: { rain: 12 } }), "harvest")).toMatchObject({
      hold: { obstacle: { kind: "rain", day: today }, until: dateOf(1) },
    });
    const before = find(farmOf(ripe, tuesday), "harvest");
    expect(before?.reason.code).toBe("harvest-before-weather");
    expect(before?.hold).toBeUndefined();
  });

  test("spraying, as the warning of the same list says; looking does not wait", () => {
    const tasks = farmOf({ hasPest: true }, tuesday);
    expect(find(tasks, "pest")?.hold).toEqual({ obstacle, until: dateOf(3) });
  });
});

describe("what another task forbids waits", () => {
  test("water and fertiliser on what is to be harvested, but not the water of what is picked for weeks", () => {
    const ripe = farmOf({ sown: -126, advice: "water", doseIn: 0, hasPest: true });
    for (const source of ["water", "nutrient", "pest"] as const) {
      expect(find(ripe, source)?.hold?.obstacle).toEqual({ kind: "ripe" });
    }
    const picked = farmOf({ crop: "tomato", sown: -133, advice: "water" });
    expect(find(picked, "harvest")).toBeDefined();
    expect(find(picked, "water")?.hold).toBeUndefined();
  });

  test("a spray under running sprinklers", () => {
    const sprinkled = farmOf({ method: "sprinkler", advice: "water", hasPest: true });
    expect(find(sprinkled, "pest")?.hold?.obstacle).toEqual({ kind: "sprinkler" });
  });

  test("on its own fields alone: the others of the same task go on", () => {
    const days = Array.from({ length: 8 }, () => mild);
    const thirsty = { ...quiet, advice: "water" as const };
    const fields = [thirsty, { ...thirsty, sown: -126 }];
    const { settled } = settleFarm({ days, hours: [], fields });
    const water = settled.filter(({ source }) => source === "water");
    expect(
      water.map((task) => [task.fields.map(({ id }) => id), task.hold?.obstacle.kind]),
    ).toEqual([
      [["f0"], undefined],
      [["f1"], "ripe"],
    ]);
  });
});

/** What a task that does not wait makes a farmer do: on which day, with water, fertiliser, knife or spray. */
function listDeeds(tasks: readonly Candidate[]) {
  return tasks.flatMap(({ reason, fields, hold }) => {
    if (hold) return [];
    const on = (deed: "water" | "feed" | "cut" | "spray", day: string) =>
      fields.map(({ id }) => ({ deed, day: day < today ? today : day, field: id }));
    switch (reason.code) {
      case "water":
        return on("water", reason.date);
      case "no-water":
      case "dry":
        return on("water", today);
      case "weather":
        return reason.alert === "heat-stress" ? on("water", reason.firstDay) : [];
      case "nutrient":
        return on("feed", reason.date);
      case "harvest-ready":
      case "harvest-before-weather":
        return on("cut", today);
      case "pest":
        return on("spray", today);
      default:
        return [];
    }
  });
}

describe("whatever the weather and the farm", () => {
  const check = (property: (settled: readonly Candidate[], farm: Farm) => void) =>
    fc.assert(
      fc.property(farms, (farm) => property(settleFarm(farm).settled, farm)),
      { numRuns: 600 },
    );
  const likely = ({ rain, chance }: DayGiven) => ((chance ?? 100) >= 70 ? rain : 0);

  test("nothing is asked for on a day whose weather forbids it", () => {
    check((settled, { days }) => {
      const rainOn = (day: string, after = 0) =>
        days
          .slice(countDays(today, day), countDays(today, day) + after + 1)
          .reduce((sum, each) => sum + likely(each), 0);
      for (const { deed, day } of listDeeds(settled)) {
        if (deed === "feed") expect(rainOn(day, 2)).toBeLessThan(20);
        if (deed === "water") expect(rainOn(today, 2)).toBeLessThan(20);
        if (deed === "cut") expect(rainOn(today)).toBeLessThan(2.5);
      }
    });
  });

  test("nothing is asked for that a warning of the same list forbids", () => {
    check((settled) => {
      const warned = (alerts: readonly string[]) =>
        settled.flatMap(({ reason }) =>
          reason.code === "weather" && alerts.includes(reason.alert) ? [reason] : [],
        );
      const deeds = listDeeds(settled);
      const spray = deeds.filter(({ deed }) => deed === "spray");
      if (warned(["heavy-rain", "strong-wind"]).length > 0) expect(spray).toEqual([]);
      for (const { firstDay, lastDay } of warned(["heavy-rain"])) {
        const fed = deeds.filter(({ deed, day }) => deed === "feed" && day <= lastDay);
        // On the days up to the rain, and in it.
        expect(fed.filter(({ day }) => countDays(day, firstDay) <= 3)).toEqual([]);
      }
    });
  });

  test("no two tasks of a field exclude each other", () => {
    check((settled, { fields }) => {
      const deeds = listDeeds(settled);
      const ripe = new Set(
        settled.flatMap((task) =>
          task.source === "harvest" ? task.fields.map(({ id }) => id) : [],
        ),
      );
      const picked = ["tomato", "cotton", "mango"];
      for (const { deed, field } of deeds.filter((each) => ripe.has(each.field))) {
        const crop = fields[Number(field.slice(1))]?.crop ?? "wheat";
        expect(deed === "feed" || deed === "spray").toBe(false);
        if (deed === "water") expect(picked).toContain(crop);
      }
      // Nobody is told to water a field and not to water it.
      const waits = settled.flatMap(({ hold, topic, fields: held }) =>
        hold && topic === "water" ? held.map(({ id }) => id) : [],
      );
      const watered = deeds.flatMap(({ deed, field }) => (deed === "water" ? [field] : []));
      expect(watered.filter((field) => waits.includes(field))).toEqual([]);
    });
  });

  test("what waits says why, until a day on which nothing speaks against it, and nothing is lost", () => {
    check((settled, farm) => {
      for (const { hold, source } of settled) {
        if (hold?.obstacle.kind !== "rain") continue;
        expect(hold.until).not.toBeNull();
        expect((hold.until ?? "") > today).toBe(true);
        if (source !== "nutrient") continue;
        const later = farm.days.slice(countDays(today, hold.until ?? ""));
        expect(later.slice(0, 3).reduce((sum, day) => sum + likely(day), 0)).toBeLessThan(20);
      }
      const { asked } = settleFarm(farm);
      const idsOf = (tasks: readonly Candidate[]) =>
        new Set(
          tasks
            .filter(({ source }) => source !== "weather")
            .flatMap(({ source, fields }) => fields.map(({ id }) => `${source} ${id}`)),
        );
      expect([...idsOf(settled)].sort()).toEqual([...idsOf(asked)].sort());
    });
  });
});
