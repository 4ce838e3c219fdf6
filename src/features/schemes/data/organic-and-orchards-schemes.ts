import { ownLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Organic farming and orchards. Facts as of each one's own date; the texts are ours. */
export const organicAndOrchardSchemes: readonly SchemeRecord[] = [
  {
    id: "pkvy",
    region: "all-india",
    type: "organic",
    image: "/pictures/products/vermicompost.svg",
    clauses: [{ kind: "is", fact: "inOrganicGroup", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["join-group", "go-agriculture-office", "watch-account"],
    timing: "any-time",
    amount: {
      kind: "by-area",
      rupees: 15000,
      unit: "hectare",
      isYearly: false,
      mostArea: 2,
      least: null,
    },
    launched: 2015,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://pgsindia-ncof.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Paramparagat Krishi Vikas Yojana",
        description:
          "Support for a group of farmers that turns about 20 hectares to organic farming together, with certification.",
        benefit:
          "₹31,500 a hectare over three years, of which ₹15,000 comes to the farmer for inputs, for at most 2 hectares.",
      },
      hi: {
        title: "परंपरागत कृषि विकास योजना",
        description: "करीब 20 हेक्टेयर पर मिलकर जैविक खेती अपनाने वाले किसान समूह को मदद, प्रमाणन के साथ।",
        benefit:
          "तीन साल में ₹31,500 प्रति हेक्टेयर, इसमें से ₹15,000 खाद-बीज जैसी सामग्री के लिए किसान को, ज़्यादा से ज़्यादा 2 हेक्टेयर तक।",
      },
    },
  },
  {
    id: "nmnf",
    region: "all-india",
    type: "organic",
    image: "/pictures/products/neem-oil.svg",
    clauses: [{ kind: "is", fact: "inNaturalFarmingGroup", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["join-group", "go-agriculture-office", "watch-account"],
    timing: "any-time",
    amount: {
      kind: "by-area",
      rupees: 4000,
      unit: "acre",
      isYearly: true,
      mostArea: 1,
      least: null,
    },
    launched: 2024,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://naturalfarming.dac.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "National Mission on Natural Farming",
        description:
          "Training and bio-input centres for farmers of a mission cluster who farm without bought chemicals.",
        benefit:
          "Training, a bio-input centre near you, and ₹4,000 an acre each year for two years, for at most one acre.",
      },
      hi: {
        title: "राष्ट्रीय प्राकृतिक खेती मिशन",
        description:
          "मिशन क्लस्टर के उन किसानों के लिए प्रशिक्षण और जैव-आदान केंद्र जो बिना खरीदे रसायनों के खेती करते हैं।",
        benefit:
          "प्रशिक्षण, पास में जैव-आदान केंद्र, और दो साल तक हर साल ₹4,000 प्रति एकड़, ज़्यादा से ज़्यादा एक एकड़ पर।",
      },
    },
  },
  {
    id: "midh",
    region: "all-india",
    type: "horticulture",
    image: "/pictures/plans/orchard-cover.svg",
    clauses: [ownLand, { kind: "is", fact: "hasWater", value: true }],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
    steps: ["gather-papers", "open-site", "go-agriculture-office", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: 2014,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://midh.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mission for Integrated Development of Horticulture",
        description:
          "Help for orchards, poly houses, shade nets, vegetables, flowers and cold stores. For farmers and FPOs with land and water.",
        benefit: "40 to 50% of the cost, by component.",
      },
      hi: {
        title: "एकीकृत बागवानी विकास मिशन",
        description:
          "बाग, पॉली हाउस, शेड नेट, सब्ज़ी, फूल और कोल्ड स्टोर के लिए मदद। ज़मीन और पानी वाले किसानों और एफपीओ के लिए।",
        benefit: "मद के अनुसार लागत का 40 से 50%।",
      },
      mr: {
        title: "एकात्मिक फलोत्पादन विकास अभियान",
        description:
          "फळबाग, पॉलीहाउस, शेडनेट, भाजीपाला, फुले आणि शीतगृहासाठी मदत. जमीन आणि पाणी असलेल्या शेतकरी व एफपीओंसाठी.",
        benefit: "घटकानुसार खर्चाच्या 40 ते 50%.",
      },
    },
  },
  {
    id: "mh-fundkar",
    region: "MH",
    type: "horticulture",
    image: "/pictures/plans/orchard-cover.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "open-site", "wait-approval", "wait-visit", "watch-account"],
    timing: "target-opens",
    amount: null,
    launched: 2018,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://mahadbt.maharashtra.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Bhausaheb Fundkar Falbag Lagvad Yojana",
        description: "A subsidy to plant an orchard of one of 16 fruit crops in Maharashtra.",
        benefit: "Paid over three years, 50%, 30% and 20%, as long as the plants survive.",
      },
      hi: {
        title: "भाऊसाहेब फुंडकर फलबाग लागवड योजना",
        description: "महाराष्ट्र में 16 फल फसलों में से किसी का बाग लगाने पर सब्सिडी।",
        benefit: "तीन साल में 50%, 30% और 20% भुगतान, पौधे जीवित रहने पर।",
      },
      mr: {
        title: "भाऊसाहेब फुंडकर फळबाग लागवड योजना",
        description: "महाराष्ट्रात 16 फळपिकांपैकी एकाची बाग लावण्यासाठी अनुदान.",
        benefit: "तीन वर्षांत 50%, 30% आणि 20%, झाडे जगल्यास.",
      },
    },
  },
  {
    id: "rj-anti-bird-net",
    region: "RJ",
    type: "horticulture",
    image: "/pictures/plans/orchard-cover.svg",
    clauses: [
      { kind: "grows", crops: ["fruit"] },
      ownLand,
      { kind: "is", fact: "hasWater", value: true },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "get-quotation", "open-site", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://rajkisan.rajasthan.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Anti Bird Net",
        description: "A net over your own fruit orchard in Rajasthan, where it is irrigated.",
        benefit: "50% of the cost, for at most 5,000 square metres.",
      },
      hi: {
        title: "पक्षी रोधी जाल",
        description: "राजस्थान में अपने सिंचित फल बाग पर जाल लगाने के लिए।",
        benefit: "लागत का 50%, ज़्यादा से ज़्यादा 5,000 वर्ग मीटर तक।",
      },
    },
  },
];
