import { noLand, ownLand, ownOrLeasedLand, pmKisanExclusions } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Money that states pay farm families of their own accord. Facts as of each one's own date; the texts are ours. */
export const stateIncomeSchemes: readonly SchemeRecord[] = [
  {
    id: "ts-rythu-bharosa",
    region: "TS",
    type: "income",
    image: "/pictures/schemes/pm-kisan.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["nothing-to-do", "go-agriculture-office", "watch-account"],
    timing: "automatic",
    amount: {
      kind: "by-area",
      rupees: 12000,
      unit: "acre",
      isYearly: true,
      mostArea: null,
      least: null,
    },
    launched: 2025,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://rythubharosa.telangana.gov.in/",
    isSiteVerified: true,
    words: {
      en: {
        title: "Rythu Bharosa",
        description:
          "Investment support in Telangana for cultivable land in the Bhu Bharati land record, pattadars and holders of forest rights.",
        benefit: "₹12,000 an acre a year, straight from the land record.",
      },
      hi: {
        title: "रैतु भरोसा",
        description:
          "तेलंगाना में भू भारती रिकॉर्ड की खेती योग्य ज़मीन के लिए निवेश सहायता, पट्टादार और वन अधिकार धारकों के लिए।",
        benefit: "साल में ₹12,000 प्रति एकड़, सीधे भूमि रिकॉर्ड के आधार पर।",
      },
    },
  },
  {
    id: "ts-atmeeya-bharosa",
    region: "TS",
    type: "income",
    image: "/pictures/schemes/od-cm-kisan.svg",
    clauses: [noLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-welfare-office", "check-list", "watch-account"],
    timing: "any-time",
    amount: { kind: "instalments", perYear: 12000, instalments: [], windows: [] },
    launched: 2025,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://www.telangana.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Indiramma Atmeeya Bharosa",
        description: "Support in Telangana for families who work on farms and own no farm land.",
        benefit: "₹12,000 a year to the family.",
      },
      hi: {
        title: "इंदिरम्मा आत्मीय भरोसा",
        description: "तेलंगाना के उन परिवारों को मदद जो खेतों में मज़दूरी करते हैं और जिनके पास खेती की ज़मीन नहीं।",
        benefit: "परिवार को साल में ₹12,000।",
      },
    },
  },
  {
    id: "ap-annadata",
    region: "AP",
    type: "income",
    image: "/pictures/schemes/pm-kisan.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [ownLand],
          [
            { kind: "one-of", fact: "tenure", values: ["leased"] },
            { kind: "is", fact: "hasCultivatorCard", value: true },
          ],
        ],
      },
      ...pmKisanExclusions,
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "check-list", "watch-account"],
    timing: "any-time",
    amount: { kind: "instalments", perYear: 14000, instalments: [], windows: [] },
    launched: 2025,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://annadathasukhibhava.ap.gov.in/",
    isSiteVerified: true,
    words: {
      en: {
        title: "Annadata Sukhibhava",
        description:
          "Support in Andhra Pradesh for farmer families with land or a forest-rights patta; tenants with a crop cultivator card may be added.",
        benefit:
          "₹20,000 a year together with PM-KISAN, ₹14,000 of it from the state, in three instalments.",
      },
      hi: {
        title: "अन्नदाता सुखीभव",
        description:
          "आंध्र प्रदेश में ज़मीन या वन अधिकार पट्टे वाले किसान परिवारों को मदद; फसल कृषक कार्ड वाले बटाईदार भी जुड़ सकते हैं।",
        benefit: "पीएम-किसान के साथ साल में ₹20,000, इसमें ₹14,000 राज्य से, तीन किस्तों में।",
      },
    },
  },
  {
    id: "od-cm-kisan",
    region: "OD",
    type: "income",
    image: "/pictures/schemes/od-cm-kisan.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [noLand],
          [ownOrLeasedLand, { kind: "between", fact: "landHectares", least: null, most: 2 }],
        ],
      },
      { kind: "between", fact: "age", least: 18, most: null },
      ...pmKisanExclusions,
    ],
    documents: ["aadhaar", "ration-card", "bank-passbook", "land-or-job-card", "farmer-id"],
    steps: ["gather-papers", "open-site", "go-common-centre", "watch-account"],
    timing: "any-time",
    amount: { kind: "instalments", perYear: 4000, instalments: [2000, 2000], windows: [] },
    launched: 2024,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://cmkisan.odisha.gov.in/",
    isSiteVerified: true,
    words: {
      en: {
        benefit:
          "₹4,000 a year, ₹2,000 for kharif and ₹2,000 for rabi; ₹12,500 once to a landless household.",
      },
      hi: {
        benefit:
          "साल में ₹4,000, खरीफ के लिए ₹2,000 और रबी के लिए ₹2,000; भूमिहीन परिवार को एक बार ₹12,500।",
      },
      mr: {
        benefit: "वर्षाला ₹4,000, खरिपासाठी ₹2,000 आणि रब्बीसाठी ₹2,000; भूमिहीन कुटुंबाला एकदा ₹12,500.",
      },
    },
  },
  {
    id: "wb-krishak-bandhu",
    region: "WB",
    type: "income",
    image: "/pictures/schemes/od-cm-kisan.svg",
    clauses: [
      ownLand,
      { kind: "is", fact: "paysIncomeTax", value: false },
      { kind: "is", fact: "governmentJob", value: false },
    ],
    documents: ["aadhaar", "voter-id", "land-record", "bank-passbook"],
    steps: ["gather-papers", "go-agriculture-office", "check-list", "watch-account"],
    timing: "announced",
    amount: null,
    launched: 2021,
    endsOn: null,
    status: "check",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://krishakbandhu.wb.gov.in/",
    isSiteVerified: true,
    words: {
      en: {
        title: "Krishak Bandhu (Natun)",
        description:
          "Support for farmers with recorded land in West Bengal. All farmers on the list are being checked again since July 2026, and the later amount is not announced.",
        benefit:
          "Until early 2026: ₹10,000 a year for one acre or more, less for less land but at least ₹4,000, in two instalments.",
      },
      hi: {
        title: "कृषक बंधु (नतुन)",
        description:
          "पश्चिम बंगाल में दर्ज ज़मीन वाले किसानों को मदद। जुलाई 2026 से सभी लाभार्थियों की दोबारा जाँच चल रही है और आगे की रकम घोषित नहीं।",
        benefit:
          "2026 की शुरुआत तक: एक एकड़ या ज़्यादा पर साल में ₹10,000, कम ज़मीन पर कम पर कम से कम ₹4,000, दो किस्तों में।",
      },
    },
  },
  {
    id: "cg-krishak-unnati",
    region: "CG",
    type: "income",
    image: "/pictures/posts/pipe-in-the-paddy.svg",
    clauses: [
      {
        kind: "grows",
        crops: [
          "rice",
          "chickpea",
          "pigeonpea",
          "greengram",
          "blackgram",
          "lentil",
          "soybean",
          "groundnut",
          "mustard",
          "sunflower",
          "maize",
          "millets",
          "cotton",
        ],
      },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "register-crop", "go-cooperative", "watch-account"],
    timing: "crop-season",
    amount: null,
    launched: 2024,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://agriportal.cg.nic.in/",
    isSiteVerified: true,
    words: {
      en: {
        title: "Krishak Unnati Yojana",
        description:
          "Chhattisgarh tops up the price of paddy sold at the support price and pays for growing something else. For farmers on the state farmer portal and AgriStack whose area the crop survey confirms.",
        benefit:
          "Paddy up to ₹3,100 a quintal; ₹15,000 an acre for leaving paddy; ₹10,000 an acre for pulses, oilseeds, maize, millets or cotton (kharif 2026).",
      },
      hi: {
        title: "कृषक उन्नति योजना",
        description:
          "छत्तीसगढ़ समर्थन मूल्य पर बिके धान का दाम बढ़ाता है और दूसरी फसल लेने पर पैसा देता है। राज्य किसान पोर्टल और एग्रीस्टैक पर दर्ज किसानों के लिए, जिनका रकबा फसल सर्वे में पक्का हो।",
        benefit:
          "धान ₹3,100 प्रति क्विंटल तक; धान छोड़ने पर ₹15,000 प्रति एकड़; दलहन, तिलहन, मक्का, श्री अन्न या कपास पर ₹10,000 प्रति एकड़ (खरीफ 2026)।",
      },
    },
  },
  {
    id: "as-sa-sajuli",
    region: "AS",
    type: "income",
    image: "/pictures/schemes/od-cm-kisan.svg",
    clauses: [{ kind: "between", fact: "landHectares", least: null, most: 2 }, ownOrLeasedLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-agriculture-office", "watch-account"],
    timing: "announced",
    amount: null,
    launched: null,
    endsOn: null,
    status: "check",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://diragri.assam.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Mukhya Mantrir Krishi Sa-Sajuli Yojana",
        description: "State help beside PM-KISAN for small and marginal farmers in Assam.",
        benefit: "The 2026-27 budget puts both together at ₹11,000 a year.",
      },
      hi: {
        title: "मुख्य मंत्रीर कृषि सा-सजुली योजना",
        description: "असम के छोटे-सीमांत किसानों को पीएम-किसान के साथ राज्य की मदद।",
        benefit: "2026-27 के बजट के अनुसार दोनों मिलाकर साल में ₹11,000।",
      },
    },
  },
  {
    id: "ml-focus-plus",
    region: "ML",
    type: "income",
    image: "/pictures/schemes/od-cm-kisan.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [ownOrLeasedLand],
          [{ kind: "is", fact: "keepsFish", value: true }],
          [{ kind: "is", fact: "keepsLivestock", value: true }],
          [{ kind: "is", fact: "keepsDairy", value: true }],
        ],
      },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["join-group", "go-agriculture-office", "watch-account"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://meghalaya.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "FOCUS+",
        description:
          "Support in Meghalaya for farmers, fishers and livestock keepers who are enrolled in a producer group.",
        benefit: "₹5,000 to each enrolled producer, and money for the group.",
      },
      hi: {
        title: "फोकस+",
        description: "मेघालय में उत्पादक समूह से जुड़े किसानों, मछली पालकों और पशुपालकों को मदद।",
        benefit: "हर जुड़े उत्पादक को ₹5,000, और समूह के लिए अलग रकम।",
      },
    },
  },
];
