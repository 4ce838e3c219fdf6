import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Answer, Browser, Ground } from "./test-ground.server.ts";

/** A picture unlike any other of another number. */
export const makeNumbered = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 8,
      height: 8,
      channels: 3,
      // Far enough apart to stay different when they are packed.
      background: { r: (number & 15) * 16, g: ((number >> 4) & 15) * 16, b: (number >> 8) * 16 },
    },
  })
    .png()
    .toBuffer();

/** What farmers do with pictures, each from an address of its own. */
export function openUploads(ground: Ground) {
  const upload = (farmer: Browser, picture: Buffer): Promise<Answer> =>
    ground.sendForm(farmer, {
      url: "/api/product-pictures",
      parts: [{ name: "picture", filename: "a.png", type: "image/png", value: picture }],
      address: ground.newAddress(),
    });
  return {
    upload,
    async getUrl(farmer: Browser, picture: Buffer): Promise<string> {
      const answer = await upload(farmer, picture);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().url;
    },
    /** Whether a farmer is shown a picture: 200 or 404. */
    async look(farmer: Browser, url: string): Promise<number> {
      const answer = await ground.send(farmer, { url, address: ground.newAddress() });
      return answer.statusCode;
    },
    async insertPlace(): Promise<void> {
      const { db } = ground.product.parts;
      const wardha = { pin: 442001, state: "MH", district: "Wardha", latitude: 20.7 };
      await db
        .insertInto("places")
        .values({ ...wardha, longitude: 78.6, quality: "A" })
        .execute();
      const names = { name: "Wardha", subdistrict: "Wardha", letters: "wardha", frame: "wrdh" };
      await db
        .insertInto("placeNames")
        .values({ pin: wardha.pin, ...names })
        .execute();
    },
    list: (farmer: Browser, listing: { pictures: string[]; status?: "draft" | "live" }) =>
      ground.send(farmer, {
        method: "POST",
        url: "/api/listings",
        payload: {
          id: randomUUID(),
          status: "live",
          stock: 1,
          title: "Hoe",
          description: "Hardly used.",
          category: "tools",
          unit: "piece",
          priceInPaise: 10_000,
          pin: "442001",
          language: "en",
          ...listing,
        },
        address: ground.newAddress(),
      }),
  };
}
