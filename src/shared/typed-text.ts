import * as z from "zod/mini";

// Invisible, and pasted along with names from messengers: they turn round whatever stands behind them.
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text without the marks that change the direction of writing, and without blanks around it. */
export const tidyText = (text: string) => text.replaceAll(directions, "").trim();

/** A check that puts the tidied text in the place of the typed one; stands before all others. */
export const tidied = z.overwrite(tidyText);

// The database refuses the zero character and half of a pair; no keyboard makes them.
const unkept = /[\0\p{Cs}]/gu;

/** The same without what cannot be kept. */
export const keepText = (text: string) => tidyText(text.replaceAll(unkept, ""));

/** A name or a note: no control character has a place in it. */
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** Of the control characters, breaks have a place. */
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
