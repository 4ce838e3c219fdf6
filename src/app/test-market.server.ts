import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { openTestServer, type TestServer, testOrigin } from "./test-server.server.ts";
import { setStanding } from "./test-standing.server.ts";

type Call = { as?: string; method?: "GET" | "PUT" | "POST" | "DELETE"; body?: unknown };

export type TestMarket = Awaited<ReturnType<typeof openTestMarket>>;

/** A photograph that says where it was taken. */
export const takePhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#b5651d" } })
    .withExif({ IFD3: { GPSLatitude: "20/1 5/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

async function insertOjhar({ db }: TestServer["parts"]): Promise<void> {
  const position = { latitude: 20.0861, longitude: 73.9274, quality: "A" };
  const place = { pin: 422206, state: "MH", district: "Nashik", ...position };
  await db.insertInto("places").values(place).execute();
  const name = { name: "Ojhar", subdistrict: "Niphad", letters: "ojhar", frame: "jhr" };
  await db
    .insertInto("placeNames")
    .values({ pin: 422206, ...name })
    .execute();
}

/** A listing of produce with one picture, at the place 422206. */
const describeListing = (picture: string) => ({
  id: randomUUID(),
  status: "live",
  title: "Turmeric fingers",
  description: "Salem, boiled and dried this season.",
  category: "produce",
  unit: "kg",
  priceInPaise: 12_550,
  stock: 40,
  pictures: [picture],
  pin: "422206",
  deliveryRadiusKm: 30,
  returnDays: 3,
  terms: "Call before you come.",
  language: "en",
});

/** The whole server with its samples, the place 422206 alone, and the farmer Sunita, who sells. */
export async function openTestMarket(given: { now: () => Date }) {
  const product = await openTestServer(given);
  await insertOjhar(product.parts);
  let calls = 0;
  let sunita = "";

  /** Each from an address of its own, since what is asked here is not how often one may ask. */
  const nextAddress = () => {
    calls += 1;
    return `10.2.${calls >> 8}.${calls & 255}`;
  };
  const call = (url: string, { as = sunita, method = "GET", body }: Call = {}) =>
    product.server.inject({
      method,
      url,
      headers: {
        origin: testOrigin,
        cookie: as,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      remoteAddress: nextAddress(),
      ...(body === undefined
        ? {}
        : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  /** @returns what the browser of a new farmer sends from then on */
  const signUp = async (name: string): Promise<string> => {
    const answer = await call("/api/session/sign-up", {
      as: "",
      method: "POST",
      body: { email: `${name}@example.com`, password: "monsoon-2026" },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.cookies.map(({ name: key, value }) => `${key}=${value}`).join("; ");
  };
  const sendPicture = async (bytes: Buffer, { field = "picture", as = sunita } = {}) => {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], "photo.jpg"));
    const body = new Response(form);
    return product.server.inject({
      method: "POST",
      url: "/api/product-pictures",
      headers: {
        origin: testOrigin,
        cookie: as,
        "content-type": String(body.headers.get("content-type")),
      },
      remoteAddress: nextAddress(),
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };
  sunita = await signUp("sunita");
  const picture: string = (await sendPicture(await takePhoto())).json().url;
  const makeListing = () => describeListing(picture);
  return {
    ...product,
    sunita,
    picture,
    call,
    signUp,
    sendPicture,
    makeListing,
    /** Gives every account so far what others have to believe. */
    async makeAllKnown(): Promise<void> {
      const { db } = product.parts;
      for (const { uid } of await db.selectFrom("users").select("uid").execute()) {
        await setStanding(db, { uid, now: given.now() });
      }
    },
    /** Puts a product of Sunita's on sale. */
    async list(change: object = {}): Promise<{ id: string; version: number }> {
      const body = { ...makeListing(), ...change };
      const answer = await call("/api/listings", { method: "POST", body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
  };
}

/** What seed, fertiliser and crop protection are sold with. */
export const licensed = {
  category: "seeds",
  licenceNumber: "MH-1204",
  batchNumber: "B-77",
  expiryDate: "2027-05-31",
};
