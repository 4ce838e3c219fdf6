import { randomInt } from "node:crypto";
import smpp, { type Pdu } from "smpp";
import type { Parts } from "#src/platform/parts.server.ts";
import { readSmppAddress, type SmppAddress } from "#src/platform/sms-settings.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { Gateway } from "./sms-gateway.server.ts";

/** How a connection is kept alive, and how long a gateway that turned us away is left alone. */
type Pace = { enquireEveryInMs: number; restInMs: number };

const usualPace: Pace = { enquireEveryInMs: 30_000, restInMs: 1000 };

/** The product waits half a second for what has only to be let go of. */
const leavingInMs = 400;

/**
 * Where India's operators want the registered entity and template: TLVs of their own, digits without an end.
 * https://github.com/kneodev/ksmppd/issues/134 has the tags, issue 135 there the octets.
 */
const registerTags = { pe_id: 0x1400, template_id: 0x1401 };

/** What is no fault of the message; the rest will be refused each time (SMPP 3.4, 5.1.3). */
const passing = ["ESME_RSYSERR", "ESME_RMSGQFUL", "ESME_RTHROTTLED"];

function nameStatus(status: number): string {
  const known = Object.entries(smpp.errors).find(([, code]) => code === status);
  return known?.[0] ?? `0x${status.toString(16)}`;
}

/** The two alphabets, and what fits a message alone and one of several (3GPP TS 23.040, 9.2.3.24.1). */
const alphabets = {
  gsm: { encoding: "ASCII", coding: 0, alone: 160, part: 153 },
  ucs2: { encoding: "UCS2", coding: 8, alone: 140, part: 134 },
} as const;

/** Writes a text in as many parts as it takes, each with the header by which a phone joins them. */
function writeParts(text: string): { coding: number; parts: Buffer[] } {
  const isGsm = smpp.encodings.ASCII.match(text);
  const { encoding, coding, alone, part } = isGsm ? alphabets.gsm : alphabets.ucs2;
  const whole = smpp.encodings[encoding].encode(text);
  if (whole.length <= alone) return { coding, parts: [whole] };
  const bodies: Buffer[][] = [];
  let room = 0;
  // Letter by letter, since neither an escaped one nor a pair of surrogates may be torn.
  for (const letter of Array.from(text, (each) => smpp.encodings[encoding].encode(each))) {
    if (letter.length > room) {
      bodies.push([]);
      room = part;
    }
    bodies.at(-1)?.push(letter);
    room -= letter.length;
  }
  const reference = randomInt(256);
  const parts = bodies.map((body, at) =>
    Buffer.concat([Buffer.from([5, 0, 3, reference, bodies.length, at + 1]), ...body]),
  );
  return { coding, parts };
}

type Wait = (
  begin: (onAnswer: (answer: Pdu) => void) => void,
  patienceInMs?: number,
) => Promise<Pdu>;

/** One connection, and ways to wait for what comes over it. */
function connect({ host, port, isSafe }: SmppAddress, timeoutInMs: number, onEnd: () => void) {
  const session = smpp.connect({ host, port, tls: isSafe });
  const waiting = new Set<() => void>();
  let fault = new Error("The SMS gateway closed the connection");
  const end = (why: string, cause?: unknown) => {
    fault = new Error(`The SMS gateway ${why}`, { cause });
    onEnd();
    session.destroy();
    return fault;
  };
  const wait: Wait = (begin, patienceInMs = timeoutInMs) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        waiting.delete(fail);
      };
      const fail = () => {
        stop();
        reject(fault);
      };
      begin((answer) => {
        stop();
        resolve(answer);
      });
      waiting.add(fail);
      const timer = setTimeout(() => end("did not answer in time"), patienceInMs);
    });
  session.on("error", (error: NodeJS.ErrnoException) => {
    end(`cannot be talked to: ${error.message || error.code}`, error);
  });
  session.on("close", () => {
    onEnd();
    for (const fail of waiting) fail();
  });
  return {
    session,
    end,
    wait,
    ask: (command: string, params: Record<string, unknown>, patienceInMs?: number) =>
      wait((onAnswer) => {
        if (!session.send(new smpp.PDU(command, params), onAnswer)) throw fault;
      }, patienceInMs),
  };
}

