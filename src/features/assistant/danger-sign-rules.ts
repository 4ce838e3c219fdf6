import type { Rule } from "./danger-list-rules.ts";

const anybody = ["person", "self"] as const;
const ordinary = ["matters", "prevention"] as const;
const grown = ["matters", "crop"] as const;
const body = ["limb", "bodyPart"] as const;
const field = ["matters", "crop", "pest"] as const;
const ill = ["animalIll", "faint", "spraySign", "confused", "illness"] as const;
const down = ["fell", "still", "grave"] as const;

/** Each is tried only where no danger is named: what happened, and how it looks now. */
export const signRules: readonly Rule[] = [
  { kind: "despair", needs: [["hang"]], without: [...field, "animal"] },
  { kind: "despair", needs: [["hang"], ["self"]], without: field },
  { kind: "despair", needs: [["jump"]], without: field },
  { kind: "despair", needs: [["leaving"]], without: field },
  { kind: "despair", needs: [["noMorning"]], without: field },
  { kind: "despair", needs: [["lockedIn"], ["poison", "weak"]], without: field },
  // Asked about or not, a means at hand is what is to be taken away.
  {
    kind: "despair",
    needs: [["bedside"], ["poison", "weak", "tablet", "beside"]],
    within: 8,
    without: ["prevention"],
  },
  { kind: "bite", needs: [["fangMarks"]], without: [...grown, "pest"], unless: body },
  { kind: "bite", needs: [["swarm"], ["swarmDid", "spraySign"]], without: grown, unless: anybody },
  { kind: "bite", needs: [["dog"], ["swarmDid", "bitten"], ["person", ...body]], without: grown },
  {
    kind: "bite",
    needs: [["pricked"], ["bodyReacts"]],
    without: [...grown, "poison"],
    unless: body,
  },
  { kind: "bite", needs: [["bitten", "pricked"], ["aidAsked"]], without: grown },
  {
    kind: "bite",
    needs: [["snake"], ["bodyReacts", "helpNow", "aidAsked"]],
    without: ["snakeThing", "matters", "prevention", "crop", "pest"],
  },
  {
    kind: "bite",
    needs: [["snake"], ["limb"], anybody],
    within: 8,
    without: ["snakeThing", "matters", "prevention"],
  },
  { kind: "shock", needs: [["wire"], ["holds"], ["person", ...body]], within: 8, without: grown },
  {
    kind: "shock",
    needs: [["wire"], ["holds"], ["spraySign", "negation"]],
    within: 6,
    without: [...grown, "self"],
  },
  { kind: "shock", needs: [["wire"], ["thrown"]], within: 8, without: grown },
  {
    kind: "shock",
    needs: [["wire"], ["still"], [...anybody, ...body, "fell", "thrown", "spilled"]],
    within: 10,
    without: [...grown, "food"],
  },
  { kind: "shock", needs: [["wire"], ["fell"], [...anybody, ...body, "animal"]], without: grown },
  {
    kind: "shock",
    needs: [["wire"], ["burnt", "numb"], [...anybody, ...body]],
    within: 8,
    without: [...grown, "past"],
  },
  { kind: "shock", needs: [["lightning"], ["still"]], without: grown },
  {
    kind: "bleeding",
    needs: [["blade"], ["limb"], ["lost", "wound", "blood", "deepSign"]],
    without: [...grown, "animalIll"],
    unless: ["person"],
  },
  {
    kind: "bleeding",
    needs: [["machine"], ["limb"], ["lost", "holds", "wound", "spilled"]],
    within: 8,
    without: grown,
  },
  { kind: "bleeding", needs: [["machine"], ["under"]], without: grown, unless: anybody },
  { kind: "bleeding", needs: [["soaked"]], without: grown },
  { kind: "bleeding", needs: [["deepSign"]], without: grown },
  {
    kind: "bleeding",
    needs: [["beast"], ["attacked"], ["person", "wound", "lost", ...body]],
    without: [...grown, "milk", "calved"],
  },
  {
    kind: "bleeding",
    needs: [["limb"], ["lost"], [...anybody, "wound", "blood", "aidAsked"]],
    within: 6,
    without: grown,
  },
  { kind: "bleeding", needs: [["standing"], ["blood"]], without: [...grown, "animal"] },
  {
    kind: "heat",
    needs: [["sunny"], ["hotBody", "confused"]],
    without: [...ordinary, "crop", "animal"],
    unless: ["confused"],
  },
  {
    kind: "heat",
    needs: [["sunny"], down, anybody],
    without: [...ordinary, "crop", "animal"],
    unless: ["person"],
  },
  { kind: "heat", needs: [["sunny"], ["still"]], without: [...ordinary, "crop", "animal"] },
  {
    kind: "heat",
    needs: [["sunny"], ["fell"], [...body, "food", "helpNow"]],
    without: [...ordinary, "crop", "animal"],
  },
  {
    kind: "heat",
    needs: [["sunny"], ["faint"]],
    without: [...ordinary, "crop", "animal"],
    unless: ["person"],
  },
  {
    kind: "heat",
    needs: [["hotBody"], ["confused", "still", "grave", "aidAsked"]],
    without: [...ordinary, "crop", "animal"],
  },
  {
    kind: "poisoning",
    needs: [["person"], ["tookIn"], ["toxicPlant"], ill],
    without: ["matters", "animal"],
  },
  {
    kind: "animal",
    needs: [["animal"], ["tookIn"], ["poison", "fertiliser", "tablet", "sprayed", "weak"]],
    within: 8,
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [
      ["animal"],
      ["sprayed", "poison", "toxicPlant"],
      ["animalIll", "still", "fell", "spraySign"],
    ],
    without: ordinary,
  },
  {
    kind: "animal",
    needs: [["toxicPlant"], ["tookIn"], ["animalIll", "still", "fell", "spraySign"]],
    without: ordinary,
    unless: ["animal"],
  },
  {
    kind: "animal",
    needs: [["animal"], ["weak", "fertiliser"], ["still", "spraySign", "faint"]],
    without: ordinary,
  },
  { kind: "animal", needs: [["animal"], ["died"], ["spraySign"]], without: ordinary },
  {
    kind: "poisoning",
    needs: [["mistook"], ["food"], ["tookIn", "poison", "weak"]],
    without: [...grown, "animal"],
    unless: ["person", "illness"],
  },
  {
    kind: "poisoning",
    needs: [["tablet"], ["tookIn"], ["person"]],
    within: 8,
    without: ["matters", "animal"],
  },
  {
    kind: "poisoning",
    needs: [["tablet"], ["tookIn"]],
    within: 5,
    without: ["matters", "pest", "crop", "animal"],
  },
  {
    kind: "poisoning",
    needs: [["poison"], ["tookIn"], ["person"]],
    within: 6,
    without: [...field, "animal"],
  },
  {
    kind: "poisoning",
    needs: [["sprayed", "poison", "sprayGear"], ["spraySign"]],
    without: ["matters", "crop", "animal"],
    unless: anybody,
  },
  {
    kind: "poisoning",
    needs: [["sprayGear"], ["spraySign", "numb"], body],
    without: ["matters", "crop", "animal"],
  },
  {
    kind: "poisoning",
    needs: [["sprayed"], ["tookIn"], ["numb", "faint", "spraySign", "several"]],
    without: ["matters", "pest", "animal"],
  },
  {
    kind: "poisoning",
    needs: [["smell"], [...anybody, "still", "mouth", "animalIll"]],
    without: grown,
  },
  {
    kind: "poisoning",
    needs: [["poison"], ["food"], ["tookIn", "drank", "ate"]],
    within: 6,
    without: [...grown, "pest", "animal"],
  },
  {
    kind: "collapse",
    needs: [["fallFrom"], [...anybody, ...down, "limb"]],
    without: ["matters"],
    unless: ["person"],
  },
  { kind: "collapse", needs: [["stroke"]], without: grown },
  { kind: "collapse", needs: [["still"], ["person"]], within: 8, without: grown },
  { kind: "collapse", needs: [["still"], ["grave"]], without: [...grown, "animal"] },
  {
    kind: "animal",
    needs: [["animal"], ["still", "fell"], ["spraySign", "faint"]],
    within: 8,
    without: [...ordinary, "crop"],
  },
  { kind: "fire", needs: [["fireNow"]], without: ordinary },
  { kind: "fire", needs: [["fire", "burnt"], ["fireAid"]], without: ordinary },
  {
    kind: "fire",
    needs: [["fire"], ["fuel"], ["holds", "under", "helpNow"]],
    within: 6,
    without: ordinary,
  },
  {
    kind: "fire",
    needs: [["fire"], ["person"], ["burnt"]],
    within: 8,
    without: ordinary,
  },
];
