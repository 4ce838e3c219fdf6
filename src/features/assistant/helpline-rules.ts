import { emergencyNumbers, helplines } from "#content/helplines.ts";

/** A number as far as it goes: a helpline's digits within a longer one, or in rupees, are none. */
const figure = /((?:₹ ?)?\d(?:[-,.]?\d)*)/;

type LinePiece = { text: string; isHelpline: boolean };

/** Where somebody's life is at stake every number is one to call. */
const emergencies: readonly string[] = Object.values(emergencyNumbers);

const listDigits = (number: string) => number.replaceAll("-", "");

/**
 * A text in pieces, the telephone numbers of helplines apart; together they are the whole text. A short number of
 * emergencies may be an amount of something: outside of emergencies it is one to call after a colon alone.
 * @param isEmergency whether the text tells what to do in an emergency
 */
export const splitHelplines = (text: string, isEmergency = false): LinePiece[] => {
  const always = (isEmergency ? emergencies : helplines).map(listDigits);
  const called = emergencies.map(listDigits);
  const pieces = text.split(figure);
  return pieces.map((piece, at) => {
    const isNamed = pieces[at - 1]?.endsWith(": ") && /^($|[.,;\u0964])/.test(pieces[at + 1] ?? "");
    const known = isNamed ? [...always, ...called] : always;
    return { text: piece, isHelpline: known.includes(listDigits(piece)) };
  });
};
