import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSampleId } from "#src/features/blogs/store.server.ts";
import { up } from "#src/platform/migrations/0031-names.ts";
import { type Browser, type Ground, openGround } from "./test-ground.server.ts";

let ground: Ground;
let farmer: Browser;
beforeAll(async () => {
  ground = await openGround();
  farmer = await ground.openBrowser();
});
afterAll(() => ground.close());

const setName = (displayName: string) =>
  ground.send(farmer, {
    method: "PUT",
    url: "/api/profile/display-name",
    payload: { displayName },
    address: ground.newAddress(),
  });

test.each([
  ["Urvara Support", "name-reserved"],
  ["Admin", "name-reserved"],
  ["Ad\u200bmin", "name-reserved"],
  ["\uff21\uff44\uff4d\uff49\uff4e", "name-reserved"],
  ["\u202enimdA", null],
  ["उर्वरा सहायता", "name-reserved"],
  ["प्रशासक", "name-reserved"],
  // A Cyrillic а, and all letters Cyrillic.
  ["Sunit\u0430 Pawar", "name-mixed"],
  ["\u0410\u0501\u043c\u0456\u043f", "name-reserved"],
  ["\u200b\u2060\ufeff", "name-missing"],
  ["\u3164", "name-missing"],
])("%j is refused with %s, or shown without what is invisible", async (name, fault) => {
  await setName("Sunita");
  const answer = await setName(name);
  if (fault) {
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { displayName: fault }]);
    const profile = await ground.send(farmer, { url: "/api/profile" });
    expect(profile.json().displayName).toBe("Sunita");
  } else {
    expect(answer.json().displayName).toBe("nimdA");
  }
});

test("a long name that is nearly made of reserved words is refused as quickly as another", async () => {
  const answer = await setName(`${"helpdesk".repeat(7000)}x`);
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { displayName: "name-too-long" },
  ]);
});

test("names of every script stay, with the joiners that they are spelt with", async () => {
  for (const name of ["दर्\u200dया पाटील", "Иван Петров", "ராமன்", "محمد علی", "Ram राम"]) {
    expect((await setName(name)).json().displayName).toBe(name);
  }
});

test("names from before the rule are shown without harm", async () => {
  const { db } = ground.product.parts;
  const id = makeSampleId("ragi-came-back");
  await setName("Sunita");
  const name = async (text: string) => {
    await sql`update "identityUser" set name = ${text} where id = ${farmer.uid}`.execute(db);
    await sql`update blogs set "authorName" = ${text} where id = ${id}`.execute(db);
    await up(db);
    const post = await ground.send(farmer, { url: `/api/blogs/${id}` });
    const profile = await ground.send(farmer, { url: "/api/profile" });
    return [post.json().authorName, profile.json().displayName];
  };
  expect(await name("Urvara Support")).toEqual(["Unknown", null]);
  expect(await name("Sunit\u0430")).toEqual(["Unknown", null]);
  expect(await name("\u202eatinuS\u200b Pawar")).toEqual(["atinuS Pawar", "atinuS Pawar"]);
  expect(await name("दर्\u200dया")).toEqual(["दर्\u200dया", "दर्\u200dया"]);
});
