import type { Write } from "#src/shared/outbox.ts";

export type OldRequest = Pick<Write, "makes" | "needs"> & {
  kind: string;
  method: string;
  path: string;
  about?: string;
  body?: unknown;
  form?: object;
  shown?: unknown;
};

export const one = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
export const two = "1d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a02";
const three = "2d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a03";
export const picture = new Blob(["picture"]);
const season = { id: two, crop: "tomato", variety: null, sowingDate: "2026-10-12" };
const field = {
  name: "Well plot",
  area: 1,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
};
const polygon = {
  type: "Polygon",
  coordinates: [
    [
      [73.925, 20.096],
      [73.9256, 20.096],
      [73.9256, 20.0966],
      [73.925, 20.096],
    ],
  ],
};
const boundary = { polygon, source: "walked", accuracyInMetres: 6, confirmed: [], version: 2 };
const scouting = { fieldId: one, score: 2, text: "Larvae", date: "2026-11-21", at: null };
const record = {
  kind: "cost",
  ground: { kind: "season", fieldId: one, seasonId: two },
  date: "2026-11-20",
  costKind: "seed",
  paise: 100,
  note: "",
};
const entry = { kind: "water", date: "2026-11-20", amount: { unit: "minutes", value: 120 } };
const lot = {
  quantity: 12.5,
  unit: "quintal",
  transportPaise: 150,
  loadingPaise: 2500,
  commissionBasisPoints: 625,
  otherPaise: 0,
};
const alert = { marketId: null, direction: "below", levelPaise: 90_000 };
const card = { testedOn: "2026-03-01", values: { N: 300 } };
const choice = {
  doseId: null,
  plantCount: 40,
  seasonId: two,
  manures: { fym: 1, compost: 0, vermicompost: 0 },
};

