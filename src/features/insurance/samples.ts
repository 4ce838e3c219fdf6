type SampleWords = { readonly title: string; readonly lists: readonly string[] };

type SamplePlan = {
  readonly id: string;
  readonly image: string;
  readonly words: { readonly en: SampleWords; readonly hi: SampleWords };
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
        title: "मौसमी फ़सल सुरक्षा",
        lists: [
          "बुवाई से कटाई तक सूखा, बाढ़, ओले, कीट और रोग",
          "बारिश न होने से बुवाई न हो पाए, तब भी भुगतान",
          "कटकर खेत में सूखती फ़सल, 14 दिन तक",
          "खेत के नुक़सान की सूचना 72 घंटे में, फ़ोन या फ़ोटो से",
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
        title: "बाग़ और अंगूर सुरक्षा",
        lists: [
          "आम, अंगूर, अनार, केला और नींबू वर्ग के फल",
          "ओले, पाला, आँधी और फूल के समय बेमौसम बारिश",
          "उखड़े या टूटे पेड़ और फटी जाली",
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
          "पशु चिकित्सक के प्रमाण पत्र से दावा शुरू",
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
          "महामारी, आग, बाढ़ और जंगली जानवर",
          "साल भर टीके की याद दिलाना",
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
          "सड़क पर दूसरों की चोट या नुक़सान",
          "मरम्मत आपके ही ज़िले की कार्यशाला में",
          "दिन हो या रात, खेत से खींचकर लाना",
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
          "नज़दीकी मौसम केंद्र के आँकड़ों पर भुगतान, खेत की जाँच नहीं",
          "कम बारिश, ज़्यादा बारिश, लू या पाला",
          "सीमाएँ तय हैं और पैसे देने से पहले दिखाई जाती हैं",
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
          "नौ महीने के बाद प्रसव का ख़र्च",
          "ज़िले के सूचीबद्ध अस्पतालों में बिना नक़द इलाज",
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
    },
    price: "100",
    type: "accident",
  },
] as const satisfies readonly SamplePlan[];
