import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** The operations of SMPP 3.4 that are spoken here, by their command_id (5.1.2.1). */
const commands = {
  bind_transceiver: 0x00000009,
  submit_sm: 0x00000004,
  deliver_sm: 0x00000005,
  unbind: 0x00000006,
  enquire_link: 0x00000015,
} as const;
type Command = keyof typeof commands;
const responseBit = 0x80000000;

/** One PDU as it came: its head (SMPP 3.4, 3.2), what follows, and all octets of it. */
export type TakenPdu = {
  id: number;
  status: number;
  sequence: number;
  body: Buffer;
  bytes: Buffer;
  socket: Socket;
};

/** What a gateway does with a request: answers with a status, keeps silent, or ends the connection. */
type Reaction = number | "silence" | "hang up";

export type TestSmpp = {
  /** The settings of a product whose messages come here. */
  settings: Record<string, string>;
  taken: TakenPdu[];
  list(command: Command | `${Command}_resp`): TakenPdu[];
  /** How it answers from now on, in place of yes. */
  react(command: Command, reaction: Reaction): void;
  /** Answers one request that was met with silence. */
  answer(pdu: TakenPdu, status: number): void;
  /** Asks something of whoever is connected. */
  ask(command: Command, given: { sequence: number; body?: Buffer }): void;
  /** Sends octets, whatever they are. */
  write(bytes: Buffer): void;
  /** How many are connected, and how many ever were. */
  connections: Set<Socket>;
  count: number;
  /** Ends all connections, and forgets what came. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

function writePdu(head: { id: number; status: number; sequence: number }, body: Buffer): Buffer {
  const pdu = Buffer.alloc(16);
  const words = [16 + body.length, head.id, head.status, head.sequence];
  for (const [at, word] of words.entries()) pdu.writeUInt32BE(word, 4 * at);
  return Buffer.concat([pdu, body]);
}

/** Cuts what comes over a connection into PDUs, by the length that each begins with. */
function readPdus(socket: Socket, take: (pdu: TakenPdu) => void): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (octets) => {
    rest = Buffer.concat([rest, Buffer.from(octets)]);
    while (rest.length >= 16 && rest.length >= rest.readUInt32BE(0)) {
      const bytes = rest.subarray(0, rest.readUInt32BE(0));
      rest = rest.subarray(bytes.length);
      const [id = 0, status = 0, sequence = 0] = [4, 8, 12].map((at) => bytes.readUInt32BE(at));
      take({ id, status, sequence, body: bytes.subarray(16), bytes, socket });
    }
  });
}

/** The fields of a submit_sm, one by one as SMPP 3.4, 4.4.1 has them, and its optional parameters by tag. */
export function readSubmit({ body }: TakenPdu) {
  let at = 0;
  const octet = () => body.readUInt8(at++);
  const text = () => {
    const end = body.indexOf(0, at);
    const found = body.toString("ascii", at, end);
    at = end + 1;
    return found;
  };
  const fields = {
    service_type: text(),
    source_addr_ton: octet(),
    source_addr_npi: octet(),
    source_addr: text(),
    dest_addr_ton: octet(),
    dest_addr_npi: octet(),
    destination_addr: text(),
    esm_class: octet(),
    protocol_id: octet(),
    priority_flag: octet(),
    schedule_delivery_time: text(),
    validity_period: text(),
    registered_delivery: octet(),
    replace_if_present_flag: octet(),
    data_coding: octet(),
    sm_default_msg_id: octet(),
  };
  const length = octet();
  const short_message = body.subarray(at, at + length);
  at += length;
  const optional: Record<string, string> = {};
  while (at < body.length) {
    const tag = `0x${body.toString("hex", at, at + 2)}`;
    const end = at + 4 + body.readUInt16BE(at + 2);
    optional[tag] = body.toString("latin1", at + 4, end);
    at = end;
  }
  return { ...fields, short_message, optional };
}

