import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** One message that the gateway was asked to deliver. */
export type TakenMessage = {
  url: string;
  method: string;
  headers: Record<string, unknown>;
  body: string;
};

export type TestSms = {
  /** The settings of a product whose codes come here. */
  settings: Record<string, string>;
  taken: TakenMessage[];
  /** The last code to a number, `+919876543210`. */
  getCode(number: string): string;
  /** What it answers from now on, in place of yes. */
  answer(said: { status: number; body: string } | null): void;
  close(): Promise<void>;
};

const yes = { status: 200, body: '{"message":"3763646c3058373530393138","type":"success"}' };

type Recipient = { mobiles: string; code: string };

const listRecipients = ({ body }: TakenMessage): Recipient[] => JSON.parse(body).recipients;

/** A small server that speaks as MSG91's flow API does: https://docs.msg91.com/sms/send-sms. */
export async function openTestSms(): Promise<TestSms> {
  const taken: TakenMessage[] = [];
  let said: typeof yes | null = null;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = "", method = "", headers } = request;
      taken.push({ url, method, headers, body });
      const { status, body: answer } = said ?? yes;
      response.writeHead(status, { "content-type": "application/json" }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    settings: {
      SMS_PROVIDER: "msg91",
      SMS_URL: `http://127.0.0.1:${port}/api/v5/flow`,
      SMS_KEY: "386669Aa1b2c3d4e5f6P1",
      SMS_TEMPLATE_ID: "63a06487ab341249b514bde2",
      SMS_SENDER: "URVARA",
    },
    taken,
    getCode(number) {
      const found = taken
        .flatMap(listRecipients)
        .findLast(({ mobiles }) => mobiles === number.slice(1));
      if (!found) throw new Error(`no code to ${number}`);
      return found.code;
    },
    answer(next) {
      said = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
