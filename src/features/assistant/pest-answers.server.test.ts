import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { putQuestion } from "./test-asking.server.ts";

const now = new Date("2026-11-22T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;

const put = (text: string, given: { language?: string } = {}) =>
  putQuestion({ product, farmer: sunita }, text, given);

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  sunita = await product.openFarmer();
  await product.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "422206" } });
});
afterAll(() => product.close());

test("what may be one of several is answered with each and the way into the finder", async () => {
  const { answer } = await put("spots on the leaves of my cotton: what is it?");
  const [lead, ...causes] = answer?.blocks ?? [];
  expect(lead?.text).toMatch(/^It may be one of these: .*, /);
  expect(answer?.sources[lead?.sources[0] ?? -1]?.link).toBe("/pests/finder");
  expect(causes.length).toBeGreaterThanOrEqual(2);
  for (const cause of causes) {
    expect(lead?.text).toContain(cause.title?.replace(/ of cotton$/i, ""));
    expect(answer?.sources[cause.sources[0] ?? -1]?.link).toMatch(/^\/pests\/cotton-/);
    expect(cause.text).toMatch(/^Sure sign: .* Do now: .* If not enough: a registered /);
    expect(cause.more).toContain("Count:");
  }
});

test.each([
  ["pod borer in tur, how many caterpillars on a plant before i spray", "en", /^Count: .* Act at /],
  ["तुरीवर शेंगा पोखरणारी अळी, किती अळ्या झाल्यावर फवारायचं", "mr", /^मोजा: /],
])("when it is too many is told first: %s", async (text, language, limit) => {
  const { answer } = await put(text, { language });
  expect(answer?.blocks[0]?.text).toMatch(limit);
});

test("a cause that stands out is told alone, with what to do in the standing crop", async () => {
  const { answer } = await put(
    "maize leaf has many holes and wet wood powder in the whorl, the worm has a reverse Y on its head",
  );
  const [cause, finder] = answer?.blocks ?? [];
  expect(answer?.blocks).toHaveLength(2);
  expect(cause?.title).toBe("Most likely: Fall armyworm of maize");
  expect(cause?.text).toMatch(/^Sure sign: .*upside-down Y/);
  expect(cause?.text).toMatch(/Do now: Crush egg masses .* sand, soil or ash .* Bt or neem /);
  expect(cause?.text).toContain("If not enough: a registered insecticide, by its label.");
  expect(cause?.text).not.toContain("Sow early");
  expect(cause?.more).toMatch(/For next time: Sow early/);
  expect(finder?.text).toMatch(/^Not that\? .*finder/);
  expect(answer?.sources[finder?.sources[0] ?? -1]?.link).toBe("/pests/finder");
});

test.each([
  [
    "en",
    "gum oozes from the bark of my orange tree, bark is cracking and leaves yellow",
    /Bordeaux paste.*fungicide/,
  ],
  ["hi", "भिंडी के पत्ते की नसें जाल जैसी पीली हैं, सफेद मक्खी उड़ती है", /फैलाने वाली सफेद मक्खी/],
  ["hi", "अरहर की फली में गोल छेद, हरी सुंडी दाना खा रही है", /टी-खूँटियाँ.*एचएएनपीवी.*नीम/],
  ["mr", "कांद्याच्या पातीवर पांढरे चट्टे, आत बारीक पिवळे किडे", /निळे चिकट सापळे.*निंबोळी अर्क/],
  ["mr", "ऊस पिवळा पडला, मुळाशी पांढरी जाड अळी वाकलेली आहे", /मेटारायझियम.*नोंदणीकृत कीटकनाशक/],
])("the remedy is one for now, in %s: %s", async (language, text, remedy) => {
  const { answer } = await put(text, { language });
  expect(answer?.blocks.map((block) => block.text).join(" ")).toMatch(remedy);
});

test("a question of a pest by its name is answered with what to do now, and the season's end later", async () => {
  const { answer } = await put("how do I control pink bollworm in cotton");
  const [block] = answer?.blocks ?? [];
  expect(answer?.sources[block?.sources[0] ?? -1]?.link).toBe("/pests/cotton-pbw");
  expect(block?.text).toMatch(
    /Do now: Pick off and destroy rose-like flowers .*End the crop by December.*Pheromone traps/,
  );
  expect(`${block?.text} ${block?.more}`).toMatch(/For next time: .*Destroy the stalks/);
});

test("what is for next time comes last, and at once only where there is room", async () => {
  const { answer } = await put("how do I treat fusarium wilt of pigeon pea");
  const [block] = answer?.blocks ?? [];
  expect(block?.text).toMatch(/Do now: .*Trichoderma.* No spray helps now. For next time: Grow a/);
});

test("what is asked about comes first among the steps", async () => {
  const { answer } = await put("should I take yellow or blue sticky traps for thrips in chilli");
  expect(answer?.blocks[0]?.text).toContain("Do now: Blue and yellow sticky traps.");
});

test("of a virus it is said who carries it and that no spray cures it", async () => {
  const { answer } = await put("what to do for yellow vein mosaic of okra");
  const [block] = answer?.blocks ?? [];
  expect(block?.text).toContain("a virus has no cure");
  expect(block?.text).toContain("Sprays act on the whitefly, not on the virus.");
});

test.each([
  "My uncle used methyl parathion dust for pod borer, tell me kg per acre",
  "can I mix monocrotophos with a tonic",
  "should I spray endosulfan on the whitefly",
])("what is prohibited is called so first: %s", async (text) => {
  const { answer } = await put(text);
  expect(answer?.blocks[0]?.text).toMatch(/is banned or withdrawn in India/);
});

test("of a prohibited one it is said what helps in its place", async () => {
  const { answer } = await put(
    "monocrotophos is lying at home, how many ml in 15 litre pump for onion thrips",
  );
  const [warning, instead, ...more] = answer?.blocks ?? [];
  expect(warning?.text).toMatch(/is banned or withdrawn in India/);
  expect(instead?.title).toContain("Thrips");
  expect(instead?.text).toContain("Do now: ");
  expect(more).toEqual([]);
});

test("a motor that hums is no question of when to water", async () => {
  const { answer } = await put(
    "my 5hp motor on the well only makes humming sound and is not starting, 3 phase. why",
  );
  expect(answer?.blocks[0]?.title).toMatch(/motor hums/);
});