/** As an earlier version kept them: one of everything that can be told of a farm. */
export const oldFarmWrites: OldRequest[] = [
  {
    kind: "farm",
    method: "PUT",
    path: "/api/profile/farm",
    body: {
      phone: "+919876543210",
      address: "Wardha, Maharashtra 442001",
      farmSize: 2,
      farmSizeUnit: "acre",
      farmType: null,
      cropType: null,
      soilType: null,
      waterSource: null,
    },
  },
  {
    kind: "name",
    method: "PUT",
    path: "/api/profile/display-name",
    body: { displayName: "Asha" },
  },
  {
    kind: "field",
    method: "POST",
    path: "/api/fields",
    about: one,
    body: { ...field, id: one, season },
    makes: [one, `${one} 1`, two],
  },
  {
    kind: "field",
    method: "PUT",
    path: `/api/fields/${one}`,
    about: one,
    body: { ...field, season, version: 3 },
    makes: [`${one} 4`, two],
    needs: [one, `${one} 3`],
  },
  {
    kind: "field",
    method: "PUT",
    path: `/api/fields/${one}`,
    about: one,
    body: { ...field, season: null, version: 3 },
    makes: [`${one} 4`],
    needs: [one, `${one} 3`],
  },
  { kind: "field", method: "POST", path: `/api/fields/${one}/archive`, about: one, needs: [one] },
  { kind: "field", method: "POST", path: `/api/fields/${one}/restore`, about: one, needs: [one] },
  { kind: "field", method: "POST", path: `/api/fields/${one}/remove`, about: one, needs: [one] },
  {
    kind: "field",
    method: "POST",
    path: `/api/fields/${one}/seasons`,
    about: one,
    needs: [one],
    body: season,
    makes: [two],
  },
  {
    kind: "field",
    method: "POST",
    path: `/api/fields/${one}/seasons/${two}/end`,
    about: one,
    body: { endedDate: "2026-11-21" },
    needs: [one, two],
  },
  {
    kind: "field-map",
    method: "PUT",
    path: `/api/field-map/boundaries/${one}`,
    about: one,
    body: { ...boundary, next: 700 },
    needs: [one],
  },
  {
    kind: "field-map",
    method: "DELETE",
    path: `/api/field-map/boundaries/${one}?version=2&next=800`,
    about: one,
    needs: [one],
  },
  {
    kind: "field-map",
    method: "POST",
    path: "/api/field-map/scoutings",
    about: two,
    makes: [two],
    needs: [one],
    form: { note: JSON.stringify({ id: two, scouting }), photo: picture },
  },
  {
    kind: "field-map",
    method: "PUT",
    path: `/api/field-map/scoutings/${two}`,
    about: two,
    needs: [two, one],
    form: { note: JSON.stringify({ scouting, photo: "keep", version: 1 }) },
  },
  {
    kind: "field-map",
    method: "PUT",
    path: `/api/field-map/scoutings/${two}`,
    about: two,
    needs: [two, one],
    form: { note: JSON.stringify({ scouting, photo: "new", version: 1 }), photo: picture },
  },
  {
    kind: "field-map",
    method: "DELETE",
    path: `/api/field-map/scoutings/${two}`,
    about: two,
    needs: [two],
  },
  {
    kind: "field-map",
    method: "POST",
    path: `/api/field-map/scoutings/${two}/restore`,
    about: two,
    needs: [two],
  },
  {
    kind: "harvest",
    method: "POST",
    path: "/api/harvests",
    about: three,
    makes: [three],
    needs: [one, two],
    body: { id: three, entry: record },
  },
  {
    kind: "harvest",
    method: "PUT",
    path: `/api/harvests/${three}?version=first`,
    about: three,
    body: record,
    needs: [three, one, two],
  },
  {
    kind: "harvest",
    method: "DELETE",
    path: `/api/harvests/${three}?version=first`,
    about: three,
    needs: [three],
  },
  {
    kind: "irrigation",
    method: "POST",
    path: `/api/irrigation/${one}/entries`,
    about: one,
    body: { id: two, entry },
    makes: [two],
    needs: [one],
  },
  {
    kind: "irrigation",
    method: "PUT",
    path: `/api/irrigation/${one}/entries/${two}`,
    about: one,
    body: entry,
    needs: [one, two],
  },
  {
    kind: "irrigation",
    method: "DELETE",
    path: `/api/irrigation/${one}/entries/${two}`,
    about: one,
    needs: [one, two],
  },
  {
    kind: "irrigation",
    method: "PUT",
    path: `/api/irrigation/${one}/flow`,
    about: one,
    body: { flowLitresPerHour: 900 },
    needs: [one],
  },
  {
    kind: "irrigation",
    method: "PUT",
    path: `/api/irrigation/${one}/supply`,
    about: one,
    body: { kind: "weekdays", weekdays: [2] },
    needs: [one],
  },
  {
    kind: "irrigation",
    method: "PUT",
    path: `/api/irrigation/${one}/entries/${two}?version=1&next=77`,
    about: one,
    body: entry,
    needs: [one, two],
  },
  {
    kind: "irrigation",
    method: "DELETE",
    path: `/api/irrigation/${one}/entries/${two}?version=77&next=78`,
    about: one,
    needs: [one, two],
  },
  {
    kind: "irrigation",
    method: "PUT",
    path: `/api/irrigation/${one}/supply?version=0&next=9`,
    about: one,
    body: { kind: "always" },
    needs: [one],
  },
  {
    kind: "pest-count",
    method: "POST",
    path: "/api/pests/counts",
    about: one,
    makes: [two],
    needs: [one],
    body: {
      id: two,
      fieldId: one,
      pestId: "rice-bph",
      unit: "per-hill",
      value: 12,
      date: "2026-07-12",
    },
  },
  {
    kind: "pest-count",
    method: "DELETE",
    path: `/api/pests/counts/${one}/${two}`,
    about: one,
    needs: [one, two],
  },
  {
    kind: "price",
    method: "PUT",
    path: "/api/prices/onion/lot?version=none",
    about: "onion",
    body: lot,
  },
  {
    kind: "price",
    method: "PUT",
    path: `/api/prices/onion/alerts/${one}?version=none`,
    about: "onion",
    body: alert,
  },
  {
    kind: "price",
    method: "DELETE",
    path: `/api/prices/onion/alerts/${one}?version=first`,
    about: "onion",
  },
  {
    kind: "question",
    method: "POST",
    path: "/api/assistant/questions",
    about: two,
    body: {
      id: one,
      conversationId: two,
      text: "When do I water?",
      language: "en",
      again: true,
    },
  },
  {
    kind: "scheme",
    method: "PUT",
    path: "/api/scheme-answers",
    body: { set: { age: 40 }, forget: [] },
  },
  {
    kind: "scheme",
    method: "PUT",
    path: "/api/scheme-documents",
    body: { schemeId: "pm-kisan", document: "aadhaar", isReady: true },
  },
  {
    kind: "scheme",
    method: "PUT",
    path: "/api/scheme-reminders",
    body: { schemeId: "pm-kisan", day: "2026-12-01" },
  },
  {
    kind: "soil",
    method: "POST",
    path: `/api/soil/${one}/cards`,
    about: one,
    body: { id: two, card },
    makes: [two],
    needs: [one],
  },
  {
    kind: "soil",
    method: "PUT",
    path: `/api/soil/${one}/cards/${two}?version=first`,
    about: one,
    body: card,
    needs: [one, two],
  },
  {
    kind: "soil",
    method: "DELETE",
    path: `/api/soil/${one}/cards/${two}?version=first`,
    about: one,
    needs: [one, two],
  },
  {
    kind: "soil",
    method: "POST",
    path: `/api/soil/${one}/cards/${two}/restore`,
    about: one,
    needs: [one, two],
  },
  {
    kind: "soil",
    method: "PUT",
    path: `/api/soil/${one}/choice?version=none`,
    about: one,
    body: choice,
    needs: [one],
  },
  {
    kind: "soil",
    method: "PUT",
    path: "/api/soil/prices?version=none",
    body: { product: "dap", priceInPaise: 150_000, isStocked: true },
  },
  { kind: "widgets", method: "PUT", path: "/api/widgets", body: { SoilHealth: true } },
];
