import type { Plate, PlateTrouble } from "#src/features/pests/content-schema.ts";
import { makeFruit, makeRoot, makeStem } from "./bodies.ts";
import { bodyTroubles } from "./body-troubles.ts";
import { drawCreature, type Look } from "./creatures.ts";
import { crowdTroubles } from "./crowds.ts";
import { paintGrain } from "./ear-troubles.ts";
import { edgeTroubles } from "./edges.ts";
import { feedingTroubles } from "./feeding.ts";
import { line, move, type Point, type Random, type Spot, seedRandom, short } from "./geometry.ts";
import { type Ear, makeFlowerHead, makeGrains } from "./grains.ts";
import { stroke, tones } from "./ink.ts";
import type { CropName } from "./leaf-forms.ts";
import { getLeafColour, type LeafState, makeLeaf } from "./leaves.ts";
import { mineTroubles } from "./mines.ts";
import { drawBody, type Organ } from "./organ.ts";
import { patchTroubles } from "./patches.ts";
import { healthyPlant, makePlant, type PlantState } from "./plants.ts";
import { powderTroubles } from "./powders.ts";
import { spotTroubles } from "./spots.ts";
import type { Drawn, DrawTrouble } from "./trouble.ts";

type Stage = "healthy" | "early" | "late";
type Panel = { body: string; troubles: readonly Drawn[]; organ: Organ };
export type Subject = { id: string; crop: CropName; plate: Plate };

const drawers: Partial<Record<string, DrawTrouble>> = {
  ...spotTroubles,
  ...powderTroubles,
  ...patchTroubles,
  ...feedingTroubles,
  ...mineTroubles,
  ...crowdTroubles,
  ...edgeTroubles,
  ...bodyTroubles,
};
const grainKinds = new Set(["smut-balls", "black-ear", "black-tips", "chaffy", "white-ear"]);

/** What changes the leaf itself rather than lies on it. */
function planLeaf(crop: CropName, troubles: readonly PlateTrouble[], stage: Stage): LeafState {
  const state: LeafState = { colour: getLeafColour(crop) };
  if (stage === "healthy") return state;
  const share = stage === "late" ? 1 : 0.55;
  for (const { kind } of troubles) {
    if (kind === "curl-up") state.curl = { share: share * 0.85, way: "up" };
    if (kind === "curl-down") state.curl = { share: share * 0.85, way: "down" };
    if (kind === "small") state.size = 1 - share * 0.34;
  }
  return state;
}

function applyToPlant(state: PlantState, trouble: PlateTrouble, isLate: boolean): PlantState {
  const ink = tones[trouble.ink ?? "straw"];
  const from = trouble.from === "young" ? "young" : "old";
  switch (trouble.kind) {
    case "wilt":
      return { ...state, droop: isLate ? 1 : 0.5 };
    case "drying":
      return { ...state, struck: { share: isLate ? 1 : 0.45, ink, from } };
    case "small":
      return { ...state, size: isLate ? 0.56 : 0.76 };
    case "bushy":
      return { ...state, isBushy: true, size: isLate ? 0.72 : 0.85 };
    case "black-roots":
      return { ...state, roots: "black" };
    case "eaten-roots":
      return { ...state, roots: isLate ? "eaten" : "whole" };
    case "dead-heart":
    case "silver-tube":
    case "whip":
    case "dead-tip":
    case "cut":
      return { ...state, middle: trouble.kind };
    default:
      return state;
  }
}

function makeOrgan({ crop, plate }: Subject, stage: Stage): Organ {
  const { organ, troubles } = plate;
  switch (organ) {
    case "leaf":
      return makeLeaf(crop, planLeaf(crop, troubles, stage));
    case "fruit":
    case "ripe-fruit":
      return makeFruit(crop, { isRipe: organ === "ripe-fruit" });
    case "ear":
      return makeGrains(crop);
    case "flower":
      return makeFlowerHead(crop);
    case "root":
      return makeRoot(crop);
    case "stem":
    case "split-stem":
      return makeStem(crop, { isSplit: organ === "split-stem" });
    case "plant": {
      const healthy = healthyPlant(crop);
      if (stage === "healthy") return makePlant(crop, healthy);
      return makePlant(
        crop,
        troubles.reduce(
          (state, trouble) => applyToPlant(state, trouble, stage === "late"),
          healthy,
        ),
      );
    }
  }
}

const isEar = (organ: Organ): organ is Ear => "drawWith" in organ;

function drawEar(
  ear: Ear,
  subject: Subject,
  { stage, random }: { stage: Stage; random: Random },
): string {
  const trouble = subject.plate.troubles.find(({ kind }) => grainKinds.has(kind));
  if (!trouble || stage === "healthy") return ear.draw();
  const whole =
    /fill="(#[0-9a-f]{6})" stroke="#[0-9a-f]{6}" stroke-width="1\.2"/.exec(ear.draw())?.[1] ??
    tones.straw;
  const over: string[] = [];
  const body = ear.drawWith((part, index) => {
    const painted = paintGrain(
      trouble.kind,
      { part, index, isLate: stage === "late", ink: tones[trouble.ink ?? "white"], whole },
      random,
    );
    over.push(painted.more);
    return drawBody(part, painted.body);
  });
  return body + over.join("");
}

