import { expect, test } from "vitest";
import { alertKinds } from "#src/features/alerts/schema.ts";
import type { OwnNotification } from "#src/features/notifications/delivery-store.server.ts";
import { languages } from "#src/shared/language.ts";
import { openDescribeNotice } from "./told-notices.server.ts";

/** Ten in the evening in India. */
const now = new Date("2026-11-26T16:30:00Z");
const describe = openDescribeNotice(() => now);
const told = (kind: string, data: object): OwnNotification => ({
  id: "0b8d2c2e-4f5a-4d6f-8a9b-0c1d2e3f4a5b",
  uid: "sunita",
  kind,
  data,
  createdDate: now.toISOString(),
  lastDay: null,
  readDate: null,
  overDate: null,
});
const frost = {
  level: "danger",
  firstDay: "2026-11-27",
  lastDay: "2026-11-28",
  at: "2026-11-26T23:30:00.000Z",
  value: 0.6,
  threshold: 2,
  crop: null,
  isSensitiveStage: false,
  fields: [],
};

test("a frost is told with its day and its worst, in each language", () => {
  expect(describe(told("frost", frost), "en")).toEqual({
    kind: "weather",
    title: "Frost: tomorrow",
    text: "Down to about 1 °C. Water lightly the evening before and cover young plants.",
    path: "/weather",
    dangerFrom: new Date("2026-11-26T23:30:00Z"),
    usefulUntil: new Date("2026-11-28T18:30:00Z"),
  });
  expect(describe(told("frost", frost), "hi")?.title).toBe("पाला: कल");
  expect(describe(told("frost", frost), "mr")?.title).toBe("हिम (पाला): उद्या");
});

test("a later day is named, and a crop in its own language", () => {
  const heat = {
    ...frost,
    firstDay: "2026-11-30",
    lastDay: "2026-11-30",
    value: 41,
    crop: "wheat",
  };
  expect(describe(told("heat-stress", heat), "en")?.title).toBe("Heat, wheat: Monday, 30 Nov");
});

test("no alert leaves a place open, in any language", () => {
  for (const language of languages) {
    for (const kind of alertKinds) {
      const notice = describe(told(kind, { ...frost, crop: "cotton" }), language);
      expect(`${notice?.title} ${notice?.text}`).not.toMatch(/[{}]|undefined/);
    }
  }
});

const due = {
  fieldId: "ghar",
  fieldName: "Ghar",
  day: "2026-11-26",
  grossDepth: 32.4,
  minutes: 160,
};

test("water that is due is told with its depth and time, and is of use that day", () => {
  expect(describe(told("watering-due", due), "en")).toEqual({
    kind: "water",
    title: "Water Ghar today",
    text: "About 32 mm, 2 h 40 min with your flow.",
    path: "/irrigation",
    dangerFrom: null,
    usefulUntil: new Date("2026-11-26T18:30:00Z"),
  });
  const textOf = (minutes: number | null, language: "en" | "hi" | "mr") =>
    describe(told("watering-due", { ...due, minutes }), language)?.text;
  expect(textOf(null, "en")).toBe("About 32 mm. Press to see why.");
  expect(textOf(120, "hi")).toBe("लगभग 32 मिमी, आपके बहाव से 2 घंटे।");
  expect(textOf(20, "mr")).toBe("सुमारे 32 मिमी, तुमच्या प्रवाहाने 20 मिनिटे.");
});

test("water that rain brings is told with its day", () => {
  const { fieldId, fieldName } = due;
  const data = { fieldId, fieldName, rainDay: "2026-11-27", millimetres: 39.6 };
  expect(describe(told("watering-put-off", data), "en")).toMatchObject({
    kind: "water",
    title: "Do not water Ghar yet",
    text: "Rain comes: about 40 mm, tomorrow.",
  });
});

test("a pest is told by its name in the farmer's language, with its fields", () => {
  const data = {
    pestId: "tomato-late-blight",
    names: { en: "Late blight", hi: "पछेती झुलसा", mr: "उशिराचा करपा" },
    crop: "tomato",
    fieldNames: ["Ghar", "Mala"],
  };
  expect(describe(told("pest-risk", data), "en")).toMatchObject({
    kind: "pests",
    title: "Look for Late blight today",
    text: "Tomato, Ghar and Mala. Press to see where to look and what to do first.",
    path: "/pests",
  });
  expect(describe(told("pest-risk", data), "mr")?.title).toBe("आज पाहा: उशिराचा करपा आहे का");
});

