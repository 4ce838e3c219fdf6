/** What is used of the package, which brings no types of its own. */
declare module "smpp" {
  import type { EventEmitter } from "node:events";
  import type { Socket } from "node:net";

  export type Pdu = {
    command_status: number;
    /** The answer to it. */
    response(): Pdu;
  };
  type Session = EventEmitter & {
    socket: Socket;
    /** @returns false when nothing can be written any more, and no answer will be told */
    send(pdu: Pdu, onAnswer?: (answer: Pdu) => void): boolean;
    destroy(): void;
  };
  type Encoding = { match(text: string): boolean; encode(text: string): Buffer };

  const smpp: {
    connect(address: { host: string; port: number; tls: boolean }): Session;
    PDU: new (command: string, params: Record<string, unknown>) => Pdu;
    addTLV(name: string, options: { id: number; type: unknown }): void;
    types: { tlv: { string: unknown } };
    encodings: Record<"ASCII" | "UCS2", Encoding>;
    errors: Record<string, number>;
  };
  export default smpp;
}
