import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Crop } from "#src/shared/farm-terms.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import type { FinderAnswers, marksOf, openAnswers, Question } from "./finder-schema.ts";
import type { PestRecord } from "./record-schema.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const questionWords: Words<Question> = {
  part: msg`Where does the plant look wrong?`,
  sign: msg`What do you see there?`,
  colour: msg`What colour is it?`,
  pattern: msg`What shape is it?`,
  creature: msg`Is there a creature on it?`,
  stage: msg`How far is the crop?`,
};

const markWords: { [Each in Question]: Words<(typeof marksOf)[Each][number]> } = {
  part: {
    leaf: msg`Leaf`,
    stem: msg`Stem or sheath`,
    shoot: msg`Tip or young shoot`,
    flower: msg`Flower`,
    fruit: msg`Fruit, pod, ear or boll`,
    root: msg`Root or tuber`,
    plant: msg`Whole plant`,
  },
  sign: {
    spots: msg`Spots`,
    powder: msg`Powder or down`,
    drying: msg`Dry, as if burnt`,
    yellowing: msg`Turning yellow`,
    curling: msg`Curled or folded`,
    holes: msg`Holes, eaten`,
    scratches: msg`Scratches, silvery streaks`,
    wilting: msg`Wilting, dead shoot`,
    rotting: msg`Rotting`,
    sticky: msg`Sticky, sooty`,
    growth: msg`Swollen or odd growth`,
    chaffy: msg`Empty or shrivelled grain`,
  },
  colour: {
    brown: msg`Brown`,
    black: msg`Black`,
    yellow: msg`Yellow`,
    orange: msg`Orange`,
    white: msg`White`,
    grey: msg`Grey`,
    red: msg`Red`,
    pink: msg`Pink`,
    purple: msg`Purple`,
    green: msg`Green`,
    silver: msg`Silver`,
  },
  pattern: {
    round: msg`Round or oval`,
    rings: msg`Rings, like a target`,
    pointed: msg`Pointed at both ends`,
    angular: msg`With corners`,
    stripes: msg`Stripes or lines`,
    edge: msg`From the edge or tip`,
    blotch: msg`Large and uneven`,
    tunnel: msg`Tunnels, bored`,
    lone: msg`Single plants here and there`,
    fieldpatch: msg`Patches in the field`,
  },
  creature: {
    none: msg`No creature to be seen`,
    caterpillar: msg`Caterpillar`,
    moth: msg`Moth`,
    hopper: msg`Small hopper`,
    aphid: msg`Crowd of soft insects`,
    whitefly: msg`Tiny white flies`,
    thrips: msg`Tiny slender insects`,
    mite: msg`Mites, as small as dust`,
    bug: msg`Bug`,
    beetle: msg`Beetle or weevil`,
    grub: msg`Grub or maggot`,
    fly: msg`Fly`,
    wax: msg`White wax or wool`,
    termite: msg`Termites`,
    locust: msg`Locusts`,
  },
  stage: {
    seedling: msg`Seedlings`,
    growing: msg`Growing`,
    flowering: msg`Flowering`,
    ripening: msg`Ripening or in store`,
  },
};

const openWords: Words<(typeof openAnswers)[number]> = {
  unknown: msg`I don't know`,
  other: msg`None of these`,
};

const kindWords: Words<PestRecord["kind"]> = {
  insect: msg`Insect`,
  mite: msg`Mite`,
  fungus: msg`Fungus`,
  oomycete: msg`Water mould`,
  bacteria: msg`Bacteria`,
  virus: msg`Virus`,
  "insect/bacteria": msg`Insect that carries bacteria`,
  "disorder/fungus": msg`Disorder or fungus`,
  disorder: msg`Disorder`,
  weed: msg`Parasitic weed`,
};

const anyCrop = msg`Any crop`;

/** What an answer is called, by its question. */
export function useFinderWords() {
  const { i18n } = useLingui();
  return {
    wordAnswer: (question: Question, answer: NonNullable<FinderAnswers[Question]>): string => {
      if (answer === "unknown" || answer === "other") return i18n._(openWords[answer]);
      const words: Partial<Record<string, MessageDescriptor>> = markWords[question];
      const word = words[answer];
      return word ? i18n._(word) : answer;
    },
    wordCrop: (crop: Crop | "all"): string => {
      if (crop === "all") return i18n._(anyCrop);
      return i18n._(cropWords[crop]);
    },
    wordKind: (kind: PestRecord["kind"]): string => i18n._(kindWords[kind]),
  };
}
