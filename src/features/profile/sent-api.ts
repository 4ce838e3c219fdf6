import type { QueryClient } from "@tanstack/react-query";
import { profileQuery } from "./api.ts";
import { profile } from "./schema.ts";

/** Takes in what the server answered to a farm profile, whenever it was sent. */
export async function applySentFarm(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = profileQuery;
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, profile.parse(answer));
  // Whoever had no field has got their first one.
  void client.invalidateQueries({ queryKey: ["fields"] });
  void client.invalidateQueries({ queryKey: ["notifications"] });
  // The server finds the farm in its address; the plans of its fields lie below it.
  await client.invalidateQueries({ queryKey: ["farm-place"] });
}
