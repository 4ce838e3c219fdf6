import type { PestRecord } from "#src/features/pests/record-schema.ts";

/** What strikes any crop. Facts from common knowledge of crop protection, to be confirmed locally; the texts are ours. */
export const anyCropPests: readonly PestRecord[] = [
  {
    id: "locust",
    crop: "all",
    kind: "insect",
    scientific: "Schistocerca gregaria",
    certainty: "K",
    marks: {
      part: ["plant", "leaf"],
      sign: ["holes"],
      colour: ["green", "brown"],
      pattern: ["fieldpatch", "blotch"],
      creature: ["locust"],
      stage: ["seedling", "growing", "flowering", "ripening"],
    },
    lookAlikes: [],
    ingredients: [],
    words: {
      en: {
        name: "Desert locust",
        signs: "Swarms settle and strip the leaves of everything.",
        mark: "Big yellow or pink hoppers in a flying crowd.",
        favourable: "June to October, Rajasthan and Gujarat first.",
        count: "Act as soon as a swarm is seen: tell the agriculture office.",
        cultural: [
          "Make noise with drums and tins so that they do not settle.",
          "Dig trenches against the walking young ones.",
        ],
        biological: ["Metarhizium on the young ones, by the official teams."],
        chemical: "Only the government's locust teams spray against swarms.",
      },
      hi: {
        name: "रेगिस्तानी टिड्डी",
        signs: "टिड्डी दल उतरकर सब कुछ चट कर जाते हैं।",
        mark: "पीले या गुलाबी बड़े टिड्डे उड़ते झुंड में।",
        favourable: "जून से अक्टूबर, पहले राजस्थान और गुजरात।",
        count: "दल दिखते ही कदम उठाएँ: कृषि कार्यालय को बताएँ।",
        cultural: ["ढोल-थाली बजाएँ ताकि दल न उतरे।", "पैदल चलते शिशुओं के लिए खाई खोदें।"],
        biological: ["शिशुओं पर मेटाराइज़ियम, सरकारी दल द्वारा।"],
        chemical: "टिड्डी दल पर छिड़काव केवल सरकारी टिड्डी दल करता है।",
      },
      mr: { name: "वाळवंटी टोळ" },
    },
  },
];