/** A connection on which messages are sent once it is bound, until it ends. */
type Link = {
  isBound: boolean;
  submit(params: Record<string, unknown>): Promise<void>;
  leave(): Promise<void>;
};

function openLink(
  address: SmppAddress,
  { timeoutInMs, enquireEveryInMs }: { timeoutInMs: number; enquireEveryInMs: number },
  onEnd: () => void,
): Link {
  const { isSafe, systemId: system_id, password } = address;
  const { session, end, wait, ask } = connect(address, timeoutInMs, onEnd);
  for (const command of ["enquire_link", "deliver_sm", "data_sm"]) {
    session.on(command, (pdu: Pdu) => session.send(pdu.response()));
  }
  session.on("unbind", (pdu: Pdu) => {
    onEnd();
    session.send(pdu.response());
    session.socket.destroySoon();
  });
  const bind = new smpp.PDU("bind_transceiver", { system_id, password, interface_version: 0x34 });
  const bound = wait((onAnswer) => {
    // No sooner: by then a gateway behind TLS has shown who it is.
    session.once(isSafe ? "secureConnect" : "connect", () => session.send(bind, onAnswer));
  }).then(({ command_status: status }) => {
    if (status !== 0) throw end(`refused to bind: ${nameStatus(status)}`);
    link.isBound = true;
    // One that does not answer has the connection ended, which whoever waits is told.
    const enquire = () => void ask("enquire_link", {}).catch(() => null);
    const timer = setInterval(enquire, enquireEveryInMs);
    session.once("close", () => clearInterval(timer));
  });
  // Each message is told; without one there is nobody to tell.
  bound.catch(() => null);
  const link: Link = {
    isBound: false,
    async submit(params) {
      await bound;
      const { command_status: status } = await ask("submit_sm", params);
      if (status === 0) return;
      const name = nameStatus(status);
      // The binding is forgotten there: the next message makes another.
      if (name === "ESME_RINVBNDSTS") throw end(`answered ${name}`);
      const code = passing.includes(name) ? "try-later" : "sms-not-sent";
      throw new AppError(code, `The SMS gateway answered ${name}`);
    },
    async leave() {
      await ask("unbind", {}, leavingInMs).catch(() => null);
      session.destroy();
    },
  };
  return link;
}

/**
 * A gateway that speaks SMPP 3.4. One connection is opened by the first message and kept; when it is lost, the next
 * message opens another. What was under way then is told to have failed and is never sent again from here.
 */
export function openSmpp({ env }: Pick<Parts, "env">, pace: Pace = usualPace): Gateway {
  const address = readSmppAddress(env.SMS_URL ?? "");
  if (!address) throw new Error("SMS_URL names no SMPP gateway");
  for (const [name, id] of Object.entries(registerTags)) {
    smpp.addTLV(name, { id, type: smpp.types.tlv.string });
  }
  let link: Link | null = null;
  let isClosed = false;
  const open = (): Link => {
    const timing = { timeoutInMs: env.SMS_TIMEOUT_MS, ...pace };
    const opened = openLink(address, timing, () => {
      const forget = () => {
        if (link === opened) link = null;
      };
      // Whoever asks in between is told what the first one was.
      if (opened.isBound) forget();
      else setTimeout(forget, pace.restInMs).unref();
    });
    return opened;
  };
  return {
    async send({ number, text, template }) {
      if (isClosed) throw new Error("The connection to the SMS gateway is closed for good");
      link ??= open();
      const { submit } = link;
      const { coding, parts } = writeParts(text);
      // One after the other: when a part is refused, those behind it are not paid for.
      for (const part of parts) {
        await submit({
          // A name (SMPP 3.4, 5.2.5), and a number in international form.
          source_addr_ton: 5,
          source_addr: env.SMS_SENDER ?? "",
          dest_addr_ton: 1,
          dest_addr_npi: 1,
          destination_addr: number.slice(1),
          // Set where parts carry a header (5.2.12).
          esm_class: parts.length > 1 ? 0x40 : 0,
          data_coding: coding,
          short_message: part,
          pe_id: env.SMS_ENTITY_ID ?? "",
          template_id: template,
        });
      }
    },
    async close() {
      isClosed = true;
      await link?.leave();
    },
  };
}
