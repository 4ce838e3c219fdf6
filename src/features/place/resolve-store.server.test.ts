import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { resolveAddress } from "./resolve-store.server.ts";
import { seedPlaces } from "./seed-store.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDb();
  await seedPlaces(database.db);
});
afterAll(() => database.close());

const resolve = (address: string) => resolveAddress(database.db, { address });

// PIN codes as India Post publishes them; names as the GeoNames file spells them.
test.each([
  ["Village Ozar, Niphad, Nashik, 422206", "Ojhar", "422206"],
  ["Village Ozar, Tal. Niphad, Dist. Nashik", "Ojhar", "422206"],
  ["Ozar, Niphad", "Ojhar", "422206"],
  ["OJHAR NIPHAD NASHIK MAHARASHTRA", "Ojhar", "422206"],
  ["422206", "Ojhar", "422206"],
  ["422 206", "Ojhar", "422206"],
  ["PIN: 422-206", "Ojhar", "422206"],
  ["पिन ४२२२०६", "Ojhar", "422206"],
  ["ओझर, ता. निफाड, जि. नाशिक", "Ojhar", "422206"],
  ["मु. पो. पिंपळगाव बसवंत, ता. निफाड, जि. नाशिक ४२२२०९", "Pimpalgaon Baswant", "422209"],
  ["Pimpalgaon Baswant, Nasik", "Pimpalgaon Baswant", "422209"],
  ["Lasalgaon, Nashik", "Lasalgaon", "422306"],
  ["Sinnar Nashik Maharashtra 422103", "Sinnar", "422103"],
  ["Wardha, Maharashtra 442001", "Wardha", "442001"],
  ["Baramati, Pune", "Baramati", "413102"],
  ["Baramati", "Baramati", "413102"],
  ["Sangamner, Ahmednagar", "Sangamner", "422605"],
  ["Sangamner\nAhilyanagar", "Sangamner", "422605"],
  ["At post Manchar tal Ambegaon dist Pune", "Manchar", "410503"],
  ["Gat no 112, near Hanuman Mandir, Manchar, Pune", "Manchar", "410503"],
  ["हनुमान मंदिर के पास, मंचर, पुणे", "Manchar", "410503"],
  ["Khanna, Ludhiana, Punjab", "Khanna", "141401"],
  ["Pusad, Yeotmal", "Pusad", "445204"],
  ["Chandur bazar, Amravati", "Chandur Bazar", "444704"],
  ["Ram Singh, 98765 43210, Khanna, Ludhiana", "Khanna", "141401"],
])("%s is %s, PIN %s", async (address, name, pin) => {
  const { place, understood } = await resolve(address);
  expect(place).toMatchObject({ name, pin });
  expect(understood.state).toBe(place?.state);
});

// Bengaluru's PIN code as the number of a plot, a ledger or a ration card; the PIN code stands last.
test.each([
  ["Survey 560001, Village Ozar, Niphad, Nashik, 422206", "Ojhar", "422206"],
  ["Survey 560001, Ozar 422206", "Ojhar", "422206"],
  ["Khata 560-001 Lasalgaon, Nashik, Maharashtra - 422 306", "Lasalgaon", "422306"],
  ["खाता ५६०००१, ओझर, ता. निफाड, जि. नाशिक ४२२२०६", "Ojhar", "422206"],
  ["560001 999999 Wardha 442001", "Wardha", "442001"],
])("of several such numbers the last is the PIN code: %s", async (address, name, pin) => {
  const { place, understood } = await resolve(address);
  expect(place).toMatchObject({ name, pin, state: "Maharashtra" });
  expect(understood.pin).toBe(pin);
});

// Numbers that would be PIN codes of Bengaluru and Chennai.
test.each([
  ["Ozar, Niphad, Nashik 422206, Ph 02550-560001", "Ojhar", "422206"],
  ["Ozar, Niphad, Nashik 422206 (02550) 560001", "Ojhar", "422206"],
  ["Ozar, Niphad, Nashik 422206, 600 001 2345", "Ojhar", "422206"],
  ["Ozar, Niphad, Nashik 422206, phone no. 560001", "Ojhar", "422206"],
  ["Ozar, Niphad, Nashik 422206, Survey No 560001", "Ojhar", "422206"],
  ["ओझर, ता. निफाड, जि. नाशिक ४२२२०६, गट क्र. ५६०००१", "Ojhar", "422206"],
  ["Gat 560 001, Ozar, Niphad, Nashik", "Ojhar", "422206"],
  // A PIN code all the same.
  ["Survey 12 Ozar 422206", "Ojhar", "422206"],
  ["Gat no 112, 422 206", "Ojhar", "422206"],
  ["Ozar 422 206 9876543210", "Ojhar", "422206"],
])(
  "a number that is told to be another, or a telephone's, is no PIN code: %s",
  async (address, name, pin) => {
    const { place } = await resolve(address);
    expect(place).toMatchObject({ name, pin, state: "Maharashtra" });
  },
);

