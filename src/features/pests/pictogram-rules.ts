import type { PestMarks } from "./content-schema.ts";
import {
  creatures,
  type Ink,
  inks,
  parts,
  patterns,
  type Shape,
  signs,
  stages,
  stalk,
  swatch,
} from "./data/pictogram-shapes.ts";
import type { Mark, Question } from "./finder-schema.ts";

/** A picture, and the colour of the trouble in it. */
export type Drawing = { shapes: readonly Shape[]; ink: Ink };

const shapesOf: Record<Question, Partial<Record<string, readonly Shape[]>>> = {
  part: parts,
  sign: signs,
  colour: {},
  pattern: patterns,
  creature: creatures,
  stage: stages,
};

const isInk = (value: string): value is Ink => Object.hasOwn(inks, value);

/** What is drawn for an answer; a colour is a leaf wholly in it. */
export function drawMark(question: Question, mark: Mark): Drawing {
  const shapes = shapesOf[question][mark];
  if (!shapes) return { shapes: swatch, ink: isInk(mark) ? mark : "brown" };
  return { shapes, ink: mark === "powder" ? "white" : "brown" };
}

const struckStalk: readonly Shape[] = [
  ...stalk,
  ["mark", "M29 50C27 44 29 34 32 31C36 34 38 44 37 50C35 54 31 54 29 50Z"],
];

/** What is drawn for a record: the creature where one is seen, else the trouble in its own colour and shape. */
export function drawPest({ marks }: { marks: PestMarks }): Drawing {
  const [creature = "none"] = marks.creature;
  const [ink = "brown"] = marks.colour;
  if (creature !== "none") return { shapes: creatures[creature], ink };
  const [part] = marks.part;
  const [sign = "spots"] = marks.sign;
  const [pattern = "round"] = marks.pattern;
  if (part === "stem") return { shapes: struckStalk, ink };
  if (part === "leaf" && pattern !== "lone" && pattern !== "fieldpatch") {
    return { shapes: patterns[pattern], ink };
  }
  if (part === "fruit" && sign === "powder") {
    const ear = signs.chaffy.map(([name, outline, width]): Shape => {
      if (width !== undefined) return [name, outline, width];
      return ["mark", outline];
    });
    return { shapes: ear, ink };
  }
  return { shapes: signs[sign], ink };
}
