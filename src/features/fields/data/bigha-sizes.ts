import type { Certainty } from "#src/agronomy/tables/certainty.ts";

// No law fixes the bigha; each state has a customary one, and some districts another. Read in
// procivilengineer.com/bigha, 99patta.com/utility and rhdreamhomes.com/?p=2257, which agree but where
// noted. 27,225 square feet are 3,025 square yards, five eighths of an acre: the pucca bigha.

type BighaSize = {
  squareFeet: number;
  /** The state's name as addresses have it. */
  names: readonly string[];
  certainty: Certainty;
};

/** The bigha of each state where land is reckoned in it, by the state's code. */
export const bighaSizes = {
  AS: { squareFeet: 14_400, names: ["Assam", "असम"], certainty: "read" },
  // 20 katha of 1,361.25 square feet around Patna; one of the sources rounds to 27,220.
  BR: { squareFeet: 27_225, names: ["Bihar", "बिहार"], certainty: "read" },
  // 4.8 to the acre, as land is sold around Delhi.
  DL: { squareFeet: 9075, names: ["Delhi", "दिल्ली"], certainty: "own-knowledge" },
  // 16 guntha; one of the sources has 17,427.
  GJ: { squareFeet: 17_424, names: ["Gujarat", "गुजरात"], certainty: "read" },
  HP: { squareFeet: 8712, names: ["Himachal Pradesh", "हिमाचल प्रदेश"], certainty: "read" },
  // The sources disagree (27,225; 10,870); 4.8 to the acre as in Delhi.
  HR: { squareFeet: 9075, names: ["Haryana", "हरियाणा"], certainty: "own-knowledge" },
  JH: { squareFeet: 27_211, names: ["Jharkhand", "झारखंड"], certainty: "read" },
  MP: { squareFeet: 12_000, names: ["Madhya Pradesh", "मध्य प्रदेश"], certainty: "read" },
  PB: { squareFeet: 9070, names: ["Punjab", "पंजाब"], certainty: "read" },
  // The pucca bigha of the land records; the kachcha one is 17,424.
  RJ: { squareFeet: 27_225, names: ["Rajasthan", "राजस्थान"], certainty: "read" },
  UK: { squareFeet: 6804, names: ["Uttarakhand", "Uttaranchal", "उत्तराखंड"], certainty: "read" },
  // The pucca bigha; some western districts have 6,800, and one of the sources rounds to 27,000.
  UP: { squareFeet: 27_225, names: ["Uttar Pradesh", "उत्तर प्रदेश"], certainty: "read" },
  WB: { squareFeet: 14_400, names: ["West Bengal", "पश्चिम बंगाल"], certainty: "read" },
} as const satisfies Record<string, BighaSize>;

export const bighaStates = [
  "AS",
  "BR",
  "DL",
  "GJ",
  "HP",
  "HR",
  "JH",
  "MP",
  "PB",
  "RJ",
  "UK",
  "UP",
  "WB",
] as const satisfies (keyof typeof bighaSizes)[];
