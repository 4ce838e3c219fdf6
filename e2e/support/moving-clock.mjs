// Loaded before the built product, which then believes a clock that is ahead of the machine's by as many
// milliseconds as the file says. Nothing else of the product is touched.
import { readFileSync, watchFile, writeFileSync } from "node:fs";

const file = process.env["MOVING_CLOCK"] ?? "";
const readAhead = () => Number(readFileSync(file, "utf8"));
let aheadInMs = readAhead();
watchFile(file, { interval: 20, persistent: false }, () => {
  aheadInMs = readAhead();
  writeFileSync(`${file}.seen`, String(aheadInMs));
});

const RealDate = Date;
const now = () => RealDate.now() + aheadInMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
