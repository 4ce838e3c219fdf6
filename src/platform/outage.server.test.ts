import { readFile } from "node:fs/promises";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { isOutage } from "./outage.server.ts";

const refusal = (code: string) => Object.assign(new Error("refused"), { code });
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("what passes by itself", () => {
  test.each([
    ["a lost connection", "08006"],
    ["a full disk", "53100"],
    ["no memory", "53200"],
    ["no connection left", "53300"],
    ["a server that is being stopped", "57P01"],
    ["a server that lost a process", "57P02"],
    ["a server that is starting", "57P03"],
    ["a full disk below a file", "ENOSPC"],
    ["a quota below a file", "EDQUOT"],
    ["a server that does not listen", "ECONNREFUSED"],
  ])("%s (%s)", (_name, code) => {
    expect(isOutage(refusal(code))).toBe(true);
  });

  test("a database whose socket is gone, or whose connection has ended", async () => {
    const gone = new pg.Client({ host: "/nowhere" });
    expect(isOutage(await faultOf(gone.connect()))).toBe(true);
    const nobody = new pg.Client({ host: "localhost", port: 9 });
    expect(isOutage(await faultOf(nobody.connect()))).toBe(true);
    const pool = new pg.Pool({ host: "/nowhere" });
    await pool.end();
    expect(isOutage(await faultOf(pool.query("select 1")))).toBe(true);
  });
});

describe("what does not", () => {
  test.each([
    ["a broken rule of a table", "23505"],
    ["a statement that took too long", "57014"],
    ["a database that was dropped", "57P04"],
    ["a fault in a statement", "42601"],
  ])("%s (%s)", (_name, code) => {
    expect(isOutage(refusal(code))).toBe(false);
  });

  test("a missing file, a fault of ours, and what is no error at all", async () => {
    expect(isOutage(await faultOf(readFile("/nowhere/at-all")))).toBe(false);
    expect(isOutage(new TypeError("x is not a function"))).toBe(false);
    expect(isOutage("ENOSPC")).toBe(false);
  });
});
