import { once } from "node:events";
import { createServer } from "node:http";
import type pg from "pg";

/** The bare server of Node, answering the same bytes to everyone: what no framework can beat. */
export async function startConstant(
  body: Buffer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Runs one statement as fast as the given number of callers can, without HTTP. */
export async function runBare(
  pool: pg.Pool,
  given: { callers: number; seconds: number; statement: () => pg.QueryConfig },
): Promise<{ requests: number; seconds: number }> {
  const begun = performance.now();
  const end = begun + given.seconds * 1000;
  let requests = 0;
  const call = async () => {
    while (performance.now() < end) {
      await pool.query(given.statement());
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: given.callers }, call));
  return { requests, seconds: (performance.now() - begun) / 1000 };
}
