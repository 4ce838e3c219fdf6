import { expect, test } from "vitest";
import { readFolders, spoil } from "./test-content.ts";

const texts = await readFolders(["insurance-terms"]);

test("the terms of a state are its own, and told in every language", () => {
  const facts = "insurance-terms/facts.yaml";
  const [said = ""] = spoil(texts, facts, ["region: MH", "region: Maharashtra"]);
  expect(said).toMatch(/^insurance-terms\/facts\.yaml: maharashtra: "region" cannot be /);
  expect(spoil(texts, "insurance-terms/mr.yaml", ["  loss: 2025", "  lost: 2025"])[0]).toMatch(
    /^insurance-terms\/mr\.yaml: maharashtra: /,
  );
});
