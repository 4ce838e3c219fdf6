import type { CropWord } from "./crop-words.ts";

type Both = { readonly en: string; readonly hi: string };

export const cropNames: Partial<Record<CropWord, Both>> = {
  rice: { en: "rice", hi: "धान" },
  wheat: { en: "wheat", hi: "गेहूँ" },
  maize: { en: "maize", hi: "मक्का" },
  cotton: { en: "cotton", hi: "कपास" },
  sugarcane: { en: "sugarcane", hi: "गन्ना" },
  soybean: { en: "soybean", hi: "सोयाबीन" },
  chickpea: { en: "chickpea (gram)", hi: "चना" },
  pigeonpea: { en: "pigeonpea (tur)", hi: "अरहर" },
  greengram: { en: "green gram (moong)", hi: "मूँग" },
  blackgram: { en: "black gram (urad)", hi: "उड़द" },
  lentil: { en: "lentil", hi: "मसूर" },
  groundnut: { en: "groundnut", hi: "मूँगफली" },
  mustard: { en: "mustard", hi: "सरसों" },
  sunflower: { en: "sunflower", hi: "सूरजमुखी" },
  sorghum: { en: "sorghum (jowar)", hi: "ज्वार" },
  pearlmillet: { en: "pearl millet (bajra)", hi: "बाजरा" },
  ragi: { en: "ragi", hi: "रागी" },
  tomato: { en: "tomato", hi: "टमाटर" },
  onion: { en: "onion", hi: "प्याज" },
  potato: { en: "potato", hi: "आलू" },
  chilli: { en: "chilli", hi: "मिर्च" },
  brinjal: { en: "brinjal", hi: "बैंगन" },
  okra: { en: "okra", hi: "भिंडी" },
  cabbage: { en: "cabbage", hi: "पत्तागोभी" },
  banana: { en: "banana", hi: "केला" },
  grapes: { en: "grapes", hi: "अंगूर" },
  turmeric: { en: "turmeric", hi: "हल्दी" },
  garlic: { en: "garlic", hi: "लहसुन" },
  cumin: { en: "cumin", hi: "जीरा" },
  mango: { en: "mango", hi: "आम" },
  pomegranate: { en: "pomegranate", hi: "अनार" },
  citrus: { en: "citrus", hi: "नींबू वर्ग" },
};

/** What a crop's calendar needs said beside the dates. */
export const calendarHints: Partial<Record<CropWord, Both>> = {
  rice: {
    en: "The dates are those of transplanting or direct sowing; the nursery is sown 20 to 30 days before.",
    hi: "ये तारीखें रोपाई या सीधी बुवाई की हैं; पौधशाला 20 से 30 दिन पहले बोते हैं।",
  },
  wheat: {
    en: "In the north the yield falls with each day after about 25 November.",
    hi: "उत्तर में करीब 25 नवंबर के बाद हर दिन उपज घटती है।",
  },
  soybean: {
    en: "Sow when 75 to 100 mm of rain has wetted the soil.",
    hi: "75 से 100 मिमी बारिश से मिट्टी भीगने पर बोएँ।",
  },
  sugarcane: {
    en: "In the west there are three plantings: adsali, pre-season and suru. Spring or suru cane stands 10 to 12 months, pre-season cane 13 to 15, adsali 15 to 18.",
    hi: "पश्चिम में तीन रोपाई हैं: अडसाली, पूर्व-मौसमी और सुरू। बसंत या सुरू गन्ना 10 से 12, पूर्व-मौसमी 13 से 15, अडसाली 15 से 18 महीने खड़ा रहता है।",
  },
  onion: {
    en: "In the west kharif onion is transplanted in July, late kharif onion from September to November, rabi onion in December and January; the rabi crop stores well.",
    hi: "पश्चिम में खरीफ प्याज की रोपाई जुलाई में, पछेती खरीफ की सितंबर से नवंबर, रबी की दिसंबर-जनवरी में; रबी का प्याज टिकता है।",
  },
  pomegranate: {
    en: "The first dates are those of flowering: of the three bahars, ambia, mrig and hasta, take one, by your water and the diseases around you.",
    hi: "पहली तारीखें फूल आने की हैं: तीन बहार, अंबिया, मृग और हस्त, में से एक लें, अपने पानी और आसपास के रोगों के हिसाब से।",
  },
  mango: {
    en: "The first dates are those of flowering. Young trees are planted with the first rains.",
    hi: "पहली तारीखें बौर आने की हैं। पौधे पहली बारिश के साथ लगाते हैं।",
  },
  grapes: {
    en: "The first dates are those of the foundation pruning; the fruit pruning follows in October.",
    hi: "पहली तारीखें आधार छँटाई की हैं; फल छँटाई अक्टूबर में होती है।",
  },
  banana: {
    en: "It stands 11 to 13 months.",
    hi: "यह 11 से 13 महीने खड़ा रहता है।",
  },
};

