import { ownLand, ownOrLeasedLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Pensions and insurance. Facts as of each one's own date; the texts are ours. */
export const coverSchemes: readonly SchemeRecord[] = [
  {
    id: "pm-kmy",
    region: "all-india",
    type: "pension",
    image: "/pictures/schemes/pm-kmy.svg",
    clauses: [
      { kind: "between", fact: "age", least: 18, most: 40 },
      { kind: "between", fact: "landHectares", least: null, most: 2 },
      ownLand,
      { kind: "is", fact: "paysIncomeTax", value: false },
      { kind: "is", fact: "otherPension", value: false },
      { kind: "is", fact: "institutionalLand", value: false },
    ],
    documents: ["aadhaar", "land-record", "bank-account", "mobile-number"],
    steps: ["gather-papers", "open-site", "go-common-centre", "keep-receipt"],
    timing: "any-time",
    amount: { kind: "pension-plan" },
    launched: 2019,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://maandhan.in/",
    isSiteVerified: true,
    words: {
      en: {
        benefit:
          "₹3,000 a month from the age of 60. Until then you pay ₹55 to ₹200 a month by your age at joining, and the government pays the same. Husband or wife gets half as a family pension.",
      },
      hi: {
        benefit:
          "60 की उम्र से महीने के ₹3,000। तब तक जुड़ने की उम्र के हिसाब से महीने के ₹55 से ₹200 आप देते हैं, उतना ही सरकार। पति या पत्नी को आधी पारिवारिक पेंशन।",
      },
      mr: {
        benefit:
          "वयाच्या 60 पासून दरमहा ₹3,000. तोपर्यंत सहभागाच्या वयानुसार दरमहा ₹55 ते ₹200 तुम्ही भरता, तेवढेच सरकार. पती किंवा पत्नीला निम्मी कुटुंब पेन्शन.",
      },
    },
  },
  {
    id: "pmfby",
    region: "all-india",
    type: "insurance",
    image: "/pictures/schemes/pmfby.svg",
    clauses: [ownOrLeasedLand, { kind: "office", check: "crop-notified" }],
    documents: ["aadhaar", "bank-passbook", "land-record", "tenancy-paper", "sowing-declaration"],
    steps: [
      "gather-papers",
      "declare-sowing",
      "go-bank",
      "open-site",
      "go-common-centre",
      "keep-receipt",
    ],
    timing: "before-cut-off",
    amount: null,
    launched: 2016,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://pmfby.gov.in/",
    isSiteVerified: true,
    words: {
      en: {
        benefit:
          "Pays when the yield of your area falls. You pay at most 2% of the sum insured in kharif, 1.5% in rabi and 5% for commercial and horticultural crops.",
      },
      hi: {
        benefit:
          "इलाके की उपज गिरने पर भुगतान। आप बीमित राशि का खरीफ में ज़्यादा से ज़्यादा 2%, रबी में 1.5% और व्यावसायिक व बागवानी फसलों में 5% देते हैं।",
      },
      mr: {
        benefit:
          "परिसराचे उत्पादन घटल्यास भरपाई. तुम्ही विमा रकमेच्या खरिपात जास्तीत जास्त 2%, रब्बीत 1.5% आणि व्यापारी व फळपिकांना 5% भरता.",
      },
    },
  },
  {
    id: "rwbcis",
    region: "all-india",
    type: "insurance",
    image: "/pictures/plans/rain-and-heat-cover.svg",
    clauses: [ownOrLeasedLand, { kind: "office", check: "crop-notified" }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-bank", "open-site", "keep-receipt"],
    timing: "before-cut-off",
    amount: null,
    launched: 2016,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://pmfby.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Restructured Weather Based Crop Insurance Scheme",
        description:
          "Crop insurance that looks at rain, heat, wind and humidity at the weather station instead of weighing the harvest. For crops that are notified for it in your area.",
        benefit:
          "Pays when the weather index is missed; you pay at most 2% of the sum insured in kharif, 1.5% in rabi and 5% for commercial and horticultural crops.",
      },
      hi: {
        title: "पुनर्गठित मौसम आधारित फसल बीमा योजना",
        description:
          "फसल तौलने के बजाय मौसम केंद्र पर बारिश, गर्मी, हवा और नमी देखकर चलने वाला फसल बीमा। उन फसलों के लिए जो आपके इलाके में इसके तहत अधिसूचित हैं।",
        benefit:
          "मौसम तय सीमा से बिगड़े तो भुगतान; आप बीमित राशि का खरीफ में ज़्यादा से ज़्यादा 2%, रबी में 1.5% और व्यावसायिक व बागवानी फसलों में 5% देते हैं।",
      },
    },
  },
  {
    id: "ts-rythu-bima",
    region: "TS",
    type: "insurance",
    image: "/pictures/plans/farmer-accident-cover.svg",
    clauses: [{ kind: "between", fact: "age", least: 18, most: 59 }, ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["nothing-to-do", "go-agriculture-office"],
    timing: "automatic",
    amount: null,
    launched: 2018,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://rythubima.telangana.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Rythu Bima",
        description:
          "Life cover in Telangana for farmers aged 18 to 59 who are in the land record. The state pays the premium.",
        benefit: "₹5 lakh to the family when an enrolled farmer dies, whatever the cause.",
      },
      hi: {
        title: "रैतु बीमा",
        description:
          "तेलंगाना में भूमि रिकॉर्ड में दर्ज 18 से 59 साल के किसानों का जीवन बीमा। प्रीमियम राज्य भरता है।",
        benefit: "नामांकित किसान की मृत्यु पर परिवार को ₹5 लाख, कारण कुछ भी हो।",
      },
    },
  },
  {
    id: "up-durghatna",
    region: "UP",
    type: "insurance",
    image: "/pictures/plans/farmer-accident-cover.svg",
    clauses: [{ kind: "between", fact: "age", least: 18, most: 70 }],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-patwari", "keep-receipt"],
    timing: "any-time",
    amount: null,
    launched: 2019,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://bor.up.nic.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mukhyamantri Krishak Durghatna Kalyan Yojana",
        description:
          "Uttar Pradesh helps the family when a farmer, tenant or dependent aged 18 to 70 dies or is disabled in an accident.",
        benefit: "Up to ₹5 lakh.",
      },
      hi: {
        title: "मुख्यमंत्री कृषक दुर्घटना कल्याण योजना",
        description:
          "18 से 70 साल के किसान, बटाईदार या आश्रित की दुर्घटना में मृत्यु या दिव्यांगता पर उत्तर प्रदेश परिवार की मदद करता है।",
        benefit: "₹5 लाख तक।",
      },
    },
  },
  {
    id: "uk-teelu-rauteli",
    region: "UK",
    type: "pension",
    image: "/pictures/schemes/pm-kmy.svg",
    clauses: [
      { kind: "between", fact: "disabilityPercent", least: 20, most: 40 },
      { kind: "between", fact: "age", least: 18, most: 60 },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-welfare-office", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://ssp.uk.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Teelu Rauteli Special Pension",
        description:
          "A pension in rural Uttarakhand for people aged 18 to 60 with 20 to 40% disability from farm work.",
        benefit: "₹1,200 a month.",
      },
      hi: {
        title: "तीलू रौतेली विशेष पेंशन",
        description: "उत्तराखंड के गाँवों में खेती के काम से 20 से 40% दिव्यांग हुए 18 से 60 साल के लोगों की पेंशन।",
        benefit: "महीने के ₹1,200।",
      },
    },
  },
  {
    id: "kl-pension",
    region: "KL",
    type: "pension",
    image: "/pictures/schemes/pm-kmy.svg",
    clauses: [
      { kind: "between", fact: "age", least: 18, most: 55 },
      { kind: "between", fact: "landHectares", least: 0.0202, most: 6.0703 },
      { kind: "under", fact: "familyIncome", limit: 500000 },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "keep-receipt"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://kfwfb.kerala.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Kerala Farmers Welfare Fund pension",
        description:
          "A pension that farmers in Kerala pay into: join between 18 and 55 with 5 cents to 15 acres of land and an income under ₹5 lakh.",
        benefit: "A monthly pension later, by what was paid in.",
      },
      hi: {
        title: "केरल किसान कल्याण निधि पेंशन",
        description:
          "केरल के किसानों की अंशदायी पेंशन: 18 से 55 साल में जुड़ें, ज़मीन 5 सेंट से 15 एकड़ और आय ₹5 लाख से कम हो।",
        benefit: "बाद में मासिक पेंशन, जमा रकम के अनुसार।",
      },
    },
  },
];
