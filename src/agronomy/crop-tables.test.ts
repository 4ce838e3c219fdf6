import { expect, test } from "vitest";
import { crops } from "#content/crop-water.ts";
import { soilTextures } from "#content/soil-water.ts";
import {
  hasOracles,
  oracleTitle,
  readOracle,
  readOracleTable,
} from "#src/platform/test-oracles.server.ts";

/** The names of the rows in tables 12, 17 and 22, and what begins the row of the stage lengths. */
const rows = {
  blackgram: ["green gram cowpeas harvested dry", "green gram cowpeas dry", "green gram cowpeas"],
  ragi: ["millet", "millet", "millet"],
  barley: ["barley", "barley", "barley"],
  sesame: ["sesame", "sesame", "sesame"],
  safflower: ["safflower", "safflower", "safflower"],
  castor: ["castorbean ricinus", "castorbean ricinus", "castorbean ricinus"],
  cauliflower: ["cauliflower", "cauliflower", "cauliflower"],
  garlic: ["garlic", "garlic", "garlic"],
} as const;

const stageRows = {
  ragi: ["millet", "pakistan"],
  barley: ["barley oats wheat", "central india"],
  sesame: ["sesame", "china"],
  safflower: ["safflower", "california usa"],
  castor: ["castor beans", "semiarid climates"],
  cauliflower: ["crucifers", "mediterranean"],
  garlic: ["onion dry", "mediterranean"],
} as const;

const read = (row: Record<string, string> | undefined, names: readonly string[]) =>
  names.map((name) => Number(row?.[name] || Number.NaN));

test.skipIf(!hasOracles())(oracleTitle("coefficients, heights and roots are those printed"), () => {
  const [singles, basals, roots] = ["12", "17", "22"].map((number) =>
    readOracleTable(`fao56-table${number}.csv`),
  );
  for (const [name, [single, basal, root]] of Object.entries(rows)) {
    const crop = crops[name as keyof typeof rows];
    const find = (table: Record<string, string>[] | undefined, wanted: string) =>
      table?.find((row) => row["crop"] === wanted);
    const told = [crop.single.initial, crop.single.mid, crop.single.end, crop.height];
    expect(told).toEqual(read(find(singles, single), ["Kc_ini", "Kc_mid", "Kc_end", "hmax_m"]));
    const { initial, mid, end } = crop.basal;
    expect([initial, mid, end]).toEqual(
      read(find(basals, basal), ["Kcb_ini", "Kcb_mid", "Kcb_end"]),
    );
    const { irrigated, rainFed } = crop.rootDepth;
    expect([irrigated, rainFed, crop.depletionFraction]).toEqual(
      read(find(roots, root), ["Zr_min_m", "Zr_max_m", "p"]),
    );
  }
});

test.skipIf(!hasOracles())(oracleTitle("stage lengths are those of the row that is named"), () => {
  const table = readOracleTable("fao56-table11.csv");
  for (const [name, [crop, region]] of Object.entries(stageRows)) {
    const { initial, development, mid, late } = crops[name as keyof typeof stageRows].stages;
    const printed = table
      .filter((row) => row["crop"] === crop && row["region"] === region)
      .map((row) => read(row, ["Lini", "Ldev", "Lmid", "Llate"]));
    expect(printed).toContainEqual([initial, development, mid, late]);
  }
});

type OracleCrop = {
  id: keyof typeof crops;
  Kc: { ini: number; mid: number; end: number };
  Kcb: { ini: number; mid: number; end: number } | null;
  height_max_m: number | null;
  root_depth_m: { min: number; max: number } | null;
  depletion_fraction_p: number | null;
  stage_lengths_suggested: { Lini: number; Ldev: number; Lmid: number; Llate: number } | null;
};

test.skipIf(!hasOracles())(oracleTitle("every crop is as its rows of the paper have it"), () => {
  const oracle: { crops: OracleCrop[] } = JSON.parse(readOracle("fao56-crops.json"));
  const told = oracle.crops.filter(({ id }) => id in crops);
  expect(told.length).toBeGreaterThan(20);
  for (const row of told) {
    const { single, basal, height, rootDepth, depletionFraction, stages } = crops[row.id];
    const { Kc, Kcb, height_max_m, root_depth_m, stage_lengths_suggested: lengths } = row;
    expect(single, row.id).toEqual({ initial: Kc.ini, mid: Kc.mid, end: Kc.end });
    if (Kcb) expect(basal, row.id).toEqual({ initial: Kcb.ini, mid: Kcb.mid, end: Kcb.end });
    if (height_max_m !== null) expect(height, row.id).toBe(height_max_m);
    if (root_depth_m !== null) {
      const { min, max } = root_depth_m;
      expect(rootDepth, row.id).toMatchObject({ irrigated: min, rainFed: max });
      expect(depletionFraction, row.id).toBe(row.depletion_fraction_p);
    }
    if (lengths === null) continue;
    const { Lini: initial, Ldev: development, Lmid: mid, Llate: late } = lengths;
    expect(stages, row.id).toEqual({ initial, development, mid, late });
  }
});

// The ranges of FAO-56 table 19, at field capacity and at the wilting point.
test.each([
  ["sand", [0.07, 0.17], [0.02, 0.07]],
  ["loamy-sand", [0.11, 0.19], [0.03, 0.1]],
  ["sandy-loam", [0.18, 0.28], [0.06, 0.16]],
  ["loam", [0.2, 0.3], [0.07, 0.17]],
  ["silt-loam", [0.22, 0.36], [0.09, 0.21]],
  ["silt", [0.28, 0.36], [0.12, 0.22]],
  ["silt-clay-loam", [0.3, 0.37], [0.17, 0.24]],
  ["silty-clay", [0.3, 0.42], [0.17, 0.29]],
  ["clay", [0.32, 0.4], [0.2, 0.24]],
] as const)("%s holds the middle of what the paper gives, to a hundredth", (name, full, wilted) => {
  const middle = ([least, most]: readonly [number, number]) => (least + most) / 2;
  const { fieldCapacity, wiltingPoint } = soilTextures[name];
  expect(Math.abs(fieldCapacity - middle(full))).toBeLessThan(0.0101);
  expect(Math.abs(wiltingPoint - middle(wilted))).toBeLessThan(0.0101);
});