/** What a test's gateway shows of itself, and its key; nobody trusts it. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgChrHpzRbPoGPOADf
lwpwmo53MUv070zVVvrDF+We7ByhRANCAAQAbKy5afDstFStEvv/jKOuRaaGApWU
yBD+J/GjK5JgwmMG0ih8Nl8VH85O2N9gD3hI1Sa7SnrmVdGdMQOOhbSV
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBPDCB46ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCXNtcHAudGVz
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTE5MTIzMTAwMDAwMFowFDESMBAGA1UEAwwJ
c21wcC50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAGysuWnw7LRUrRL7
/4yjrkWmhgKVlMgQ/ifxoyuSYMJjBtIofDZfFR/OTtjfYA94SNUmu0p65lXRnTED
joW0laMkMCIwDwYDVR0RBAgwBocEfwAAATAPBgNVHRMBAf8EBTADAQH/MAoGCCqG
SM49BAMCA0gAMEUCIBqO1YRByJvcnKV9HY9x3BXiniABBaFUVj7AC8g/fAkuAiEA
pYyXj4O3U5NwPpVB1mSxnoo4JWKkG82eXpaXm/0QgiE=
-----END CERTIFICATE-----`,
};

async function end(socket: Socket): Promise<void> {
  if (!socket.destroy().closed) await once(socket, "close");
}

/** A gateway that speaks SMPP 3.4 as the specification writes it, octet by octet; with a certificate, behind TLS. */
export async function openTestSmpp(certificate?: typeof testCertificate): Promise<TestSmpp> {
  const reactions = new Map<number, Reaction>();
  const answer = ({ id, sequence, socket }: TakenPdu, status: number) => {
    // The name of the gateway, or of the message, which an answer that says no leaves out.
    const hasBody = status === 0 && (id === commands.bind_transceiver || id === commands.submit_sm);
    const body = hasBody ? Buffer.from("test-1\0", "latin1") : Buffer.alloc(0);
    // Octet by octet, as a network may bring them.
    for (const octet of writePdu({ id: (id | responseBit) >>> 0, status, sequence }, body)) {
      socket.write(Buffer.from([octet]));
    }
  };
  const take = (pdu: TakenPdu) => {
    smpp.taken.push(pdu);
    if (pdu.id >= responseBit) return;
    const reaction = reactions.get(pdu.id) ?? 0;
    if (reaction === "hang up") pdu.socket.destroy();
    else if (reaction !== "silence") answer(pdu, reaction);
  };
  const welcome = (socket: Socket) => {
    smpp.count += 1;
    smpp.connections.add(socket);
    socket.on("close", () => smpp.connections.delete(socket));
    // Who ends a connection may do so roughly.
    socket.on("error", () => socket.destroy());
    socket.setNoDelay(true);
    readPdus(socket, take);
  };
  const server: Server = certificate
    ? createTlsServer(certificate, welcome)
    : createServer(welcome);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const writeAll = (bytes: Buffer) => {
    for (const socket of smpp.connections) socket.write(bytes);
  };
  const smpp: TestSmpp = {
    settings: {
      SMS_PROVIDER: "smpp",
      SMS_URL: `${certificate ? "smpps" : "smpp"}://urvara:p%40ss%3Awd@127.0.0.1:${port}`,
      SMS_SENDER: "URVARA",
      SMS_ENTITY_ID: "1701159876543210987",
      SMS_TEMPLATE_ID: "1707161234567890123",
    },
    taken: [],
    list(command) {
      const [name = ""] = command.split("_resp");
      const id = Object.entries(commands).find(([known]) => known === name)?.[1] ?? 0;
      const wanted = name === command ? id : responseBit + id;
      return smpp.taken.filter((pdu) => pdu.id === wanted);
    },
    react(command, reaction) {
      reactions.set(commands[command], reaction);
    },
    answer,
    ask(command, { sequence, body = Buffer.alloc(0) }) {
      writeAll(writePdu({ id: commands[command], status: 0, sequence }, body));
    },
    write: writeAll,
    connections: new Set(),
    count: 0,
    async reset() {
      await Promise.all([...smpp.connections].map(end));
      reactions.clear();
      smpp.taken.length = 0;
      smpp.count = 0;
    },
    async close() {
      for (const socket of smpp.connections) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return smpp;
}
