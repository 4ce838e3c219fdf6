type SampleWords = { readonly title: string; readonly lists: readonly string[] };

type SamplePlan = {
  readonly id: string;
  readonly image: string;
  readonly words: { readonly en: SampleWords; readonly hi: SampleWords; readonly mr: SampleWords };
  /** Rupees per month, a string as the specification has it. */
  readonly price: string;
  readonly type: "crop" | "livestock" | "machinery" | "weather" | "health" | "accident";
};

/** Eight example plans, from 100 to 1200 rupees a month; no real insurer stands behind them. */
export const samplePlans = [
  {
    id: "season-crop-cover",
    image: "/pictures/plans/season-crop-cover.svg",
    words: {
      en: {
        title: "Season Crop Cover",
        lists: [
          "Drought, flood, hail, pests and disease, from sowing to harvest",
          "Pays too when rain fails and you cannot sow",
          "Harvested crop drying in the field, up to 14 days",
          "Report a local loss within 72 hours by phone or photo",
        ],
      },
      hi: {
        title: "मौसमी फसल सुरक्षा",
        lists: [
          "बुवाई से कटाई तक सूखा, बाढ़, ओले, कीट और रोग",
          "बारिश न होने से बुवाई न हो पाए, तब भी भुगतान",
          "कटकर खेत में सूखती फसल, 14 दिन तक",
          "खेत के नुकसान की सूचना 72 घंटे में, फोन या फोटो से",
        ],
      },
      mr: {
        title: "हंगामी पीक सुरक्षा",
        lists: [
          "पेरणीपासून काढणीपर्यंत दुष्काळ, पूर, गारपीट, कीड आणि रोग",
          "पाऊस न पडल्याने पेरणी झाली नाही, तरी भरपाई",
          "काढणीनंतर शेतात वाळत असलेले पीक, 14 दिवसांपर्यंत",
          "शेतातील नुकसानीची माहिती 72 तासांत, फोन किंवा फोटोने",
        ],
      },
    },
    price: "250",
    type: "crop",
  },
  {
    id: "orchard-cover",
    image: "/pictures/plans/orchard-cover.svg",
    words: {
      en: {
        title: "Orchard and Vine Cover",
        lists: [
          "Mango, grape, pomegranate, banana and citrus",
          "Hail, frost, storm and unseasonal rain at flowering",
          "Trees uprooted or broken, and netting torn",
        ],
      },
      hi: {
        title: "बाग और अंगूर सुरक्षा",
        lists: [
          "आम, अंगूर, अनार, केला और नींबू वर्ग के फल",
          "ओले, पाला, आँधी और फूल के समय बेमौसम बारिश",
          "उखड़े या टूटे पेड़ और फटी जाली",
        ],
      },
      mr: {
        title: "फळबाग आणि द्राक्ष सुरक्षा",
        lists: [
          "आंबा, द्राक्षे, डाळिंब, केळी आणि लिंबूवर्गीय फळे",
          "गारपीट, थंडी, वादळ आणि फुलोऱ्यात अवकाळी पाऊस",
          "उन्मळलेली किंवा मोडलेली झाडे आणि फाटलेली जाळी",
        ],
      },
    },
    price: "650",
    type: "crop",
  },
  {
    id: "cow-and-buffalo-cover",
    image: "/pictures/plans/cow-and-buffalo-cover.svg",
    words: {
      en: {
        title: "Cow and Buffalo Cover",
        lists: [
          "Death by disease, accident, snake bite or calving",
          "Milk lost for good after illness",
          "Up to ₹60,000 an animal, known by its ear tag",
          "The vet's certificate starts the claim",
        ],
      },
      hi: {
        title: "गाय-भैंस सुरक्षा",
        lists: [
          "बीमारी, दुर्घटना, साँप काटने या ब्याने में मौत",
          "बीमारी के बाद दूध हमेशा के लिए बंद होना",
          "कान के टैग से पहचान, प्रति पशु ₹60,000 तक",
          "पशु डॉक्टर के प्रमाण पत्र से दावा शुरू",
        ],
      },
      mr: {
        title: "गाय-म्हैस सुरक्षा",
        lists: [
          "आजार, अपघात, सर्पदंश किंवा विण्याच्या वेळी मृत्यू",
          "आजारानंतर दूध कायमचे बंद होणे",
          "कानातील टॅगवरून ओळख, प्रति जनावर ₹60,000 पर्यंत",
          "पशुवैद्याच्या दाखल्याने दावा सुरू",
        ],
      },
    },
    price: "350",
    type: "livestock",
  },
  {
    id: "goat-and-poultry-cover",
    image: "/pictures/plans/goat-and-poultry-cover.svg",
    words: {
      en: {
        title: "Goat and Poultry Cover",
        lists: [
          "Up to ten goats or a hundred birds",
          "Disease outbreak, fire, flood and wild animals",
          "Vaccination reminders through the year",
        ],
      },
      hi: {
        title: "बकरी और मुर्गी सुरक्षा",
        lists: [
          "दस बकरियों या सौ मुर्गियों तक",
          "बीमारी फैलना, आग, बाढ़ और जंगली जानवर",
          "साल भर टीके की याद दिलाना",
        ],
      },
      mr: {
        title: "शेळी आणि कोंबडी सुरक्षा",
        lists: [
          "दहा शेळ्या किंवा शंभर कोंबड्यांपर्यंत",
          "रोगाची साथ, आग, पूर आणि वन्य प्राणी",
          "वर्षभर लसीची आठवण",
        ],
      },
    },
    price: "150",
    type: "livestock",
  },
  {
    id: "tractor-cover",
    image: "/pictures/plans/tractor-cover.svg",
    words: {
      en: {
        title: "Tractor and Implements Cover",
        lists: [
          "Accident, theft, fire and flood, with trolley and implements",
          "Injury or damage to others on the road",
          "Repair at a workshop in your district",
          "Towing from the field, day or night",
        ],
      },
      hi: {
        title: "ट्रैक्टर और औज़ार सुरक्षा",
        lists: [
          "दुर्घटना, चोरी, आग और बाढ़; ट्रॉली और औज़ार सहित",
          "सड़क पर दूसरों की चोट या नुकसान",
          "मरम्मत आपके ही ज़िले के वर्कशॉप में",
          "दिन हो या रात, खेत से खींचकर लाना",
        ],
      },
      mr: {
        title: "ट्रॅक्टर आणि अवजारे सुरक्षा",
        lists: [
          "अपघात, चोरी, आग आणि पूर; ट्रॉली आणि अवजारांसह",
          "रस्त्यावर इतरांना इजा किंवा नुकसान",
          "दुरुस्ती तुमच्याच जिल्ह्यातील वर्कशॉपमध्ये",
          "दिवस असो वा रात्र, शेतातून ओढून आणणे",
        ],
      },
    },
    price: "1200",
    type: "machinery",
  },
  {
    id: "rain-and-heat-cover",
    image: "/pictures/plans/rain-and-heat-cover.svg",
    words: {
      en: {
        title: "Rain and Heat Cover",
        lists: [
          "Pays by the nearest weather station, no field visit",
          "Too little rain, too much rain, heat or frost",
          "The limits are fixed and shown before you pay",
        ],
      },
      hi: {
        title: "बारिश और गर्मी सुरक्षा",
        lists: [
          "नज़दीकी मौसम केंद्र के आँकड़ों पर भुगतान, खेत की जाँच नहीं होती",
          "कम बारिश, ज़्यादा बारिश, लू या पाला",
          "सीमाएँ पहले से तय, पैसे देने से पहले दिखाई जाती हैं",
        ],
      },
      mr: {
        title: "पाऊस आणि उष्णता सुरक्षा",
        lists: [
          "जवळच्या हवामान केंद्राच्या आकड्यांवर भरपाई, शेताची पाहणी नाही",
          "कमी पाऊस, जास्त पाऊस, उष्णता किंवा कडाक्याची थंडी",
          "मर्यादा ठरलेल्या, पैसे भरण्याआधी दाखवल्या जातात",
        ],
      },
    },
    price: "420",
    type: "weather",
  },
  {
    id: "farm-family-health",
    image: "/pictures/plans/farm-family-health.svg",
    words: {
      en: {
        title: "Farm Family Health",
        lists: [
          "Hospital stay for up to five in the family",
          "Snake bite, pesticide poisoning and heat stroke from day one",
          "Childbirth after nine months of cover",
          "Cashless at listed hospitals in the district",
        ],
      },
      hi: {
        title: "किसान परिवार स्वास्थ्य",
        lists: [
          "परिवार के पाँच सदस्यों तक अस्पताल में भर्ती",
          "साँप काटना, कीटनाशक का ज़हर और लू: पहले दिन से",
          "बीमे के नौ महीने बाद प्रसव का खर्च",
          "ज़िले के सूचीबद्ध अस्पतालों में बिना नकद इलाज",
        ],
      },
      mr: {
        title: "शेतकरी कुटुंब आरोग्य",
        lists: [
          "कुटुंबातील पाच जणांपर्यंत रुग्णालयाचा खर्च",
          "सर्पदंश, कीटकनाशकाची विषबाधा आणि उष्माघात: पहिल्या दिवसापासून",
          "विम्याच्या नऊ महिन्यांनंतर बाळंतपणाचा खर्च",
          "जिल्ह्यातील यादीतल्या रुग्णालयांत रोख न भरता उपचार",
        ],
      },
    },
    price: "900",
    type: "health",
  },
  {
    id: "farmer-accident-cover",
    image: "/pictures/plans/farmer-accident-cover.svg",
    words: {
      en: {
        title: "Farmer Accident Cover",
        lists: [
          "Accidental death or disability, at work or on the road",
          "Machine injury, fall, electric shock and lightning",
          "Tenants and farm workers can join too",
        ],
      },
      hi: {
        title: "किसान दुर्घटना सुरक्षा",
        lists: [
          "काम पर या सड़क पर दुर्घटना से मौत या विकलांगता",
          "मशीन की चोट, गिरना, करंट और बिजली गिरना",
          "बटाईदार और खेत मज़दूर भी जुड़ सकते हैं",
        ],
      },
      mr: {
        title: "शेतकरी अपघात सुरक्षा",
        lists: [
          "कामावर किंवा रस्त्यावर अपघाती मृत्यू किंवा अपंगत्व",
          "यंत्राची इजा, पडणे, विजेचा धक्का आणि वीज पडणे",
          "कुळे आणि शेतमजूरही सहभागी होऊ शकतात",
        ],
      },
    },
    price: "100",
    type: "accident",
  },
] as const satisfies readonly SamplePlan[];
