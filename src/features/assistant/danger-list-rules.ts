import type { DangerKind, DangerFamily as Family } from "./danger-schema.ts";

export type Rule = {
  kind: DangerKind;
  /** Of each list one word at least, near the others. */
  needs: readonly (readonly Family[])[];
  /** How many words apart at most, if not as usual. */
  within?: number;
  /** Whatever of these is said, it is an ordinary question. */
  without?: readonly Family[];
  /** Instead of it, one that holds also where no person is named. */
  unless?: readonly Family[];
};

const ordinary = ["matters", "prevention"] as const;
const anybody = ["person", "self"] as const;
const things = ["pest", "crop", "animal", "matters"] as const;
const somebody = ["person", "selfDid"] as const;
const strong = ["poison", "fertiliser"] as const;

// The first that fits is the answer: whoever wants to take poison is asked to stay before anything else.
export const namedRules: readonly Rule[] = [
  { kind: "despair", needs: [["wishToDie", "noWishToLive"]] },
  { kind: "despair", needs: [["mayKill"]], without: ["pest", "crop", "animal", "sprayed"] },
  { kind: "despair", needs: [["suicide"]], without: ["matters", "crop"] },
  { kind: "despair", needs: [["living"], ["negation"]], within: 3, without: things },
  { kind: "despair", needs: [["life"], ["lifeEnd"], ["self"]], within: 3, without: things },
  { kind: "despair", needs: [["death"], ["wish"], ["self"]], within: 4, without: things },
  {
    kind: "despair",
    needs: [["willTake"], ["poison", "weak"]],
    without: ["pest", "crop", "animal", "matters"],
  },
  {
    kind: "animal",
    needs: [["animal"], ["ate", "drank", "mouth"], [...strong, "toxicPlant", "sprayed"]],
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [["animal"], ["ate", "drank"], ["animalIll"]],
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [["animal"], ["poison"], ["animalIll", "spilled"]],
    without: ordinary,
  },
  { kind: "animal", needs: [["animal"], ["poisoned"]], without: ordinary },
  {
    kind: "animal",
    needs: [["animal"], ["calved"], ["still", "grave"]],
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [["animal"], ["birth"], ["obstructed"]],
    within: 12,
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [["animal"], ["bloat"], ["fell", "still", "grave", "illness", "bodyReacts"]],
    without: ordinary,
  },
  {
    kind: "bite",
    needs: [["snake"], ["bitten"]],
    without: ["snakeThing", "matters"],
  },
  {
    kind: "bite",
    needs: [["biteNoun"]],
    without: ordinary,
  },
  { kind: "bite", needs: [["unknownBite"]], without: ["matters", "crop"] },
  // What a pump does to whoever sprays with it is no current.
  {
    kind: "poisoning",
    needs: [["sprayed"], ["illness", "spraySign"], anybody],
    without: [...ordinary, "animal", "shocked", "stuck", "thrown", "lightning", "snake", "bitten"],
  },
  // Whoever touched a wire beside a well is not down in it.
  {
    kind: "shock",
    needs: [["live", "electric", "wire"], ["stuck"], ["fell", "still", "grave"]],
    within: 14,
    without: [...ordinary, "crop", "pest"],
  },
  {
    kind: "gas",
    needs: [["pit"], ["grave", "still", "faint", "smell"], anybody],
    within: 12,
    without: [...ordinary, "crop", "pest", "shocked", "jump"],
  },
  // What fell in is as often a thing of somebody's own.
  {
    kind: "gas",
    needs: [["pit"], ["fell"], ["person"]],
    within: 12,
    without: [...ordinary, "crop", "pest", "shocked", "jump"],
  },
  {
    kind: "gas",
    needs: [["pit"], ["grave", "still"]],
    within: 12,
    without: [...ordinary, "crop", "pest", "shocked", "jump", "animal"],
  },
  { kind: "shock", needs: [["shocked"]], without: ["matters", "fence"], unless: anybody },
  {
    kind: "shock",
    needs: [["live"], ["stuck"], ["person"]],
    within: 6,
    without: ["matters", "prevention", "crop"],
  },
  {
    kind: "shock",
    needs: [["electric"], ["grave"], [...anybody, "animal"]],
    without: ["matters", "crop"],
  },
  {
    kind: "shock",
    needs: [["lightning"], [...anybody, "animal"]],
    without: ["matters", "prevention"],
  },
  {
    kind: "poisoning",
    needs: [
      ["drank", "inhaled", "mouth"],
      ["poison", "fertiliser"],
    ],
    without: ["pest", "crop", "matters"],
    unless: somebody,
  },
  {
    kind: "poisoning",
    needs: [["ate"], strong],
    without: ["pest", "crop", "matters"],
    unless: somebody,
  },
  {
    kind: "poisoning",
    needs: [["drank", "mouth"], ["weak"], [...anybody, "mistake"]],
    without: ["matters", "pest"],
  },
  {
    kind: "poisoning",
    needs: [["drank"], ["weak", "sprayed"]],
    without: ["matters", "pest", "crop"],
  },
  {
    kind: "poisoning",
    needs: [["ate", "drank"], ["mistake"], ["weak", "toxicPlant", ...strong]],
    without: ["matters", "pest"],
  },
  {
    kind: "poisoning",
    needs: [["ate"], ["toxicPlant"], anybody],
    without: ["matters", "crop", "pest"],
  },
  {
    kind: "poisoning",
    needs: [["poison", "sprayed", "inhaled"], ["illness"]],
    without: ["matters"],
  },
  {
    kind: "poisoning",
    needs: [["poison", "weak", "sprayed"], ["bodyPart"], ["spilled"]],
    within: 6,
    without: ["matters"],
  },
  {
    kind: "poisoning",
    needs: [["poisoned"], [...anybody, "helpNow", "illness"]],
    without: ["matters"],
  },
  { kind: "heat", needs: [["heatStroke"], ["person"], ["illness"]], without: ["matters"] },
  { kind: "poisoning", needs: [["person"], ["poison"], ["beside"]], without: ["matters"] },
  {
    kind: "heat",
    needs: [["heatStroke"], [...anybody, "helpNow", "illness"]],
    without: [...ordinary, "crop"],
    unless: ["person"],
  },
  { kind: "heat", needs: [["heatStroke"]], without: [...ordinary, "crop", "animal"] },
  { kind: "heat", needs: [["hot"], ["illness"], [...anybody]], without: ["matters"] },
  { kind: "heat", needs: [["hot"], ["illness"]], without: ["matters", "crop", "animal", "pest"] },
  { kind: "heat", needs: [["hot"], ["animal"], ["grave"]], without: ["matters"] },
  { kind: "bleeding", needs: [["cutBody"]], without: ["matters", "prevention"] },
  {
    kind: "bleeding",
    needs: [["blood"], ["flowing"]],
    without: ["matters", "milk", "crop"],
    unless: ["bodyPart"],
  },
  {
    kind: "bleeding",
    needs: [["blood"], [...anybody], ["bodyPart"]],
    without: ["matters", "milk"],
  },
  { kind: "collapse", needs: [["grave"], ["person"]], without: ["matters", "crop", "pest"] },
  { kind: "animal", needs: [["animal"], ["grave"]], without: ["matters"] },
  { kind: "collapse", needs: [["grave"], ["self"]], without: ["matters", "crop", "pest"] },
];

/** What takes an alarm back, and what is near a common word, must be said as it is: "swelling" is no slip for "selling". */
export const excuses: readonly Family[] = [
  "matters",
  "prevention",
  "pest",
  "crop",
  "milk",
  "fence",
  "snakeThing",
  "blade",
  "limb",
  "bodyPart",
  "person",
  "soaked",
  "fallFrom",
  "fireNow",
];

/** What points to one danger and no other, where it is only guessed that there is one. */
export const signposts: readonly (readonly [DangerKind, readonly Family[]])[] = [
  ["despair", ["life", "living", "hang", "jump", "leaving", "noMorning", "suicide"]],
  ["poisoning", ["poison", "sprayed", "tablet", "sprayGear", "mistook", "inhaled"]],
  ["bite", ["snake", "bitten", "pricked", "fangMarks", "swarm"]],
  ["shock", ["electric", "wire", "shocked", "lightning"]],
  ["heat", ["hot", "sunny", "hotBody", "heatStroke"]],
  ["bleeding", ["blood", "blade", "machine", "soaked", "lost"]],
  ["fire", ["fire", "fireNow", "fireAid"]],
  ["gas", ["pit"]],
];
