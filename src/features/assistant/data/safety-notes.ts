import type { Note } from "./note.ts";

/** From the safety block, the restrictions and the toxicity colours of the Central Insecticides Board's list. */
export const safetyNotes: readonly Note[] = [
  {
    id: "safety-dose-label",
    topic: "safety",
    title: { en: "How much to spray: the label decides", hi: "कितनी दवा डालें: लेबल तय करता है" },
    text: {
      en: "Urvara never names a dose of a pesticide. The dose, the water, the days between sprays and the days before harvest stand on the label and leaflet of the pack, for each crop and pest by itself. If your crop or pest is not on the label, do not use the product on it. Never raise the dose. If the label is torn or unreadable, ask the dealer, the agriculture office or the Kisan Call Centre 1800-180-1551.",
      hi: "उर्वरा किसी कीटनाशक की मात्रा नहीं बताता। मात्रा, पानी, दो छिड़काव के बीच के दिन और कटाई से पहले के दिन डिब्बे के लेबल और पर्चे पर लिखे हैं, हर फसल और कीट के लिए अलग। लेबल पर आपकी फसल या कीट न हो तो वह दवा उस पर न डालें। मात्रा कभी न बढ़ाएँ। लेबल फटा हो या पढ़ा न जाए तो दुकानदार, कृषि कार्यालय या किसान कॉल सेंटर 1800-180-1551 से पूछें।",
    },
    asked: "dose litre pump tanki matra ml gram per litre how much pesticide kitni dawa",
    from: "plants",
  },
  {
    id: "safety-gear",
    topic: "safety",
    title: { en: "What to wear when spraying", hi: "छिड़काव के समय क्या पहनें" },
    text: {
      en: "Wear gloves, a mask, goggles, long sleeves, long trousers and boots. Spray in the cool hours with the wind behind you, never towards people, animals or water. Do not eat, drink, chew tobacco or smoke while working. Afterwards wash your body, and wash the clothes apart from the family's.",
      hi: "दस्ताने, मास्क, चश्मा, पूरी बाँह के कपड़े, पूरी पैंट और जूते पहनें। ठंडे समय में छिड़कें, हवा पीठ की ओर हो, लोगों, पशुओं या पानी की ओर कभी नहीं। काम के बीच खाना, पीना, तंबाकू या बीड़ी नहीं। बाद में नहाएँ और कपड़े घर के कपड़ों से अलग धोएँ।",
    },
    asked: "wear clothes pahnna kapde pehne protection safety kit",
    from: "plants",
  },
  {
    id: "safety-poisoning",
    topic: "safety",
    title: {
      en: "Pesticide poisoning: what to do at once",
      hi: "कीटनाशक का ज़हर चढ़ने पर तुरंत क्या करें",
    },
    text: {
      en: "Take the person away from the spray, take off the wet clothes and wash skin and eyes with plenty of clean water. Go to a hospital at once and take the pack with its label along: the doctor treats by what stands on it. Give nothing to drink and do not force vomiting unless the label or a doctor says so. AIIMS poison centre 1800-116-117, ambulance 108.",
      hi: "व्यक्ति को छिड़काव से दूर ले जाएँ, भीगे कपड़े उतारें, त्वचा और आँखें साफ पानी से खूब धोएँ। तुरंत अस्पताल जाएँ और डिब्बा लेबल समेत साथ ले जाएँ: डॉक्टर उसी से इलाज करता है। जब तक लेबल या डॉक्टर न कहे, कुछ न पिलाएँ और उल्टी न कराएँ। एम्स विष केंद्र 1800-116-117, एंबुलेंस 108।",
    },
    asked: "drank swallowed inhaled dizzy vomiting after spray chakkar ulti pi liya hospital",
    from: "plants",
  },
  {
    id: "safety-containers",
    topic: "safety",
    title: { en: "Empty pesticide packs", hi: "दवा के खाली डिब्बे" },
    text: {
      en: "Rinse the empty pack three times and pour the rinse into the spray tank. Pierce or crush it so that nobody uses it again, and hand it to the collection point or bury it away from wells and streams as the label says. Never keep water, oil or grain in it and never burn it.",
      hi: "खाली डिब्बे को तीन बार पानी से खंगालें और वह पानी छिड़काव की टंकी में डालें। डिब्बे में छेद करें या कुचल दें ताकि कोई फिर न बरते, और संग्रह केंद्र पर दें या लेबल के अनुसार कुएँ और नाले से दूर गाड़ें। उसमें पानी, तेल या अनाज कभी न रखें और जलाएँ नहीं।",
    },
    asked: "empty bottle packet reuse dispose phenk khali",
    from: "plants",
  },
  {
    id: "safety-waiting-days",
    topic: "safety",
    title: {
      en: "Days to wait between the last spray and harvest",
      hi: "आखिरी छिड़काव और कटाई के बीच के दिन",
    },
    text: {
      en: "Every label names the waiting period, the days that must pass between the last spray and harvest, so that what is left on the produce is harmless. Count them before you spray: a vegetable that is picked every few days may leave no room for a product with a long wait. Also keep the time the label gives before anyone enters the field.",
      hi: "हर लेबल पर प्रतीक्षा अवधि लिखी है, यानी आखिरी छिड़काव और कटाई या तुड़ाई के बीच के दिन, ताकि उपज पर बची दवा नुकसान न करे। छिड़कने से पहले गिन लें: जो सब्ज़ी हर कुछ दिन में टूटती है उसमें लंबी अवधि वाली दवा नहीं चलेगी। खेत में जाने से पहले का समय भी लेबल के अनुसार रखें।",
    },
    asked:
      "phi pre harvest interval how many days after spray pick eat vegetables kitne din baad tod sakte",
    from: "plants",
  },
  {
    id: "safety-mixing",
    topic: "safety",
    title: { en: "Mixing products in one tank", hi: "एक टंकी में दवाएँ मिलाना" },
    text: {
      en: "Mix only what the labels of both products allow. Unknown mixtures can burn the crop, curdle in the tank, or be more poisonous to you. Sulphur and oil, or copper and many others, do not go together. Do not add fertiliser, soap or a second insecticide on a guess; two products of the same kind bring nothing but cost.",
      hi: "वही मिलाएँ जिसकी इजाज़त दोनों दवाओं के लेबल पर हो। अनजाने मिश्रण फसल झुलसा सकते हैं, टंकी में फट सकते हैं या आपके लिए ज़्यादा ज़हरीले हो सकते हैं। गंधक और तेल, या तांबा और कई दवाएँ साथ नहीं चलतीं। अंदाज़े से खाद, साबुन या दूसरी दवा न मिलाएँ; एक ही तरह की दो दवाओं से सिर्फ खर्च बढ़ता है।",
    },
    asked: "mix two pesticides together tank mix do dawa ek sath",
    from: "plants",
  },
  {
    id: "safety-banned",
    topic: "safety",
    title: { en: "Pesticides that are banned in India", hi: "भारत में प्रतिबंधित कीटनाशक" },
    text: {
      en: "The Central Insecticides Board keeps the list of what may not be made, brought in or used. Endosulfan, methyl parathion, phorate, triazophos, dichlorvos, methomyl and dozens more stand on it; monocrotophos 36 % SL was banned by an order of October 2023. Of streptomycin and tetracycline on crops a draft order of 2021 is known; a final one could not be confirmed here. If a shop offers you such a product, refuse it and tell the agriculture office. Orders change: see the newest list of the directorate.",
      hi: "केंद्रीय कीटनाशी बोर्ड की सूची बताती है कि क्या बनाना, मँगाना या बरतना मना है। एंडोसल्फान, मिथाइल पैराथियान, फोरेट, ट्राइज़ोफॉस, डाइक्लोरवॉस, मेथोमिल और दर्जनों नाम उसमें हैं; मोनोक्रोटोफॉस 36 % एसएल अक्टूबर 2023 के आदेश से मना है। फसल पर स्ट्रेप्टोमाइसिन और टेट्रासाइक्लिन के लिए 2021 का मसौदा आदेश पता है; अंतिम आदेश की पुष्टि यहाँ नहीं हो सकी। दुकान ऐसी दवा दे तो न लें और कृषि कार्यालय को बताएँ। आदेश बदलते हैं: निदेशालय की नई सूची देखें।",
    },
    asked: "list of banned pesticides which not allowed illegal",
    from: "plants",
    certainty: "V",
  },
  {
    id: "safety-colours",
    topic: "safety",
    title: { en: "The coloured triangle on the pack", hi: "डिब्बे पर रंगीन तिकोना निशान" },
    text: {
      en: "The lower half of the square on the label shows how poisonous a product is: red is extremely toxic, yellow highly toxic, blue moderately toxic, green slightly toxic. Choose green or blue where the label lists several products for your pest, and take every care even with green.",
      hi: "लेबल के चौकोर निशान का निचला हिस्सा बताता है कि दवा कितनी ज़हरीली है: लाल सबसे तेज़, पीला तेज़, नीला मध्यम, हरा हल्का। आपके कीट के लिए कई दवाएँ हों तो हरा या नीला चुनें, और हरे में भी पूरी सावधानी रखें।",
    },
    asked: "red yellow blue green triangle label colour meaning tikona nishan rang toxic toxicity",
    from: "plants",
  },
  {
    id: "safety-buying",
    topic: "safety",
    title: {
      en: "Buying pesticide: a sealed pack and a bill",
      hi: "दवा खरीदना: सील बंद डिब्बा और बिल",
    },
    text: {
      en: "Buy only sealed, labelled packs from a licensed dealer and keep the bill. Look for the registration number, batch, making and expiry dates, and the leaflet in a language you read. A broken seal, a rubbed out date, a price far too low or a dealer who gives no bill are signs of a fake. Tell the agriculture inspector; the bill is your proof.",
      hi: "लाइसेंस वाले दुकानदार से सील बंद, लेबल लगा डिब्बा ही लें और बिल रखें। पंजीकरण नंबर, बैच, बनने और खत्म होने की तारीख और अपनी भाषा का पर्चा देखें। टूटी सील, मिटी तारीख, बहुत कम दाम या बिना बिल का दुकानदार नकली होने के निशान हैं। कृषि निरीक्षक को बताएँ; बिल आपका सबूत है।",
    },
    asked: "fake duplicate pesticide identify nakli dawa pehchan dukan dealer shop bill expiry",
    from: "plants",
  },
  {
    id: "safety-bees",
    topic: "safety",
    title: { en: "Sparing bees while spraying", hi: "छिड़काव में मधुमक्खी बचाना" },
    text: {
      en: "Bees set the fruit of mustard, sunflower, orchards and most vegetables. Do not spray open flowers; if you must, spray late in the evening when bees are home and the spray dries before morning. Tell beekeepers near you a day before. Products marked as dangerous to bees stay off flowering crops and weeds.",
      hi: "सरसों, सूरजमुखी, बाग और ज़्यादातर सब्ज़ियों में फल मधुमक्खी से बैठते हैं। खिले फूलों पर न छिड़कें; ज़रूरी हो तो शाम देर से, जब मधुमक्खियाँ छत्ते में हों और दवा सुबह तक सूख जाए। पास के मधुमक्खी पालकों को एक दिन पहले बताएँ। मधुमक्खी के लिए खतरनाक लिखी दवा फूल वाली फसल और खरपतवार पर न डालें।",
    },
    asked: "bees dying honey pollinators madhumakkhi mar rahi",
    from: "plants",
  },
  {
    id: "safety-antibiotics",
    topic: "safety",
    title: { en: "Antibiotics on crops are not allowed", hi: "फसल पर एंटीबायोटिक की मनाही" },
    text: {
      en: "A draft order of 2021 ends the use of streptomycin and tetracycline on crops; a final one could not be confirmed here, so leave them. Against bacterial blight, canker and wilt the work is clean seed and plants, drainage, pruning in dry weather, removing sick plants, and copper only where the label names your crop.",
      hi: "2021 का मसौदा आदेश फसल पर स्ट्रेप्टोमाइसिन और टेट्रासाइक्लिन बंद करता है; अंतिम आदेश की पुष्टि यहाँ नहीं हो सकी, इसलिए इन्हें न बरतें। जीवाणु झुलसा, कैंकर और उकठा में काम है: साफ बीज और पौध, पानी की निकासी, सूखे मौसम में छँटाई, बीमार पौधे हटाना, और तांबा वहीं जहाँ लेबल पर आपकी फसल लिखी हो।",
    },
    asked: "streptocycline streptomycin antibiotic plantomycin",
    from: "plants",
  },
  {
    id: "safety-operators-only",
    topic: "safety",
    title: { en: "Products only for licensed operators", hi: "सिर्फ लाइसेंस वाले ऑपरेटर के लिए दवाएँ" },
    text: {
      en: "Aluminium phosphide (the tablets for grain) may be used only by approved operators under an expert's eye: the gas kills people in the house. Glyphosate may be applied only through pest control operators since October 2022. Methyl bromide likewise. Do not buy or use these yourself.",
      hi: "एल्युमीनियम फॉस्फाइड (अनाज की गोली) सिर्फ मंज़ूर ऑपरेटर विशेषज्ञ की देखरेख में बरत सकते हैं: गैस घर के लोगों की जान ले लेती है। अक्टूबर 2022 से ग्लाइफोसेट भी सिर्फ कीट नियंत्रण ऑपरेटर डाल सकते हैं। मिथाइल ब्रोमाइड भी। इन्हें खुद न खरीदें, न बरतें।",
    },
    asked: "sulphas celphos tablet grain glyphosate roundup",
    from: "plants",
  },
  {
    id: "safety-storing",
    topic: "safety",
    title: { en: "Keeping pesticides at home", hi: "घर में दवा रखना" },
    text: {
      en: "Keep pesticides in their own packs, locked, away from food, fodder, seed and children, in a dry place outside the rooms where you sleep. Never pour them into water or soft drink bottles: most poisonings of children happen so. Buy only what the season needs.",
      hi: "दवा उसी के डिब्बे में, ताले में, खाने, चारे, बीज और बच्चों से दूर, सोने के कमरे से बाहर सूखी जगह रखें। पानी या ठंडे पेय की बोतल में कभी न भरें: बच्चों को ज़हर ज़्यादातर ऐसे ही चढ़ता है। उतनी ही खरीदें जितनी इस मौसम में लगे।",
    },
    asked: "store pesticide safely children lock ghar me rakhna",
    from: "plants",
  },
  {
    id: "safety-resistance",
    topic: "safety",
    title: { en: "When a spray no longer works", hi: "जब दवा असर न करे" },
    text: {
      en: "An insect or fungus sprayed again and again with one kind of product grows used to it. Do not spray stronger or more often. Look first whether the right pest was met, at the right stage, in dry weather with enough water. Then change to a product of another group number on the label, and let traps, friendly insects and clean fields do their part.",
      hi: "एक ही तरह की दवा बार-बार छिड़कने से कीट या फफूँद को आदत हो जाती है। तेज़ या ज़्यादा बार न छिड़कें। पहले देखें कि कीट वही था, सही अवस्था में था, मौसम सूखा और पानी पूरा था। फिर लेबल पर दूसरे समूह नंबर की दवा लें, और ट्रैप, मित्र कीट और साफ खेत से काम लें।",
    },
    asked: "resistance pesticide not working asar nahi kar rahi spray no effect",
    from: "plants",
  },
];
