import { expect, test } from "vitest";
import { isStale, planPictures, planRequest, readPushed } from "./worker-rules.ts";

const origin = "https://urvara.test";
const ask = (path: string, mode = "cors", method = "GET") =>
  planRequest({ method, mode, url: new URL(path, origin).href }, origin);

test.each([
  ["/dashboard", "app"],
  ["/community/blogs?search=rain", "app"],
  ["/community/blogs/8d5a7c1e-8f53-4b0f-9a3c-0a7b1c2d3e4f", "app"],
  ["/community/blogs/8d5a7c1e/comments", "page"],
  ["/", "page"],
  ["/login?returnTo=%2Fdashboard", "page"],
  ["/nowhere", "page"],
  ["/api/session/google", null],
  ["/api", null],
  ["/knock", "knock"],
  ["/media/0-640.webp", null],
])("a visit of %s is answered as %s", (path, plan) => {
  expect(ask(path, "navigate")).toBe(plan);
});

test("data and writes are left to the network", () => {
  expect(ask("/api/blogs")).toBeNull();
  expect(ask("/knock")).toBeNull();
  expect(ask("/dashboard", "navigate", "POST")).toBeNull();
  expect(ask("https://elsewhere.test/assets/app.js")).toBeNull();
});

test("built files and pictures are answered from what is kept", () => {
  expect(ask("/assets/app-1.js")).toBe("asset");
  expect(ask("/media/0-640.webp", "no-cors")).toBe("picture");
  expect(ask("/pictures/rice.svg", "no-cors")).toBe("picture");
});

test("a new picture sends the longest unused away when there is no room", () => {
  expect(planPictures(["a", "b", "c"], { used: "d", limit: 3 })).toEqual({
    remove: ["a"],
    isOld: false,
  });
  expect(planPictures(["a", "b"], { used: "c", limit: 3 }).remove).toEqual([]);
});

test("a picture used again is moved only from the older half, and sends nothing away", () => {
  const kept = ["a", "b", "c", "d"];
  expect(planPictures(kept, { used: "a", limit: 4 })).toEqual({ remove: [], isOld: true });
  expect(planPictures(kept, { used: "d", limit: 4 })).toEqual({ remove: [], isOld: false });
});

test("a drawing is asked for anew after a week, an uploaded picture never", () => {
  const date = "Sat, 14 Nov 2026 06:00:00 GMT";
  const now = Date.parse("2026-11-21T06:00:01.000Z");
  expect(isStale(`${origin}/pictures/rice.svg`, { date, now })).toBe(true);
  expect(isStale(`${origin}/pictures/rice.svg`, { date, now: now - 2000 })).toBe(false);
  expect(isStale(`${origin}/media/0-640.webp`, { date, now })).toBe(false);
});

test("what is pushed is shown as it was sent", () => {
  const message = { title: "Frost: today", text: "1 °C", path: "/weather", tag: "a1" };
  expect(readPushed(JSON.stringify(message))).toEqual(message);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "Frost!"],
  ["null", "null"],
  ["a message without a path", '{"title":"Frost","text":"","tag":"a1"}'],
  ["a path to another host", '{"title":"Frost","text":"","path":"//evil.example/","tag":"a1"}'],
  ["an address", '{"title":"Frost","text":"","path":"https://evil.example/","tag":"a1"}'],
])("of %s it is shown that there is something", (_, text) => {
  expect(readPushed(text)).toEqual({
    title: "Urvara",
    text: "",
    path: "/dashboard",
    tag: "urvara",
  });
});
