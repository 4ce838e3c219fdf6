import { helplines } from "./data/helplines.ts";

/** A number as far as it goes: a helpline's digits within a longer one, or in rupees, are none. */
const figure = /((?:₹ ?)?\d(?:[-,.]?\d)*)/;

type LinePiece = { text: string; isHelpline: boolean };

/** A text in pieces, the telephone numbers of helplines apart; together they are the whole text. */
export const splitHelplines = (text: string): LinePiece[] =>
  text
    .split(figure)
    .map((piece) => ({ text: piece, isHelpline: helplines.some((each) => each === piece) }));
