import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Browser,
  type Ground,
  openGround,
  password,
  testOrigin,
} from "./test-ground.server.ts";

// Attacks on the live stream, and on what is written down of all this.
describe(`streams under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  let origin = "";
  const opened: AbortController[] = [];
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
    await ground.product.server.listen({ port: 0, host: "127.0.0.1" });
    const address: AddressInfo | string | null = ground.product.server.server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterAll(async () => {
    closeStreams();
    await ground.close();
  });

  function closeStreams(): void {
    for (const one of opened.splice(0)) one.abort();
  }
  async function openStream(
    query: string,
    headers: Record<string, string> = {},
    cookie = farmer.cookie,
  ) {
    const controller = new AbortController();
    opened.push(controller);
    return fetch(`${origin}/api/live?${query}`, {
      headers: { cookie, ...headers },
      signal: controller.signal,
    });
  }
  const readStart = async (response: Response) => {
    const reader = response.body?.getReader();
    let text = "";
    while (reader && !text.includes("event: ready")) {
      const { value, done } = await reader.read();
      if (done) break;
      text += Buffer.from(value).toString();
    }
    return text;
  };

  describe("the live stream", () => {
    test.each([
      "",
      "topics=",
      "topics=,",
      "topics=Blogs",
      "topics=blogs%0d%0adata:x",
      "topics=../blogs",
      "topics=*",
      "topics=%25",
      `topics=${"a".repeat(41)}`,
      `topics=${Array.from({ length: 11 }, (_, at) => `t${"abcdefghijk"[at]}`).join(",")}`,
      `topics=${"blogs,".repeat(100)}`,
      "topics=blogs&topics=likes",
      "topics[]=blogs",
      "topics=__proto__",
      "topics=blogs&lastEventId=-1",
      "topics=blogs&lastEventId=1.5",
      "topics=blogs&lastEventId=1%20or%201=1",
      "topics=blogs&lastEventId=1e400",
    ])("of %j is refused", async (query) => {
      const answer = await ground.send(farmer, { url: `/api/live?${query}` });
      expect(answer.statusCode).toBe(400);
    });

    test("is for signed-in farmers alone", async () => {
      expect((await openStream("topics=blogs", {}, "")).status).toBe(401);
      expect((await openStream("topics=blogs", {}, farmer.cookie.replace("=", "=x"))).status).toBe(
        401,
      );
    });

    test.each([
      "-1",
      "1.5",
      "NaN",
      "Infinity",
      "9".repeat(15),
      "9".repeat(400),
      "' or 1=1 --",
      "0x10",
      "1e3",
      "",
    ])("continued after %j begins whole or says that something was missed", async (id) => {
      const response = await openStream("topics=blogs", { "last-event-id": id });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toContain("text/event-stream");
      expect(response.headers.get("content-security-policy")).toContain("default-src");
      expect(await readStart(response)).toContain("event: ready");
      closeStreams();
    });

    test("is not opened more often than a farmer has tabs, and others still get theirs", async () => {
      closeStreams();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const responses = await Promise.all(
        Array.from({ length: 40 }, () => openStream("topics=blogs")),
      );
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(24);
      expect(statuses.filter((status) => status === 429)).toHaveLength(16);
      const other = await ground.openBrowser();
      expect((await openStream("topics=blogs", {}, other.cookie)).status).toBe(200);
      closeStreams();
    });

    test("a thousand starts from ids of one's own invention stop nobody", async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (let turn = 0; turn < 10; turn++) {
        const streams = await Promise.all(
          Array.from({ length: 20 }, (_, at) =>
            openStream("topics=blogs", { "last-event-id": String(turn * at) }),
          ),
        );
        expect(streams.every(({ status }) => status === 200 || status === 429)).toBe(true);
        closeStreams();
      }
      expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    });
  });

  describe("what is written down", () => {
    test("holds no password, e-mail address, session or phone number, whatever goes wrong", async () => {
      const typed = {
        email: "very-private@example.com",
        password: "unspeakable-word-91",
        phone: "+919812345678",
      };
      const sendTo = (url: string, payload: object | string, headers = {}) =>
        ground.send(farmer, {
          method: url.startsWith("/api/profile") ? "PUT" : "POST",
          url,
          payload,
          headers,
          address: ground.newAddress(),
        });
      await sendTo("/api/session/sign-in", { ...typed });
      await sendTo("/api/session/sign-in", { email: typed.email, password: typed.password });
      await sendTo(
        "/api/session/sign-in",
        `{"email":"${typed.email}","password":"${typed.password}`,
        { "content-type": "application/json" },
      );
      await sendTo("/api/session/sign-up", { email: typed.email, password: typed.password });
      await sendTo("/api/session/sign-up", { email: typed.email, password: typed.password });
      await sendTo("/api/session/sign-up", {
        email: `\u0000${typed.email}`,
        password: typed.password,
      });
      await sendTo(
        "/login",
        `email=${encodeURIComponent(typed.email)}&password=${typed.password}`,
        { "content-type": "application/x-www-form-urlencoded" },
      );
      await sendTo("/api/profile/farm", { phone: typed.phone, address: "\u0000" });
      await sendTo("/api/profile/farm", { phone: typed.phone, address: "Ozar" });
      await sendTo("/api/profile/display-name", { displayName: typed.email });
      await ground.send(null, { url: `/login?email=${typed.email}&password=${typed.password}` });
      await ground.send(null, {
        url: `/api/profile?token=${farmer.session}`,
        headers: { authorization: typed.password },
      });
      await Promise.all(
        Array.from({ length: 6 }, () =>
          sendTo("/api/session/sign-up", { email: "race@example.com", password: typed.password }),
        ),
      );
      const output = ground.readOutput();
      expect(output).toContain('"route":"/api/session/sign-in"');
      const decoded = decodeURIComponent(farmer.session);
      for (const text of [
        ...Object.values(typed),
        "race@example.com",
        farmer.email,
        password,
        farmer.session,
        decoded,
        decoded.split(".")[0] ?? "",
        "9812345678",
      ]) {
        expect(output).not.toContain(text);
      }
    });

    test("has one line for each answer, whatever is typed into the request", async () => {
      const before = ground.readOutput().split("\n").length;
      const forged = 'x","level":50,"msg":"all is lost"}\n{"level":60';
      await ground.send(null, {
        method: "POST",
        url: `/api/nowhere/${encodeURIComponent(forged)}`,
        headers: { "user-agent": "evil\\n{}", origin: testOrigin },
        payload: {},
      });
      const lines = ground.readOutput().split("\n").slice(before).filter(Boolean);
      // Mail of the sign-ups before may be told of meanwhile: each line is one of ours, whole.
      const told = lines.map((line) => JSON.parse(line));
      expect(told.filter(({ msg }) => msg === "answered")).toMatchObject([{ status: 404 }]);
      expect(lines.join()).not.toContain("all is lost");
      expect(told.every(({ level }) => level <= 30)).toBe(true);
    });
  });
});