/** When want of water costs most: common knowledge of agronomy. */
export const waterStages: Partial<Record<CropWord, Both>> = {
  rice: {
    en: "Rice must not dry at transplanting and rooting, at panicle initiation, at flowering and at the milk stage. Between these the field may dry to fine cracks.",
    hi: "धान रोपाई और जमने पर, बाली बनने पर, फूल और दूधिया अवस्था पर न सूखे। इनके बीच खेत महीन दरार तक सूख सकता है।",
  },
  wheat: {
    en: "The first water, at crown root initiation about 20 to 25 days after sowing, matters most. Then tillering, jointing, flowering, milk and dough. With one irrigation give the first, with two the first and flowering.",
    hi: "पहला पानी, बुवाई के 20 से 25 दिन बाद शीर्ष जड़ निकलने पर, सबसे ज़रूरी है। फिर कल्ले, गाँठ, फूल, दूधिया और दाना कड़ा होना। एक पानी हो तो पहला, दो हों तो पहला और फूल पर।",
  },
  maize: {
    en: "Tasselling and silking decide: dryness then leaves cobs without grain. Knee-high and grain filling come next. Young maize drowns easily.",
    hi: "नर मंजरी और रेशम निकलना निर्णायक है: तब सूखा हो तो भुट्टे में दाने नहीं बैठते। फिर घुटने की ऊँचाई और दाना भरना। छोटा मक्का पानी भरने से जल्दी मरता है।",
  },
  cotton: {
    en: "Squaring, flowering and boll filling must not lack water; before them a little dryness sends the root down. Much water early makes leaves and drops squares. Stop when bolls begin to open.",
    hi: "कली, फूल और टिंडे भरते समय पानी की कमी न हो; उससे पहले थोड़ा सूखा जड़ नीचे भेजता है। शुरू में ज़्यादा पानी से पत्ते बढ़ते और कलियाँ झड़ती हैं। टिंडे खुलने लगें तो बंद करें।",
  },
  sugarcane: {
    en: "Sprouting, tillering and above all the grand growth of the hot months need water; three weeks of drying before harvest raise the sugar.",
    hi: "जमाव, कल्ले और सबसे ज़्यादा गर्मी की तेज़ बढ़वार में पानी चाहिए; कटाई से पहले तीन हफ्ते सूखा रखने से मिठास बढ़ती है।",
  },
  soybean: {
    en: "Flowering and pod filling decide. In a dry spell of the monsoon one saving irrigation then pays; standing water does harm at any time.",
    hi: "फूल और फली भरना निर्णायक है। मानसून के सूखे अंतराल में तब एक बचाव सिंचाई फायदा देती है; भरा पानी हर समय नुकसान करता है।",
  },
  groundnut: {
    en: "Flowering, pegging and pod filling need moist, loose soil. Stop near ripeness, or the pods sprout.",
    hi: "फूल, सुई (पेग) और फली भरते समय नम, भुरभुरी मिट्टी चाहिए। पकने के पास बंद करें, नहीं तो फली में अंकुर आते हैं।",
  },
  mustard: {
    en: "Two waters do most: before flowering, about 30 to 40 days, and when pods fill. Too much calls rot and aphids.",
    hi: "दो पानी सबसे काम के: फूल से पहले, करीब 30 से 40 दिन पर, और फली भरने पर। ज़्यादा से सड़न और माहू आते हैं।",
  },
  sunflower: {
    en: "Bud, flowering and seed filling are the sensitive stages. Avoid heavy water with wind when heads are full.",
    hi: "कली, फूल और बीज भरना नाज़ुक अवस्थाएँ हैं। सिर भरे हों तो हवा में भारी पानी न दें।",
  },
  chickpea: {
    en: "Gram lives on stored moisture. One water before flowering and one when pods fill are enough; water in full flower makes leaves and drops flowers.",
    hi: "चना जमा नमी पर जीता है। एक पानी फूल से पहले और एक फली भरने पर काफी है; पूरे फूल पर पानी से पत्ते बढ़ते और फूल झड़ते हैं।",
  },
  pigeonpea: {
    en: "Bud, flowering and pod filling in the dry months gain from a water; standing water kills it when young.",
    hi: "सूखे महीनों में कली, फूल और फली भरने पर पानी से फायदा; छोटी अवस्था में भरा पानी इसे मार देता है।",
  },
  greengram: {
    en: "In summer water at three weeks, at flowering and at pod filling, lightly; stop after the first picking.",
    hi: "गर्मी में तीन हफ्ते पर, फूल और फली भरने पर हल्का पानी; पहली तुड़ाई के बाद बंद करें।",
  },
  lentil: {
    en: "One light water before flowering, and one at pod filling if winter rain fails. It bears no standing water.",
    hi: "फूल से पहले एक हल्का पानी, और सर्दी की बारिश न हो तो फली भरने पर एक। भरा पानी नहीं सहती।",
  },
  sorghum: {
    en: "It stands dry weeks well. Booting, flowering and grain filling repay water most.",
    hi: "यह सूखे हफ्ते अच्छे से सहती है। गोभ, फूल और दाना भरने पर पानी का सबसे ज़्यादा फायदा।",
  },
  pearlmillet: {
    en: "Mostly grown on rain. If water is there, give it at tillering, flowering and grain filling.",
    hi: "ज़्यादातर बारिश पर उगता है। पानी हो तो कल्ले, फूल और दाना भरने पर दें।",
  },
  tomato: {
    en: "Even moisture from flowering to picking: dryness then flood cracks the fruit, drops flowers and blackens the fruit's end.",
    hi: "फूल से तुड़ाई तक बराबर नमी: सूखे के बाद ज़्यादा पानी से फल फटते, फूल झड़ते और फल का सिरा काला होता है।",
  },
  onion: {
    en: "Shallow roots: light and frequent, most while the bulb swells; stop 10 to 15 days before lifting. Irregular water makes double bulbs.",
    hi: "जड़ें उथली: हल्का और जल्दी-जल्दी, गाँठ फूलते समय सबसे ज़रूरी; उखाड़ने से 10 से 15 दिन पहले बंद। अनियमित पानी से दो गाँठें बनती हैं।",
  },
  potato: {
    en: "Light waters, first about a week after planting on dry land, then every 7 to 12 days by soil and weather; tuber setting and swelling must not dry. Keep the ridge's top dry, stop 10 to 15 days before digging.",
    hi: "हल्के पानी, सूखी ज़मीन में पहला रोपाई के करीब हफ्ते बाद, फिर मिट्टी-मौसम से हर 7 से 12 दिन; कंद बनते और फूलते समय न सूखे। मेड़ की चोटी सूखी रखें, खुदाई से 10 से 15 दिन पहले बंद करें।",
  },
  chilli: {
    en: "After planting, at flowering and while fruit grows; never let water stand, for roots rot and flowers drop.",
    hi: "रोपाई के बाद, फूल पर और फल बढ़ते समय; पानी भरा न रहे, जड़ें सड़ती और फूल झड़ते हैं।",
  },
  brinjal: {
    en: "Even water through flowering and fruiting, every week or so in winter and oftener in summer, by furrow or drip.",
    hi: "फूल और फल के दौरान बराबर पानी, सर्दी में करीब हफ्ते में और गर्मी में जल्दी, नाली या ड्रिप से।",
  },
  cabbage: {
    en: "From head formation on keep it evenly moist; heavy water on a ripe head splits it.",
    hi: "बंद बनने से आगे बराबर नमी रखें; पके बंद पर भारी पानी से वह फटता है।",
  },
  grapes: {
    en: "After pruning and while berries grow water fully; less while buds form after the foundation pruning and when berries ripen.",
    hi: "छँटाई के बाद और दाने बढ़ते समय पूरा पानी; आधार छँटाई के बाद कली बनते समय और पकते समय कम।",
  },
  banana: {
    en: "Water all year without a gap, most at flowering and bunch filling; drip and mulch save half. Standing water brings wilt.",
    hi: "साल भर लगातार पानी, फूल और घौद भरते समय सबसे ज़्यादा; ड्रिप और पलवार से आधा बचता है। भरे पानी से उकठा आता है।",
  },
};
