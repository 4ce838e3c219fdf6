import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Provider } from "oidc-provider";

/** What the provider says of a person; the keys are the names that its sign-in page takes. */
type ProviderPeople = Record<
  string,
  { sub: string; email: string; email_verified?: unknown; name?: unknown; picture?: string }
>;

type ProviderFaults = {
  /** Answers nothing but that it is out of order. */
  isAway: boolean;
  /** Says that it knows no client of this secret. */
  refusesClient: boolean;
  /** Cuts its window off from the page that opened it. */
  cutsOpener: boolean;
};

export type TestProvider = {
  issuer: string;
  people: ProviderPeople;
  /** What is wrong with it at the moment; nothing, to begin with. */
  faults: ProviderFaults;
  /** The settings that make a server use it. */
  env: Record<string, string>;
  /** Walks through the provider's pages as a browser would; answers where it sends the browser back to. */
  signIn(startUrl: string, login: string): Promise<string>;
  close(): Promise<void>;
};

const clientId = "urvara";
const clientSecret = "a secret between the two of them, for tests";

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

const loginPage = (
  uid: string,
) => `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post" action="/interaction/${uid}"><label>Who? <input name="login"></label>
<button>Continue</button> <button name="error" value="access_denied">Cancel</button>
<button name="error" value="server_error">Break down</button></form></html>`;

function makeProvider(
  issuer: string,
  given: { people: ProviderPeople; callback: string },
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [given.callback],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({
      accountId: given.people[id]?.sub ?? id,
      claims: () => ({ ...(given.people[id] ?? { sub: id }) }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? "",
        accountId: ctx.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

async function answer(
  { provider, faults }: { provider: Provider; faults: ProviderFaults },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  if (faults.isAway) {
    response.writeHead(503).end();
    return;
  }
  if (faults.refusesClient && request.url === "/token") {
    response.writeHead(401, { "content-type": "application/json" });
    response.end('{"error":"invalid_client"}');
    return;
  }
  const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? "")?.[1];
  if (uid === undefined) {
    await provider.callback()(request, response);
    return;
  }
  if (request.method !== "POST") {
    if (faults.cutsOpener) response.setHeader("cross-origin-opener-policy", "same-origin");
    response.writeHead(200, { "content-type": "text/html" }).end(loginPage(uid));
    return;
  }
  const form = await readForm(request);
  const [login, error] = [form.get("login") ?? "", form.get("error")];
  const result = error === null ? { login: { accountId: login } } : { error };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Follows redirects with the provider's cookies until they leave it. */
async function walk(issuer: string, { startUrl, login }: { startUrl: string; login: string }) {
  const jar = new Map<string, string>();
  let url = startUrl;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    form = undefined;
    if (location) {
      url = new URL(location, url).href;
      if (!url.startsWith(issuer)) return url;
    } else if (url.includes("/interaction/")) {
      form = new URLSearchParams(login === "cancel" ? { error: "access_denied" } : { login });
    } else {
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    }
  }
  throw new Error("the provider sends in circles");
}

/**
 * A real OpenID Connect provider on this machine, in which everybody may be anybody.
 * @param given.publicUrl where the product under test is found
 */
export async function openTestProvider(given: { publicUrl: string }): Promise<TestProvider> {
  const people: ProviderPeople = {};
  const faults: ProviderFaults = { isAway: false, refusesClient: false, cutsOpener: false };
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    if (!provider) return;
    answer({ provider, faults }, { request, response }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the provider has no port");
  const issuer = `http://127.0.0.1:${address.port}`;
  const callback = `${given.publicUrl}/api/session/provider/callback`;
  provider = makeProvider(issuer, { people, callback });
  return {
    issuer,
    people,
    faults,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    signIn: (startUrl, login) => walk(issuer, { startUrl, login }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
