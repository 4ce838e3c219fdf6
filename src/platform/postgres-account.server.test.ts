import { existsSync } from "node:fs";
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { describe, test, vi } from "vitest";
import { findNative } from "./postgres-binaries.server.ts";
import {
  ask,
  giveTo,
  isRoot,
  listServerProcesses,
  makeTestFolder,
  nobody,
  refusalOf,
  startHere,
  startInChild,
} from "./test-postgres.server.ts";

// Whole servers are made, killed and recovered here, which takes long where others share the
// machine, and is mostly waiting, which they do together.
vi.setConfig({ testTimeout: 60_000 });

const needsRoot = "only root can act as another user or mount a disk";
const native = findNative({ platform: process.platform, arch: process.arch, hasGlibc: true });

async function copyPackage(place: string): Promise<string> {
  await mkdir(place, { recursive: true });
  await cp(join(native, "../package.json"), join(place, "package.json"));
  await cp(native, join(place, "native"), { recursive: true, verbatimSymlinks: true });
  return join(place, "native");
}

async function removeLinks(folder: string): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(join(folder, "lib"), { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    await rm(join(folder, "lib", entry.name));
    removed += 1;
  }
  return removed;
}

describe.concurrent("who runs it", () => {
  test("root drops to an unprivileged account, and a cluster keeps its owner", async ({
    expect,
    skip,
  }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    const passwdFile = join(folder.path, "passwd");
    await writeFile(passwdFile, `root:x:0:0::/root:/bin/sh\nnobody:x:${nobody}:${nobody}::/:\n`);
    const server = await startHere(data, { passwdFile });
    const owners = await Promise.all(
      (await listServerProcesses(data)).map((pid) => stat(`/proc/${pid}`)),
    );
    expect(owners.length).toBeGreaterThan(3);
    expect(new Set(owners.map(({ uid }) => uid))).toEqual(new Set([nobody]));
    await server.stop();
    await writeFile(passwdFile, `postgres:x:7777:7777::/:\nnobody:x:${nobody}:${nobody}::/:\n`);
    await using again = await startHere(data, { passwdFile });
    expect(await ask(again.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("root with programs and data below a home that only root may enter", async ({
    expect,
    skip,
  }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const home = join(folder.path, "home");
    await mkdir(home, { mode: 0o700 });
    const data = join(home, "data");
    const copies = [join(data, "programs"), join(folder.path, "shared")];
    const packagedBinaries = await copyPackage(join(home, "package"));
    {
      await using server = await startHere(data, { packagedBinaries, copies });
      await ask(server.connection, "create table kept as select 1 as value");
      const programs = await Promise.all(
        (await listServerProcesses(data)).map((pid) => readlink(`/proc/${pid}/exe`)),
      );
      const copied = programs.filter((path) => path.startsWith(join(folder.path, "shared")));
      expect(copied.length).toBeGreaterThan(2);
    }
    const [copy = ""] = await readdir(join(folder.path, "shared"));
    const made = await lstat(join(folder.path, "shared", copy));
    await using again = await startHere(data, { packagedBinaries, copies });
    expect(await ask(again.connection, "select value from kept")).toEqual([{ value: 1 }]);
    expect(await readdir(join(folder.path, "shared"))).toEqual([copy]);
    expect((await lstat(join(folder.path, "shared", copy))).ino).toBe(made.ino);
  });

  test("an installed PostgreSQL too old to run below such a home is refused in one sentence", async ({
    expect,
    skip,
  }) => {
    if (!isRoot) skip(needsRoot);
    const old = "/usr/lib/postgresql/15/bin";
    if (!existsSync(old)) skip("PostgreSQL 15 is not installed on this machine");
    await using folder = await makeTestFolder();
    await mkdir(join(folder.path, "home"), { mode: 0o700 });
    const data = join(folder.path, "home/data");
    expect(await refusalOf(data, { binaries: old })).toMatch(
      /^The account \w+, as which PostgreSQL 15 runs, cannot reach .*: set DATA_DIR to a folder outside/,
    );
    expect(await readdir(data)).toEqual([]);
  });

  test("a copy of the programs that another user could change is not run", async ({
    expect,
    skip,
  }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const home = join(folder.path, "home");
    await mkdir(home, { mode: 0o700 });
    const packagedBinaries = await copyPackage(join(home, "package"));
    const shared = join(folder.path, "shared");
    const { version } = JSON.parse(await readFile(join(home, "package/package.json"), "utf8"));
    const planted = join(shared, `postgresql-${version}`, "native/bin");
    await mkdir(planted, { recursive: true });
    await writeFile(join(planted, "postgres"), "#!/bin/sh\necho 'postgres (PostgreSQL) 18.4'\n", {
      mode: 0o755,
    });
    await giveTo(join(shared, `postgresql-${version}`), nobody);
    expect(
      await refusalOf(join(folder.path, "data"), { packagedBinaries, copies: [shared] }),
    ).toMatch(/cannot read the PostgreSQL programs in .* and no copy could be made in /);
  });

  test("a user who is not root", async ({ expect }) => {
    await using folder = await makeTestFolder();
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: nobody });
    const { connection, fault } = await started.answer;
    expect(fault).toBeUndefined();
    expect(await ask(connection ?? {}, "select current_user as name")).toEqual([
      { name: "urvara" },
    ]);
    const owner = (await stat(join(data, "cluster"))).uid;
    expect(owner).toBe(isRoot ? nobody : process.getuid?.());
  });

  test("root without any unprivileged account is told what to do", async ({ expect, skip }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const passwdFile = join(folder.path, "passwd");
    await writeFile(passwdFile, "root:x:0:0:root:/root:/bin/sh\n");
    expect(await refusalOf(join(folder.path, "data"), { passwdFile })).toBe(
      `PostgreSQL does not run as root, and ${passwdFile} has no account named postgres or nobody to run it as: add one, start Urvara as another user, or set DATABASE_URL.`,
    );
  });

  test("a user number without an account is told what to do", async ({ expect, skip }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    await giveTo(folder.path, 54321);
    const data = join(folder.path, "data");
    await using started = await startInChild({ dataDirectory: data }, { uid: 54321 });
    expect((await started.answer).fault).toMatch(
      /^The user number 54321 has no entry in \/etc\/passwd, .* or set DATABASE_URL\.$/,
    );
    expect(await readdir(data)).toEqual([]);
  });

  test("another user's database folder is refused in one sentence", async ({ expect, skip }) => {
    if (!isRoot) skip(needsRoot);
    await using folder = await makeTestFolder();
    const data = join(folder.path, "data");
    await (await startHere(data)).stop();
    await using started = await startInChild({ dataDirectory: data }, { uid: 54321 });
    expect((await started.answer).fault).toMatch(/ cannot be read by this user: start Urvara as /);
  });
});

describe.concurrent("install scripts switched off", () => {
  test("the missing library links are made at the start", async ({ expect }) => {
    await using folder = await makeTestFolder();
    const packagedBinaries = await copyPackage(join(folder.path, "package"));
    expect(await removeLinks(packagedBinaries)).toBeGreaterThan(5);
    await using server = await startHere(join(folder.path, "data"), { packagedBinaries });
    expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    expect((await lstat(join(packagedBinaries, "lib/libicuuc.so.60"))).isSymbolicLink()).toBe(true);
  });

  test("where the packages cannot be written, a copy in the data folder has them", async ({
    expect,
  }) => {
    await using folder = await makeTestFolder();
    const packagedBinaries = await copyPackage(join(folder.path, "package"));
    await removeLinks(packagedBinaries);
    await chmod(join(packagedBinaries, "lib"), 0o555);
    await giveTo(folder.path, nobody);
    const data = join(folder.path, "data");
    await using started = await startInChild(
      { dataDirectory: data, packagedBinaries },
      { uid: nobody },
    );
    const { connection, fault } = await started.answer;
    expect(fault).toBeUndefined();
    expect(await ask(connection ?? {}, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(existsSync(join(packagedBinaries, "lib/libicuuc.so.60"))).toBe(false);
    await chmod(join(packagedBinaries, "lib"), 0o755);
  });
});
