/** What stands at a row until its first change; from then on it is the id of the write that changed it last. */
export const firstVersion = "first";

/** What a change is made upon where nothing is kept yet. */
export const noVersion = "none";
