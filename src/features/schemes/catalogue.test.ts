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
      verification: z.string(),
      checked_on: z.string().nullable(),
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

  test("each is there, with its site, year, status and certainty", () => {
    expect(schemes).toHaveLength(60);
    for (const fact of facts()) {
      const record = records.get(ownNames[fact.id] ?? fact.id);
      expect(record, fact.id).toMatchObject({
        site: fact.official_url,
        isSiteVerified: fact.url_verified,
        status: fact.status,
        launched: fact.launched,
        certainty: fact.verification,
      });
      expect(record?.region === "all-india").toBe(fact.level === "central");
      if (fact.checked_on) expect(fact.checked_on).toContain(record?.asOf);
      else expect(record?.asOf).toBeNull();
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

test("each is what the page expects", () => {
  for (const { words, isSample: _isSample, asOf, ...record } of schemes) {
    const row = { ...words.en, language: "en", asOf: asOf ?? "2026-11-21" };
    expect(schemeDetails.safeParse({ ...record, ...row }).error, record.id).toBeUndefined();
  }
});
