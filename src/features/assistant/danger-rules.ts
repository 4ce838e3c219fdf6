import { dangerWords } from "#content/danger-words.ts";
import { listTraits, scoreDanger } from "./danger-guess-rules.ts";
import { type Likely, settleKind, weighKinds } from "./danger-kind-rules.ts";
import { excuses, namedRules, type Rule, signposts } from "./danger-list-rules.ts";
import type { DangerKind, DangerFamily as Family } from "./danger-schema.ts";
import { signRules } from "./danger-sign-rules.ts";
import { type FamilyNames, listPlaces as listPlacesOf, readFamilies } from "./family-rules.ts";

export type { DangerKind } from "./danger-schema.ts";
export type Danger = { kind: DangerKind; hasAnimal: boolean };

const isDespair = ({ kind }: { kind: DangerKind }) => kind === "despair";
/** Whoever does not want to live is answered first, whatever else is told. */
const rules = [...namedRules, ...signRules].sort(
  (one, other) => Number(isDespair(other)) - Number(isDespair(one)),
);

/** How many words what belongs together may lie apart. */
const span = 16;
const isFamily = (name: string): name is Family => name in dangerWords;

let known: FamilyNames<Family> | null = null;

/** Where in a text each family is said. */
function listPlaces(text: string): Map<Family, number[]> {
  known ??= readFamilies(
    Object.entries(dangerWords).flatMap(([family, said]) =>
      isFamily(family) ? [[family, said] as const] : [],
    ),
    { isExact: (family) => excuses.some((each) => each === family) },
  );
  return listPlacesOf(known, text);
}

function fits(rule: Rule, places: ReadonlyMap<Family, readonly number[]>): boolean {
  const isSaid = (family: Family) => places.has(family);
  const isExcused = rule.unless?.some(isSaid) ?? false;
  const isOrdinary = rule.without?.some(
    (family) => isSaid(family) && !(isExcused && !isWeighty(family)),
  );
  if (isOrdinary) return false;
  const lists = rule.needs.map((families) =>
    families.flatMap((family) => places.get(family) ?? []),
  );
  return (lists[0] ?? []).some((at) =>
    lists.every((list) => list.some((other) => Math.abs(other - at) <= (rule.within ?? span))),
  );
}

/** A question about money or care beforehand stays one, whoever is named in it. */
const isWeighty = (family: Family) => family === "matters" || family === "prevention";

const findByRule = (places: ReadonlyMap<Family, readonly number[]>): DangerKind | null =>
  rules.find((each) => fits(each, places))?.kind ?? null;

/** The danger that a rule knows; null where none does. */
export const findNamed = (text: string): DangerKind | null => findByRule(listPlaces(text));

export const listFamilies = (text: string): Family[] => [...listPlaces(text).keys()];

/** Held out when it was learned, six of a thousand ordinary texts raised an alarm, most of them by a rule, and 86 of a hundred that tell of danger. */
const leastSure = 0.4;
/** Below it hardly anybody told of danger, but some asked with all its words: about compensation, or prevention. */
const leastLikely = -3;
/** What sounds like despair is asked after unless nothing else in the question does. */
const leastLikelyOfDespair = -5;
/** What is over is mostly told to ask about something else. */
const leastLikelyOfPast = 0;

/** How much it counts that none of the kinds of danger is likely; at more or less, fewer that are told of are heard for as many alarms. */
const shareOfKinds = 0.4;
/** Surer than this of either, the kinds say no more. */
const leastOrdinary = 0.001;

/** Whether danger is told of in words that no rule knows, by both guesses together. */
export function isGuessed(score: number, { ordinary }: Likely): boolean {
  const known = Math.min(Math.max(ordinary, leastOrdinary), 1 - leastOrdinary);
  return score + shareOfKinds * Math.log((1 - known) / known) >= leastSure;
}

