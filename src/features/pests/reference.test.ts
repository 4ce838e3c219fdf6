import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bannedIngredients } from "#content/pesticides.ts";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { getPest, listPests } from "./record-rules.ts";

const named = z.array(z.object({ name: z.string() }));
const safety = z.object({
  banned_manufacture_import_use: named,
  later_or_other_orders: named,
  restricted: named,
});
const pests = z.object({
  records: z.array(
    z.object({
      id: z.string(),
      crop: z.string(),
      type: z.string(),
      scientific: z.string(),
      threshold: z.string(),
      active_ingredient_examples: z.array(z.string()),
      provenance: z.string(),
    }),
  ),
});

/** The files of facts lie beside those of expected figures. */
const read = (name: string): unknown => JSON.parse(readOracle(`../reference/${name}`));

describe.skipIf(!hasOracles())("the records beside the facts they are from", () => {
  test(oracleTitle("each fact has its record, with crop, kind and scientific name"), () => {
    const { records } = z.parse(pests, read("pests.json"));
    const ids = listPests().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(records.map(({ id }) => id)));
    for (const { id, crop, type, scientific, provenance } of records) {
      const own = getPest(id);
      expect([own?.crop, own?.kind, own?.scientific, own?.certainty], id).toEqual([
        crop,
        type,
        scientific,
        provenance,
      ]);
    }
  });

  test(oracleTitle("no ingredient is named that the facts do not name for that pest"), () => {
    const { records } = z.parse(pests, read("pests.json"));
    for (const { id, active_ingredient_examples: examples } of records) {
      for (const { name } of getPest(id)?.ingredients ?? []) {
        expect(examples.join("; "), `${id}: ${name}`).toContain(name);
      }
    }
  });

  test(oracleTitle("the figures of a count are those of its fact"), () => {
    const { records } = z.parse(pests, read("pests.json"));
    for (const { id, threshold } of records) {
      const own = getPest(id)?.words.en.count ?? "";
      for (const figure of threshold.match(/\d+/g) ?? []) {
        expect(own, `${id}: ${threshold}`).toMatch(new RegExp(`\\b${figure}\\b`));
      }
    }
  });

  test(oracleTitle("whatever is banned or kept from farmers stands in our list"), () => {
    const rules = z.parse(safety, read("pesticide-safety.json"));
    const own = bannedIngredients.flat().map((name) => name.toLowerCase());
    // Those that are allowed on other crops or uses are judged by crop, or not named as such.
    const judgedByCrop =
      /^(chlorpyrifos|dimethoate|mancozeb|quinalphos|oxyfluorfen|malathion|cypermethrin|trifluralin|dazomet)/i;
    const all = [
      ...rules.banned_manufacture_import_use,
      ...rules.later_or_other_orders,
      ...rules.restricted,
    ];
    for (const { name } of all.filter((each) => !judgedByCrop.test(each.name))) {
      const [first = ""] = name.toLowerCase().split(/ \(| \d|, /);
      expect(own, name).toContain(first);
    }
  });

  test(oracleTitle("what is allowed on one crop or use alone is advised nowhere"), () => {
    for (const { id, ingredients } of listPests()) {
      for (const { name } of ingredients) {
        expect(name, id).not.toMatch(/^(cypermethrin|trifluralin|dazomet)/);
      }
    }
  });
});
