/** Stands for the name of whoever has given none; the specification's own word. */
export const nameless = "Unknown";
