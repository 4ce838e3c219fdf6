import { request } from "node:http";

export type Asked = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** One of this machine's own addresses to ask from. */
  localAddress?: string | undefined;
};

export type Answered = { status: number; text: string; headers: NodeJS.Dict<string | string[]> };

/**
 * One request on a connection of its own, whole or failed.
 * @throws Error of the connection, also when it was cut off within the answer
 */
export function ask(url: string, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", headers = {}, body, localAddress } = asked;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      agent: false,
      ...(localAddress ? { localAddress } : {}),
      headers: { ...headers, ...(body ? { "content-length": body.length } : {}) },
    });
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers });
      });
    });
    outgoing.end(body);
  });
}