function drawPanel(subject: Subject, stage: Stage): Panel {
  const random = seedRandom(`${subject.id} ${stage}`);
  const organ = makeOrgan(subject, stage);
  const body = isEar(organ) ? drawEar(organ, subject, { stage, random }) : organ.draw();
  if (stage === "healthy") return { organ, body, troubles: [] };
  const isLate = stage === "late";
  const troubles = subject.plate.troubles.flatMap((trouble): Drawn[] => {
    const draw = drawers[trouble.kind];
    return draw ? [draw({ organ, trouble, size: isLate ? 1 : 0, isLate, random })] : [];
  });
  return { organ, body, troubles };
}

/** What hangs over the edge of its organ is not cut off. */
const free = new Set<string>([
  "bore",
  "web",
  "mould",
  "wool",
  "colony",
  "fold",
  "sitting",
  "bites",
]);

function printPanel(
  panel: Panel,
  subject: Subject,
  at: { index: number; first: string | null },
): string {
  const { body, organ, troubles } = panel;
  const drawnKinds = subject.plate.troubles.filter(({ kind }) => drawers[kind]);
  const clipped = troubles
    .filter((_, index) => !free.has(drawnKinds[index]?.kind ?? ""))
    .map(({ text }) => text)
    .join("");
  const loose = troubles
    .filter((_, index) => free.has(drawnKinds[index]?.kind ?? ""))
    .map(({ text }) => text)
    .join("");
  const clip =
    clipped === ""
      ? ""
      : `<clipPath id="c${at.index}"><path d="${organ.parts.map(({ outline }) => outline).join("")}"/></clipPath><g clip-path="url(#c${at.index})">${clipped}</g>`;
  const first = at.first === null ? body : at.first === body ? '<use href="#o"/>' : body;
  const shown = at.first === null ? `<g id="o">${first}</g>` : first;
  return `<svg x="${at.index * 160}" width="160" height="320">${shown}${clip}${loose}</svg>`;
}

const findMark = ({ organ, troubles }: Panel): Spot =>
  organ.mark ??
  troubles.find(({ at }) => at !== undefined)?.at ?? {
    x: 80,
    y: organ.veins === "none" ? 140 : 196,
    angle: 0,
  };

const lensSize = 45;

/** The lens lies beside the sign, so that one square holds both. */
function placeLens(seen: Point): Point {
  return { x: seen.x > 80 ? 50 : 110, y: seen.y > 160 ? seen.y - 92 : seen.y + 92 };
}

/** The creature, enlarged, in a lens that points at where it was seen. */
function drawLens(look: Look, seen: Point): string {
  const { x, y } = placeLens(seen);
  const turn = (Math.atan2(seen.y - y, seen.x - x) * 180) / Math.PI;
  const way = line(move({ x, y }, turn, lensSize), move(seen, turn, -12));
  return `${stroke(way, "#e69a0b", 3)}<circle cx="${short(seen.x)}" cy="${short(seen.y)}" r="12" fill="none" stroke="#e69a0b" stroke-width="3"/><circle cx="${x}" cy="${short(y)}" r="${lensSize}" class="l" stroke="#e69a0b" stroke-width="3.5"/>${drawCreature(look, { x, y, scale: 0.98 })}`;
}

/** The top of the square around the sign, and around the lens where there is one. */
function findTop(seen: Point, hasLens: boolean): number {
  const top = !hasLens ? seen.y - 80 : seen.y > 160 ? seen.y - 141 : seen.y - 19;
  return Math.round(Math.min(160, Math.max(0, top)));
}

const ring = ({ x, y }: Point) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="33" fill="none" stroke="#fff" stroke-width="5.5" opacity=".8"/><circle cx="${short(x)}" cy="${short(y)}" r="33" fill="none" stroke="#e69a0b" stroke-width="3.5"/>`;

const style =
  "<style>.g{fill:#f4f0e2}.b{fill:#e6efdc}.s{fill:#b08a5c}.p{fill:#e9e6c6}.l{fill:#d6e4c6}@media(prefers-color-scheme:dark){.g{fill:#2b3128}.b{fill:#26332a}.s{fill:#6a5238}}</style>";

/**
 * A plate of 480 by 320: healthy, early, late. Its view `#sign` is the square around the surest sign, without the
 * line between the parts.
 * The same record gives the same text, on every machine.
 */
export function drawPlate(subject: Subject): string {
  const stages = ["healthy", "early", "late"] as const;
  const panels = stages.map((stage) => drawPanel(subject, stage));
  const drawn = panels.map((panel, index) =>
    printPanel(panel, subject, { index, first: index === 0 ? null : (panels[0]?.body ?? "") }),
  );
  const late = panels[2];
  const found = late ? findMark(late) : { x: 80, y: 140, angle: 0 };
  const mark = { x: Math.min(124, Math.max(36, found.x)), y: Math.min(284, Math.max(36, found.y)) };
  const { creature } = subject.plate;
  const marked = creature ? drawLens(creature, mark) : ring(mark);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" stroke-linecap="round" stroke-linejoin="round">`,
    `<view id="sign" viewBox="322 ${findTop(mark, creature !== undefined) + 1} 158 158"/>`,
    style,
    `<path class="g" d="M0 0H480V320H0Z"/><path class="b" d="M0 0H160V320H0Z"/>`,
    ...drawn,
    `<svg x="320" width="160" height="320">${marked}</svg>`,
    `<path d="M160 0V320M320 0V320" stroke="#8d9a80" stroke-width="1.5" opacity=".6"/></svg>`,
  ].join("");
}
