import sharp from "sharp";

/** A photograph as a phone makes it: a JPEG of a field under a sky, with a grain that compresses like one. */
export async function makePhotograph(): Promise<{
  name: string;
  mimeType: string;
  buffer: Buffer;
}> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="700" fill="#8ec5e8"/><rect y="700" width="1600" height="500" fill="#5b8c3a"/>
    <circle cx="1250" cy="220" r="110" fill="#f7c948"/></svg>`;
  const buffer = await sharp(Buffer.from(sky)).jpeg({ quality: 85 }).toBuffer();
  return { name: "field.jpg", mimeType: "image/jpeg", buffer };
}
