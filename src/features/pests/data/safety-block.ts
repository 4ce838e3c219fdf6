/**
 * What is said after every piece of advice, word for word the same: no dose of ours stands anywhere, the
 * label decides. The telephone numbers are commonly known ones, to be confirmed before they are relied on.
 */
export const safetyBlock = {
  en: [
    "Read the label: dose, waiting days, protective gear. We name no dose.",
    "Buy only sealed, labelled packs from a licensed dealer and keep the bill.",
    "Use only on the crop and pest on the label; never raise the dose or mix unknown products.",
    "Wait the days on the label between the last spray and harvest; also keep the re-entry time.",
    "Wear gloves, mask, goggles, long sleeves and boots; spray in the cool hours, with the wind behind, never near water or when bees fly.",
    "Toxicity triangle: red extremely toxic, yellow highly, blue moderately, green slightly toxic.",
    "Wash body and clothes apart; never eat, drink or smoke while spraying.",
    "Rinse empty packs three times, pierce them, and give them to the collection point; never reuse them.",
    "Poisoning: take off the clothes, wash, go to hospital with the label. Poison centre AIIMS 1800-116-117; Kisan Call Centre 1800-180-1551.",
  ],
  hi: [
    "लेबल पढ़ें: मात्रा, रुकने के दिन, बचाव के कपड़े। हम कोई मात्रा नहीं बताते।",
    "केवल लाइसेंस वाले दुकानदार से सीलबंद, लेबल लगा पैक खरीदें और बिल रखें।",
    "केवल लेबल पर लिखी फसल और कीट-रोग पर ही इस्तेमाल करें; मात्रा न बढ़ाएँ और अनजान दवाएँ न मिलाएँ।",
    "आखिरी छिड़काव और कटाई के बीच लेबल पर लिखे दिन रुकें; खेत में दोबारा जाने का समय भी मानें।",
    "दस्ताने, मास्क, चश्मा, पूरी बाँह और जूते पहनें; ठंडे समय में, हवा की दिशा में छिड़कें; पानी के पास या मधुमक्खियाँ उड़ते समय कभी नहीं।",
    "ज़हर का त्रिकोण: लाल अत्यंत ज़हरीला, पीला बहुत, नीला मध्यम, हरा कम ज़हरीला।",
    "शरीर और कपड़े अलग धोएँ; छिड़काव करते समय न खाएँ, न पिएँ, न बीड़ी-सिगरेट पिएँ।",
    "खाली पैक तीन बार धोएँ, छेद करें और संग्रह केंद्र पर दें; दोबारा इस्तेमाल न करें।",
    "ज़हर चढ़े तो: कपड़े उतारें, नहलाएँ, लेबल लेकर अस्पताल जाएँ। एम्स विष केंद्र 1800-116-117; किसान कॉल सेंटर 1800-180-1551।",
  ],
  mr: [
    "लेबल वाचा: प्रमाण, थांबण्याचे दिवस, संरक्षक कपडे. आम्ही कोणतेही प्रमाण सांगत नाही.",
    "फक्त परवानाधारक दुकानातून सीलबंद, लेबल असलेला पॅक घ्या आणि बिल जपून ठेवा.",
    "फक्त लेबलवरील पीक आणि कीड-रोगावरच वापरा; प्रमाण वाढवू नका आणि अनोळखी औषधे मिसळू नका.",
    "शेवटची फवारणी आणि काढणी यांत लेबलवरील दिवस थांबा; शेतात परत जाण्याची वेळही पाळा.",
    "हातमोजे, मास्क, गॉगल, पूर्ण बाह्या आणि बूट घाला; थंड वेळी, वाऱ्याच्या दिशेने फवारा; पाण्याजवळ किंवा मधमाश्या उडताना कधीही नाही.",
    "विषाचा त्रिकोण: लाल अत्यंत विषारी, पिवळा खूप, निळा मध्यम, हिरवा कमी विषारी.",
    "अंग आणि कपडे वेगळे धुवा; फवारताना खाऊ, पिऊ किंवा धूम्रपान करू नका.",
    "रिकामे पॅक तीन वेळा धुवा, भोक पाडा आणि संकलन केंद्रावर द्या; पुन्हा वापरू नका.",
    "विषबाधा झाल्यास: कपडे काढा, धुवा, लेबल घेऊन रुग्णालयात जा. एम्स विष केंद्र 1800-116-117; किसान कॉल सेंटर 1800-180-1551.",
  ],
} as const;
