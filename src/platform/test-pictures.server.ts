import { openPictures, type Pictures } from "./pictures.server.ts";

let pictures: Pictures | null = null;

/** One process for the pictures of all tests here, since its start takes longer than most pictures. */
export function sharePictures(): Pictures {
  pictures ??= openPictures();
  // It ends by itself, a minute after the last picture or with this process.
  return { make: pictures.make, close: () => undefined };
}
