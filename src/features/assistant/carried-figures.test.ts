import { describe, expect, it } from "vitest";
import { completeAll } from "./carried-figures.server.ts";

const complete = (...asked: string[]) => completeAll(asked).at(-1);

describe("a figure that is put right", () => {
  it.each([
    ["22 quintal cotton if sold today in yavatmal", "sry not 22. 12. finger slipped", "12 quintal"],
    ["5 kuintal kapas yavatmal me dedu to kitna", "nahi nahi 5 nahi, 8 nikla", "8 kuintal kapas"],
    ["akola la 13 quintal kapus nela tr kiti", "nahi nahi 13 navhe 31, bot chuklo", "31 quintal"],
    ["१३ क्विंटल कापूस नेला तर किती पैसे", "चुकलं, ३१ क्विंटल", "31 क्विंटल"],
    ["8 mm for the onion, how long", "sorry i meant 12", "12 mm for the onion"],
  ])("is asked about in place of the wrong one: %s / %s", (before, now, told) => {
    expect(complete(before, now)).toContain(told);
    expect(complete(before, now)).not.toContain(/\d+/.exec(before)?.[0]);
  });

  it.each([
    // Two figures before, and none of them named.
    ["12 people 3 days for weeding, how much", "sorry it was 5"],
    ["onion price in nagpur", "sorry 5 quintal"],
    ["22 quintal cotton in yavatmal", "not today, when will it rise"],
  ])("is left as it is where it is not clear which: %s / %s", (before, now) =>
    expect(complete(before, now)).toBe(now),
  );
});

describe("another figure of the same measure", () => {
  it.each([
    ["1 mm water in 1 acre is how many litre", "in 15 guntha?", /^1 mm water in 15 guntha is/],
    ["urea kitna fekna gehu me, 1 ekad ka batao", "aur 3 ekad hai to", /gehu me, 3 ekad ka/],
    ["60 mm on Ghar, how many hours", "and if only 30?", /^and if only 30 mm/],
    ["४० क्विंटल गहू विकला तर", "आणि 25 क्विंटल?", /^25 क्विंटल गहू/],
  ])("takes its place: %s / %s", (before, now, told) =>
    expect(complete(before, now)).toMatch(told),
  );

  it.each([
    ["how much urea for wheat", "and for 3 acres"],
    ["12 kg seed an acre and 3 kg of trap crop", "and 5 kg?"],
    ["will it rain", "i sold 12 quintal of cotton for 7400 yesterday"],
  ])("is a matter of its own: %s / %s", (before, now) => expect(complete(before, now)).toBe(now));

  it("goes on from one question to the next", () =>
    expect(complete("2 acres of wheat, seed?", "and 3 acres?", "and 4 acres?")).toMatch(
      /^4 acres/,
    ));
});
