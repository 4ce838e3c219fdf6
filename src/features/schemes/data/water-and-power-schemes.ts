import { ownLand, ownOrLeasedLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Water, power, soil and machines. Facts as of each one's own date; the texts are ours. */
export const waterAndPowerSchemes: readonly SchemeRecord[] = [
  {
    id: "soil-health-card",
    region: "all-india",
    type: "soil",
    image: "/pictures/schemes/soil-health-card.svg",
    clauses: [ownOrLeasedLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-agriculture-office", "open-site"],
    timing: "before-sowing",
    amount: null,
    launched: 2015,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://soilhealth.dac.gov.in/",
    isSiteVerified: false,
    words: {
      en: { benefit: "A free soil test and a card with what your soil holds and what it needs." },
      hi: { benefit: "मुफ्त मिट्टी जाँच और कार्ड: मिट्टी में क्या है और क्या चाहिए।" },
      mr: { benefit: "मोफत माती तपासणी आणि कार्ड: मातीत काय आहे आणि काय हवे." },
    },
  },
  {
    id: "per-drop-more-crop",
    region: "all-india",
    type: "irrigation",
    image: "/pictures/schemes/per-drop-more-crop.svg",
    clauses: [
      ownLand,
      { kind: "is", fact: "hasWater", value: true },
      { kind: "is", fact: "hadDripSubsidy", value: false },
    ],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
    steps: [
      "gather-papers",
      "get-quotation",
      "open-site",
      "go-agriculture-office",
      "wait-approval",
      "wait-visit",
    ],
    timing: "target-opens",
    amount: null,
    launched: 2015,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://pmksy.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        benefit:
          "55% of the unit cost of drip or sprinkler for small and marginal farmers, 45% for others, for up to 5 hectares. Many states add more.",
      },
      hi: {
        benefit:
          "ड्रिप या स्प्रिंकलर की इकाई लागत का छोटे-सीमांत किसानों को 55%, बाकी को 45%, 5 हेक्टेयर तक। कई राज्य और जोड़ते हैं।",
      },
      mr: {
        benefit:
          "ठिबक किंवा तुषार संचाच्या खर्चाच्या अल्प व अत्यल्प भूधारकांना 55%, इतरांना 45%, 5 हेक्टरपर्यंत. अनेक राज्ये आणखी भर घालतात.",
      },
    },
  },
  {
    id: "pm-kusum",
    region: "all-india",
    type: "energy",
    image: "/pictures/schemes/mh-solar-pump.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
    steps: ["gather-papers", "open-site", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: 2019,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://pmkusum.mnre.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "PM-KUSUM solar pumps",
        description:
          "Help to set up a solar pump on the farm or to put a grid pump on solar power. For single farmers, groups, FPOs and water user associations.",
        benefit:
          "30% of the cost from the centre and 30% from the state for a pump of up to 7.5 HP; about 10% is yours and the rest can be a loan.",
      },
      hi: {
        title: "पीएम-कुसुम सोलर पंप",
        description:
          "खेत पर सोलर पंप लगाने या बिजली के पंप को सौर ऊर्जा पर चलाने में मदद। अकेले किसान, समूह, एफपीओ और जल उपयोगकर्ता समिति के लिए।",
        benefit:
          "7.5 एचपी तक के पंप की लागत का 30% केंद्र और 30% राज्य देता है; करीब 10% आपका हिस्सा और बाकी कर्ज़ हो सकता है।",
      },
      mr: {
        title: "पीएम-कुसुम सौर पंप",
        description:
          "शेतात सौर पंप बसवण्यासाठी किंवा विजेचा पंप सौरऊर्जेवर चालवण्यासाठी मदत. एकटा शेतकरी, गट, एफपीओ आणि पाणी वापर संस्थांसाठी.",
        benefit:
          "7.5 एचपीपर्यंतच्या पंपाच्या खर्चाच्या 30% केंद्र आणि 30% राज्य देते; सुमारे 10% तुमचा वाटा, उरलेले कर्ज असू शकते.",
      },
    },
  },
  {
    id: "farm-machinery-smam",
    region: "all-india",
    type: "equipment",
    image: "/pictures/schemes/farm-machinery-smam.svg",
    clauses: [],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number", "quotation"],
    steps: [
      "gather-papers",
      "get-quotation",
      "open-site",
      "go-agriculture-office",
      "wait-approval",
      "wait-visit",
    ],
    timing: "target-opens",
    amount: null,
    launched: 2014,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://agrimachinery.nic.in/",
    isSiteVerified: false,
    words: {
      en: {
        benefit:
          "50% of a machine's cost for small, marginal, women, SC, ST and north-eastern farmers, 40% for others. Custom hiring centres 40%, groups up to 80%.",
      },
      hi: {
        benefit:
          "मशीन की लागत का छोटे, सीमांत, महिला, अनुसूचित जाति-जनजाति और पूर्वोत्तर के किसानों को 50%, बाकी को 40%। किराया केंद्र को 40%, समूहों को 80% तक।",
      },
      mr: {
        benefit:
          "यंत्राच्या किमतीच्या अल्प, अत्यल्प, महिला, अनुसूचित जाती-जमाती व ईशान्येतील शेतकऱ्यांना 50%, इतरांना 40%. अवजार बँकेला 40%, गटांना 80% पर्यंत.",
      },
    },
  },
  {
    id: "namo-drone-didi",
    region: "all-india",
    type: "equipment",
    image: "/pictures/products/neem-oil.svg",
    clauses: [
      { kind: "one-of", fact: "gender", values: ["female"] },
      { kind: "is", fact: "inSelfHelpGroup", value: true },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["ask-group", "open-site", "wait-approval"],
    timing: "target-opens",
    amount: null,
    launched: 2023,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://namodronedidi.da.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Namo Drone Didi",
        description:
          "Drones for women's self help groups that want to spray fields of other farmers for hire, with pilot training.",
        benefit:
          "80% of the drone package, up to ₹8 lakh; the rest can be an Agriculture Infrastructure Fund loan.",
      },
      hi: {
        title: "नमो ड्रोन दीदी",
        description:
          "महिला स्वयं सहायता समूहों को ड्रोन, ताकि वे किराए पर दूसरे किसानों के खेतों में छिड़काव कर सकें; उड़ाने का प्रशिक्षण भी।",
        benefit: "ड्रोन पैकेज का 80%, ज़्यादा से ज़्यादा ₹8 लाख; बाकी कृषि अवसंरचना कोष से कर्ज़ हो सकता है।",
      },
    },
  },
  {
    id: "mh-solar-pump",
    region: "MH",
    type: "energy",
    image: "/pictures/schemes/mh-solar-pump.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
    steps: ["gather-papers", "open-site", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://www.mahadiscom.in/",
    isSiteVerified: false,
    words: {
      en: {
        benefit:
          "An off-grid solar pump of 3, 5 or 7.5 HP for 10% of its cost (5% for SC and ST), with five years of repair and insurance.",
      },
      hi: {
        benefit:
          "3, 5 या 7.5 एचपी का सोलर पंप लागत के 10% पर (अनुसूचित जाति-जनजाति को 5%), पाँच साल मरम्मत और बीमा साथ।",
      },
      mr: {
        benefit:
          "3, 5 किंवा 7.5 एचपीचा सौर पंप किमतीच्या 10% मध्ये (अनुसूचित जाती-जमातींना 5%), पाच वर्षे दुरुस्ती व विमा.",
      },
    },
  },
  {
    id: "mh-free-power",
    region: "MH",
    type: "energy",
    image: "/pictures/schemes/mh-solar-pump.svg",
    clauses: [{ kind: "one-of", fact: "pump", values: ["small"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["nothing-to-do", "go-power-office"],
    timing: "automatic",
    amount: null,
    launched: 2024,
    endsOn: "2029-03-31",
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://www.mahadiscom.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mukhyamantri Baliraja Mofat Vij Yojana",
        description:
          "Farm pumps of up to 7.5 HP in Maharashtra run on free electricity from April 2024 to March 2029.",
        benefit: "The power bill of the farm pump is paid by the state.",
      },
      hi: {
        title: "मुख्यमंत्री बळीराजा मोफत वीज योजना",
        description: "महाराष्ट्र में 7.5 एचपी तक के खेती पंप अप्रैल 2024 से मार्च 2029 तक मुफ्त बिजली पर चलते हैं।",
        benefit: "खेती पंप का बिजली बिल राज्य भरता है।",
      },
      mr: {
        title: "मुख्यमंत्री बळीराजा मोफत वीज योजना",
        description: "महाराष्ट्रात 7.5 एचपीपर्यंतचे शेतीपंप एप्रिल 2024 ते मार्च 2029 मोफत विजेवर चालतात.",
        benefit: "शेतीपंपाचे वीजबिल राज्य भरते.",
      },
    },
  },
  {
    id: "ka-krishi-bhagya",
    region: "KA",
    type: "irrigation",
    image: "/pictures/posts/azolla-bed.svg",
    clauses: [ownLand, { kind: "is", fact: "hasWater", value: false }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://raitamitra.karnataka.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Krishi Bhagya",
        description:
          "A farm pond with lining, pump, sprinkler and shade net for rain-fed farms in Karnataka.",
        benefit: "80% of the cost, 90% for SC and ST.",
      },
      hi: {
        title: "कृषि भाग्य",
        description: "कर्नाटक के बारिश पर निर्भर खेतों के लिए अस्तर वाला खेत तालाब, पंप, स्प्रिंकलर और शेड नेट।",
        benefit: "लागत का 80%, अनुसूचित जाति-जनजाति को 90%।",
      },
    },
  },
  {
    id: "gj-tractor",
    region: "GJ",
    type: "equipment",
    image: "/pictures/plans/tractor-cover.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "get-quotation", "open-site", "wait-approval"],
    timing: "target-opens",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://ikhedut.gujarat.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "AGR-50 help to buy a tractor",
        description:
          "For farmers who live in Gujarat and choose a model from the approved list on i-Khedut.",
        benefit: "25% of the cost: up to ₹45,000 below 40 PTO HP, up to ₹60,000 for 40 to 60 HP.",
      },
      hi: {
        title: "एजीआर-50 ट्रैक्टर खरीद सहायता",
        description: "गुजरात में रहने वाले किसानों के लिए, जो आई-खेडूत की मंज़ूर सूची का मॉडल चुनें।",
        benefit: "लागत का 25%: 40 पीटीओ एचपी तक ₹45,000, 40 से 60 एचपी पर ₹60,000 तक।",
      },
    },
  },
  {
    id: "tn-free-power",
    region: "TN",
    type: "energy",
    image: "/pictures/schemes/mh-solar-pump.svg",
    clauses: [{ kind: "one-of", fact: "pump", values: ["small", "large"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-power-office"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://www.tnebltd.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Free electricity for agriculture",
        description:
          "Tamil Nadu gives free power to pumps with an agricultural service connection.",
        benefit: "No power bill for the farm pump.",
      },
      hi: {
        title: "खेती के लिए मुफ्त बिजली",
        description: "तमिलनाडु कृषि कनेक्शन वाले पंपों को मुफ्त बिजली देता है।",
        benefit: "खेती पंप का बिजली बिल नहीं।",
      },
    },
  },
];
