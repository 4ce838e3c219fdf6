import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { createContext, use, useSyncExternalStore } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import type { Outbox, Write } from "#src/shared/outbox.ts";
import { listWaiting, toWrite, type Writes } from "#src/shared/writes.ts";

export const OutboxContext = createContext<Outbox | null>(null);

/** Where writes are kept until the server has them. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error("No OutboxProvider");
  return outbox;
}

/** What is not yet sent, oldest first. */
export function useWrites(): Write[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.getWrites, outbox.getWrites);
}

/** What of one kind is not yet sent, oldest first. */
export const useWaiting = <Command>(of: Pick<Writes<Command>, "kind" | "command">) =>
  listWaiting<Command>(useWrites(), of);

/**
 * Keeps commands of one kind and sends them, all in the order in which they were given.
 * @param writes the kind alone where what is sent, and how, is to come when it is sent
 * @param given.toCommand what is made of what the caller tells
 * @param given.getId by which the server knows a second send, where the command has one of its own
 * @returns by the mutation: the server's answer, or null when it waits
 */
export function useWrite<Command, Told, Context = unknown>(
  writes: Pick<Writes<Command>, "kind" | "dependsOn">,
  given: Omit<UseMutationOptions<unknown, Error, Told, Context>, "mutationFn"> & {
    toCommand: (told: Told) => Command;
    getId?: (told: Told) => string;
  },
) {
  const outbox = useOutbox();
  const { toCommand, getId = makeClientId, ...options } = given;
  return useMutation({
    networkMode: "always",
    ...options,
    mutationFn: (told: Told) =>
      outbox.write({ id: getId(told), ...toWrite(writes, toCommand(told)) }),
  });
}
