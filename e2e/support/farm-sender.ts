import type { APIRequestContext } from "playwright-core";

/** A farmer who is signed in, and the address that the product's pages have. */
export type FarmSender = { origin: string; cookie: string };

/** Sends what a browser in which somebody is signed in would send. */
export async function openSender(request: APIRequestContext, origin: string): Promise<FarmSender> {
  const { cookies } = await request.storageState();
  return { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/** Makes an account, as registering does. */
export async function signUp(
  origin: string,
  account: { email: string; password: string },
): Promise<FarmSender> {
  const answer = await fetch(`${origin}/api/session/sign-up`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { origin, cookie: cookies.join("; ") };
}

/**
 * Sends a form or what becomes JSON, and reads the answer.
 * @param asked such as `PUT /api/widgets`
 * @throws Error when it is not taken
 */
export async function send(
  { origin, cookie }: FarmSender,
  asked: `${"GET" | "POST" | "PUT"} /api/${string}`,
  body?: object,
): Promise<unknown> {
  const [method = "", path = ""] = asked.split(" ");
  const isForm = body instanceof FormData;
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: {
      origin,
      cookie,
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${asked} failed: ${answer.status} ${await answer.text()}`);
  return answer.headers.get("content-type")?.includes("json") ? answer.json() : null;
}
