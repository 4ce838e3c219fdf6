import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";

/** What whoever has not signed in is answered: ways in, what they need to know, steps of a mail, and whether an account is gone. */
const open = [
  "GET /api/session/password-policy",
  "GET /api/session/projects",
  "GET /api/session/provider/result",
  "POST /api/profile/removal",
  "POST /api/session/address/addressee",
  "POST /api/session/address/undo",
  "POST /api/session/link",
  "POST /api/session/link/open",
  "POST /api/session/passkeys/sign-in",
  "POST /api/session/passkeys/sign-in/options",
  "POST /api/session/password/forgotten",
  "POST /api/session/password/reset",
  "POST /api/session/phone",
  "POST /api/session/phone/begin-anew",
  "POST /api/session/phone/enter",
  "POST /api/session/provider/start",
  "POST /api/session/second-factor",
  "POST /api/session/second-factor/passkey",
  "POST /api/session/sign-in",
  "POST /api/session/sign-out",
  "POST /api/session/sign-up",
];

let product: TestServer;
beforeAll(async () => {
  product = await openTestServer();
  await product.server.ready();
});
afterAll(() => product.close());

/** Every route of the product that its own description names. */
function listRoutes(): string[] {
  const { paths = {} } = product.server.swagger();
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((route) => / \/(api|media)\//.test(route))
    .sort();
}

test("whatever is sent to a farmer's routes without a session, it is told that one is needed, before it is read", async () => {
  const routes = listRoutes().filter((route) => !open.includes(route));
  expect(routes.length).toBeGreaterThan(100);
  const answers: Record<string, unknown> = {};
  let asked = 0;
  for (const route of routes) {
    const [method = "GET", path = ""] = route.split(" ");
    for (const payload of method === "GET" ? [undefined] : ['{"x":[1]}', "{"]) {
      asked += 1;
      const answer = await product.server.inject({
        method:
          method === "GET"
            ? "GET"
            : method === "PUT"
              ? "PUT"
              : method === "POST"
                ? "POST"
                : "DELETE",
        url: `${path.replaceAll(/\{\w+\}/g, "%20")}?cursor=${"x".repeat(600)}&limit=-1&pin=x`,
        headers: { origin: testOrigin, "content-type": "application/json" },
        remoteAddress: `10.9.${asked >> 8}.${asked & 255}`,
        ...(payload === undefined ? {} : { payload }),
      });
      const { code } = answer.json();
      if (answer.statusCode !== 401)
        answers[`${route} ${payload}`] = `${answer.statusCode} ${code}`;
    }
  }
  expect(answers).toEqual({});
  const unlisted = open.filter((route) => !listRoutes().includes(route));
  expect(unlisted, "what is open is what is named here").toEqual([]);
});
