import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { fieldMapQuery } from "./api.ts";
import type { Scouting } from "./schema.ts";
import { useScoutingText } from "./use-scouting-text.ts";
import type { MapCommand } from "./writes.ts";

type Change = MapCommand & { kind: "change" };

/** The same note changed upon what the server has now, or written anew. */
function planAgain(command: Change, stored: Scouting | null): MapCommand {
  if (stored) return { ...command, version: stored.version };
  const { scouting, photo } = command;
  const own = photo instanceof Blob ? photo : null;
  return { kind: "note", id: makeClientId(), scouting, photo: own };
}

/** A change of a note that was not taken, and the note as it is now; of a boundary the map itself asks. */
export function useRefused(command: MapCommand): RefusedChange<MapCommand> | null {
  const { data } = useQuery({ ...fieldMapQuery, refetchOnMount: "always" });
  const getScoutingText = useScoutingText();
  if (command.kind !== "change") return null;
  const stored = data?.scoutings.find(({ id }) => id === command.id) ?? null;
  return {
    mine: getScoutingText(command.scouting),
    now: data && stored ? getScoutingText(stored) : data && null,
    again: data ? planAgain(command, stored) : null,
  };
}
