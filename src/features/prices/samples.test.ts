import { expect, test } from "vitest";
import { commodities } from "#content/crops/commodities.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { listSampleDays, sampleDay } from "./samples.ts";

test("the sample of every crop is the same each time, ends on its day, and could be a price", () => {
  for (const crop of crops) {
    const days = listSampleDays(crop, "MH-lasalgaon");
    const commodity = commodities[crop];
    if (!commodity) {
      expect(days).toEqual([]);
      continue;
    }
    expect(days).toEqual(listSampleDays(crop, "MH-lasalgaon"));
    expect(days.at(-1)?.day).toBe(sampleDay);
    expect(days.length).toBeGreaterThan(25);
    const [least, most] = commodity.plausible;
    for (const { lowPaise, modalPaise, highPaise } of days) {
      expect(lowPaise).toBeGreaterThan(least * 100);
      expect(modalPaise).toBeGreaterThan(lowPaise ?? 0);
      expect(highPaise).toBeGreaterThan(modalPaise);
      expect(highPaise).toBeLessThan(most * 100);
    }
  }
});

test("the sample differs from mandi to mandi, and rests on Sundays", () => {
  expect(listSampleDays("onion", "MH-pune-gultekdi")).not.toEqual(
    listSampleDays("onion", "MH-lasalgaon"),
  );
  const weekdays = listSampleDays("onion", "MH-lasalgaon").map(({ day }) =>
    new Date(day).getUTCDay(),
  );
  expect(weekdays).not.toContain(0);
});
