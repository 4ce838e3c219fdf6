import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { ask } from "./support/ask.ts";
import {
  type FarmClient,
  listen,
  newPost,
  read,
  readLikes,
  sendPost,
  signUp,
} from "./support/farm-client.ts";
import { type Processes, startProcesses } from "./support/processes.ts";
import { findFreePort } from "./support/product.ts";
import { listListeningFaults, startTraffic, writeHeard } from "./support/traffic.ts";

const deploy = resolve(import.meta.dirname, "../deploy");

/** Fails with the sentence unless the condition holds. */
function check(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}

async function until(condition: () => boolean, sentence: string, patience = 5000): Promise<void> {
  for (const end = Date.now() + patience; !condition(); await wait(20)) {
    check(Date.now() < end, `${sentence}, within ${patience} ms`);
  }
}

/** The deployed configuration with other ports and without TLS; nothing else of it is changed. */
async function writeSite(
  folder: string,
  given: { port: number; ports: string[] },
): Promise<string> {
  const rules = join(deploy, "nginx-rules.conf");
  const site = (await readFile(join(deploy, "nginx.conf"), "utf8"))
    .replace(/server \{\s+listen 80;[^}]*\}/, "")
    .replace(/^\s*(ssl_\w+ .*|listen \[::\].*)$/gm, "")
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${given.port};`)
    .replace("include /etc/nginx/urvara-rules.conf", `include ${rules}`)
    .replace(
      /127\.0\.0\.1:300([123])/g,
      (_, index) => `127.0.0.1:${given.ports[Number(index) - 1]}`,
    );
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      ${site}
    }`,
  );
  return file;
}

async function startNginx(all: Processes): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-nginx-"));
  // Its workers give up being root.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const ports = all.processes.map(({ url }) => new URL(url).port);
  const file = await writeSite(folder, { port, ports });
  const errors = join(folder, "error.log");
  const child = spawn("nginx", ["-c", file, "-p", folder, "-e", errors], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await ask(`${url}/health/ready`).catch(() => null);
    if (answer?.status === 200) return { url, stop };
    await wait(50);
  }
  const said = await readFile(errors, "utf8").catch(() => "");
  await stop();
  throw new Error(`nginx does not serve the configuration: ${said}`);
}

/** Files come through as the app sends them: compressed, with its cache headers. */
async function checkFiles(url: string): Promise<void> {
  const headers = { "accept-encoding": "br, gzip" };
  const page = await ask(`${url}/login`, { headers });
  check(
    page.status === 200 && page.headers["cache-control"] === "no-cache",
    "a page is asked anew",
  );
  check(page.headers["content-encoding"] === "br", "a page comes in brotli");
  const plain = await ask(`${url}/login`);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(plain.text)?.[1] ?? "";
  const asset = await ask(`${url}${script}`, { headers });
  check(asset.status === 200, `the script ${script} is there`);
  check(asset.headers["content-encoding"] === "br", "a script comes in brotli");
  check(String(asset.headers["cache-control"]).includes("immutable"), "a script is kept for good");
  check((await ask(`${url}/metrics`)).status === 404, "the figures are not for the world");
}

async function post(farmer: FarmClient, url: string, title: string): Promise<string> {
  const written = newPost(title);
  const { status, text } = await sendPost(farmer, url, written);
  check(status === 201, `a post is taken: ${status} ${text}`);
  return written.id;
}

async function checkLargePicture(farmer: FarmClient, url: string): Promise<void> {
  const side = 2230;
  const raw = { width: side, height: side, channels: 3 as const };
  const bytes = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  check(bytes.length > 14.9e6 && bytes.length < 15 * 1024 * 1024, "the picture has about 15 MB");
  const picture = new Blob([new Uint8Array(bytes)]);
  const { status, text } = await sendPost(farmer, url, { ...newPost("A large picture"), picture });
  check(status === 201, `a picture of 15 MB is taken: ${status} ${text}`);
  const address = /"imageUrl":"([^"]+)"/.exec(text)?.[1] ?? "";
  for (let turn = 0; turn < 3; turn += 1) {
    check((await read(farmer, url + address)).status === 200, "its file comes from every process");
  }
}

