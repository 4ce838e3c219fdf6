import { ownLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Selling, storing, animals, fish and bees. Facts as of each one's own date; the texts are ours. */
export const sellingAndAnimalSchemes: readonly SchemeRecord[] = [
  {
    id: "e-nam",
    region: "all-india",
    type: "market",
    image: "/pictures/schemes/e-nam.svg",
    clauses: [],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "register-produce", "open-site", "watch-account"],
    timing: "crop-season",
    amount: null,
    launched: 2016,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://enam.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        benefit:
          "Buyers of linked mandis bid for your produce online, and the money comes to your bank account.",
      },
      hi: { benefit: "जुड़ी मंडियों के खरीदार आपकी उपज पर ऑनलाइन बोली लगाते हैं, पैसा सीधे बैंक खाते में।" },
      mr: {
        benefit: "जोडलेल्या बाजार समित्यांचे खरेदीदार तुमच्या मालावर ऑनलाइन बोली लावतात, पैसे थेट बँक खात्यात.",
      },
    },
  },
  {
    id: "ami",
    region: "all-india",
    type: "market",
    image: "/pictures/plans/season-crop-cover.svg",
    clauses: [{ kind: "is", fact: "plansProject", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["plan-project", "go-bank", "wait-approval", "wait-visit"],
    timing: "any-time",
    amount: null,
    launched: 2014,
    endsOn: null,
    status: "check",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://enam.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Agricultural Marketing Infrastructure",
        description:
          "Capital subsidy for a store or market building that a bank finances with a term loan.",
        benefit:
          "25% of the capital cost; 33.33% in the north-east, in hills, and for women, SC, ST and FPOs.",
      },
      hi: {
        title: "कृषि विपणन अवसंरचना",
        description: "बैंक के सावधि कर्ज़ से बनने वाले गोदाम या मंडी भवन पर पूँजी सब्सिडी।",
        benefit: "पूँजी लागत का 25%; पूर्वोत्तर, पहाड़, महिला, अनुसूचित जाति-जनजाति और एफपीओ के लिए 33.33%।",
      },
    },
  },
  {
    id: "pm-aasha",
    region: "all-india",
    type: "market",
    image: "/pictures/schemes/e-nam.svg",
    clauses: [
      {
        kind: "grows",
        crops: [
          "pigeonpea",
          "blackgram",
          "lentil",
          "greengram",
          "chickpea",
          "groundnut",
          "soybean",
          "mustard",
        ],
      },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "register-produce", "go-cooperative", "watch-account"],
    timing: "crop-season",
    amount: null,
    launched: 2018,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://agriwelfare.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "PM-AASHA price support",
        description:
          "The government buys notified pulses, oilseeds and copra at the minimum support price when the market falls below it.",
        benefit:
          "The minimum support price for produce of fair average quality; tur, urad and masur are bought without a limit up to 2028-29.",
      },
      hi: {
        title: "पीएम-आशा मूल्य समर्थन",
        description:
          "बाज़ार भाव न्यूनतम समर्थन मूल्य से नीचे जाए तो सरकार अधिसूचित दलहन, तिलहन और खोपरा समर्थन मूल्य पर खरीदती है।",
        benefit:
          "ठीक औसत गुणवत्ता की उपज का न्यूनतम समर्थन मूल्य; तूर, उड़द और मसूर 2028-29 तक बिना सीमा खरीदी जाती हैं।",
      },
      mr: {
        title: "पीएम-आशा हमीभाव खरेदी",
        description:
          "बाजारभाव हमीभावाखाली गेल्यास सरकार अधिसूचित कडधान्ये, तेलबिया आणि खोबरे हमीभावाने खरेदी करते.",
        benefit:
          "योग्य सरासरी दर्जाच्या मालाला हमीभाव; तूर, उडीद आणि मसूर 2028-29 पर्यंत मर्यादेशिवाय खरेदी.",
      },
    },
  },
  {
    id: "pmmsy",
    region: "all-india",
    type: "animals",
    image: "/pictures/posts/azolla-bed.svg",
    clauses: [{ kind: "is", fact: "keepsFish", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "plan-project", "go-animal-office", "wait-approval"],
    timing: "target-opens",
    amount: null,
    launched: 2020,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://pmmsy.dof.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "PM Matsya Sampada Yojana",
        description:
          "Help for ponds, cages, boats, cold chain and other fishery units. For fishers, fish farmers, self help groups and FPOs.",
        benefit: "40% of the unit cost; 60% for SC, ST and women.",
      },
      hi: {
        title: "पीएम मत्स्य संपदा योजना",
        description:
          "तालाब, पिंजरा, नाव, कोल्ड चेन और मछली पालन की दूसरी इकाइयों के लिए मदद। मछुआरों, मछली पालकों, स्वयं सहायता समूहों और एफपीओ के लिए।",
        benefit: "इकाई लागत का 40%; अनुसूचित जाति-जनजाति और महिलाओं को 60%।",
      },
    },
  },
  {
    id: "nlm",
    region: "all-india",
    type: "animals",
    image: "/pictures/plans/goat-and-poultry-cover.svg",
    clauses: [{ kind: "is", fact: "keepsLivestock", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["plan-project", "open-site", "go-bank", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 2021,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://nlm.udyamimitra.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "National Livestock Mission",
        description:
          "Capital subsidy to start a sheep, goat, pig, poultry or fodder enterprise. You need land and training for it.",
        benefit: "50% of the capital cost, up to ₹50 lakh.",
      },
      hi: {
        title: "राष्ट्रीय पशुधन मिशन",
        description:
          "भेड़, बकरी, सूअर, मुर्गी या चारे का उद्यम शुरू करने के लिए पूँजी सब्सिडी। इसके लिए ज़मीन और प्रशिक्षण चाहिए।",
        benefit: "पूँजी लागत का 50%, ज़्यादा से ज़्यादा ₹50 लाख।",
      },
    },
  },
  {
    id: "rgm",
    region: "all-india",
    type: "animals",
    image: "/pictures/plans/cow-and-buffalo-cover.svg",
    clauses: [{ kind: "is", fact: "keepsDairy", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-animal-office"],
    timing: "any-time",
    amount: null,
    launched: 2014,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://dahd.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Rashtriya Gokul Mission",
        description: "Better breeds for everyone who keeps cows or buffaloes.",
        benefit:
          "Free artificial insemination at your door, a subsidy on sexed semen, and heifer rearing.",
      },
      hi: {
        title: "राष्ट्रीय गोकुल मिशन",
        description: "गाय या भैंस पालने वाले हर किसान के लिए बेहतर नस्ल।",
        benefit: "घर पर मुफ्त कृत्रिम गर्भाधान, लिंग-छाँटे वीर्य पर सब्सिडी, और बछिया पालन।",
      },
    },
  },
  {
    id: "nbhm",
    region: "all-india",
    type: "animals",
    image: "/pictures/products/mineral-mixture.svg",
    clauses: [{ kind: "is", fact: "keepsBees", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "open-site", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 2020,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://nbb.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "National Beekeeping and Honey Mission",
        description:
          "Support for beekeepers, self help groups and FPOs: from the box to the sale of honey.",
        benefit: "Help with bee boxes, training, honey testing and processing.",
      },
      hi: {
        title: "राष्ट्रीय मधुमक्खी पालन और शहद मिशन",
        description: "मधुमक्खी पालकों, स्वयं सहायता समूहों और एफपीओ को मदद: बक्से से लेकर शहद की बिक्री तक।",
        benefit: "मधुमक्खी के बक्से, प्रशिक्षण, शहद की जाँच और प्रसंस्करण में मदद।",
      },
    },
  },
  {
    id: "ka-milk",
    region: "KA",
    type: "animals",
    image: "/pictures/plans/cow-and-buffalo-cover.svg",
    clauses: [
      { kind: "is", fact: "inDairyCooperative", value: true },
      { kind: "is", fact: "keepsDairy", value: true },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-cooperative", "watch-account"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://ahvs.karnataka.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Milk incentive, Karnataka",
        description:
          "Karnataka pays more for each litre that members pour at their dairy cooperative.",
        benefit: "₹5 a litre on top of the price of milk.",
      },
      hi: {
        title: "दूध प्रोत्साहन, कर्नाटक",
        description: "कर्नाटक दुग्ध सहकारी समिति में सदस्यों द्वारा डाले गए हर लीटर पर ज़्यादा पैसा देता है।",
        benefit: "दूध के दाम के ऊपर ₹5 प्रति लीटर।",
      },
    },
  },
  {
    id: "gj-pak-sangrah",
    region: "GJ",
    type: "market",
    image: "/pictures/plans/season-crop-cover.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "open-site", "wait-approval", "wait-visit"],
    timing: "target-opens",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://ikhedut.gujarat.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mukhyamantri Pak Sangrah Structure Yojana",
        description: "Help to build a small store on the farm in Gujarat; applied for on i-Khedut.",
        benefit: "Up to ₹1 lakh.",
      },
      hi: {
        title: "मुख्यमंत्री पाक संग्रह स्ट्रक्चर योजना",
        description: "गुजरात में खेत पर छोटा गोदाम बनाने में मदद; आवेदन आई-खेडूत पर।",
        benefit: "₹1 लाख तक।",
      },
    },
  },
  {
    id: "hr-bhavantar",
    region: "HR",
    type: "market",
    image: "/pictures/products/red-onion.svg",
    clauses: [{ kind: "grows", crops: ["vegetables", "fruit"] }],
    documents: ["aadhaar", "bank-account"],
    steps: ["register-crop", "register-produce", "watch-account"],
    timing: "crop-season",
    amount: null,
    launched: null,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://hortharyana.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Bhavantar Bharpayee Yojana",
        description:
          "Haryana makes good the loss when vegetables and fruit sell below the protected price. The crop and its area must be registered.",
        benefit: "The gap between the market price and the protected price.",
      },
      hi: {
        title: "भावांतर भरपाई योजना",
        description:
          "सब्ज़ी और फल संरक्षित दाम से नीचे बिकें तो हरियाणा घाटा भरता है। फसल और रकबा दर्ज होना चाहिए।",
        benefit: "बाज़ार भाव और संरक्षित दाम के बीच का अंतर।",
      },
    },
  },
];
