import { describe, expect, test } from "vitest";
import { compareDamage, findBefore, getFinderLink, putCheck } from "./photo-check-rules.ts";
import type { LeafCheck } from "./photo-schema.ts";
import { listPests } from "./record-rules.ts";

const check = (id: string, change: Partial<LeafCheck> = {}): LeafCheck => ({
  id,
  checkedAt: "2026-11-21T06:00:00.000Z",
  fieldId: "well",
  crop: "tomato",
  damagedShare: 0.24,
  colours: ["brown"],
  ...change,
});
const lastWeek = check("last week", { checkedAt: "2026-11-14T06:00:00.000Z", damagedShare: 0.1 });

describe("the results of photo checks", () => {
  test("are compared with the last one of the same crop on the same field", () => {
    const older = check("older", { checkedAt: "2026-11-07T06:00:00.000Z" });
    const elsewhere = check("elsewhere", {
      fieldId: "hill",
      checkedAt: "2026-11-20T06:00:00.000Z",
    });
    const cotton = check("cotton", { crop: "cotton", checkedAt: "2026-11-20T06:00:00.000Z" });
    const kept = [older, elsewhere, cotton, lastWeek].reduce(putCheck, [check("now")]);
    expect(findBefore(kept, check("now"))?.id).toBe("last week");
    expect(findBefore([lastWeek], check("now", { fieldId: null }))).toBeNull();
    expect(findBefore([check("now")], check("now"))).toBeNull();
  });

  test("say more or less only where one leaf can tell", () => {
    expect(compareDamage(check("now"), lastWeek)).toBe("more");
    expect(compareDamage(lastWeek, check("now"))).toBe("less");
    expect(compareDamage({ damagedShare: 0.14 }, lastWeek)).toBe("same");
  });

  test("are kept newest first, each once, and not without end", () => {
    const moved = check("last week", { ...lastWeek, fieldId: "hill" });
    expect(putCheck([check("now"), lastWeek], moved)).toEqual([check("now"), moved]);
    const many = Array.from({ length: 150 }, (_, at) =>
      check(`${at}`, { checkedAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString() }),
    );
    const kept = many.reduce<LeafCheck[]>(putCheck, []);
    expect(kept).toHaveLength(100);
    expect(kept[0]?.id).toBe("149");
  });
});

describe("the way on to the finder", () => {
  const tomato = listPests({ crop: "tomato" });

  test("takes the crop, the leaf and the colour that was seen", () => {
    expect(getFinderLink({ crop: "tomato", colours: ["brown"] }, tomato)).toBe(
      "/pests/finder?crop=tomato&part=leaf&colour=brown",
    );
    expect(getFinderLink({ crop: null, colours: ["white"] }, null)).toBe(
      "/pests/finder?part=leaf&colour=white",
    );
  });

  test("leaves out a colour that no pest of the crop has on its leaves", () => {
    const green = tomato.filter(({ marks }) => !marks.colour.includes("white"));
    expect(getFinderLink({ crop: "tomato", colours: ["white"] }, green)).toBe(
      "/pests/finder?crop=tomato&part=leaf",
    );
  });
});
