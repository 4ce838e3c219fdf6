/** What browsers tell of the network; not all of them, and not all of it. */
export type Connection = { saveData: boolean; effectiveType: string | null };

/** How the device is connected now. */
export function readConnection(): Connection {
  const told: unknown = "connection" in navigator ? navigator.connection : null;
  const known = typeof told === "object" && told !== null ? told : {};
  const type = "effectiveType" in known ? known.effectiveType : null;
  return {
    saveData: "saveData" in known && known.saveData === true,
    effectiveType: typeof type === "string" ? type : null,
  };
}

/**
 * Whether what nobody has asked for yet may be fetched: not where bytes are counted, and not where they would
 * stand in the way of what is asked for.
 */
export function isWorthFetching({ saveData, effectiveType }: Connection): boolean {
  return !saveData && effectiveType !== "2g" && effectiveType !== "slow-2g";
}
