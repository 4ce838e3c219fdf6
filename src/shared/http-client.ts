import * as z from "zod/mini";
import { AppError, type AppErrorCode, appErrorStatus, isAppErrorCode } from "./app-error.ts";
import { hearServerDate } from "./server-clock.ts";

/** What every refused request answers with. */
const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});

/** The network itself failed: no answer came. */
export const networkRequestFailed = "network-request-failed";

type RequestFailure = { code: AppErrorCode | typeof networkRequestFailed; message: string };

/** What a caught value means to the person: a code to word and a message for the console. */
export function describeFailure(error: unknown): RequestFailure {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (error instanceof TypeError) return { code: networkRequestFailed, message: error.message };
  return {
    code: "internal-error",
    message: error instanceof Error ? error.message : String(error),
  };
}

type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
};

const signedOutListeners = new Set<() => void>();

/** Calls back whenever the server says that this browser is not signed in. Returns the unsubscriber. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

let holds = 0;

/** Keeps the callbacks above back while what ended the session is still to be read. Returns what lets go. */
export function holdSignedOut(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

/** The code of a refusal that is not worded by our own server, as a proxy's for a form that is too large. */
function codeOfStatus(status: number): AppErrorCode {
  const isRefusal = status >= 400 && status < 500;
  // A proxy that wants a password of its own says nothing about our session; 408 and 425 ask for another try.
  if (!isRefusal || status === 401 || status === 408 || status === 425) return "internal-error";
  const known = Object.entries(appErrorStatus).find(([, each]) => each === status)?.[0];
  return isAppErrorCode(known) ? known : "not-allowed";
}

async function toAppError(response: Response): Promise<AppError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => ({})));
  const body = parsed.success ? parsed.data : { code: "", message: response.statusText };
  const code = isAppErrorCode(body.code) ? body.code : codeOfStatus(response.status);
  const retryAfter = Number(response.headers.get("retry-after"));
  return new AppError(code, body.message, {
    ...("fields" in body && body.fields ? { fields: body.fields } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  });
}

/**
 * Sends one request to our own server and parses the answer.
 * @throws AppError with the server's code; TypeError when no answer came
 */
export async function request<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.infer<Schema>> {
  const { method = "GET", body, query, signal, headers = {} } = options;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const isForm = body instanceof FormData;
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
    method,
    credentials: "same-origin",
    headers: {
      accept: "application/json",
      ...(body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  hearServerDate(response.headers.get("date"));
  return readAnswer(response, schema);
}

/** What stands at an address, or null where nothing does; one that names nothing is answered like one whose thing is gone. */
export async function requestOrNull<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: RequestOptions,
): Promise<z.infer<Schema> | null> {
  try {
    return await request(path, schema, options);
  } catch (error) {
    if (error instanceof AppError && /not-found|invalid-input/.test(error.code)) return null;
    throw error;
  }
}

/**
 * Parses an answer of our own server, however it was fetched.
 * @throws AppError with the server's code
 */
export async function readAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!response.ok) {
    const error = await toAppError(response);
    if (error.code === "not-signed-in" && holds === 0)
      for (const listener of signedOutListeners) listener();
    throw error;
  }
  return schema.parse(response.status === 204 ? undefined : await response.json());
}
