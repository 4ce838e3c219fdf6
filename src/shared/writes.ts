import type { MessageDescriptor } from "@lingui/core";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { NewWrite, Write, WriteKind } from "./outbox.ts";

/** What is sent: JSON in `body`, or the fields and files of a form. */
export type WriteRequest = {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  form?: Record<string, string | Blob>;
};

export type SentCommand<Command> = {
  command: Command;
  answer: unknown;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** What was written of the same kind after it, and is not answered yet. */
  later: readonly Command[];
};

/** All that there is to one kind of writes. */
export type Writes<Command, Kind extends WriteKind = WriteKind> = {
  kind: Kind;
  /** What is kept until it is sent, perhaps by a later version than the one that kept it. */
  command: z.ZodMiniType<Command>;
  /** What it cannot be sent without, and what can be built on it. */
  dependsOn?(command: Command): Pick<NewWrite, "needs" | "makes">;
  toRequest(command: Command): WriteRequest;
  /** Takes the server's answer into what is shown, whenever it was sent. */
  applySent?(client: QueryClient, sent: SentCommand<Command>): void | Promise<void>;
  /**
   * What it is to the person, in the sheet of what waits.
   * @param findField the name of a field by its id, where it is known
   */
  getName(command: Command, findField: (id: string) => string | undefined): MessageDescriptor;
};

/** A command as it is kept, but for its id. */
export const toWrite = <Command>(
  writes: Pick<Writes<Command>, "kind" | "dependsOn">,
  command: Command,
): Omit<NewWrite, "id"> => ({ kind: writes.kind, command, ...writes.dependsOn?.(command) });

/** What a record is told by: its write waits, or was refused; null where there is none. */
export type WaitingState = "waits" | "refused" | null;

/** A write as it is shown while it waits, or after it was refused. */
export type Waiting<Command> = Pick<Write, "id" | "at" | "refusal"> & { command: Command };

type Readable<Command> = Pick<Writes<Command>, "kind" | "command">;

/** The command of a write; null where it is of another kind, or of a version that this one cannot read. */
export function readCommand<Command>(
  { kind, command }: Readable<Command>,
  write: Pick<Write, "kind" | "command">,
): Command | null {
  return write.kind === kind ? (command.safeParse(write.command).data ?? null) : null;
}

/** Those of one kind, oldest first. */
export const listWaiting = <Command>(
  writes: readonly Write[],
  of: Readable<Command>,
): Waiting<Command>[] =>
  writes.flatMap((write) => {
    const command = readCommand(of, write);
    const { id, at, refusal } = write;
    return command === null ? [] : [{ id, at, refusal, command }];
  });
