import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Attack, type Browser, type Ground, openGround } from "./test-ground.server.ts";

const here = { address: "127.0.0.1", headers: { host: "localhost:3000" } };

/** Grounds of one test each, with the settings given. */
const grounds: Ground[] = [];
async function open(settings: Record<string, string>): Promise<Ground> {
  const ground = await openGround(settings);
  grounds.push(ground);
  return ground;
}
afterAll(async () => {
  for (const ground of grounds) await ground.close();
});

// Attacks on what stands between the network and the features.
describe(`the edge under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  /** Where everything is told that may be, and where nothing is. */
  let told: Ground;
  let shut: Ground;
  beforeAll(async () => {
    ground = await open({});
    farmer = await ground.openBrowser();
    told = await open({
      METRICS: "open",
      API_DOCS: "open",
      SECURITY_CONTACT: "security@urvara.example",
      GRIEVANCE_CONTACT: "Asha Patil <grievance@urvara.example>",
    });
    shut = await open({ METRICS: "off", API_DOCS: "off" });
  });

  describe("what is kept on the way", () => {
    test.each([
      "/api/profile",
      "/api/fields",
      "/api/orders",
      "/api/blogs",
      "/api/notifications",
      "/api/session/projects",
      "/api/nowhere",
      "/health/ready",
    ])("of %s a cache that many share keeps nothing", async (url) => {
      for (const browser of [farmer, null]) {
        const { headers } = await ground.send(browser, { url });
        expect(headers["cache-control"]).toMatch(/^(private, no-cache|no-store)$/);
      }
    });

    test("one's own session is not even kept by the browser, as before", async () => {
      const { headers } = await ground.send(farmer, { url: "/api/session" });
      expect(headers["cache-control"]).toBe("no-store");
    });

    test("a refused write says so too", async () => {
      const payload = { email: farmer.email, password: "wrong horse" };
      const attack = { method: "POST", url: "/api/session/sign-in", payload } as const;
      const answer = await ground.send(null, { ...attack, address: ground.newAddress() });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["cache-control"]).toMatch(/^(private, no-cache|no-store)$/);
    });

    test("what has not changed is still not sent twice", async () => {
      const first = await ground.send(farmer, { url: "/api/profile" });
      const headers = { "if-none-match": String(first.headers.etag) };
      const again = await ground.send(farmer, { url: "/api/profile", headers });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe("");
      expect(again.headers["cache-control"]).toBe("private, no-cache");
    });

    test("files of the build are kept as long as before", async () => {
      const kept = async (url: string) =>
        (await ground.send(null, { url })).headers["cache-control"];
      expect(await kept("/assets/app-1.js")).toBe("public, max-age=31536000, immutable");
      expect(await kept("/pictures/field.svg")).toBe("public, max-age=3600");
      expect(await kept("/login")).toBe("no-cache");
      expect(await kept("/assets/app-2.js")).not.toContain("public");
    });
  });

  test("browsers that know no frame-ancestors put no page into a frame either", async () => {
    for (const url of ["/login", "/assets/nothing.js", "/pictures/nothing"]) {
      const { headers } = await ground.send(null, { url });
      expect(headers["x-frame-options"], url).toBe("DENY");
    }
  });

  test("a file that is no page says what it is and whose, and spends no bytes on more", async () => {
    const { headers } = await ground.send(null, { url: "/pictures/field.svg" });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toContain("default-src");
    for (const name of ["cross-origin-opener-policy", "x-xss-protection", "last-modified"]) {
      expect(headers[name]).toBeUndefined();
    }
  });

  describe("what a page may ask the browser for", () => {
    test.each(["/", "/login", "/dashboard", "/nowhere"])("%s names it", async (url) => {
      const policy = String((await ground.send(null, { url })).headers["permissions-policy"]);
      for (const needed of ["camera", "geolocation", "microphone", "screen-wake-lock"]) {
        expect(policy.split(", ")).toContain(`${needed}=(self)`);
      }
      for (const feature of ["usb", "payment", "display-capture", "hid", "serial", "midi"]) {
        expect(policy.split(", ")).toContain(`${feature}=()`);
      }
      expect(policy).not.toContain("*");
    });

    test("an answer that is no page spends no bytes on it", async () => {
      const { headers } = await ground.send(farmer, { url: "/api/profile" });
      expect(headers["permissions-policy"]).toBeUndefined();
    });
  });

  describe.each([
    ["the figures", "/metrics"],
    ["the description of the API", "/api/docs/json"],
    ["the description's page", "/api/docs/"],
    ["the description's scripts", "/api/docs/static/swagger-ui-bundle.js"],
  ])("%s", (_name, url) => {
    test("are for this machine", async () => {
      const answer = await ground.send(null, { url, ...here });
      expect(answer.statusCode).toBe(200);
      for (const [address, host] of [
        ["127.0.0.1", "127.0.0.1:3000"],
        ["::1", "[::1]:3000"],
        ["::ffff:127.0.0.1", "localhost"],
      ] as const) {
        const again = await ground.send(null, { url, address, headers: { host } });
        expect(again.statusCode).toBe(200);
      }
    });

    test.each<[string, Partial<Attack>]>([
      ["from the network", { address: "10.0.0.8" }],
      ["from one who says to be here", { ...here, address: "10.0.0.8" }],
      [
        "forwarded by a proxy here",
        { headers: { ...here.headers, "x-forwarded-for": "10.0.0.8" } },
      ],
      [
        "forwarded for one who says to be here",
        { headers: { ...here.headers, "x-forwarded-for": "127.0.0.1" } },
      ],
      ["with Forwarded", { headers: { ...here.headers, forwarded: "for=127.0.0.1" } }],
      ["with X-Real-IP", { headers: { ...here.headers, "x-real-ip": "127.0.0.1" } }],
      [
        "with X-Forwarded-Proto alone",
        { headers: { ...here.headers, "x-forwarded-proto": "https" } },
      ],
      ["from a page whose name leads here", { headers: { host: "evil.test" } }],
      ["from a page with a name like ours", { headers: { host: "localhost.evil.test" } }],
    ])("a request %s finds nothing", async (_how, attack) => {
      const answer = await ground.send(farmer, { ...here, url, ...attack });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/http_request_duration|openapi|swagger/);
    });

    test("are open to everybody or to nobody where the operator says so", async () => {
      expect((await told.send(null, { url, address: "10.0.0.8" })).statusCode).toBe(200);
      expect((await shut.send(null, { ...here, url })).statusCode).toBe(404);
    });
  });

  test("the description's page is in nobody's frame and runs only its own scripts", async () => {
    const answer = await ground.send(null, { ...here, url: "/api/docs/" });
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src|https:|validator/);
  });

  describe("addresses that a client makes up", () => {
    /** Whom a server with this setting takes for the one who asks, through a proxy on the same machine. */
    const openReader = async (TRUST_PROXY: string) => {
      const behind = await open({ TRUST_PROXY });
      behind.product.server.get("/who", ({ ip }) => ip);
      return async (forwarded: string) => {
        const headers = { ...here.headers, "x-forwarded-for": forwarded };
        return (await behind.send(null, { ...here, url: "/who", headers })).body;
      };
    };

    test.each(["true", "1", "loopback", "127.0.0.0/8,::1"])(
      "count for nothing before the one that the proxy saw, with TRUST_PROXY=%s",
      async (setting) => {
        const readAddress = await openReader(setting);
        expect(await readAddress("198.51.100.7")).toBe("198.51.100.7");
        expect(await readAddress("203.0.113.9, 198.51.100.7")).toBe("198.51.100.7");
        expect(await readAddress("203.0.113.9, 127.0.0.1, 198.51.100.7")).toBe("198.51.100.7");
        expect(await readAddress("unknown, ::1,198.51.100.7")).toBe("198.51.100.7");
      },
    );

    test("count for nothing at all from one who is no proxy", async () => {
      for (const setting of ["false", "10.0.0.0/8"]) {
        const readAddress = await openReader(setting);
        expect(await readAddress("203.0.113.9, 198.51.100.7")).toBe("127.0.0.1");
      }
    });

    test("are passed over up to what the first of two proxies saw", async () => {
      for (const setting of ["2", "loopback,172.16.0.0/12"]) {
        const readAddress = await openReader(setting);
        expect(await readAddress("203.0.113.9, 198.51.100.7, 172.18.0.2")).toBe("198.51.100.7");
      }
    });

    test("free nobody from a limit, and make nobody local", async () => {
      const behind = await open({ TRUST_PROXY: "true" });
      const guess = (at: number): Attack => ({
        url: `/guess-${at}`,
        ...here,
        headers: { ...here.headers, "x-forwarded-for": `203.0.113.${at}, 198.51.100.7` },
      });
      const statuses = [];
      for (let at = 0; at < 121; at += 1) {
        statuses.push((await behind.send(null, guess(at))).statusCode);
      }
      expect([statuses[0], statuses[119], statuses[120]]).toEqual([404, 404, 429]);
      const headers = { ...here.headers, "x-forwarded-for": "127.0.0.1" };
      const figures = await behind.send(null, { ...here, url: "/metrics", headers });
      expect(figures.statusCode).toBe(404);
    });
  });

  describe("many requests", () => {
    test.each<[string, Attack]>([
      ["harvests", { method: "POST", url: "/api/harvests", payload: { crop: [] } }],
      ["soil prices", { method: "PUT", url: "/api/soil/prices", payload: "{" }],
      ["questions", { method: "POST", url: "/api/assistant/questions", payload: {} }],
    ])("that are wrong count too, of a farmer and of anybody: %s", async (_name, attack) => {
      for (const browser of [await ground.openBrowser(), null]) {
        const address = ground.newAddress();
        const statuses = new Set<number>();
        const headers = { "content-type": "application/json" };
        for (let at = 0; at < 61; at += 1) {
          const answer = await ground.send(browser, { ...attack, headers, address });
          statuses.add(answer.statusCode);
        }
        expect([...statuses].at(-1)).toBe(429);
        expect(statuses).not.toContain(500);
      }
    });

    test("about the database's health take one connection of it", async () => {
      const { db } = ground.product.parts;
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          ground.send(null, { url: "/health/ready", address: `10.3.0.${at}` }),
        ),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const { rows } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and query = 'select 1'
      `.execute(db);
      expect(rows.length).toBeLessThanOrEqual(1);
    });
  });

  describe("whom to tell", () => {
    const path = "/.well-known/security.txt";

    test("of a fault of security is nobody, unless the operator says who", async () => {
      expect((await ground.send(null, { url: path })).statusCode).toBe(404);
    });

    test("stands where RFC 9116 wants it, and is never out of date", async () => {
      const answer = await told.send(null, { url: path });
      expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(answer.body).toMatch(
        /^Contact: mailto:security@urvara\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en, hi, mr\n$/,
      );
      const expires = Date.parse(/Expires: (\S+)/.exec(answer.body)?.[1] ?? "");
      const days = (expires - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
    });

    test("of a grievance is public where it is known", async () => {
      const url = "/api/session/projects";
      expect((await ground.send(null, { url })).json()).not.toHaveProperty("grievanceContact");
      expect((await told.send(null, { url })).json().grievanceContact).toEqual({
        name: "Asha Patil",
        href: "mailto:grievance@urvara.example",
      });
    });
  });
});