/** Whether the question is so ordinary as a whole that the rule which fits must be wrong. */
export const isPlain = (
  kind: DangerKind,
  { score, families }: { score: number; families: readonly Family[] },
): boolean => {
  if (kind === "despair") return score < leastLikelyOfDespair;
  // Somebody down a pit who does not answer is too rare to be learned, and the rule needs all three.
  if (kind === "gas") return false;
  return score < (families.includes("past") ? leastLikelyOfPast : leastLikely);
};

/** Of what is no alarm, so sure and so likely despair, a number to talk to is told before the answer; few words say too little. */
const leastHeavy = { score: -1.5, despair: 0.3, words: 4 };

/** Whether what raises no alarm may be of somebody who does not want to live. */
export const isHeavy = (score: number, { kinds: [despair = 0], ordinary }: Likely): boolean =>
  score >= leastHeavy.score && despair * (1 - ordinary) >= leastHeavy.despair;

/** What is told of an animal alone: of these it is in danger itself, and the vet is called, not an ambulance. */
const ofAnimal: readonly DangerKind[] = ["poisoning", "heat", "collapse", "unclear"];

/** What bit, where no snake is named: the first of them that is said. */
const biters: readonly (readonly [DangerKind, Family])[] = [
  ["dog-bite", "dog"],
  ["sting", "swarm"],
];
const ofSnake: readonly Family[] = ["snake", "fangMarks"];

/** Whoever bleeds was bitten only if that is said, too. */
function findBiter(kind: DangerKind, families: readonly Family[]): DangerKind | undefined {
  const isBitten = kind === "bite" || (kind === "bleeding" && families.includes("swarmDid"));
  if (!isBitten || ofSnake.some((family) => families.includes(family))) return undefined;
  return biters.find(([, family]) => families.includes(family))?.[0];
}

/** What is told, if all that is said points one way; a sign of despair is not outweighed by another danger's. */
function readSignposts(families: readonly Family[]): DangerKind {
  const pointed = signposts.filter(([, signs]) => signs.some((sign) => families.includes(sign)));
  const [first, other] = pointed;
  return first && (!other || first[0] === "despair") ? first[0] : "unclear";
}

/**
 * The danger that is told of in a text of which it is known that it tells of one.
 * @param named the kind that a rule knows
 * @param likely how likely each learned kind is
 */
export function toDanger(
  named: DangerKind | null,
  { families, likely }: { families: readonly Family[]; likely: readonly number[] },
): Danger {
  const kind = settleKind(named ?? readSignposts(families), likely);
  const hasAnimal = families.includes("animal");
  if (hasAnimal && !families.includes("person") && ofAnimal.includes(kind)) {
    return { kind: "animal", hasAnimal };
  }
  return { kind: findBiter(kind, families) ?? kind, hasAnimal };
}

function readHeard(text: string) {
  const places = listPlaces(text);
  const families = [...places.keys()];
  const score = scoreDanger(text, families);
  const named = findByRule(places);
  const likely = weighKinds(listTraits(text, families));
  const isDanger = named ? !isPlain(named, { score, families }) : isGuessed(score, likely);
  return { isDanger, named, score, families, likely };
}

let last: { text: string; heard: ReturnType<typeof readHeard> } | null = null;

/** What is heard in a text, danger or not; each is asked about twice, one after the other. */
function listen(text: string): ReturnType<typeof readHeard> {
  if (last?.text !== text) last = { text, heard: readHeard(text) };
  return last.heard;
}

/** The danger that a question tells of, in any of the languages and scripts; null for an ordinary one. */
export function findDanger(text: string): Danger | null {
  const { isDanger, named, ...heard } = listen(text);
  return isDanger ? toDanger(named, { ...heard, likely: heard.likely.kinds }) : null;
}

/** Whether a question that raises no alarm may be of somebody who does not want to live. */
export function soundsHeavy(text: string): boolean {
  const { isDanger, score, likely } = listen(text);
  const isTold = text.trim().split(/\s+/).length >= leastHeavy.words;
  return !isDanger && isTold && isHeavy(score, likely);
}
