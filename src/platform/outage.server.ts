import { isDiskFull } from "./postgres-cluster.server.ts";

/** The connection, the server's resources (its disk and its number of connections too), its stopping and starting. */
const outageState = /^(?:08...|53...|57P0[1-35])$/;
const outageMessages = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
  "Client was closed",
  "Cannot use a pool after calling end",
  "driver has already been destroyed",
];
const fullCodes = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"]);
const unreachableCodes = new Set([
  "ENOENT",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const socketCalls = new Set(["connect", "read", "write", "getaddrinfo"]);

/**
 * Whether an error means that the database or the disk is not to be had just now, through nobody's fault
 * who asked: the same request may go well in a moment. A statement that was cut off because it took too long
 * (57014) is none: told to come back, everybody would repeat the most expensive thing there is, and the log
 * would not show that something of ours is too slow.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (outageState.test(code) || fullCodes.has(code) || code === "ECONNREFUSED") return true;
  // A file that is missing is something else than a socket that is.
  const call = "syscall" in error ? String(error.syscall) : "";
  if (unreachableCodes.has(code) && socketCalls.has(call)) return true;
  return (
    outageMessages.some((message) => error.message.startsWith(message)) || isDiskFull(error.message)
  );
}