test("a dry spell and the heat of the next day break nobody's sleep", () => {
  const crop = { ...frost, crop: "wheat" };
  expect(describe(told("dry-spell", frost), "en")?.dangerFrom).toBeNull();
  expect(describe(told("heat-stress", crop), "en")?.dangerFrom).toBeNull();
  expect(describe(told("cold-stress", crop), "en")?.dangerFrom).not.toBeNull();
});

test("orders, prices, schemes and what was hidden lead to their screens", () => {
  const order = { id: "o1", reference: "U-1042", action: "accept" };
  const crossing = {
    crop: "cotton",
    market: "Yavatmal",
    isBest: false,
    direction: "above",
    levelPaise: 750_000,
    modalPaise: 762_500,
    day: "2026-11-26",
  };
  const scheme = { schemeId: "pmfby", titles: { en: "Crop insurance", hi: "फसल बीमा" } };
  const moderation = {
    event: "hidden",
    kind: "post",
    pageId: "p1",
    title: "My wheat",
    reason: "rules",
  };
  const comment = { postId: "p2", title: "My cotton" };
  const english = (kind: string, data: object) => {
    const notice = describe(told(kind, data), "en");
    return [notice?.kind, notice?.title, notice?.path];
  };
  expect(english("order", order)).toEqual([
    "orders",
    "News of order U-1042",
    "/marketplace/orders/o1",
  ]);
  expect(english("price-crossed", crossing)).toEqual([
    "prices",
    "Cotton: ₹7,625 a quintal",
    "/prices?crop=cotton",
  ]);
  expect(english("scheme", scheme)).toEqual([
    "schemes",
    "Crop insurance",
    "/community/government-schemes/pmfby",
  ]);
  expect(describe(told("scheme", scheme), "hi")?.title).toBe("फसल बीमा");
  expect(describe(told("scheme", scheme), "mr")?.title).toBe("Crop insurance");
  expect(english("comment", comment)).toEqual([
    "posts",
    "A new comment on your post",
    "/community/blogs/p2",
  ]);
  expect(english("moderation", moderation)).toEqual([
    "posts",
    "News of what you published",
    "/community/blogs/p1",
  ]);
});

test("of what has no words here nothing is said", () => {
  expect(describe(told("a-kind-to-come", {}), "en")).toBeNull();
});

test("hail is told with who warns of it, where and until when, and may break the quiet of its own night", () => {
  const hail = {
    level: "danger",
    from: "2026-11-26T20:30:00.000Z",
    until: "2026-11-27T03:00:00.000Z",
    area: { en: "MADHYA MAHARASHTRA", hi: "मध्य महाराष्ट्र" },
  };
  expect(describe(told("hail", hail), "en")).toEqual({
    kind: "weather",
    title: "Hail warning: tomorrow",
    text: "The weather office warns of hail in some places of MADHYA MAHARASHTRA until tomorrow 8:30 am. Cover nurseries, pick what is ripe, bring animals in.",
    path: "/weather",
    dangerFrom: new Date(hail.from),
    usefulUntil: new Date(hail.until),
  });
  expect(describe(told("hail", hail), "hi")).toMatchObject({
    title: "ओले की चेतावनी: कल",
    text: "मौसम विभाग: मध्य महाराष्ट्र में कहीं-कहीं कल सुबह 8:30 तक ओले गिर सकते हैं। नर्सरी ढकें, पकी फसल तोड़ लें, पशु अंदर करें।",
  });
  expect(describe(told("hail", hail), "mr")).toMatchObject({
    title: "गारपिटीचा इशारा: उद्या",
    text: "हवामान विभाग: MADHYA MAHARASHTRA येथे काही ठिकाणी उद्या सकाळी 8:30 पर्यंत गारा पडू शकतात. रोपवाटिका झाका, तयार माल काढा, जनावरे आत बांधा.",
  });
  const districts = Array.from({ length: 20 }, () => "AHILYANAGAR").join(", ");
  expect(describe(told("hail", { ...hail, area: { en: districts } }), "en")?.text).toMatch(
    /of AHILYANAGAR.{48}… until/,
  );
});
