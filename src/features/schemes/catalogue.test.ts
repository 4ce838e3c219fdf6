import { describe, expect, test } from "vitest";
import { z } from "zod";
import { schemes } from "#content/schemes.ts";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { schemeDetails } from "./detail-schema.ts";

const oracle = z.object({
  schemes: z.array(
    z.object({
      id: z.string(),
      level: z.string(),
      rules: z.object({
        min_age: z.number().optional(),
        max_age: z.number().optional(),
        max_land_ha: z.number().optional(),
        land_owner: z.boolean().optional(),
        landless: z.boolean().optional(),
        not_income_tax_payer: z.boolean().optional(),
        not_government_employee: z.boolean().optional(),
        gender: z.string().optional(),
        requires: z.array(z.string()).optional(),
      }),
      documents: z.array(z.string()),
      official_url: z.string(),
      url_verified: z.boolean(),
      status: z.string(),
      launched: z.number().nullable(),
    }),
  ),
});
/** The samples had names of their own before the facts came. */
const ownNames: Record<string, string> = {
  shc: "soil-health-card",
  pdmc: "per-drop-more-crop",
  smam: "farm-machinery-smam",
  enam: "e-nam",
};

describe.skipIf(!hasOracles())(oracleTitle("the sixty schemes against their facts"), () => {
  const facts = () => oracle.parse(JSON.parse(readOracle("schemes.json"))).schemes;
  const records = new Map(schemes.map((record) => [record.id, record]));

  test("each is there, with its site, year and status, and with no day that nobody looked on", () => {
    for (const fact of facts()) {
      const record = records.get(ownNames[fact.id] ?? fact.id);
      expect(record, fact.id).toMatchObject({
        site: fact.official_url,
        isSiteVerified: fact.url_verified,
        launched: fact.launched,
      });
      expect(record?.region === "all-india").toBe(fact.level === "central");
      // What was held against a page since may say otherwise than the facts of October 2026.
      if (record?.asOf === null) expect(record.status).toBe(fact.status);
      // What the facts were read in names no page that says them.
      expect(record?.certainty === "S", fact.id).toBe(record?.asOf !== null);
      expect(record?.documents.length).toBeGreaterThanOrEqual(fact.documents.length);
    }
  });

  test("each has the limits of its facts among its rules", () => {
    for (const { id, rules } of facts()) {
      const text = JSON.stringify(records.get(ownNames[id] ?? id)?.clauses);
      const wants = (words: string) => expect(text, id).toContain(words);
      if (rules.min_age ?? rules.max_age) {
        wants(`"fact":"age","least":${rules.min_age ?? null},"most":${rules.max_age ?? null}`);
      }
      if (rules.max_land_ha)
        wants(`"fact":"landHectares","least":null,"most":${rules.max_land_ha}`);
      if (rules.land_owner) wants('"values":["own","both"]');
      if (rules.landless) wants('"values":["none"]');
      if (rules.not_income_tax_payer) wants('"fact":"paysIncomeTax","value":false');
      if (rules.not_government_employee) wants('"fact":"governmentJob","value":false');
      if (rules.gender) wants(`"values":["${rules.gender}"]`);
      if (rules.requires) wants('"fact":"receivesPmKisan","value":true');
    }
  });
});

test("Madhya Pradesh adds as much as PM-KISAN pays, and at the same times", () => {
  const amountOf = (id: string) => schemes.find((scheme) => scheme.id === id)?.amount;
  expect(amountOf("mp-kisan-kalyan")).toMatchObject({ kind: "instalments", perYear: 6000 });
  expect(amountOf("mp-kisan-kalyan")).toEqual(amountOf("pm-kisan"));
});

test("what ended is not told as running", () => {
  const ended = schemes.filter(({ endsOn }) => endsOn !== null && endsOn < "2026-11-23");
  expect(ended.map(({ id, status }) => [id, status])).toEqual([["pm-kusum", "check"]]);
  const askOffice = { kind: "office", check: "still-runs" };
  for (const { id, clauses } of ended) expect(clauses, id).toContainEqual(askOffice);
});

test("each is what the page expects", () => {
  for (const { words, isSample: _isSample, asOf, ...record } of schemes) {
    const row = { ...words.en, language: "en", asOf: asOf ?? "2026-11-21" };
    expect(schemeDetails.safeParse({ ...record, ...row }).error, record.id).toBeUndefined();
  }
});
