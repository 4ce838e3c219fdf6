import { randomUUID } from "node:crypto";
import { makeRecord } from "#src/features/prices/test-mandi.server.ts";
import { addDays } from "#src/shared/days.ts";

/** The day on which everything is asked, a Monday, and the moment. `answers/farm.md` tells all of this in words. */
export const setDay = "2026-11-23";
export const setMoment = `${setDay}T09:00:00+05:30`;

export type Send = (verb: "POST" | "PUT", path: string, body: object) => Promise<void>;

const fields = [
  {
    name: "Nadi",
    area: 2,
    method: "furrow",
    flowLitresPerHour: 20_000,
    emitterCount: null,
    crop: "cotton",
    sownDaysAgo: 150,
    waterings: [
      [20, 60],
      [40, 60],
    ],
  },
  {
    name: "Ghar",
    area: 1,
    method: "flood",
    flowLitresPerHour: 20_000,
    emitterCount: null,
    crop: "wheat",
    sownDaysAgo: 15,
    waterings: [[15, 60]],
  },
  {
    name: "Mala",
    area: 1,
    method: "sprinkler",
    flowLitresPerHour: 9000,
    emitterCount: null,
    crop: "chickpea",
    sownDaysAgo: 30,
    waterings: [[13, 30]],
  },
  {
    name: "Vihir",
    area: 0.5,
    method: "drip",
    flowLitresPerHour: 4,
    emitterCount: 2500,
    crop: "onion",
    sownDaysAgo: 25,
    waterings: [
      [2, 12],
      [5, 12],
    ],
  },
] as const;

const soilCard = {
  testedOn: "2026-10-20",
  values: { pH: 7.9, EC: 0.4, OC: 0.42, N: 190, P: 12, K: 380, S: 9, Zn: 0.5, Fe: 5 },
};

const dayBefore = (days: number) => addDays(setDay, -days);

async function addField(send: Send, field: (typeof fields)[number]): Promise<string> {
  const { crop, sownDaysAgo, waterings, ...rest } = field;
  const id = randomUUID();
  const season = { id: randomUUID(), crop, sowingDate: dayBefore(sownDaysAgo) };
  await send("POST", "/api/fields", { id, areaUnit: "acre", soil: "black", ...rest, season });
  for (const [days, value] of waterings) {
    const amount = { unit: "millimetres", value };
    const entry = { kind: "water", date: dayBefore(days), amount };
    await send("POST", `/api/irrigation/${id}/entries`, { id: randomUUID(), entry });
  }
  return id;
}

/** Fills the set farm as its farmer would. */
export async function fillSetFarm(send: Send): Promise<void> {
  await send("PUT", "/api/profile/language", { language: "mr" });
  // The middle of the district of Yavatmal, as content/districts has it.
  await send("PUT", "/api/farm-place", { latitude: 20.097, longitude: 78.042 });
  for (const field of fields) {
    const id = await addField(send, field);
    if (field.crop === "wheat") {
      await send("POST", `/api/soil/${id}/cards`, { id: randomUUID(), card: soilCard });
    }
  }
  // Setup makes a first field of a farm that has none.
  await send("PUT", "/api/profile/farm", {
    phone: "98765 43210",
    address: "Yavatmal, Maharashtra",
    farmSize: 4.5,
    farmSizeUnit: "acre",
    soilType: "black",
  });
  await send("PUT", "/api/scheme-answers", { set: { age: 41, gender: "male", tenure: "own" } });
}

/** Lowest, usual and highest on the set day, rupees for a quintal. */
const reports = [
  ["Cotton", "Yavatmal", "Yavatmal", 7000, 7400, 7700],
  ["Cotton", "Amravati", "Amravati", 7200, 7600, 7900],
  ["Cotton", "Akola", "Akola", 7300, 7700, 8000],
  ["Wheat", "Yavatmal", "Yavatmal", 2350, 2480, 2600],
  ["Wheat", "Amravati", "Amravati", 2400, 2540, 2680],
  ["Wheat", "Nagpur", "Nagpur", 2450, 2600, 2750],
  ["Bengal Gram(Gram)(Whole)", "Yavatmal", "Yavatmal", 5000, 5250, 5450],
  ["Bengal Gram(Gram)(Whole)", "Amravati", "Amravati", 5150, 5400, 5600],
  ["Bengal Gram(Gram)(Whole)", "Nagpur", "Nagpur", 5200, 5480, 5700],
  ["Bengal Gram(Gram)(Whole)", "Akola", "Akola", 5100, 5350, 5550],
  ["Onion", "Amravati", "Amravati", 1200, 1600, 1900],
  ["Onion", "Nagpur", "Nagpur", 1400, 1800, 2100],
] as const;

/** What a price was thirty days before, as a share of that of the set day. */
const monthBefore: Readonly<Record<string, number>> = { Cotton: 0.96, Onion: 1.18 };
const toldDays = 30;

/** A month of the set farm's market prices, as data.gov.in writes them. */
export function listSetPrices(): Record<string, unknown>[] {
  return reports.flatMap(([commodity, market, district, least, usual, most]) =>
    Array.from({ length: toldDays + 1 }, (_, age) => {
      const factor = 1 + ((monthBefore[commodity] ?? 1) - 1) * (age / toldDays);
      const rupees = (today: number) => String(Math.round(today * factor));
      return makeRecord({
        market,
        district,
        commodity,
        variety: "Other",
        arrival_date: dayBefore(age).split("-").reverse().join("/"),
        min_price: rupees(least),
        modal_price: rupees(usual),
        max_price: rupees(most),
      });
    }),
  );
}
