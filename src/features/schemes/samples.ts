type SampleWords = { readonly title: string; readonly description: string };

type SampleScheme = {
  readonly id: string;
  readonly image: string;
  readonly words: { readonly en: SampleWords; readonly hi: SampleWords; readonly mr: SampleWords };
  /** "all-india" or the code of the one state that runs it. */
  readonly region: string;
  readonly type:
    | "income"
    | "insurance"
    | "credit"
    | "pension"
    | "irrigation"
    | "energy"
    | "equipment"
    | "market"
    | "soil";
};

/** The ten schemes shown before any larger set is loaded. */
export const sampleSchemes = [
  {
    id: "pm-kisan",
    image: "/pictures/schemes/pm-kisan.svg",
    words: {
      en: {
        title: "PM Kisan Samman Nidhi",
        description:
          "Yearly support of ₹6000 to a farmer family that owns cultivable land, paid to the bank account in three instalments of ₹2000. Needs e-KYC and an account linked with Aadhaar.",
      },
      hi: {
        title: "पीएम किसान सम्मान निधि",
        description:
          "खेती की ज़मीन वाले किसान परिवार को साल में ₹6000 की मदद, ₹2000 की तीन किस्तों में सीधे बैंक खाते में। ई-केवाईसी और आधार से जुड़ा खाता ज़रूरी है।",
      },
      mr: {
        title: "पीएम किसान सन्मान निधी",
        description:
          "लागवडीयोग्य जमीन असलेल्या शेतकरी कुटुंबाला वर्षाला ₹6000 मदत, ₹2000 च्या तीन हप्त्यांत थेट बँक खात्यात. ई-केवायसी आणि आधारशी जोडलेले खाते आवश्यक.",
      },
    },
    region: "all-india",
    type: "income",
  },
  {
    id: "pm-kmy",
    image: "/pictures/schemes/pm-kmy.svg",
    words: {
      en: {
        title: "PM Kisan Maan-Dhan Yojana",
        description:
          "A pension of ₹3000 monthly after age 60 for farmers with up to 2 hectares. Join between 18 and 40 with a contribution of ₹55 to ₹200 a month by age; the government pays in the same amount.",
      },
      hi: {
        title: "पीएम किसान मानधन योजना",
        description:
          "2 हेक्टेयर तक ज़मीन वाले किसान को 60 की उम्र के बाद हर महीने ₹3000 पेंशन। 18 से 40 की उम्र में जुड़ें; उम्र के हिसाब से महीने का अंशदान ₹55 से ₹200, उतना ही सरकार भी जमा करती है।",
      },
      mr: {
        title: "पीएम किसान मानधन योजना",
        description:
          "2 हेक्टरपर्यंत जमीन असलेल्या शेतकऱ्याला वयाच्या 60 नंतर दरमहा ₹3000 पेन्शन. 18 ते 40 वयात सहभागी व्हा; वयानुसार दरमहा ₹55 ते ₹200 भरावे लागतात, तेवढीच रक्कम सरकारही भरते.",
      },
    },
    region: "all-india",
    type: "pension",
  },
  {
    id: "pmfby",
    image: "/pictures/schemes/pmfby.svg",
    words: {
      en: {
        title: "PM Fasal Bima Yojana",
        description:
          "Crop insurance against drought, flood, hail, pests and disease. You pay at most 2 percent of the sum insured in kharif, 1.5 percent in rabi and 5 percent for commercial crops. Tenants may join. Report a local loss within 72 hours.",
      },
      hi: {
        title: "पीएम फसल बीमा योजना",
        description:
          "सूखा, बाढ़, ओले, कीट और रोग से फसल का बीमा। बीमित राशि पर आपका हिस्सा खरीफ में ज़्यादा से ज़्यादा 2, रबी में 1.5 और नकदी फसलों में 5 प्रतिशत। बटाईदार भी जुड़ सकते हैं। खेत में नुकसान हो तो 72 घंटे में सूचना दें।",
      },
      mr: {
        title: "पीएम पीक विमा योजना",
        description:
          "दुष्काळ, पूर, गारपीट, कीड आणि रोगांपासून पिकाचा विमा. विमा रकमेवर तुमचा हिस्सा खरिपात जास्तीत जास्त 2, रब्बीत 1.5 आणि नगदी पिकांत 5 टक्के. कुळेही सहभागी होऊ शकतात. शेतात नुकसान झाले तर 72 तासांत कळवा.",
      },
    },
    region: "all-india",
    type: "insurance",
  },
  {
    id: "kcc",
    image: "/pictures/schemes/kcc.svg",
    words: {
      en: {
        title: "Kisan Credit Card",
        description:
          "Crop loan at 7 percent interest, 4 percent in effect when repaid on time, and no collateral up to ₹2 lakh. Owners, tenants, sharecroppers and livestock keepers can ask at the bank or cooperative society.",
      },
      hi: {
        title: "किसान क्रेडिट कार्ड",
        description:
          "7 प्रतिशत ब्याज पर फसल कर्ज़; समय पर चुकाएँ तो असल में 4 प्रतिशत। ₹2 लाख तक कुछ गिरवी नहीं रखना पड़ता। ज़मीन मालिक, काश्तकार, बटाईदार और पशुपालक बैंक या सहकारी समिति में आवेदन कर सकते हैं।",
      },
      mr: {
        title: "किसान क्रेडिट कार्ड",
        description:
          "7 टक्के व्याजाने पीक कर्ज; वेळेवर फेडले तर प्रत्यक्षात 4 टक्के. ₹2 लाखांपर्यंत काहीही तारण नाही. जमीनमालक, कुळे, बटाईदार आणि पशुपालक बँकेत किंवा सहकारी सोसायटीत अर्ज करू शकतात.",
      },
    },
    region: "all-india",
    type: "credit",
  },
  {
    id: "soil-health-card",
    image: "/pictures/schemes/soil-health-card.svg",
    words: {
      en: {
        title: "Soil Health Card",
        description:
          "A free soil test and a card for each plot: twelve readings from nitrogen to zinc, what is short, and how much manure and fertiliser the next crop needs. Ask the agriculture office to take your sample.",
      },
      hi: {
        title: "मृदा स्वास्थ्य कार्ड",
        description:
          "हर खेत की मिट्टी की मुफ्त जाँच और कार्ड: नाइट्रोजन से जिंक तक बारह जाँचें, क्या कम है, और अगली फसल को कितनी गोबर-खाद और कितना उर्वरक चाहिए। नमूना लेने के लिए कृषि कार्यालय से कहें।",
      },
      mr: {
        title: "मृदा आरोग्य पत्रिका",
        description:
          "प्रत्येक शेताच्या मातीची मोफत तपासणी आणि पत्रिका: नत्रापासून जस्तापर्यंत बारा तपासण्या, काय कमी आहे, आणि पुढच्या पिकाला किती शेणखत व रासायनिक खत हवे. नमुना घेण्यासाठी कृषी कार्यालयाला सांगा.",
      },
    },
    region: "all-india",
    type: "soil",
  },
  {
    id: "per-drop-more-crop",
    image: "/pictures/schemes/per-drop-more-crop.svg",
    words: {
      en: {
        title: "Per Drop More Crop",
        description:
          "Help with drip and sprinkler sets: 55 percent of the unit cost for small and marginal farmers and 45 percent for others, on up to 5 hectares. Several states add their own share on top.",
      },
      hi: {
        title: "प्रति बूँद अधिक फसल",
        description:
          "ड्रिप और फव्वारा सिंचाई पर मदद: छोटे और सीमांत किसान को लागत का 55 प्रतिशत, बाकी को 45 प्रतिशत, 5 हेक्टेयर तक। कई राज्य इसके ऊपर अपना हिस्सा भी देते हैं।",
      },
      mr: {
        title: "प्रति थेंब अधिक पीक",
        description:
          "ठिबक आणि तुषार संचासाठी मदत: अल्प व अत्यल्प भूधारकांना खर्चाच्या 55 टक्के, इतरांना 45 टक्के, 5 हेक्टरपर्यंत. अनेक राज्ये यावर आपलाही हिस्सा देतात.",
      },
    },
    region: "all-india",
    type: "irrigation",
  },
  {
    id: "farm-machinery-smam",
    image: "/pictures/schemes/farm-machinery-smam.svg",
    words: {
      en: {
        title: "Sub-Mission on Agricultural Mechanization",
        description:
          "Half the price of seed drills, weeders, threshers and other machines for small, marginal, women, SC and ST farmers, and 40 percent for others. Groups get more for a custom hiring centre.",
      },
      hi: {
        title: "कृषि यंत्रीकरण उप-मिशन",
        description:
          "सीड ड्रिल, निराई यंत्र, थ्रेशर जैसी मशीनों पर छोटे, सीमांत, महिला, अनुसूचित जाति और जनजाति के किसानों को आधी कीमत की मदद, बाकी को 40 प्रतिशत। किराया केंद्र खोलने वाले समूहों को और ज़्यादा।",
      },
      mr: {
        title: "कृषी यांत्रिकीकरण उप-अभियान",
        description:
          "पेरणी यंत्र, कोळपणी यंत्र, मळणी यंत्र अशा यंत्रांवर अल्प व अत्यल्प भूधारक, महिला, अनुसूचित जाती व जमातीच्या शेतकऱ्यांना निम्म्या किमतीची मदत, इतरांना 40 टक्के. अवजारे बँक उघडणाऱ्या गटांना आणखी जास्त.",
      },
    },
    region: "all-india",
    type: "equipment",
  },
  {
    id: "e-nam",
    image: "/pictures/schemes/e-nam.svg",
    words: {
      en: {
        title: "e-NAM",
        description:
          "Sell by online bidding in a linked mandi: your lot is graded, buyers from other mandis bid too, and the money comes to your bank account. Registration is free at the mandi gate or in the app.",
      },
      hi: {
        title: "ई-नाम",
        description:
          "जुड़ी हुई मंडी में ऑनलाइन बोली से बेचें: आपके माल की जाँच और ग्रेडिंग होती है, दूसरी मंडियों के खरीदार भी बोली लगाते हैं और पैसा बैंक खाते में आता है। रजिस्ट्रेशन मंडी गेट पर या ऐप में मुफ्त।",
      },
      mr: {
        title: "ई-नाम",
        description:
          "जोडलेल्या बाजार समितीत ऑनलाइन बोलीने विका: तुमच्या मालाची प्रतवारी होते, इतर बाजारांतील खरेदीदारही बोली लावतात आणि पैसे बँक खात्यात येतात. नोंदणी बाजार समितीच्या गेटवर किंवा अ‍ॅपमध्ये मोफत.",
      },
    },
    region: "all-india",
    type: "market",
  },
  {
    id: "mh-solar-pump",
    image: "/pictures/schemes/mh-solar-pump.svg",
    words: {
      en: {
        title: "Magel Tyala Saur Krushi Pump Yojana",
        description:
          "For farmers in Maharashtra: an off-grid solar pump of 3, 5 or 7.5 HP by size of land. You pay 10 percent (SC and ST 5 percent); repair and insurance are covered for five years.",
      },
      hi: {
        title: "मागेल त्याला सौर कृषी पंप योजना",
        description:
          "महाराष्ट्र के किसानों के लिए: ज़मीन के हिसाब से 3, 5 या 7.5 एचपी का सौर पंप। आपका हिस्सा 10 प्रतिशत (अनुसूचित जाति और जनजाति 5 प्रतिशत); पाँच साल की मरम्मत और बीमा शामिल।",
      },
      mr: {
        title: "मागेल त्याला सौर कृषी पंप योजना",
        description:
          "महाराष्ट्रातील शेतकऱ्यांसाठी: जमिनीनुसार 3, 5 किंवा 7.5 एचपीचा, वीजजोडणी न लागणारा सौर पंप. तुमचा हिस्सा 10 टक्के (अनुसूचित जाती व जमाती 5 टक्के); पाच वर्षांची दुरुस्ती आणि विमा समाविष्ट.",
      },
    },
    region: "MH",
    type: "energy",
  },
  {
    id: "od-cm-kisan",
    image: "/pictures/schemes/od-cm-kisan.svg",
    words: {
      en: {
        title: "CM-KISAN, Odisha",
        description:
          "₹4000 a year for small and marginal farmers and sharecroppers of Odisha: ₹2000 for kharif and ₹2000 for rabi. Landless rural households get ₹12,500 once to start a livelihood.",
      },
      hi: {
        title: "सीएम-किसान, ओडिशा",
        description:
          "ओडिशा के छोटे-सीमांत किसानों और बटाईदारों को साल में ₹4000: खरीफ के लिए ₹2000 और रबी के लिए ₹2000। बिना ज़मीन वाले गाँव के परिवार को रोज़गार शुरू करने के लिए एक बार ₹12,500।",
      },
      mr: {
        title: "सीएम-किसान, ओडिशा",
        description:
          "ओडिशातील अल्प व अत्यल्प भूधारक आणि बटाईदारांना वर्षाला ₹4000: खरिपासाठी ₹2000 आणि रब्बीसाठी ₹2000. भूमिहीन ग्रामीण कुटुंबाला उपजीविका सुरू करण्यासाठी एकदा ₹12,500.",
      },
    },
    region: "OD",
    type: "income",
  },
] as const satisfies readonly SampleScheme[];
