import type { Socket } from "node:net";
import type { Server } from "./parts.server.ts";

/** A proxy's request follows its connection at once, a browser's spare connection stays silent. */
const patienceInMs = 300;

/**
 * Ends, when the server closes, the connections that never sent a request. Browsers open some to spare, and
 * Node takes them for busy ones: a stop would wait a minute for each. Those that have only just been opened
 * get the time to send what they were opened for.
 */
export function endSpareSockets(server: Server): void {
  const spare = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    spare.add(socket);
    socket.once("close", () => spare.delete(socket));
  });
  server.server.on("request", ({ socket }: { socket: Socket }) => spare.delete(socket));
  server.addHook("preClose", async () => {
    setTimeout(() => {
      for (const socket of spare) socket.destroy();
    }, patienceInMs);
    // What has reached the machine already is read before connections without a request are closed.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}
