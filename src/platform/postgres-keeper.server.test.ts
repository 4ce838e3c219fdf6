import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test, vi } from "vitest";
import { openLog } from "./log.server.ts";
import {
  ask,
  findServerProcess,
  giveTo,
  listServerProcesses,
  listShells,
  makeTestFolder,
  nobody,
  startHere,
  startInChild,
} from "./test-postgres.server.ts";

// Whole servers are made, killed and recovered here, which takes long where others share the
// machine, and is mostly waiting, which they do together.
vi.setConfig({ testTimeout: 120_000 });

describe.concurrent("a server that ends unasked", () => {
  const countKept = "select count(*)::int as n from kept";
  const refused = () => [];

  test("is started again at the same address, with every row", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await using server = await startHere(data);
    await ask(server.connection, "create table kept as select generate_series(1, 100) as value");
    // A process of it that hangs keeps the memory which the next one needs.
    process.kill(await findServerProcess(data, "background writer"), "SIGSTOP");
    process.kill(await findServerProcess(data), "SIGKILL");
    await expect
      .poll(() => ask(server.connection, countKept).catch(refused), { timeout: 30_000 })
      .toEqual([{ n: 100 }]);
  });

  test("is started again in a temporary folder too, and is gone when stopped", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "a-rather-long-name".repeat(6));
    const server = await startHere(data);
    await ask(server.connection, "create table kept as select 1 as value");
    const socketFolder = server.connection.host ?? "";
    expect(socketFolder.startsWith(join(tmpdir(), "urvara-"))).toBe(true);
    process.kill(await findServerProcess(data), "SIGQUIT");
    await expect
      .poll(() => ask(server.connection, countKept).catch(refused), { timeout: 30_000 })
      .toEqual([{ n: 1 }]);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    await server.stop();
    await server.ended;
    expect(await listServerProcesses(data)).toEqual([]);
    expect(existsSync(socketFolder)).toBe(false);
  });

  test("is given up when it does not start several times in a row", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    const lines: string[] = [];
    const log = openLog({ LOG_LEVEL: "error" }, { write: (line) => void lines.push(line) });
    const server = await startHere(data, { log, pausesInMs: [0, 10] });
    await rm(join(data, "cluster/global/pg_control"));
    process.kill(await findServerProcess(data), "SIGQUIT");
    await server.ended;
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "the database has stopped by itself",
      expect.stringContaining("does not start again: Error: The database in"),
      expect.stringContaining("does not start again: Error: The database in"),
      "the database keeps stopping: giving it up",
    ]);
  });

  test("is not started again once it is being stopped", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    const server = await startHere(data, { durability: "none", pausesInMs: [0, 60_000] });
    process.kill(await findServerProcess(data), "SIGQUIT");
    await server.stop();
    expect(await listServerProcesses(data)).toEqual([]);
  });
});

describe.concurrent("a server that hangs, or that nobody owns", () => {
  const seconds = (begun: number) => (performance.now() - begun) / 1000;

  test("is stopped all the same, and keeps its rows", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    const server = await startHere(data);
    await ask(server.connection, "create table kept as select 7 as value");
    process.kill(await findServerProcess(data, "checkpointer"), "SIGSTOP");
    const begun = performance.now();
    await server.stop();
    expect(seconds(begun)).toBeLessThan(20);
    await expect.poll(() => listServerProcesses(data)).toEqual([]);
    await using again = await startHere(data);
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 7 }]);
  });

  test("is ended by the next start when our process was killed", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    const { connection } = await started.answer;
    await ask(connection ?? {}, "create table kept as select 7 as value");
    process.kill(await findServerProcess(data, "checkpointer"), "SIGSTOP");
    started.child.kill("SIGKILL");
    const begun = performance.now();
    await using again = await startHere(data);
    // Two or three on a machine with nothing else to do.
    expect(seconds(begun)).toBeLessThan(15);
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 7 }]);
  });

  test("is ended by the next start when its shell was killed too", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    const { connection } = await started.answer;
    await ask(connection ?? {}, "create table kept as select 7 as value");
    // So that it notices nothing of the shells' end.
    started.child.kill("SIGSTOP");
    for (const pid of await listShells(started.child.pid)) process.kill(pid, "SIGKILL");
    started.child.kill("SIGKILL");
    await findServerProcess(data);
    const begun = performance.now();
    await using again = await startHere(data);
    // Two or three on a machine with nothing else to do.
    expect(seconds(begun)).toBeLessThan(15);
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 7 }]);
  });
});

describe.concurrent("a file of the server that cannot be understood", () => {
  test("does not block the start: it is removed when no server runs", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await (await startHere(data)).stop();
    for (const text of ["", "\0\0\0\0", "no number\n"]) {
      await writeFile(join(data, "cluster/postmaster.pid"), text);
      await using again = await startHere(data);
      expect(await ask(again.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    }
  });

  test("of two starts at once one wins, and the other says its sentence", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await (await startHere(data)).stop();
    await writeFile(join(data, "cluster/postmaster.pid"), "");
    await using one = await startInChild({ dataDirectory: data });
    await using other = await startInChild({ dataDirectory: data });
    const answers = await Promise.all([one.answer, other.answer]);
    const [winner] = answers.filter(({ connection }) => connection);
    expect(answers.map(({ fault }) => fault ?? "").toSorted()).toEqual([
      "",
      expect.stringContaining("is already in use by another running Urvara"),
    ]);
    expect(await ask(winner?.connection ?? {}, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
