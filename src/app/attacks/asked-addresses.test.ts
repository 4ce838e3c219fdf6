import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asha, openTestIdentity, type TestIdentity } from "#src/app/test-identity.server.ts";

const password = "a well and 2 pumps";

// Signing up tells that an address is taken, as it has to; whoever asks for a list of them learns little.
describe("asking which addresses have an account", () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity();
  });
  afterAll(() => identity.close());
  beforeEach(async () => {
    await identity.reset();
    await identity.signUp(asha, { remoteAddress: "49.36.10.7" });
  });

  const signUp = (email: string, remoteAddress: string) =>
    identity.signUp({ email, password }, { remoteAddress });
  const neighbour = (host: number) => `203.0.113.${host}`;
  const useUp = () =>
    Promise.all(Array.from({ length: 14 }, (_, at) => signUp(asha.email, neighbour(at + 1))));

  test("one network is told ten times in ten minutes, then nothing of any address", async () => {
    const answers = await useUp();
    const codes = answers.map((answer) => answer.json().code).sort();
    expect(codes).toEqual([
      ...Array(10).fill("email-already-in-use"),
      ...Array(4).fill("too-many-requests"),
    ]);
    const taken = await signUp(asha.email, neighbour(50));
    const free = await signUp("nobody@example.com", neighbour(51));
    for (const answer of [taken, free]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json().code).toBe("too-many-requests");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(500);
      expect(answer.cookies).toEqual([]);
    }
    const { requestId: _one, ...first } = taken.json();
    const { requestId: _two, ...second } = free.json();
    expect(first).toEqual(second);
  });

  test("and in the same time for both", async () => {
    await useUp();
    const measure = async (email: string, host: number) => {
      const started = performance.now();
      await signUp(email, neighbour(host));
      return performance.now() - started;
    };
    const times = { taken: 0, free: 0 };
    for (let turn = 0; turn < 4; turn++) {
      times.taken += await measure(asha.email, 60 + turn);
      times.free += await measure(`nobody${turn}@example.com`, 70 + turn);
    }
    process.stdout.write(
      `refused sign-up, mean of 4: taken ${Math.round(times.taken / 4)} ms, free ${Math.round(times.free / 4)} ms\n`,
    );
    expect(Math.max(times.taken, times.free)).toBeLessThan(3 * Math.min(times.taken, times.free));
  });

  test("others sign up meanwhile, and whoever waits, and whoever has a link mailed", async () => {
    await useUp();
    expect((await signUp("ravi@example.com", "106.51.20.9")).statusCode).toBe(201);
    const asked = await identity.post(
      "/api/session/link",
      { email: "meera@example.com" },
      { remoteAddress: neighbour(80) },
    );
    expect(asked.statusCode).toBe(202);
    const { token } = await identity.getMail("meera@example.com", "/link#");
    const opened = await identity.post(
      "/api/session/link/open",
      { token, email: "meera@example.com" },
      { remoteAddress: neighbour(80) },
    );
    expect(opened.json()).toMatchObject({ isNew: true, user: { email: "meera@example.com" } });
    identity.clock.time = new Date(identity.clock.time.getTime() + 10 * 60_000 + 1000);
    expect((await signUp("sita@example.com", neighbour(81))).statusCode).toBe(201);
  });

  test("a training day of sixty who have no account yet meets no limit", async () => {
    const answers = [];
    for (let at = 0; at < 60; at += 6) {
      const group = Array.from({ length: 6 }, (_, each) =>
        signUp(`f${at + each}@example.com`, neighbour(9)),
      );
      answers.push(...(await Promise.all(group)));
      identity.clock.time = new Date(identity.clock.time.getTime() + 11_000);
    }
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(60);
  });
});
