import { once } from "node:events";
import { connect } from "node:net";
import multipart from "@fastify/multipart";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerError } from "#src/app/errors.server.ts";
import { readForm } from "./form.server.ts";

const largest = 15 * 1024 * 1024;
let server: FastifyInstance;
let url: string;
let open: () => void;
let held: number;

beforeEach(async () => {
  held = 0;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  server = fastify();
  server.setErrorHandler(answerError);
  await server.register(multipart, { limits: { fileSize: largest, files: 1 } });
  server.post("/", async (request, reply) => {
    const { file } = await readForm(request, reply, "picture");
    held += 1;
    await gate;
    return { bytes: file?.length ?? null };
  });
  url = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  open();
  await server.close();
});

function send(bytes: number): Promise<Response> {
  const body = new FormData();
  body.set("picture", new Blob([new Uint8Array(bytes)]), "a.jpg");
  return fetch(url, { method: "POST", body });
}

test("files are held in memory up to a limit; who comes beyond it is asked to come later", async () => {
  const waiting = Array.from({ length: 4 }, () => send(largest));
  await expect.poll(() => held, { timeout: 10_000 }).toBe(4);
  const refused = await send(largest);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ code: "try-later" });
  const small = send(1000);
  await expect.poll(() => held).toBe(5);
  open();
  for (const answer of await Promise.all(waiting))
    expect(await answer.json()).toEqual({ bytes: largest });
  expect(await (await small).json()).toEqual({ bytes: 1000 });
  expect(await (await send(largest)).json()).toEqual({ bytes: largest });
});

test("what is cut off on its way is held no longer", async () => {
  open();
  const { port, hostname } = new URL(url);
  for (let times = 0; times < 6; times += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = '--b\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\n';
    socket.write(
      `POST / HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${largest}\r\n\r\n${head}`,
    );
    await new Promise((resolve) => socket.write(Buffer.alloc(14 * 1024 * 1024), resolve));
    socket.destroy();
  }
  await expect.poll(async () => (await send(largest)).status, { timeout: 5000 }).toBe(200);
});
