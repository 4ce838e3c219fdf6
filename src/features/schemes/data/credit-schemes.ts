import { ownOrLeasedLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Loans and relief from them. Facts as of each one's own date; the texts are ours. */
export const creditSchemes: readonly SchemeRecord[] = [
  {
    id: "kcc",
    region: "all-india",
    type: "credit",
    image: "/pictures/schemes/kcc.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [ownOrLeasedLand],
          [{ kind: "is", fact: "keepsFish", value: true }],
          [{ kind: "is", fact: "keepsDairy", value: true }],
          [{ kind: "is", fact: "keepsLivestock", value: true }],
        ],
      },
    ],
    documents: ["aadhaar", "pan", "land-record", "tenancy-paper"],
    steps: ["gather-papers", "go-bank", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 1998,
    endsOn: null,
    status: "check",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://www.myscheme.gov.in/schemes/kcc",
    isSiteVerified: true,
    words: {
      en: {
        benefit:
          "A crop loan at 7%, in effect 4% when paid back in time, up to ₹3 lakh; ₹5 lakh is announced in the 2025-26 budget. No collateral up to ₹2 lakh.",
      },
      hi: {
        benefit:
          "7% पर फसल कर्ज़, समय पर चुकाने पर असल में 4%, ₹3 लाख तक; 2025-26 के बजट में ₹5 लाख की घोषणा। ₹2 लाख तक बिना गिरवी।",
      },
      mr: {
        benefit:
          "7% दराने पीककर्ज, वेळेवर फेडल्यास प्रत्यक्षात 4%, ₹3 लाखांपर्यंत; 2025-26 च्या अर्थसंकल्पात ₹5 लाखांची घोषणा. ₹2 लाखांपर्यंत तारण नाही.",
      },
    },
  },
  {
    id: "aif",
    region: "all-india",
    type: "credit",
    image: "/pictures/plans/season-crop-cover.svg",
    clauses: [{ kind: "is", fact: "plansProject", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["plan-project", "go-bank", "open-site", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 2020,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://agriinfra.dac.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Agriculture Infrastructure Fund",
        description:
          "Cheaper loans for stores, cold rooms, sorting and other works after the harvest. For farmers, FPOs, societies, self help groups and start-ups with a project that pays its way.",
        benefit:
          "Interest 3% lower for up to 7 years on a loan of up to ₹2 crore, with a credit guarantee.",
      },
      hi: {
        title: "कृषि अवसंरचना कोष",
        description:
          "गोदाम, कोल्ड रूम, छँटाई और कटाई के बाद के दूसरे कामों के लिए सस्ता कर्ज़। किसान, एफपीओ, समिति, स्वयं सहायता समूह और स्टार्टअप के लिए, जिनकी परियोजना चल सके।",
        benefit: "₹2 करोड़ तक के कर्ज़ पर 7 साल तक ब्याज 3% कम, क्रेडिट गारंटी के साथ।",
      },
    },
  },
  {
    id: "ahidf",
    region: "all-india",
    type: "credit",
    image: "/pictures/plans/cow-and-buffalo-cover.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [{ kind: "is", fact: "keepsDairy", value: true }],
          [{ kind: "is", fact: "keepsLivestock", value: true }],
        ],
      },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["plan-project", "open-site", "go-bank", "wait-approval"],
    timing: "any-time",
    amount: null,
    launched: 2020,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://ahidf.udyamimitra.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Animal Husbandry Infrastructure Development Fund",
        description:
          "Cheaper loans for dairy, meat and feed plants. For FPOs, small companies and single entrepreneurs.",
        benefit: "Interest 3% lower, with a credit guarantee.",
      },
      hi: {
        title: "पशुपालन अवसंरचना विकास कोष",
        description:
          "डेयरी, मांस और पशु आहार संयंत्र के लिए सस्ता कर्ज़। एफपीओ, छोटी कंपनी और अकेले उद्यमी के लिए।",
        benefit: "ब्याज 3% कम, क्रेडिट गारंटी के साथ।",
      },
    },
  },
  {
    id: "mh-karjmukti-2026",
    region: "MH",
    type: "credit",
    image: "/pictures/schemes/kcc.svg",
    clauses: [
      { kind: "is", fact: "hasCropLoan", value: true },
      { kind: "office", check: "loan-listed" },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-bank", "check-list", "watch-account"],
    timing: "announced",
    amount: null,
    launched: 2026,
    endsOn: null,
    status: "check",
    certainty: "S",
    asOf: "2026-10-06",
    site: "https://mahadbt.maharashtra.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Punyashlok Ahilyadevi Holkar Shetkari Karjmukti Yojana 2026",
        description:
          "Crop loan relief in Maharashtra for accounts on the list of the bank. The rules were revised in July 2026.",
        benefit:
          "Announced as up to ₹2 lakh a farmer, credited to the loan account after an Aadhaar check.",
      },
      hi: {
        title: "पुण्यश्लोक अहिल्यादेवी होळकर शेतकरी कर्जमुक्ती योजना 2026",
        description: "महाराष्ट्र में बैंक की सूची में शामिल खातों का फसल कर्ज़ माफ। नियम जुलाई 2026 में बदले।",
        benefit: "घोषणा के अनुसार प्रति किसान ₹2 लाख तक, आधार जाँच के बाद कर्ज़ खाते में।",
      },
      mr: {
        title: "पुण्यश्लोक अहिल्यादेवी होळकर शेतकरी कर्जमुक्ती योजना 2026",
        description: "बँकेच्या यादीतील खात्यांना महाराष्ट्रात पीककर्जातून मुक्ती. नियम जुलै 2026 मध्ये बदलले.",
        benefit: "घोषणेनुसार प्रति शेतकरी ₹2 लाखांपर्यंत, आधार पडताळणीनंतर कर्ज खात्यात.",
      },
    },
  },
];
