type SampleWords = { readonly title: string; readonly description: string };

type SampleProduct = {
  readonly id: string;
  readonly image: string;
  readonly words: { readonly en: SampleWords; readonly hi: SampleWords; readonly mr: SampleWords };
  readonly priceInPaise: number;
  readonly category:
    | "seeds"
    | "tools"
    | "irrigation"
    | "fertiliser"
    | "crop-protection"
    | "machinery"
    | "livestock"
    | "produce";
  readonly unit: "piece" | "kg" | "quintal" | "litre" | "bag" | "hour";
  readonly authorName: string;
  /** Spelt as the specification spells it; null shows the first two letters of the name. */
  readonly authorAvator: string | null;
  readonly stock: number;
  readonly place: {
    readonly pin: string;
    readonly placeName: string;
    readonly district: string;
    readonly state: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** Kilometres from its place; null where buyers fetch it. */
  readonly deliveryRadiusKm: number | null;
  readonly returnDays: number;
  /** What seed, fertiliser and crop protection may be sold with. */
  readonly licence: { readonly licenceNumber: string; readonly batchNumber: string } | null;
};

/** The ten products a new market opens with, from ₹5 to ₹2,00,000. Prices are for one unit. */
export const sampleProducts = [
  {
    id: "neem-sapling",
    image: "/pictures/products/neem-sapling.svg",
    words: {
      en: {
        title: "Neem sapling",
        description:
          "Six months old, about 45 cm tall, in a polybag and hardened in full sun for two weeks. On the bund it gives shade to cattle, kernels for spray and, in five years, a windbreak.",
      },
      hi: {
        title: "नीम का पौधा",
        description:
          "छह महीने का, करीब डेढ़ फुट ऊँचा, पॉलीबैग में; दो हफ्ते खुली धूप में सधा हुआ। मेड़ पर लगाइए: मवेशियों को छाया, छिड़काव के लिए निंबोली और पाँच साल में हवा की आड़ मिलेगी।",
      },
      mr: {
        title: "कडुनिंबाचे रोप",
        description:
          "सहा महिन्यांचे, सुमारे दीड फूट उंच, पॉलिबॅगमध्ये; दोन आठवडे कडक उन्हात तयार केलेले. बांधावर लावा: जनावरांना सावली, फवारणीसाठी निंबोळी आणि पाच वर्षांत वाऱ्याला आडोसा मिळेल.",
      },
    },
    priceInPaise: 500,
    category: "seeds",
    unit: "piece",
    authorName: "Lakshmi Murugan",
    authorAvator: "/pictures/people/lakshmi.svg",
    stock: 400,
    place: {
      pin: "641001",
      placeName: "Coimbatore",
      district: "Coimbatore",
      state: "Tamil Nadu",
      latitude: 11.0,
      longitude: 76.94,
    },
    deliveryRadiusKm: 50,
    returnDays: 0,
    licence: { licenceNumber: "SAMPLE-TN-0417", batchNumber: "NS-2611" },
  },
  {
    id: "tomato-seeds",
    image: "/pictures/products/tomato-seeds.svg",
    words: {
      en: {
        title: "Hybrid tomato seeds, 10 g packet",
        description:
          "About 2500 seedlings, enough for a third of an acre. Bushy plants that tolerate leaf curl; first picking 65 days after transplanting. Germination 85 percent, tested in September 2026.",
      },
      hi: {
        title: "संकर टमाटर के बीज, 10 ग्राम का पैकेट",
        description:
          "करीब 2500 पौध, यानी एक-तिहाई एकड़ के लिए काफी। झाड़ीदार पौधे, पत्ती मरोड़ रोग को सहने वाले; रोपाई के 65 दिन बाद पहली तुड़ाई। अंकुरण 85 प्रतिशत, सितंबर 2026 में जाँचा हुआ।",
      },
      mr: {
        title: "संकरित टोमॅटो बियाणे, 10 ग्रॅम पाकीट",
        description:
          "सुमारे 2500 रोपे, म्हणजे एकरच्या तिसऱ्या भागाला पुरेशी. झुडपी रोपे, पर्णगुच्छ (लीफ कर्ल) सहन करणारी; लागवडीनंतर 65 दिवसांनी पहिली तोडणी. उगवण 85 टक्के, सप्टेंबर 2026 मध्ये तपासलेली.",
      },
    },
    priceInPaise: 48000,
    category: "seeds",
    unit: "piece",
    authorName: "Anil Shinde",
    authorAvator: null,
    stock: 120,
    place: {
      pin: "411005",
      placeName: "Pune",
      district: "Pune",
      state: "Maharashtra",
      latitude: 18.53,
      longitude: 73.85,
    },
    deliveryRadiusKm: 250,
    returnDays: 7,
    licence: { licenceNumber: "SAMPLE-MH-2203", batchNumber: "TM-0926" },
  },
  {
    id: "drip-kit",
    image: "/pictures/products/drip-kit.svg",
    words: {
      en: {
        title: "Drip kit for half an acre",
        description:
          "16 mm laterals for rows 1.2 m apart with a 2 litre an hour dripper every 40 cm, screen filter, venturi for fertiliser, valves and joiners. Runs on a 1 HP pump. Fitting shown on video call.",
      },
      hi: {
        title: "आधे एकड़ का ड्रिप किट",
        description:
          "1.2 मीटर दूर कतारों के लिए 16 मिमी की नलियाँ, हर 40 सेमी पर 2 लीटर प्रति घंटे का ड्रिपर, जाली फिल्टर, खाद देने का वेंचुरी, वाल्व और जोड़। 1 एचपी पंप पर चलता है। लगाना वीडियो कॉल पर सिखाते हैं।",
      },
      mr: {
        title: "अर्ध्या एकरासाठी ठिबक संच",
        description:
          "1.2 मीटर अंतरावरील ओळींसाठी 16 मिमी नळ्या, दर 40 सेमीवर ताशी 2 लिटरचा ड्रिपर, जाळी फिल्टर, खत देण्यासाठी व्हेंचुरी, व्हॉल्व्ह आणि जोड. 1 एचपी पंपावर चालतो. बसवणे व्हिडिओ कॉलवर शिकवतो.",
      },
    },
    priceInPaise: 2450000,
    category: "irrigation",
    unit: "piece",
    authorName: "Mahesh Patel",
    authorAvator: "/pictures/people/mahesh.svg",
    stock: 18,
    place: {
      pin: "360001",
      placeName: "Rajkot",
      district: "Rajkot",
      state: "Gujarat",
      latitude: 22.3,
      longitude: 70.79,
    },
    deliveryRadiusKm: 300,
    returnDays: 15,
    licence: null,
  },
  {
    id: "vermicompost",
    image: "/pictures/products/vermicompost.svg",
    words: {
      en: {
        title: "Vermicompost, 40 kg bag",
        description:
          "Sieved and cured for sixty days; dark, crumbly and without smell. Two handfuls in each pit at transplanting, or 20 to 25 bags an acre before sowing. Come and see the beds before you buy.",
      },
      hi: {
        title: "केंचुआ खाद, 40 किलो का बोरा",
        description:
          "छनी हुई, साठ दिन पकी हुई; काली, भुरभुरी और बिना गंध की। रोपाई के समय हर गड्ढे में दो मुट्ठी, या बुवाई से पहले प्रति एकड़ 20 से 25 बोरे। खरीदने से पहले आकर क्यारियाँ देख लीजिए।",
      },
      mr: {
        title: "गांडूळ खत, 40 किलो गोणी",
        description:
          "चाळलेले, साठ दिवस मुरलेले; काळे, भुसभुशीत आणि वास नसलेले. लागवडीच्या वेळी प्रत्येक खड्ड्यात दोन मुठी, किंवा पेरणीआधी एकरी 20 ते 25 गोण्या. घेण्याआधी येऊन वाफे पाहा.",
      },
    },
    priceInPaise: 32000,
    category: "fertiliser",
    unit: "bag",
    authorName: "Savitri Mahila Samuh",
    authorAvator: "/pictures/people/savitri.svg",
    stock: 260,
    place: {
      pin: "221001",
      placeName: "Varanasi",
      district: "Varanasi",
      state: "Uttar Pradesh",
      latitude: 25.33,
      longitude: 83.01,
    },
    deliveryRadiusKm: 40,
    returnDays: 0,
    licence: { licenceNumber: "SAMPLE-UP-1108", batchNumber: "VC-1026" },
  },
  {
    id: "neem-oil",
    image: "/pictures/products/neem-oil.svg",
    words: {
      en: {
        title: "Neem oil, 1500 ppm",
        description:
          "For aphids, whitefly and thrips. 5 ml in a litre of water with 1 ml of liquid soap, sprayed under the leaves in the evening; repeat after seven days. Wear gloves and a mask.",
      },
      hi: {
        title: "नीम तेल, 1500 पीपीएम",
        description:
          "माहू, सफेद मक्खी और थ्रिप्स के लिए। एक लीटर पानी में 5 मिली तेल और 1 मिली तरल साबुन मिलाकर शाम को पत्तियों के नीचे छिड़कें; सात दिन बाद दोहराएँ। दस्ताने और मास्क पहनें।",
      },
      mr: {
        title: "कडुनिंब तेल, 1500 पीपीएम",
        description:
          "मावा, पांढरी माशी आणि फुलकिड्यांसाठी. एक लिटर पाण्यात 5 मिली तेल आणि 1 मिली द्रव साबण मिसळून संध्याकाळी पानांच्या खालून फवारा; सात दिवसांनी पुन्हा करा. हातमोजे आणि मास्क घाला.",
      },
    },
    priceInPaise: 62000,
    category: "crop-protection",
    unit: "litre",
    authorName: "Harpreet Kaur",
    authorAvator: null,
    stock: 75,
    place: {
      pin: "141001",
      placeName: "Ludhiana",
      district: "Ludhiana",
      state: "Punjab",
      latitude: 30.91,
      longitude: 75.84,
    },
    deliveryRadiusKm: 200,
    returnDays: 7,
    licence: { licenceNumber: "SAMPLE-PB-0932", batchNumber: "NO-0826" },
  },
  {
    id: "wheel-hoe",
    image: "/pictures/products/wheel-hoe.svg",
    words: {
      en: {
        title: "Wheel hoe with three blades",
        description:
          "Weeds between rows 20 to 60 cm apart while you stand upright. One person covers about half an acre a day. Spring-steel blades; a spare set and a spanner come in the box.",
      },
      hi: {
        title: "पहिए वाली निराई कुदाल, तीन फाल",
        description:
          "खड़े-खड़े 20 से 60 सेमी दूर कतारों के बीच निराई। एक जन दिन में करीब आधा एकड़ निपटा लेता है। स्प्रिंग स्टील के फाल; साथ में एक अतिरिक्त सेट और पाना।",
      },
      mr: {
        title: "चाकाचे कोळपे, तीन पाती",
        description:
          "उभ्याने 20 ते 60 सेमी अंतराच्या ओळींमधील तण काढता येते. एक जण दिवसात सुमारे अर्धा एकर करतो. स्प्रिंग स्टीलची पाती; सोबत एक जादा संच आणि पाना.",
      },
    },
    priceInPaise: 165000,
    category: "tools",
    unit: "piece",
    authorName: "Mohan Lal Yadav",
    authorAvator: null,
    stock: 22,
    place: {
      pin: "302012",
      placeName: "Jaipur",
      district: "Jaipur",
      state: "Rajasthan",
      latitude: 26.96,
      longitude: 75.69,
    },
    deliveryRadiusKm: 400,
    returnDays: 15,
    licence: null,
  },
  {
    id: "power-tiller",
    image: "/pictures/products/power-tiller.svg",
    words: {
      en: {
        title: "Power tiller, 12 HP diesel",
        description:
          "Walk-behind tiller with a 60 cm rotary for puddling and for orchard rows where a tractor cannot turn. About five hours an acre on 6 to 7 litres. Cage wheels included, one year's guarantee.",
      },
      hi: {
        title: "पावर टिलर, 12 एचपी डीज़ल",
        description:
          "60 सेमी रोटरी वाला, पीछे-पीछे चलकर चलाने का टिलर: धान की मचाई और बाग की उन कतारों के लिए जहाँ ट्रैक्टर नहीं मुड़ता। एक एकड़ करीब पाँच घंटे में, 6 से 7 लीटर डीज़ल में। केज व्हील साथ, एक साल की गारंटी।",
      },
      mr: {
        title: "पॉवर टिलर, 12 एचपी डिझेल",
        description:
          "60 सेमी रोटरीचा, मागे चालत चालवायचा टिलर: भाताच्या चिखलणीसाठी आणि ट्रॅक्टर वळत नाही अशा बागेतील ओळींसाठी. एक एकर सुमारे पाच तासांत, 6 ते 7 लिटर डिझेलमध्ये. केज व्हील सोबत, एक वर्षाची हमी.",
      },
    },
    priceInPaise: 20000000,
    category: "machinery",
    unit: "piece",
    authorName: "Debashish Mondal",
    authorAvator: "/pictures/people/debashish.svg",
    stock: 3,
    place: {
      pin: "713101",
      placeName: "Bardhaman",
      district: "Purba Bardhaman",
      state: "West Bengal",
      latitude: 23.24,
      longitude: 87.87,
    },
    deliveryRadiusKm: 150,
    returnDays: 15,
    licence: null,
  },
  {
    id: "rotavator-hire",
    image: "/pictures/products/rotavator-hire.svg",
    words: {
      en: {
        title: "Tractor and rotavator with driver",
        description:
          "45 HP tractor with a 6 foot rotavator; driver and diesel included, within 15 km of Pimpalgaon. About one hour an acre in moist soil. Book two days ahead; nothing to pay if it rains.",
      },
      hi: {
        title: "ड्राइवर सहित ट्रैक्टर और रोटावेटर",
        description:
          "45 एचपी ट्रैक्टर, 6 फुट का रोटावेटर; ड्राइवर और डीज़ल शामिल, पिंपलगाँव से 15 किमी तक। नम मिट्टी में एक एकड़ करीब एक घंटे में। दो दिन पहले बुक करें; बारिश हुई तो कोई पैसा नहीं।",
      },
      mr: {
        title: "ड्रायव्हरसह ट्रॅक्टर आणि रोटाव्हेटर",
        description:
          "45 एचपी ट्रॅक्टर, 6 फुटी रोटाव्हेटर; ड्रायव्हर आणि डिझेल धरून, पिंपळगावपासून 15 किमीपर्यंत. ओलसर जमिनीत एक एकर सुमारे एका तासात. दोन दिवस आधी बुक करा; पाऊस आला तर पैसे नाहीत.",
      },
    },
    priceInPaise: 110000,
    category: "machinery",
    unit: "hour",
    authorName: "Balasaheb Jadhav",
    authorAvator: null,
    stock: 60,
    place: {
      pin: "414001",
      placeName: "Ahilyanagar",
      district: "Ahilyanagar",
      state: "Maharashtra",
      latitude: 19.1,
      longitude: 74.74,
    },
    deliveryRadiusKm: 30,
    returnDays: 0,
    licence: null,
  },
  {
    id: "mineral-mixture",
    image: "/pictures/products/mineral-mixture.svg",
    words: {
      en: {
        title: "Mineral mixture for cows and buffaloes",
        description:
          "Calcium, phosphorus, zinc, copper and iodine, without added salt. 50 g a day in the feed of an animal in milk, 25 g for a heifer. One kilo lasts a cow twenty days.",
      },
      hi: {
        title: "गाय-भैंस के लिए खनिज मिश्रण",
        description:
          "कैल्शियम, फॉस्फोरस, जिंक, ताँबा और आयोडीन; नमक अलग से नहीं मिलाया। दूध देती गाय-भैंस को दाने में रोज़ 50 ग्राम, बछिया को 25 ग्राम। एक किलो एक गाय को बीस दिन चलता है।",
      },
      mr: {
        title: "गाई-म्हशींसाठी खनिज मिश्रण",
        description:
          "कॅल्शियम, फॉस्फरस, जस्त, तांबे आणि आयोडीन; वेगळे मीठ मिसळलेले नाही. दुभत्या जनावराला खाद्यात रोज 50 ग्रॅम, कालवडीला 25 ग्रॅम. एक किलो एका गाईला वीस दिवस पुरते.",
      },
    },
    priceInPaise: 11000,
    category: "livestock",
    unit: "kg",
    authorName: "Jignesh Rabari",
    authorAvator: "/pictures/people/jignesh.svg",
    stock: 180,
    place: {
      pin: "384001",
      placeName: "Mehsana",
      district: "Mehsana",
      state: "Gujarat",
      latitude: 23.61,
      longitude: 72.44,
    },
    deliveryRadiusKm: 120,
    returnDays: 7,
    licence: null,
  },
  {
    id: "red-onion",
    image: "/pictures/products/red-onion.svg",
    words: {
      en: {
        title: "Red onion, stored rabi crop",
        description:
          "45 to 60 mm bulbs, cured ten days, kept in a ventilated store and sorted; none sprouted. Packed in 50 kg mesh bags and weighed in front of you at the farm gate in Niphad.",
      },
      hi: {
        title: "लाल प्याज, गोदाम की रबी फसल",
        description:
          "45 से 60 मिमी के कंद, दस दिन सुखाए हुए, हवादार गोदाम में रखे और छाँटे हुए; एक भी अंकुरित नहीं। 50 किलो की जालीदार बोरियों में, निफाड़ में खेत पर आपके सामने तौलकर।",
      },
      mr: {
        title: "लाल कांदा, साठवलेले रब्बी पीक",
        description:
          "45 ते 60 मिमी कांदे, दहा दिवस सुकवलेले, हवेशीर चाळीत ठेवलेले आणि निवडलेले; एकही मोड आलेला नाही. 50 किलोच्या जाळीदार गोण्यांत, निफाडला शेतावर तुमच्यासमोर वजन करून.",
      },
    },
    priceInPaise: 215000,
    category: "produce",
    unit: "quintal",
    authorName: "Kavita Borse",
    authorAvator: null,
    stock: 85,
    place: {
      pin: "422206",
      placeName: "Ojhar",
      district: "Nashik",
      state: "Maharashtra",
      latitude: 20.09,
      longitude: 73.93,
    },
    deliveryRadiusKm: null,
    returnDays: 0,
    licence: null,
  },
] as const satisfies readonly SampleProduct[];
