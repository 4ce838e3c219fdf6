/** From one to ninety-nine in their order; spellings of one number stand with a stroke between. */
export const hindiNumbers = `एक दो तीन चार पांच छह/छः/छे/छ सात आठ नौ दस
  ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस/पचीस छब्बीस
  सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस/अठाइस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस
  अड़तीस उनतालीस/उन्तालीस चालीस इकतालीस बयालीस तैंतालीस/तेतालीस चवालीस/चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस
  उनचास/उन्चास पचास इक्यावन बावन तिरपन/तिरेपन चौवन/चौअन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ बासठ
  तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर
  अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी नब्बे
  इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पचानबे/पंचानवे छियानवे/छियानबे सत्तानवे/सत्तानबे
  अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे`;

export const marathiNumbers = `एक दोन तीन चार पाच सहा सात आठ नऊ दहा
  अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस
  एकोणतीस तीस एकतीस बत्तीस तेहेतीस/तेहतीस/तेहत्तीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस चाळीस एक्केचाळीस
  बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस/शेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न
  त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट
  एकोणसत्तर सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी
  एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद एक्क्याण्णव ब्याण्णव
  त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव/सत्याण्णव अठ्ठ्याण्णव नव्याण्णव`;

/** From one to twenty, then the tens. */
export const englishNumbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
export const englishTens = "twenty thirty forty/fourty fifty sixty seventy eighty ninety/ninty";

/** Hindi in Latin letters that sounds like a number and is a word of its own: सौ and "so", नौ and "no". */
export const unheardNumbers = "so no";

/** A number by itself. */
export const wholeFractions = [
  [2.5, "ढाई अढ़ाई dhai dhaai adhai अडीच adich adeech"],
  [1.5, "डेढ़ dedh derh ded दीड deed did"],
  [0.75, "पौन पौना paun pauna पाऊण paun"],
  [0.5, "आधा आधे आधी aadha adha aadhe aadhi अर्धा अर्धे अर्धी ardha half"],
  [0.25, "पाव चौथाई chauthai quarter"],
] as const;

/** What is added to the number after it; सवा may also stand alone, for one and a quarter. */
export const addedFractions = [
  [0.5, "साढ़े साढे sadhe saadhe saade sade साडे"],
  [0.25, "सवा sava sawa सव्वा savva"],
  [-0.25, "पौने paune pone पावणे पाउणे pavne"],
] as const;

/** What multiplies the number before it. */
export const scaleWords = [
  [100, "hundred सौ sau शे"],
  [1000, "thousand hazar hazaar hajar hajaar hzar हज़ार"],
  [100_000, "lakh lakhs lac lacs laakh लाख"],
  [1_000_000, "million"],
  [10_000_000, "crore crores karod karor करोड़ कोटी koti"],
] as const;

/** Units of what is counted in a question, by what they are called. */
export const unitWords = {
  acre: "acre acres एकड़ एकड ekad ekkar ekar akad एकर",
  hectare: "hectare hectares ha हेक्टेयर हेक्टर hektar hektare",
  guntha: "guntha gunthas gunta guntas गुंठा गुंठे gunthe",
  bigha: "bigha bighas beegha bighe बीघा बीघे बिघा",
  quintal: "quintal quintals kuntal qtl क्विंटल कुंतल kwintal",
  kg: "kg kgs kilo kilos किलो kilogram किग्रा",
  rupees: "rupees rupee rupaye rupay rupaya rupiya rupye रुपये रुपया रुपए",
} as const;

/** How a unit's name begins in Devanagari's cases: एकरासाठी, रुपयांचा. */
export const unitBeginnings = {
  acre: "एकर",
  hectare: "हेक्टर",
  guntha: "गुंठ",
  bigha: "बीघ",
  quintal: "क्विंटल",
  kg: "किलो",
  rupees: "रुप",
} as const;

/** Before a unit of land: for each of them; the Marathi ones hold their unit. */
export const perWords = "per प्रति prati har हर every each fi फी दर";
export const perUnitWords = { acre: "एकरी ekari", hectare: "हेक्टरी hektari" } as const;

/** Between two numbers: somewhere from the one to the other. */
export const rangeWords = "to se से ते या or ya किंवा kinva";

/** Between the parts of one number. */
export const joiningWords = "and aur और व आणि ani";

/** What is counted and is no money. */
export const countedThings = `farmer farmers kisan किसान किसानों शेतकरी people log लोग लोगों लोक plant plants paudha paudhe
  पौधा पौधे पौधों रोप रोपे रोपं tree trees ped पेड़ झाड झाडे झाडं birds murgi मुर्गी मुर्गियां कोंबड्या cows गाय गायें village गांव गांवों गाव`;
