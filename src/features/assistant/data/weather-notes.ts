import type { Note } from "./note.ts";

/** Thresholds are those that the product's own alerts use. */
export const weatherNotes: readonly Note[] = [
  {
    id: "weather-spray",
    topic: "weather",
    title: { en: "Weather in which to spray", hi: "छिड़काव के लिए कैसा मौसम" },
    text: {
      en: "Spray when the wind is 3 to 15 km/h, the air is 10 to 30 °C and not too dry, and no rain comes for at least 4 hours after. Dead calm at dawn lets the drops hang and drift; strong wind carries them to the neighbour; heat dries them before they work; rain washes them off. Early morning after the dew or late afternoon usually fits. Urvara's weather page shows these hours for your own place.",
      hi: "तब छिड़कें जब हवा 3 से 15 किमी/घंटा हो, तापमान 10 से 30 °C, हवा बहुत सूखी न हो, और बाद में कम से कम 4 घंटे बारिश न आए। भोर की बिल्कुल शांत हवा में बूँदें लटककर बहती हैं; तेज़ हवा उन्हें पड़ोसी तक ले जाती है; गर्मी सुखा देती है; बारिश धो देती है। ओस के बाद की सुबह या शाम अक्सर ठीक रहती है। उर्वरा का मौसम पन्ना आपकी जगह के लिए ये घंटे दिखाता है।",
    },
    asked: "spray window rain before after wind speed kab chhidke barish se pehle",
    from: "weatherPage",
  },
  {
    id: "weather-heavy-rain",
    topic: "weather",
    title: { en: "Heavy rain is coming", hi: "भारी बारिश आने वाली है" },
    text: {
      en: "From 64.5 mm in a day the weather department speaks of heavy rain, from 115.6 mm of very heavy. Before it: open the drains and the lowest corner of the bund, put off irrigation, fertiliser and spraying, harvest what is ripe and cover it, stake tall vegetables. After it: let the water out within a day, then loosen the crust and look for disease as soon as the leaves are dry.",
      hi: "एक दिन में 64.5 मिमी से भारी और 115.6 मिमी से बहुत भारी बारिश कही जाती है। पहले: नालियाँ और मेड़ का सबसे नीचा कोना खोलें, सिंचाई, खाद और छिड़काव रोकें, पकी फसल काटकर ढकें, ऊँची सब्ज़ियों को सहारा दें। बाद में: एक दिन के अंदर पानी निकालें, फिर पपड़ी तोड़ें और पत्ते सूखते ही रोग देखें।",
    },
    asked: "heavy rain alert warning before after rain field full of water bhari barish",
    from: "imd",
  },
  {
    id: "weather-heat",
    topic: "weather",
    title: { en: "Heat wave and the crop", hi: "लू और फसल" },
    text: {
      en: "On the plains the weather department speaks of a heat wave from 40 °C when it is 4.5 °C above normal, or from 45 °C in any case. Give light irrigation in the evening or at night, keep mulch on the soil, shade nurseries and young plants with net or straw, and put off transplanting, spraying and fertiliser. Wheat that is filling its grain gains from a light irrigation. Work in the cool hours and drink water.",
      hi: "मैदान में 40 °C से, जब सामान्य से 4.5 °C ऊपर हो, या 45 °C से हर हाल में लू मानी जाती है। शाम या रात को हल्की सिंचाई करें, मिट्टी पर पलवार रखें, पौधशाला और छोटे पौधों पर जाली या पुआल की छाया करें, रोपाई, छिड़काव और खाद टालें। दाना भरते गेहूँ को हल्की सिंचाई से फायदा होता है। ठंडे समय में काम करें और पानी पिएँ।",
    },
    asked: "heatwave hot crops protect garmi se bachav loo tez dhoop",
    from: "imd",
  },
  {
    id: "weather-cold",
    topic: "weather",
    title: { en: "Cold wave", hi: "शीतलहर" },
    text: {
      en: "On the plains a cold wave is declared from 10 °C at night when it is 4.5 °C below normal, or at 4 °C and less. Irrigate lightly, for wet soil keeps warmth; cover nurseries with straw or sheet at night and open them by day; keep cattle under a roof with dry bedding. Cold slows growth and the taking up of phosphorus: purple leaves then often come right by themselves.",
      hi: "मैदान में रात का तापमान 10 °C तक और सामान्य से 4.5 °C नीचे हो, या 4 °C या कम हो तो शीतलहर मानी जाती है। हल्की सिंचाई करें, गीली मिट्टी गर्मी रखती है; पौधशाला को रात में पुआल या चादर से ढकें और दिन में खोलें; पशुओं को छत और सूखा बिछौना दें। ठंड में बढ़वार और फॉस्फोरस लेना धीमा होता है: बैंगनी पत्ते अक्सर खुद ठीक हो जाते हैं।",
    },
    asked: "cold wave low temperature crop sardi thand se bachana",
    from: "imd",
  },
  {
    id: "weather-frost",
    topic: "weather",
    title: { en: "Saving the crop from frost", hi: "पाले से फसल बचाना" },
    text: {
      en: "Frost threatens on clear, calm nights when the air falls to about 4 °C and less. Irrigate lightly in the afternoon or evening before; cover nurseries and vegetables with straw, sheet or net, open to the south-east; make smoke on the windward side after midnight; do not prune or feed nitrogen before the cold is over. Potato, tomato, chilli, brinjal, peas, mustard in flower, gram and papaya suffer first. Remove blackened parts only when the cold is past.",
      hi: "साफ आसमान और थमी हवा की रात में तापमान करीब 4 °C या कम हो तो पाले का डर है। दोपहर बाद या शाम को हल्की सिंचाई करें; पौधशाला और सब्ज़ियों को पुआल, चादर या जाली से ढकें, दक्षिण-पूर्व खुला रखें; आधी रात के बाद हवा की ओर धुआँ करें; ठंड बीतने तक छँटाई और नाइट्रोजन न दें। आलू, टमाटर, मिर्च, बैंगन, मटर, फूलती सरसों, चना और पपीता पहले मरते हैं। काले पड़े हिस्से ठंड बीतने पर ही काटें।",
    },
    asked: "frost night protect vegetables pala padne se bachav",
    from: "imd",
  },
  {
    id: "weather-hail",
    topic: "weather",
    title: { en: "After a hailstorm", hi: "ओले पड़ने के बाद" },
    text: {
      en: "Take photos at once, before anything is moved, and report an insured crop within 72 hours. Drain the water, lift and tie what can stand, cut off broken shoots with a clean knife, and pick fallen fruit and sell it early. Wounds let disease in: look after two or three days and protect only if the disease shows. A crop that can still shoot gains from a light feeding and hoeing.",
      hi: "कुछ भी हटाने से पहले तुरंत फोटो लें और बीमित फसल की सूचना 72 घंटे में दें। पानी निकालें, जो खड़ा हो सके उसे बाँधें, टूटी टहनियाँ साफ चाकू से काटें, गिरे फल चुनकर जल्दी बेचें। घाव से रोग लगता है: दो-तीन दिन बाद देखें और रोग दिखे तभी बचाव करें। जो फसल फिर फूट सके उसे हल्की खाद और गुड़ाई से फायदा होता है।",
    },
    asked: "hail damage what to do hailstorm after ole girne ke baad fasal",
    from: "imd",
  },
  {
    id: "weather-wind",
    topic: "weather",
    title: { en: "Strong wind and lodging", hi: "तेज़ हवा और फसल का गिरना" },
    text: {
      en: "A soaked field and wind lay crops flat. Do not irrigate wheat, maize, paddy or cane when gusts of 45 km/h and more are forecast. Prop bananas, tie cane clumps, stake tomatoes, and earth up maize. Much nitrogen and thick sowing make crops fall. Lift lodged maize and cane early; leave lodged wheat and rice and harvest them as soon as they are ripe.",
      hi: "गीला खेत और हवा मिलकर फसल गिरा देते हैं। 45 किमी/घंटा या ज़्यादा के झोंके का अनुमान हो तो गेहूँ, मक्का, धान या गन्ने में पानी न दें। केले को सहारा दें, गन्ने के झुंड बाँधें, टमाटर को डंडा दें, मक्का पर मिट्टी चढ़ाएँ। ज़्यादा नाइट्रोजन और घनी बुवाई से फसल गिरती है। गिरा मक्का और गन्ना जल्दी उठाएँ; गिरा गेहूँ और धान रहने दें और पकते ही काटें।",
    },
    asked: "lodging crop fell down flat wind storm fasal gir gayi hawa se",
    from: "imd",
  },
  {
    id: "weather-dry-spell",
    topic: "weather",
    title: { en: "The rain stays away", hi: "बारिश रुक गई" },
    text: {
      en: "In a dry spell keep the soil's water: weed, hoe the crust, lay mulch or straw, and thin a crop that is too thick. Give what water there is at the crop's sensitive stage, in alternate furrows or by sprinkler, in the evening. Put off the next nitrogen until the soil is moist. If half the stand is lost early, ask the agriculture office which short crop can still be sown; the insurer may pay for prevented sowing.",
      hi: "सूखे अंतराल में मिट्टी का पानी बचाएँ: निराई करें, पपड़ी तोड़ें, पलवार या पुआल बिछाएँ, घनी फसल छाँटें। जितना पानी हो, फसल की नाज़ुक अवस्था पर, एक छोड़ एक नाली में या फव्वारे से, शाम को दें। अगला नाइट्रोजन नमी आने तक टालें। शुरू में ही आधे पौधे मर जाएँ तो कृषि कार्यालय से पूछें कि कौन सी कम दिन की फसल अब बोई जा सकती है; बुवाई न हो पाने पर बीमा भी मिल सकता है।",
    },
    asked: "no rain drought monsoon break barish nahi ho rahi sukha",
    from: "imd",
  },
  {
    id: "weather-lightning",
    topic: "weather",
    title: { en: "Lightning in the field", hi: "खेत में बिजली गिरने से बचाव" },
    text: {
      en: "When you hear thunder, leave the field at once and go into a house or a closed vehicle. Do not stand under a tree, near a pump, a wire fence or water, and put down metal tools. If nothing is near, crouch with your feet together, do not lie down. Wait half an hour after the last thunder.",
      hi: "गरज सुनते ही खेत छोड़ें और घर या बंद गाड़ी में जाएँ। पेड़ के नीचे, पंप, तार की बाड़ या पानी के पास न खड़े हों, लोहे के औज़ार रख दें। पास कुछ न हो तो पैर जोड़कर उकड़ूँ बैठें, लेटें नहीं। आखिरी गरज के बाद आधा घंटा रुकें।",
    },
    asked: "lightning strike thunderstorm safety bijli girne se kaise bache",
    from: "imd",
  },
  {
    id: "weather-monsoon",
    topic: "weather",
    title: { en: "When the monsoon comes", hi: "मानसून कब आता है" },
    text: {
      en: "On average the monsoon reaches Kerala on 1 June, Hyderabad about 8 June, Mumbai and Kolkata about 11 June, Nagpur about 16 June, Delhi about 27 June, and has covered the country about 8 July. It may come a week or more early or late. Do not sow rain-fed crops on the first shower: soybean and others want a well wetted soil, some 75 to 100 mm of rain.",
      hi: "औसतन मानसून केरल में 1 जून, हैदराबाद करीब 8 जून, मुंबई और कोलकाता करीब 11 जून, नागपुर करीब 16 जून, दिल्ली करीब 27 जून को पहुँचता है और करीब 8 जुलाई तक पूरे देश में। एक हफ्ता या ज़्यादा आगे-पीछे हो सकता है। पहली फुहार पर बारानी फसल न बोएँ: सोयाबीन आदि को अच्छी नमी चाहिए, करीब 75 से 100 मिमी बारिश।",
    },
    asked: "monsoon arrival onset date first rain mansoon kab aayega",
    from: "imd",
  },
  {
    id: "weather-fog",
    topic: "weather",
    title: { en: "Fog, dew and cloudy days", hi: "कोहरा, ओस और बादल" },
    text: {
      en: "Leaves that stay wet for long let blights, rusts and mildews grow: late blight of potato and tomato, yellow rust of wheat, white rust and aphids of mustard, downy mildew of grapes. In such weather walk the field every second day, look below the leaves of low corners first, do not irrigate by sprinkler in the evening, and put off nitrogen.",
      hi: "पत्ते देर तक गीले रहें तो झुलसा, रतुआ और फफूँद बढ़ते हैं: आलू-टमाटर का पछेता झुलसा, गेहूँ का पीला रतुआ, सरसों का सफेद रतुआ और माहू, अंगूर का डाउनी। ऐसे मौसम में हर दूसरे दिन खेत घूमें, नीची जगहों में पत्तों के नीचे पहले देखें, शाम को फव्वारा न चलाएँ, नाइट्रोजन टालें।",
    },
    asked: "fog dew cloudy weather disease risk kohra os badal",
    from: "imd",
  },
  {
    id: "weather-harvest",
    topic: "weather",
    title: { en: "Rain at harvest time", hi: "कटाई के समय बारिश" },
    text: {
      en: "Look at the forecast before you cut: ripe paddy, wheat, soybean or gram should not lie cut in rain. Cut in two dry days, heap on a raised dry place and cover with tarpaulin, leaving the sides open for air. Wet produce must be spread thin and turned before it heats. An insured crop that is damaged while drying in the field may be paid for up to 14 days after cutting.",
      hi: "काटने से पहले अनुमान देखें: पका धान, गेहूँ, सोयाबीन या चना कटकर बारिश में न पड़ा रहे। दो सूखे दिनों में काटें, ऊँची सूखी जगह ढेर लगाएँ और तिरपाल से ढकें, किनारे हवा के लिए खुले रखें। भीगी उपज गरम होने से पहले पतली फैलाकर पलटें। खेत में सूखते समय खराब हुई बीमित फसल का दावा कटाई के 14 दिन तक हो सकता है।",
    },
    asked: "rain forecast harvest cut crop wet katai ke samay barish",
    from: "imd",
  },
];
