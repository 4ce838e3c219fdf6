import { emergencyNumbers, helplines } from "#content/helplines.ts";

/** A number as far as it goes: a helpline's digits within a longer one, or in rupees, are none. */
const figure = /((?:₹ ?)?\d(?:[-,.]?\d)*)/;

type LinePiece = { text: string; isHelpline: boolean };

/** Where somebody's life is at stake every number is one to call. */
const emergencies: readonly string[] = Object.values(emergencyNumbers);

const listDigits = (number: string) => number.replaceAll("-", "");

/**
 * A text in pieces, the telephone numbers of helplines apart; together they are the whole text.
 * @param isEmergency whether the text tells what to do in an emergency
 */
export const splitHelplines = (text: string, isEmergency = false): LinePiece[] => {
  const known = (isEmergency ? emergencies : helplines).map(listDigits);
  return text
    .split(figure)
    .map((piece) => ({ text: piece, isHelpline: known.includes(listDigits(piece)) }));
};