test.each([
  ["Nashik", "Nashik", "Maharashtra"],
  ["Nasik, MH", "Nashik", "Maharashtra"],
  ["Nashk, Maharashtra", "Nashik", "Maharashtra"],
  ["नाशिक", "Nashik", "Maharashtra"],
  ["Aurangabad, Maharashtra", "Chhatrapati Sambhajinagar", "Maharashtra"],
  ["Aurangabad, Bihar", "Aurangabad", "Bihar"],
  ["Osmanabad", "Dharashiv", "Maharashtra"],
  ["उस्मानाबाद", "Dharashiv", "Maharashtra"],
  ["Allahabad, UP", "Prayagraj", "Uttar Pradesh"],
  ["इलाहाबाद, उत्तर प्रदेश", "Prayagraj", "Uttar Pradesh"],
  ["लखनऊ, उत्तर प्रदेश", "Lucknow", "Uttar Pradesh"],
  ["Faizabad", "Ayodhya", "Uttar Pradesh"],
  ["Gurgaon", "Gurugram", "Haryana"],
  ["Belgaum, Karnataka", "Belagavi", "Karnataka"],
  ["Bijapur, Karnataka", "Vijayapura", "Karnataka"],
  ["Mysore", "Mysuru", "Karnataka"],
  ["Tuticorin", "Thoothukudi", "Tamil Nadu"],
  ["Burdwan, WB", "Purba Bardhaman", "West Bengal"],
  ["Baleswar, Orissa", "Balasore", "Odisha"],
  ["Haridwar, Uttaranchal", "Haridwar", "Uttarakhand"],
  ["जयपुर राजस्थान", "Jaipur", "Rajasthan"],
  // As Hindi and Marathi have a name of their own for it.
  ["म्हैसूर, कर्नाटक", "Mysuru", "Karnataka"],
  ["नैऋत्य दिल्ली", "South West Delhi", "Delhi"],
  ["South West Delhi", "South West Delhi", "Delhi"],
  ["वायव्य दिल्ली", "North West Delhi", "Delhi"],
  ["Chandigarh", "Chandigarh", "Chandigarh"],
  ["पूर्वी चंपारण, बिहार", "East Champaran", "Bihar"],
  ["तुतुकुडी, तामिळनाडू", "Thoothukudi", "Tamil Nadu"],
  ["Wardha 999999", "Wardha", "Maharashtra"],
  // Several villages of this name lie apart in the district.
  ["गांव रामपुर, जिला बाराबंकी, उत्तर प्रदेश", "Barabanki", "Uttar Pradesh"],
])("of %s the district is known: %s, %s", async (address, district, state) => {
  const { place, understood } = await resolve(address);
  expect(place).toMatchObject({ name: district, district, state, pin: null, quality: "D" });
  expect(understood).toMatchObject({ district, state });
});

describe("no place is better than a wrong one", () => {
  test.each([
    ["", { pin: null, name: null, district: null, state: null }],
    ["asdf qwerty", { pin: null, name: null, district: null, state: null }],
    ["my farm", { pin: null, name: null, district: null, state: null }],
    ["खेत", { pin: null, name: null, district: null, state: null }],
    ["9876543210", { pin: null, name: null, district: null, state: null }],
    ["999999", { pin: "999999", name: null, district: null, state: null }],
    ["Maharashtra", { pin: null, name: null, district: null, state: "Maharashtra" }],
    // In two states, and nothing says which.
    ["Aurangabad", { pin: null, name: null, district: null, state: null }],
    // Chennai's PIN code.
    ["Kolhapur, Maharashtra 600001", { pin: "600001", district: "Kolhapur", state: "Maharashtra" }],
    ["Wardha, Maharashtra 110001", { pin: "110001", district: "Wardha" }],
  ])("%s", async (address, known) => {
    const { place, understood } = await resolve(address);
    expect(place).toBeNull();
    expect(understood).toMatchObject(known);
  });
});

test("the coordinates' quality and the district's zone come with the place", async () => {
  const { place } = await resolve("Village Ozar, Niphad, Nashik, 422206");
  expect(place).toMatchObject({
    latitude: 20.086,
    longitude: 73.927,
    quality: "A",
    zone: { id: 9, name: "Western Plateau and Hills" },
  });
});