async function checkStream(farmer: FarmClient, url: string): Promise<number> {
  const listener = listen(farmer, () => url);
  try {
    await until(() => listener.readyAt.length === 1, "the live stream opens");
    const id = await post(farmer, url, "Heard through the proxy");
    const sent = performance.now();
    await until(() => writeHeard(listener).includes(id), "a post is heard live");
    return Math.round((listener.heard.at(-1)?.at ?? 0) - sent);
  } finally {
    listener.stop();
  }
}

/** One of three dies without a word under load; then the others are replaced in good order. */
async function checkUnderLoad(
  farmer: FarmClient,
  { url, all }: { url: string; all: Processes },
): Promise<string[]> {
  const [first, doomed, third] = all.processes;
  if (!first || !doomed || !third) throw new Error("There are not three processes");
  const likedId = await post(farmer, url, "Liked under load");
  const readers = Array.from({ length: 9 }, () => listen(farmer, () => url));
  await until(() => readers.every(({ readyAt }) => readyAt.length === 1), "streams open");
  const writers = 12;
  const traffic = startTraffic({ farmer, likedId, writers, listUrls: () => [url] });
  try {
    await wait(1000);
    const killedAt = performance.now();
    await doomed.kill();
    await wait(3200);
    const back = readers.flatMap(({ readyAt }) => readyAt.slice(1));
    check(back.length > 0, "the killed process had readers");
    const slowest = Math.round(Math.max(...back) - killedAt);
    check(slowest < 3000, `its readers are back within 3 s, not ${slowest} ms`);
    check(
      readers.every(({ readyAt }) => readyAt.length <= 2),
      "only its readers were cut off",
    );
    const killed = traffic.cutOff.length;
    check(killed <= writers, `only what it was answering was cut off, not ${killed}`);

    await all.replace(first);
    await all.replace(third);
    await wait(500);
    await traffic.stop();
    const replaced = traffic.cutOff.length - killed;
    check(
      traffic.refusals.length === 0,
      `nothing was refused: ${traffic.refusals.slice(0, 3).join(" ")}`,
    );
    // Between nginx's connecting and the process's closing lies a moment that neither can rule out.
    check(replaced <= 4, `replacing two processes cuts off next to nothing, not ${replaced}`);

    for (const { again } of traffic.cutOff) check((await again(url)).status < 300, "sent again");
    const last = await post(farmer, url, "The last of all");
    await until(
      () => readers.every((each) => writeHeard(each).includes(last)),
      "all hear the last",
    );
    const faults = readers.flatMap((each) => listListeningFaults(each, traffic.postIds));
    check(faults.length === 0, `readers missed nothing: ${faults.slice(0, 3).join("; ")}`);
    for (const id of traffic.postIds) {
      check((await read(farmer, `${url}/api/blogs/${id}`)).status === 200, `post ${id} is there`);
    }
    const likes = await readLikes(farmer, `${url}/api/blogs/${likedId}`);
    const expected = traffic.likes + traffic.cutOff.filter(({ isLike }) => isLike).length;
    check(likes === expected, `${expected} likes are counted, not ${likes}`);
    return [
      `${traffic.postIds.length} posts and ${traffic.likes} likes under load, none lost`,
      `a kill cut off ${killed} requests; its readers were back after ${slowest} ms`,
      `two processes replaced meanwhile: none refused, ${replaced} cut off and taken when sent again`,
    ];
  } finally {
    await traffic.stop();
    for (const { stop } of readers) stop();
  }
}

/** Tries deploy/nginx.conf with the real nginx before three processes of the built product. */
async function main(): Promise<void> {
  if (spawnSync("nginx", ["-v"]).error)
    throw new Error("nginx is not installed: nothing was tried");
  const all = await startProcesses(3);
  try {
    const { url, stop } = await startNginx(all);
    try {
      const farmer = await signUp({ url, origin: all.origin, isBehindProxy: true });
      await checkFiles(url);
      check((await read(farmer, `${url}/api/blogs`)).status === 200, "the list is there");
      await checkLargePicture(farmer, url);
      const heardAfter = await checkStream(farmer, url);
      const lines = await checkUnderLoad(farmer, { url, all });
      for (const line of [`a post is heard live after ${heardAfter} ms`, ...lines]) {
        process.stdout.write(`${line}\n`);
      }
    } finally {
      await stop();
    }
  } finally {
    await all.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
