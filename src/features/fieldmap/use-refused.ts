import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { fieldMapQuery } from "./api.ts";
import type { Scouting } from "./schema.ts";
import { useScoutingText } from "./use-scouting-text.ts";
import type { MapCommand } from "./writes.ts";

type Change = MapCommand & { kind: "change" | "remove" };

/** The same note changed or removed upon what the server has now, or written anew; null where nothing is left to do. */
function planAgain(command: Change, stored: Scouting | null): MapCommand | null {
  if (stored) return { ...command, version: stored.version };
  if (command.kind === "remove") return null;
  const { scouting, photo } = command;
  const own = photo instanceof Blob ? photo : null;
  return { kind: "note", id: makeClientId(), scouting, photo: own };
}

/** A change or removal of a note that was not taken, and the note as it is now; of a boundary the map itself asks. */
export function useRefused(command: MapCommand): RefusedChange<MapCommand> | null {
  const { data } = useQuery({ ...fieldMapQuery, refetchOnMount: "always" });
  const getScoutingText = useScoutingText();
  if (command.kind !== "change" && command.kind !== "remove") return null;
  const stored = data?.scoutings.find(({ id }) => id === command.id) ?? null;
  return {
    mine: command.kind === "remove" ? null : getScoutingText(command.scouting),
    now: data && stored ? getScoutingText(stored) : data && null,
    again: data ? planAgain(command, stored) : null,
  };
}
