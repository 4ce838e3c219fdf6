import type { Write } from "./outbox.ts";
import type { Writes } from "./writes.ts";

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
