/**
 * Under npm a Ctrl-C arrives twice, from the terminal and from npm. The product takes a second
 * signal as "at once", so the echo of the first is dropped; a later one still counts.
 */
export function dropEchoes() {
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
