import {
  type Answer,
  openTestIdentity,
  type TestIdentity,
  toCookies,
} from "#src/app/test-identity.server.ts";
import { openTestSms, type TestSms } from "#src/app/test-sms.server.ts";

export const ashas = "+919876543210";
export const bharats = "+918765432109";

type From = { cookie?: string | undefined; address?: string };
/** What a browser keeps of having asked for a code, and the code. */
export type Sent = { cookie: string; code: string };

export type Phones = {
  identity: TestIdentity;
  sms: TestSms;
  /** Asks below `/api/session/`, from a network that nobody has used unless one is given. */
  post(url: string, payload: object, from?: From): Promise<Answer>;
  /** Asks for a code in a browser of its own. */
  ask(phone: string, from?: From): Promise<Sent>;
  enter(given: Sent & { address?: string }): Promise<Answer>;
  /** Begins an account with a number. */
  begin(phone: string): Promise<{ uid: string; cookie: string }>;
  newAddress(): string;
  wait(milliseconds: number): void;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export const codeOf = (answer: Answer): string => answer.json().code;

/** Signing in by phone, with a gateway beside it that speaks as MSG91 does. */
export async function openPhones(settings: Record<string, string> = {}): Promise<Phones> {
  const sms = await openTestSms();
  const identity = await openTestIdentity({ ...sms.settings, ...settings });
  let asked = 0;
  const newAddress = () => {
    asked += 1;
    return `10.${(asked >> 8) & 255}.${asked & 255}.1`;
  };
  const post: Phones["post"] = (url, payload, { cookie, address = newAddress() } = {}) =>
    identity.post(`/api/session/${url}`, payload, {
      remoteAddress: address,
      headers: cookie ? { cookie } : {},
    });
  const ask: Phones["ask"] = async (phone, from) => {
    const answer = await post("phone", { phone }, from);
    if (answer.statusCode !== 202) throw new Error(answer.body);
    return { cookie: toCookies(answer), code: sms.getCode(phone) };
  };
  const enter: Phones["enter"] = (given) => post("phone/enter", { code: given.code }, given);
  return {
    identity,
    sms,
    post,
    ask,
    enter,
    newAddress,
    async begin(phone) {
      const answer = await enter(await ask(phone));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { uid: answer.json().user.uid, cookie: toCookies(answer) };
    },
    wait(milliseconds) {
      identity.clock.time = new Date(identity.clock.time.getTime() + milliseconds);
    },
    async reset() {
      await identity.reset();
      await identity.database.pool.query('truncate "smsDays", "identityPhoneCode"');
      sms.taken.length = 0;
      sms.answer(null);
    },
    async close() {
      await identity.close();
      await sms.close();
    },
  };
}
