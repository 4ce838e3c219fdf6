import type { Socket } from "node:net";
import type { Server } from "./parts.server.ts";

/**
 * Ends, when the server closes, the connections that never sent a request. Browsers open some to spare, and
 * Node takes them for busy ones: a stop would wait a minute for each.
 */
export function endSpareSockets(server: Server): void {
  const spare = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    spare.add(socket);
    socket.once("close", () => spare.delete(socket));
  });
  server.server.on("request", ({ socket }: { socket: Socket }) => spare.delete(socket));
  server.addHook("preClose", async () => {
    for (const socket of spare) socket.destroy();
  });
}
