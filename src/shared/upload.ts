import type * as z from "zod/mini";
import { readAnswer } from "./http-client.ts";

/**
 * Sends a form with files and tells how much of it is sent, which fetch cannot.
 * @param options.onProgress the sent share, 0 to 1
 * @throws AppError with the server's code; TypeError when no answer came
 */
export function upload<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: { body: FormData; method: string; onProgress: (share: number) => void },
): Promise<z.infer<Schema>> {
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(options.method, path);
    exchange.setRequestHeader("accept", "application/json");
    exchange.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) options.onProgress(loaded / total);
    };
    exchange.onload = () => {
      const retryAfter = exchange.getResponseHeader("retry-after");
      const response = new Response(exchange.responseText, {
        status: exchange.status,
        statusText: exchange.statusText,
        headers: retryAfter === null ? {} : { "retry-after": retryAfter },
      });
      readAnswer(response, schema).then(resolve, reject);
    };
    exchange.onerror = () => reject(new TypeError("The network did not carry the form"));
    exchange.onabort = exchange.onerror;
    exchange.send(options.body);
  });
}
