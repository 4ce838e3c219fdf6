import { between, blob, dot } from "./geometry.ts";
import { fill, path, stroke, tones } from "./ink.ts";
import { type Part } from "./organ.ts";

/** What becomes of single grains of an ear. */
export function paintGrain(
  kind: string,
  given: { part: Part; index: number; isLate: boolean; ink: string; whole: string },
  random: () => number,
): { body: string; more: string } {
  const { part, index, isLate, ink, whole } = given;
  const isStruck = (index * 7) % 10 < (isLate ? 7 : 3);
  const middle = part.at(0.55, 0);
  if (kind === "smut-balls" && (index * 5) % 11 < (isLate ? 4 : 1)) {
    const ball = blob(middle, { long: 13, wide: 12, rough: 0.1 }, random);
    return {
      body: whole,
      more:
        path(ball, {
          fill: isLate && index % 3 === 0 ? "#6d7a35" : tones.orange,
          stroke: "#8a5214",
          width: 1,
        }) +
        fill(
          blob({ ...middle, x: middle.x - 3, y: middle.y - 3 }, { long: 4, wide: 3 }, random),
          "#f3c25a",
          0.7,
        ),
    };
  }
  if (kind === "black-ear") {
    const isBlack = isLate || index % 18 > 6;
    return {
      body: isBlack ? "#2a221d" : whole,
      more: isBlack
        ? stroke(
            Array.from({ length: 3 }, () =>
              dot({
                x: middle.x + between(random, -11, 11),
                y: middle.y + between(random, -11, 11),
              }),
            ),
            "#1d1713",
            3.4,
          )
        : "",
    };
  }
  if (kind === "black-tips" && isStruck && (isLate || index % 3 === 0))
    return {
      body: whole,
      more: fill(blob(part.at(0.3, 0), { long: 10, wide: 7.5, rough: 0.16 }, random), "#1d1713"),
    };
  if (kind === "chaffy" && isStruck)
    return {
      body: ink,
      more: fill(blob(part.at(0.4, 0.2), { long: 3, wide: 2.6 }, random), "#6b4423"),
    };
  if (kind === "white-ear") return { body: "#f1ecd6", more: "" };
  return { body: whole, more: "" };
}
