import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Logger } from "./log.server.ts";
import {
  type Account,
  asAccount,
  databaseEnvironment,
  runProgram,
} from "./postgres-account.server.ts";
import type { Binaries } from "./postgres-binaries.server.ts";
import type { Cluster } from "./postgres-cluster.server.ts";
import { killFamily, ourLinePrefix, ownerArgument } from "./postgres-holder.server.ts";

/** Where the server listens: a folder for its socket, or on Windows a loopback address. */
export type Address = { host: string; port: number; password?: string; isTemporary: boolean };

export type ServerSettings = {
  cluster: Cluster;
  binaries: Binaries;
  account: Account | null;
  address: Address;
  isDurable: boolean;
  log: Logger;
};

type ServerProcess = {
  /** Null once connections are accepted, else what the server said before it ended. */
  started: Promise<string | null>;
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Longer than the shell needs to end even a server that hangs. */
const stopPatienceInMs = 12_000;
/** Processes that outlive a killed server hold what it wrote to, and are not waited for. */
const lastWordsInMs = 500;

/**
 * The shell outlives us for a moment: its standard input ends when we die, also by kill -9, and it then
 * stops the server, again and again, since a server that has only just begun does not hear it yet, and ever
 * less gently, since one that lost a process at a bad moment hears nothing for ever. It ignores what a service
 * manager sends to the whole group, because stopping is ours to time. Its first argument tells other starts
 * whose it is.
 */
const deadManScript = `trap '' TERM INT HUP
shift; folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(cd /; exec >/dev/null 2>&1; cat <&3
for signal in INT INT INT INT INT QUIT QUIT QUIT QUIT QUIT QUIT; do
  kill -$signal $server || exit; sleep 1
done
kill -9 $server) & watch=$!
wait $server; code=$?
kill -9 $watch
[ -z "$folder" ] || rm -rf "$folder"
exit $code`;

/** Starts the server once, under the shell that stops it should we die. */
export function spawnServer(settings: ServerSettings): ServerProcess {
  const { account, address, binaries, cluster, log } = settings;
  const postgres = [join(binaries.folder, "postgres"), ...serverArguments(settings)];
  const isWindows = process.platform === "win32";
  const temporary = address.isTemporary ? address.host : "";
  const [file = "", ...given] = isWindows
    ? postgres
    : ["/bin/sh", "-c", deadManScript, "sh", ownerArgument(process.pid), temporary, ...postgres];
  const child = spawn(file, given, {
    ...asAccount(account),
    cwd: cluster.directory,
    // Ctrl-C in a terminal reaches the whole group, and would cut off requests that are being answered.
    detached: !isWindows,
    env: databaseEnvironment,
    stdio: ["pipe", "ignore", "pipe"],
    windowsHide: true,
  });
  child.stdin.on("error", () => child.stdin.destroy());
  const ended = new Promise<void>((settle) => {
    child.once("close", () => settle());
    child.once("error", () => settle());
    child.once("exit", () => {
      child.stdin.destroy();
      setTimeout(settle, lastWordsInMs).unref();
    });
  });
  return {
    started: watchStart(child, { log, ended }),
    ended,
    async stop() {
      const patience = setTimeout(() => {
        log.error("the database did not stop when it was told to; killing it");
        void killFamily(cluster.directory).finally(() => child.kill("SIGKILL"));
      }, stopPatienceInMs);
      if (isWindows) {
        const given = ["stop", "-m", "fast", "-D", cluster.name];
        await runProgram(join(binaries.folder, "pg_ctl"), given, { account });
      }
      child.stdin.end();
      await ended;
      clearTimeout(patience);
    },
  };
}

function watchStart(
  child: ChildProcessByStdio<Writable, null, Readable>,
  { log, ended }: { log: Logger; ended: Promise<void> },
): Promise<string | null> {
  return new Promise((settle) => {
    let said = "";
    let isReady = false;
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (isReady) return forwardLine(log, line);
      said = `${said}${line}\n`.slice(-20_000);
      if (line.includes("database system is ready to accept connections")) {
        isReady = true;
        settle(null);
      }
    });
    child.once("error", (error) => settle(error.message));
    void ended.then(() => settle(said || `exit code ${child.exitCode}`));
  });
}

/** What a query did wrong reaches its caller, and quotes what people typed: only the server's own troubles are logged. */
function forwardLine(log: Logger, line: string): void {
  const [, part, level, text] = /^([^|]*)\|([A-Z]+):\s+(.*)$/.exec(line) ?? [];
  if (!part || part === "client backend" || !text) return;
  if (level === "FATAL" || level === "PANIC" || level === "ERROR") log.error({ part }, text);
  else if (level === "WARNING") log.warn({ part }, text);
  else log.debug({ part }, text);
}

function serverArguments(settings: ServerSettings): string[] {
  const { address, binaries, cluster, isDurable } = settings;
  const isWindows = process.platform === "win32";
  const options: Record<string, string> = {
    listen_addresses: isWindows ? "127.0.0.1" : "",
    unix_socket_directories: isWindows ? "" : address.host,
    unix_socket_permissions: "0700",
    ssl: "off",
    shared_buffers: "64MB",
    max_connections: isDurable ? "100" : "400",
    fsync: isDurable ? "on" : "off",
    synchronous_commit: isDurable ? "on" : "off",
    full_page_writes: isDurable ? "on" : "off",
    // Containers give 64 MB of shared memory, which parallel queries could exhaust.
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_logical_replication_workers: "0",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_destination: "stderr",
    logging_collector: "off",
    log_line_prefix: ourLinePrefix,
    log_checkpoints: "off",
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(binaries.major >= 18 ? { io_method: "sync" } : {}),
    // After a crash one call for the whole disk, in place of one for each of a thousand files.
    ...(binaries.major >= 14 && process.platform === "linux"
      ? { recovery_init_sync_method: "syncfs" }
      : {}),
  };
  const given = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", cluster.name, "-p", String(address.port), ...given];
}
