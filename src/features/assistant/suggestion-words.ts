import { msg } from "@lingui/core/macro";

/** Questions to begin with, by what they are good for. */
export const suggestionGroups = [
  {
    title: msg`Water and weather`,
    picture: "weather-rain",
    questions: [msg`Should I water today?`, msg`Will it rain this week?`],
  },
  {
    title: msg`Pests and spraying`,
    picture: "beetle",
    questions: [msg`Can I spray today?`, msg`What are the spots on my tomato leaves?`],
  },
  {
    title: msg`Prices and selling`,
    picture: "rupee",
    questions: [msg`What does onion fetch today?`, msg`Where do I get the best price for onion?`],
  },
  {
    title: msg`Schemes and papers`,
    picture: "book",
    questions: [msg`Which schemes fit me?`, msg`How do I get a Kisan Credit Card?`],
  },
] as const;
