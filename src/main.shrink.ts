import { drawSmall, type ShrinkAsked } from "./shared/draw-small.ts";

async function answer(asked: ShrinkAsked): Promise<void> {
  try {
    postMessage(await drawSmall(asked));
  } catch {
    // The page tries by itself, and says why it cannot be.
    postMessage(null);
  }
}

addEventListener("message", ({ data }: MessageEvent<ShrinkAsked>) => void answer(data));
