import { expect, test } from "vitest";
import {
  findHail,
  type HailWarning,
  isHailRead,
  type KnownHail,
  nameHailArea,
  type Point,
  planHailChanges,
} from "./hail-rules.ts";
import type { HailData } from "./hail-schema.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 6, 13, hour)).toISOString();
const hail = (from: number, until: number, told: Partial<HailData> = {}): HailData => ({
  level: "warning",
  from: at(from),
  until: at(until),
  area: { en: "Khandesh" },
  ...told,
});
/** A border that leaves out a bay in the east. */
const bay: Point[] = [
  [20, 73],
  [22, 73],
  [22, 75],
  [21, 74],
  [20, 75],
  [20, 73],
];
const warn = (data: HailData, polygons: readonly Point[][] = [bay]): HailWarning => ({
  ...data,
  polygons,
});
const known = (id: string, data: HailData, overDate: string | null = null): KnownHail => ({
  id,
  data,
  overDate,
});
const now = new Date(at(5));

test.each<[string, Point, boolean]>([
  ["in the middle", [21, 73.5], true],
  ["beside the bay", [21.6, 74.5], true],
  ["in the bay", [21, 74.5], false],
  ["east of it", [20.5, 75.5], false],
  ["west of it", [21, 72.9], false],
  ["north of it", [22.1, 73.5], false],
])("a place %s", (_name, place, isFound) => {
  expect(findHail([warn(hail(6, 9))], [place])).toHaveLength(isFound ? 1 : 0);
});

test("any of a farm's places counts, and any of a warning's borders", () => {
  const far: Point[] = bay.map(([north, east]) => [north + 5, east]);
  expect(
    findHail(
      [warn(hail(6, 9), [far, bay])],
      [
        [10, 78],
        [21, 73.5],
      ],
    ),
  ).toHaveLength(1);
  expect(findHail([warn(hail(6, 9))], [])).toEqual([]);
});

test("warnings whose times overlap are one, with the words of the last and the worst level", () => {
  const warnings = [
    warn(hail(6, 9, { level: "danger" })),
    warn(hail(12, 14)),
    warn(hail(8, 13, { area: { en: "Nashik" } })),
    warn(hail(14, 15)),
  ];
  expect(findHail(warnings, [[21, 73.5]])).toEqual([
    hail(6, 14, { level: "danger", area: { en: "Nashik" } }),
    hail(14, 15),
  ]);
});

test("what was told is corrected where times overlap, else it is over and the new is told", () => {
  const planned = planHailChanges([known("moved", hail(6, 9)), known("gone", hail(20, 22))], {
    found: [hail(8, 12), hail(14, 15)],
    now,
  });
  expect(planned).toEqual({
    added: [hail(14, 15)],
    changed: [{ id: "moved", data: hail(8, 12) }],
    over: ["gone"],
  });
});

test("what stays as it is changes nothing, and what has passed is over by itself", () => {
  const told = [known("same", hail(6, 9)), known("past", hail(1, 4))];
  expect(planHailChanges(told, { found: [hail(6, 9)], now })).toEqual({
    added: [],
    changed: [],
    over: [],
  });
});

test("what was taken back and comes again holds again", () => {
  const planned = planHailChanges([known("back", hail(6, 9), at(4))], { found: [hail(6, 9)], now });
  expect(planned).toEqual({ added: [], changed: [{ id: "back", data: hail(6, 9) }], over: [] });
});

test("the place is named in the reader's language where the warning does so", () => {
  const area = { en: "VIDARBHA", hi: "विदर्भ" };
  expect(nameHailArea({ area }, "hi")).toBe("विदर्भ");
  expect(nameHailArea({ area }, "mr")).toBe("VIDARBHA");
  expect(nameHailArea({ area: { hi: "विदर्भ" } }, "en")).toBe("विदर्भ");
});

test("a source that was not read for two hours is not known to be silent", () => {
  expect(isHailRead(at(4), now)).toBe(true);
  expect(isHailRead(at(3), now)).toBe(false);
  expect(isHailRead(undefined, now)).toBe(false);
});
