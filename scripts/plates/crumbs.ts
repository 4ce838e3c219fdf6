import { between, dot, move } from "./geometry.ts";

/** Droppings strewn around a place. */
export const crumbs = (
  at: { x: number; y: number },
  { count, far, random }: { count: number; far: number; random: () => number },
) =>
  Array.from({ length: count }, () =>
    dot(move(at, between(random, 0, 360), between(random, far * 0.3, far))),
  );
export const frassInk = "#6d5a2e";
