import { randomUUID } from "node:crypto";
import { openTestServer, testOrigin } from "./test-server.server.ts";

export type MapFarmer = { cookie: string; address: string };
type Ask = { method?: "GET" | "POST" | "PUT" | "DELETE"; path: string; body?: object };
type Position = [longitude: number, latitude: number];

/** An acre near Ojhar, as geographiclib-geodesic 2.2.0 measures it: 4,052.86 m². */
export const ojharAcre: Position[] = [
  [73.925, 20.096],
  [73.92561, 20.096],
  [73.92562, 20.09657],
  [73.92498, 20.09655],
];

export const closeRing = (ring: Position[]) => ({
  type: "Polygon",
  coordinates: [[...ring, ...ring.slice(0, 1)]],
});

/** What somebody saw on a field. */
export const seen = (fieldId: string, change: object = {}) => ({
  fieldId,
  score: 2,
  text: "Yellow leaves by the well.",
  date: "2026-11-20",
  at: { latitude: 20.0962, longitude: 73.9253, accuracyInMetres: 6 },
  ...change,
});

/** A form as browsers write it, with the note as JSON and perhaps a photo. */
async function writeForm({ note, photo }: { note: unknown; photo?: Buffer | undefined }) {
  const form = new FormData();
  form.set("note", typeof note === "string" ? note : JSON.stringify(note));
  if (photo) form.set("photo", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "p.jpg");
  const written = new Response(form);
  return {
    body: Buffer.from(await written.arrayBuffer()),
    type: written.headers.get("content-type") ?? "",
  };
}

/** The whole server, with farmers who draw their fields and note what they see. */
export async function openTestMap(given: { now: () => Date }) {
  const product = await openTestServer(given);
  let farmers = 0;

  function ask(farmer: MapFarmer | null, { method = "GET", path, body }: Ask, type?: string) {
    return product.server.inject({
      method,
      url: `/api/${path}`,
      headers: {
        origin: testOrigin,
        ...(farmer ? { cookie: farmer.cookie } : {}),
        ...(type ? { "content-type": type } : {}),
      },
      remoteAddress: farmer?.address ?? "10.1.0.1",
      ...(body ? { payload: body } : {}),
    });
  }

  async function signUp(): Promise<MapFarmer> {
    farmers += 1;
    const address = `10.0.0.${farmers}`;
    const body = { email: `mapper${farmers}@example.com`, password: "monsoon-2026" };
    const stranger = { cookie: "", address };
    const answer = await ask(stranger, { method: "POST", path: "session/sign-up", body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { cookie, address };
  }

  async function addPlot(farmer: MapFarmer): Promise<string> {
    const id = randomUUID();
    const plot = { id, name: "Well plot", area: 1, areaUnit: "acre", bighaState: null };
    const body = { ...plot, soil: null, method: "drip", flowLitresPerHour: null, season: null };
    const answer = await ask(farmer, { method: "POST", path: "fields", body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return id;
  }

  const draw = (farmer: MapFarmer | null, fieldId: string, change: object = {}) => {
    const polygon = closeRing(ojharAcre);
    const body = { polygon, source: "tapped", accuracyInMetres: null, version: 0, ...change };
    return ask(farmer, { method: "PUT", path: `field-map/boundaries/${fieldId}`, body });
  };

  type Note = Omit<Ask, "body"> & { note: unknown; photo?: Buffer | undefined };
  const sendNote = async (farmer: MapFarmer | null, { note, photo, ...rest }: Note) => {
    const { body, type } = await writeForm({ note, photo });
    return ask(farmer, { method: "POST", ...rest, body }, type);
  };
  const tell = (farmer: MapFarmer | null, note: object, photo?: Buffer) =>
    sendNote(farmer, { path: "field-map/scoutings", note, photo });

  return { product, ask, signUp, addPlot, draw, sendNote, tell };
}
