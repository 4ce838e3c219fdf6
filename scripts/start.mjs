import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareOrExit, root } from "./prepare.mjs";

/**
 * Under npm a Ctrl-C arrives twice, from the terminal and from npm. The product takes a second
 * signal as "at once", so the echo of the first is dropped; a later one still counts.
 */
function dropEchoes() {
  const emit = process.emit;
  let lastSignalAt = Number.NEGATIVE_INFINITY;
  process.emit = function emitOnce(name, ...rest) {
    if (name === "SIGINT" || name === "SIGTERM") {
      const now = performance.now();
      if (now - lastSignalAt < 1000) return true;
      lastSignalAt = now;
    }
    return emit.call(this, name, ...rest);
  };
}

await prepareOrExit({ build: true });
process.env.NODE_ENV ||= "production";
dropEchoes();
// In this same process: its signals, its exit code and its death are the product's own.
await import(pathToFileURL(join(root, "dist/server/main.server.js")).href);
