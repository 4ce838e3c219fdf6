import type { SchemeRecord } from "./scheme-record.ts";

/** Seeds and crops. Facts as of each one's own date; the texts are ours. */
export const cropSchemes: readonly SchemeRecord[] = [
  {
    id: "nfsnm",
    region: "all-india",
    type: "crops",
    image: "/pictures/posts/wheat-protein.svg",
    clauses: [{ kind: "office", check: "district-covered" }],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-agriculture-office"],
    timing: "before-sowing",
    amount: null,
    launched: 2007,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://nfsm.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "National Food Security and Nutrition Mission",
        description:
          "Seed minikits, field demonstrations and tools for rice, wheat, pulses, coarse cereals and millets in the districts that are covered.",
        benefit: "Seed minikits, demonstrations on your field, and subsidised tools.",
      },
      hi: {
        title: "राष्ट्रीय खाद्य सुरक्षा और पोषण मिशन",
        description:
          "शामिल ज़िलों में धान, गेहूँ, दाल, मोटे अनाज और श्री अन्न के लिए बीज मिनीकिट, खेत पर प्रदर्शन और औज़ार।",
        benefit: "बीज मिनीकिट, आपके खेत पर प्रदर्शन, और सब्सिडी पर औज़ार।",
      },
    },
  },
  {
    id: "nmeo-op",
    region: "all-india",
    type: "crops",
    image: "/pictures/products/neem-sapling.svg",
    clauses: [{ kind: "grows", crops: ["oilpalm"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "wait-visit"],
    timing: "any-time",
    amount: {
      kind: "by-area",
      rupees: 29000,
      unit: "hectare",
      isYearly: false,
      mostArea: null,
      least: null,
    },
    launched: 2021,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://nmeo.dac.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "National Mission on Edible Oils: Oil Palm",
        description:
          "Help to plant oil palm and an assured price for the fresh fruit bunches, in the states where oil palm is notified.",
        benefit: "₹29,000 a hectare for planting material, and price assurance for the bunches.",
      },
      hi: {
        title: "राष्ट्रीय खाद्य तेल मिशन: ऑयल पाम",
        description:
          "ऑयल पाम लगाने में मदद और ताज़े फल गुच्छों का भरोसेमंद दाम, उन राज्यों में जहाँ ऑयल पाम अधिसूचित है।",
        benefit: "पौध सामग्री के लिए ₹29,000 प्रति हेक्टेयर, और गुच्छों के दाम का भरोसा।",
      },
    },
  },
  {
    id: "agroforestry-rkvy",
    region: "all-india",
    type: "crops",
    image: "/pictures/products/neem-sapling.svg",
    clauses: [{ kind: "office", check: "state-plan" }],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-agriculture-office"],
    timing: "before-sowing",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://rkvy.da.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Agroforestry under RKVY",
        description:
          "Trees on farm land and good nurseries, through the yearly plan of your state.",
        benefit: "Quality saplings and help for nurseries, as your state's plan sets it.",
      },
      hi: {
        title: "आरकेवीवाई के तहत कृषि वानिकी",
        description: "आपके राज्य की सालाना योजना से खेत की ज़मीन पर पेड़ और अच्छी नर्सरी।",
        benefit: "अच्छे पौधे और नर्सरी के लिए मदद, राज्य की योजना के अनुसार।",
      },
    },
  },
  {
    id: "mn-cmflss",
    region: "MN",
    type: "crops",
    image: "/pictures/products/tomato-seeds.svg",
    clauses: [
      { kind: "between", fact: "familyIncome", least: null, most: 240000 },
      {
        kind: "any",
        ways: [
          [{ kind: "one-of", fact: "tenure", values: ["leased", "none"] }],
          [{ kind: "between", fact: "landHectares", least: null, most: 2 }],
        ],
      },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "go-bank", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 2024,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://planningmanipur.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Chief Minister Farmer Livelihood Support Scheme",
        description:
          "Help with inputs in Manipur for tenants, landless and small farmers whose family earns up to ₹2.4 lakh a year.",
        benefit: "Up to ₹20,000 without a loan, up to ₹40,000 with a bank loan (rules of 2024).",
      },
      hi: {
        title: "मुख्यमंत्री किसान आजीविका सहायता योजना",
        description:
          "मणिपुर में सालाना ₹2.4 लाख तक आय वाले बटाईदार, भूमिहीन और छोटे किसानों को खेती के सामान में मदद।",
        benefit: "बिना कर्ज़ ₹20,000 तक, बैंक कर्ज़ के साथ ₹40,000 तक (2024 के नियम)।",
      },
    },
  },
  {
    id: "hr-mera-pani",
    region: "HR",
    type: "crops",
    image: "/pictures/posts/ragi-came-back.svg",
    clauses: [{ kind: "grows-other", crops: ["rice"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["register-crop", "wait-visit", "watch-account"],
    timing: "before-sowing",
    amount: {
      kind: "by-area",
      rupees: 8000,
      unit: "acre",
      isYearly: true,
      mostArea: null,
      least: null,
    },
    launched: 2020,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://agriharyana.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mera Pani Meri Virasat",
        description:
          "Haryana pays farmers who grow another crop instead of paddy. You register the field on Meri Fasal Mera Byora.",
        benefit: "₹8,000 an acre; it was ₹7,000 in earlier years.",
      },
      hi: {
        title: "मेरा पानी मेरी विरासत",
        description:
          "धान की जगह दूसरी फसल लेने वाले किसानों को हरियाणा पैसा देता है। खेत मेरी फसल मेरा ब्योरा पर दर्ज होता है।",
        benefit: "₹8,000 प्रति एकड़; पहले के सालों में ₹7,000 था।",
      },
    },
  },
  {
    id: "pb-dsr",
    region: "PB",
    type: "crops",
    image: "/pictures/posts/pipe-in-the-paddy.svg",
    clauses: [{ kind: "grows", crops: ["rice"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["register-crop", "wait-visit", "watch-account"],
    timing: "before-sowing",
    amount: {
      kind: "by-area",
      rupees: 1500,
      unit: "acre",
      isYearly: true,
      mostArea: null,
      least: null,
    },
    launched: null,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://agri.punjab.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Direct seeded rice incentive",
        description:
          "Punjab pays for sowing rice straight into the field without a nursery. You register before sowing, and the field is checked.",
        benefit: "₹1,500 an acre.",
      },
      hi: {
        title: "धान की सीधी बिजाई प्रोत्साहन",
        description:
          "पनीरी के बिना सीधे खेत में धान बोने पर पंजाब पैसा देता है। बुवाई से पहले पंजीकरण और खेत की जाँच होती है।",
        benefit: "₹1,500 प्रति एकड़।",
      },
    },
  },
];
