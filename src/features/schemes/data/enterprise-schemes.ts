import { ownLand } from "./common-clauses.ts";
import type { SchemeRecord } from "./scheme-record.ts";

/** Businesses, groups and programmes. Facts as of each one's own date; the texts are ours. */
export const enterpriseSchemes: readonly SchemeRecord[] = [
  {
    id: "acabc",
    region: "all-india",
    type: "enterprise",
    image: "/pictures/posts/honest-soil-sample.svg",
    clauses: [
      { kind: "is", fact: "hasFarmDegree", value: true },
      { kind: "between", fact: "age", least: 18, most: 60 },
    ],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "open-site", "plan-project", "go-bank"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://www.acabcmis.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Agri-Clinics and Agri-Business Centres",
        description:
          "Free training and a subsidised loan for people with a degree or diploma in farming who open an advice centre or a farm business.",
        benefit:
          "Free training, and a subsidy of 36% (44% for women, SC, ST and the north-east) on a project of up to ₹20 lakh.",
      },
      hi: {
        title: "एग्री-क्लिनिक और एग्री-बिज़नेस केंद्र",
        description:
          "खेती की डिग्री या डिप्लोमा वालों को सलाह केंद्र या कृषि व्यवसाय खोलने के लिए मुफ्त प्रशिक्षण और सब्सिडी वाला कर्ज़।",
        benefit:
          "मुफ्त प्रशिक्षण, और ₹20 लाख तक की परियोजना पर 36% सब्सिडी (महिला, अनुसूचित जाति-जनजाति और पूर्वोत्तर के लिए 44%)।",
      },
    },
  },
  {
    id: "fpo",
    region: "all-india",
    type: "enterprise",
    image: "/pictures/posts/one-tractor-eleven-farms.svg",
    clauses: [{ kind: "is", fact: "inProducerGroup", value: true }],
    documents: ["aadhaar", "bank-account"],
    steps: ["join-group", "go-agriculture-office", "open-site"],
    timing: "any-time",
    amount: null,
    launched: 2020,
    endsOn: null,
    status: "active",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://www.sfacindia.com/",
    isSiteVerified: false,
    words: {
      en: {
        title: "Formation and Promotion of 10,000 FPOs",
        description:
          "Money and guidance for farmers who found a producer organisation: at least 300 members in the plains, 100 in the hills and the north-east.",
        benefit:
          "Up to ₹18 lakh over three years for a new FPO, matching equity of ₹2,000 a member up to ₹15 lakh, and a credit guarantee.",
      },
      hi: {
        title: "10,000 एफपीओ का गठन और संवर्धन",
        description:
          "किसान उत्पादक संगठन बनाने वालों को पैसा और मार्गदर्शन: मैदान में कम से कम 300, पहाड़ और पूर्वोत्तर में 100 सदस्य।",
        benefit:
          "नए एफपीओ को तीन साल में ₹18 लाख तक, हर सदस्य पर ₹2,000 बराबरी पूँजी कुल ₹15 लाख तक, और क्रेडिट गारंटी।",
      },
    },
  },
  {
    id: "pmfme",
    region: "all-india",
    type: "enterprise",
    image: "/pictures/products/red-onion.svg",
    clauses: [
      {
        kind: "any",
        ways: [
          [{ kind: "is", fact: "runsFoodUnit", value: true }],
          [{ kind: "is", fact: "inSelfHelpGroup", value: true }],
          [{ kind: "is", fact: "inProducerGroup", value: true }],
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
    site: "https://pmfme.mofpi.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "PM Formalisation of Micro Food Processing Enterprises",
        description:
          "Help for small food units such as a papad, pickle, jaggery or flour unit, and for self help groups and FPOs that process food.",
        benefit:
          "35% of the project as a subsidy with the loan, up to ₹10 lakh; ₹40,000 seed capital for a self help group member.",
      },
      hi: {
        title: "पीएम सूक्ष्म खाद्य प्रसंस्करण उद्यम योजना",
        description:
          "पापड़, अचार, गुड़ या आटा जैसी छोटी खाद्य इकाइयों, और खाद्य प्रसंस्करण करने वाले स्वयं सहायता समूहों व एफपीओ को मदद।",
        benefit:
          "कर्ज़ के साथ परियोजना का 35% सब्सिडी, ₹10 लाख तक; स्वयं सहायता समूह के सदस्य को ₹40,000 शुरुआती पूँजी।",
      },
    },
  },
  {
    id: "pm-ddky",
    region: "all-india",
    type: "programme",
    image: "/pictures/scenes/field-horizon.svg",
    clauses: [{ kind: "office", check: "district-covered" }],
    documents: ["aadhaar", "bank-account"],
    steps: ["go-agriculture-office"],
    timing: "any-time",
    amount: null,
    launched: 2025,
    endsOn: null,
    status: "check",
    certainty: "K",
    asOf: "2026-11-21",
    site: "https://agriwelfare.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "PM Dhan-Dhaanya Krishi Yojana",
        description:
          "Brings 36 schemes together in 100 districts where yields and credit are low, for six years from 2025-26.",
        benefit: "No separate payment: more of the other schemes reach your district.",
      },
      hi: {
        title: "पीएम धन-धान्य कृषि योजना",
        description:
          "कम उपज और कम कर्ज़ वाले 100 ज़िलों में 2025-26 से छह साल तक 36 योजनाओं को एक साथ लाती है।",
        benefit: "अलग से भुगतान नहीं: आपके ज़िले तक दूसरी योजनाएँ ज़्यादा पहुँचती हैं।",
      },
    },
  },
  {
    id: "farmer-id",
    region: "all-india",
    type: "programme",
    image: "/pictures/schemes/kcc.svg",
    clauses: [ownLand],
    documents: ["aadhaar", "bank-account"],
    steps: ["gather-papers", "go-patwari", "open-site", "go-common-centre"],
    timing: "any-time",
    amount: null,
    launched: null,
    endsOn: null,
    status: "active",
    certainty: "M",
    asOf: "2026-11-21",
    site: "https://agristack.gov.in/",
    isSiteVerified: false,
    words: {
      en: {
        title: "AgriStack Farmer ID",
        description:
          "One identity that ties your name to your land and crops. Several states now ask for it before they pay.",
        benefit: "No money of its own, but fewer papers and no payment held up for want of it.",
      },
      hi: {
        title: "एग्रीस्टैक किसान आईडी",
        description:
          "एक पहचान जो आपके नाम को आपकी ज़मीन और फसलों से जोड़ती है। कई राज्य अब भुगतान से पहले इसे माँगते हैं।",
        benefit: "इससे सीधे पैसा नहीं मिलता, पर कागज़ कम लगते हैं और इसके बिना भुगतान नहीं अटकता।",
      },
      mr: {
        title: "अ‍ॅग्रिस्टॅक शेतकरी ओळख क्रमांक",
        description: "तुमचे नाव, जमीन आणि पिके जोडणारी एक ओळख. अनेक राज्ये आता पैसे देण्याआधी ती मागतात.",
        benefit: "स्वतःचे पैसे नाहीत, पण कागदपत्रे कमी आणि त्याअभावी पैसे अडत नाहीत.",
      },
    },
  },
];
