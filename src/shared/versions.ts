/** What stands at a row until its first change; from then on it is the id of the write that changed it last. */
export const firstVersion = "first";

/** What a change is made upon where nothing is kept yet. */
export const noVersion = "none";

/** The address of a change with what it was made upon, so that the server can tell a late one. */
export function addVersion(path: string, version: string): string {
  return `${path}?version=${encodeURIComponent(version)}`;
}

/** The last part of an address, without its query. */
export function readLastPart(path: string): string {
  return path.split("?")[0]?.split("/").at(-1) ?? "";
}
