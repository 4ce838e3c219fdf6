import { expect, test } from "vitest";
import { pictureSources } from "./picture.ts";

const hash = "a1".repeat(32);

test("an uploaded picture is offered at three widths", () => {
  expect(pictureSources(`/media/${hash}-640.webp`)).toEqual({
    src: `/media/${hash}-640.webp`,
    srcSet: `/media/${hash}-320.webp 320w, /media/${hash}-640.webp 640w, /media/${hash}-1280.webp 1280w`,
  });
});

test("a drawing and anything unknown have one address only", () => {
  for (const url of ["/pictures/posts/ragi.svg", `/media/${hash}.webp`, "/media/../x-640.webp"]) {
    expect(pictureSources(url)).toEqual({ src: url });
  }
});
