import type { PestRecord } from "#src/features/pests/record-schema.ts";

/** Insects of rice. Facts from common knowledge of crop protection, to be confirmed locally; the texts are ours. */
export const riceInsects: readonly PestRecord[] = [
  {
    id: "rice-ysb",
    crop: "rice",
    kind: "insect",
    scientific: "Scirpophaga incertulas",
    certainty: "K",
    marks: {
      part: ["shoot", "fruit"],
      sign: ["wilting", "chaffy"],
      colour: ["white", "brown"],
      pattern: ["tunnel", "lone"],
      creature: ["caterpillar", "moth", "none"],
      stage: ["growing", "flowering"],
    },
    lookAlikes: ["rice-gallmidge", "rice-gundhi"],
    ingredients: [
      { name: "chlorantraniliprole", use: "spray" },
      { name: "cartap hydrochloride", use: "spray" },
    ],
    words: {
      en: {
        name: "Yellow stem borer",
        signs:
          "The middle shoot dries before flowering and comes out with a light pull; later the ear stands white and empty.",
        mark: "The dried middle shoot or the white ear comes out with a light pull, and its lower end is eaten.",
        favourable: "Warm humid weather, late planting, much nitrogen.",
        count:
          "Look at 20 hills along a walk through the field. Act when 5 of 100 shoots are dead, or at 1 egg mass on a square metre.",
        cultural: [
          "Clip the seedling tips before planting: the eggs sit there.",
          "Cut the stubble low after harvest.",
          "Plant with your neighbours, not late.",
        ],
        biological: [
          "Pheromone traps, 8 to an acre.",
          "The egg parasite Trichogramma japonicum, released when moths are seen.",
        ],
      },
      hi: {
        name: "पीला तना छेदक",
        signs:
          "बालियाँ आने से पहले बीच की कोंपल सूख जाती है और हल्के खिंचाव से निकल आती है; बाद में बाली सफेद और खाली खड़ी रहती है।",
        mark: "सूखी कोंपल या सफेद बाली हल्के खिंचाव से निकल आती है और नीचे का सिरा कुतरा होता है।",
        favourable: "गर्म और नम मौसम, देर से रोपाई, ज़्यादा नाइट्रोजन।",
        count:
          "खेत में चलते हुए 20 पुंजे देखें। 100 में 5 कोंपल सूखी हों, या एक वर्ग मीटर में अंडों का 1 गुच्छा मिले, तब कदम उठाएँ।",
        cultural: [
          "रोपाई से पहले पौध के सिरे काट दें: अंडे वहीं होते हैं।",
          "कटाई के बाद ठूँठ नीचे से काटें।",
          "पड़ोसियों के साथ समय पर रोपाई करें।",
        ],
        biological: ["फेरोमोन ट्रैप, एकड़ में 8।", "पतंगे दिखते ही अंड परजीवी ट्राइकोग्रामा जैपोनिकम छोड़ें।"],
      },
      mr: { name: "पिवळा खोडकिडा" },
    },
  },
  {
    id: "rice-bph",
    crop: "rice",
    kind: "insect",
    scientific: "Nilaparvata lugens",
    certainty: "K",
    marks: {
      part: ["stem", "plant"],
      sign: ["drying", "yellowing"],
      colour: ["brown", "yellow"],
      pattern: ["fieldpatch"],
      creature: ["hopper"],
      stage: ["growing", "flowering", "ripening"],
    },
    lookAlikes: ["rice-wbph", "rice-tungro"],
    ingredients: [
      { name: "pymetrozine", use: "spray" },
      { name: "dinotefuran", use: "spray" },
      { name: "triflumezopyrim", use: "spray" },
    ],
    words: {
      en: {
        name: "Brown planthopper",
        signs:
          "Plants turn yellow and dry in round patches, as if burnt; small brown insects sit at the base, just above the water.",
        mark: "Round burnt-looking patches, and many small brown hoppers at the base of the plant.",
        favourable: "25 to 30 °C, a dense wet crop, much nitrogen, repeated pyrethroid sprays.",
        count:
          "Part the hills and count at the base, in 20 hills. Act at 10 to 15 hoppers on a hill.",
        cultural: [
          "Drain the field for 3 to 4 days.",
          "Leave an open alley every few metres.",
          "Split the nitrogen; grow a tolerant variety.",
        ],
        biological: [
          "Spiders and mirid bugs eat many: do not kill them with sprays that kill everything.",
        ],
      },
      hi: {
        name: "भूरा फुदका (माहू)",
        signs:
          "पौधे गोल-गोल चकत्तों में पीले होकर जले जैसे सूख जाते हैं; पानी के ठीक ऊपर तने पर छोटे भूरे कीट बैठे मिलते हैं।",
        mark: "जले जैसे गोल चकत्ते, और तने के नीचे बहुत से छोटे भूरे फुदके।",
        favourable: "25 से 30 °C, घनी और पानी भरी फसल, ज़्यादा नाइट्रोजन, बार-बार पायरेथ्रॉइड छिड़काव।",
        count: "पुंजे अलग करके जड़ के पास गिनें, 20 पुंजों में। एक पुंजे पर 10 से 15 फुदके हों तो कदम उठाएँ।",
        cultural: [
          "खेत का पानी 3 से 4 दिन निकाल दें।",
          "कुछ-कुछ मीटर पर खुली पट्टी छोड़ें।",
          "यूरिया बाँटकर दें; सहनशील किस्म लगाएँ।",
        ],
        biological: ["मकड़ियाँ और मिरिड बग इन्हें खूब खाते हैं: सब कुछ मारने वाले छिड़काव से इन्हें न मारें।"],
      },
      mr: { name: "तपकिरी तुडतुडे" },
    },
  },
  {
    id: "rice-wbph",
    crop: "rice",
    kind: "insect",
    scientific: "Sogatella furcifera",
    certainty: "K",
    marks: {
      part: ["leaf", "stem"],
      sign: ["yellowing", "growth"],
      colour: ["yellow", "orange"],
      pattern: ["edge"],
      creature: ["hopper"],
      stage: ["seedling", "growing"],
    },
    lookAlikes: ["rice-bph", "rice-tungro"],
    ingredients: [
      { name: "pymetrozine", use: "spray" },
      { name: "dinotefuran", use: "spray" },
    ],
    words: {
      en: {
        name: "White-backed planthopper",
        signs:
          "Leaves yellow from the tip and plants stay short early in the season; the hoppers have a white stripe on the back.",
        mark: "Hoppers with a white stripe on the back, on a young crop that yellows from the leaf tips.",
        favourable: "Moist weather, 25 to 30 °C.",
        count: "Count at the base of 20 hills. Act at 10 hoppers on a hill.",
        cultural: ["Drain the field for a few days.", "Give nitrogen in balance, not all at once."],
        biological: [
          "Spare spiders and other natural enemies: no broad sprays early in the season.",
        ],
      },
      hi: {
        name: "सफेद पीठ वाला फुदका",
        signs:
          "शुरू में ही पत्तियाँ सिरे से पीली पड़ती हैं और पौधे छोटे रह जाते हैं; फुदकों की पीठ पर सफेद धारी होती है।",
        mark: "पीठ पर सफेद धारी वाले फुदके, और सिरे से पीली पड़ती छोटी फसल।",
        favourable: "नम मौसम, 25 से 30 °C।",
        count: "20 पुंजों में जड़ के पास गिनें। एक पुंजे पर 10 फुदके हों तो कदम उठाएँ।",
        cultural: ["खेत का पानी कुछ दिन निकाल दें।", "नाइट्रोजन संतुलित दें, एक साथ नहीं।"],
        biological: ["मकड़ी जैसे मित्र कीट बचाएँ: शुरू में सब कुछ मारने वाला छिड़काव न करें।"],
      },
      mr: { name: "पांढऱ्या पाठीचे तुडतुडे" },
    },
  },
  {
    id: "rice-leaffolder",
    crop: "rice",
    kind: "insect",
    scientific: "Cnaphalocrocis medinalis",
    certainty: "K",
    marks: {
      part: ["leaf"],
      sign: ["curling", "scratches"],
      colour: ["white"],
      pattern: ["stripes"],
      creature: ["caterpillar", "moth", "none"],
      stage: ["growing", "flowering"],
    },
    lookAlikes: ["rice-hispa"],
    ingredients: [
      { name: "chlorantraniliprole", use: "spray" },
      { name: "flubendiamide", use: "spray" },
    ],
    words: {
      en: {
        name: "Leaf folder",
        signs:
          "Leaves are folded along their length; inside a caterpillar scrapes them to white streaks.",
        mark: "Open a folded leaf: a small green caterpillar and its droppings are inside.",
        favourable: "Humid, cloudy days, shade, much nitrogen.",
        count: "Look at 20 hills. Act at 2 freshly damaged leaves on a hill.",
        cultural: [
          "Drag a rope over the crop so that the caterpillars fall into the water.",
          "Clear the grass from the bunds.",
        ],
        biological: ["The egg parasite Trichogramma chilonis."],
      },
      hi: {
        name: "पत्ती लपेटक",
        signs: "पत्ती लंबाई में मुड़ी मिलती है; भीतर इल्ली खुरचकर सफेद धारियाँ बना देती है।",
        mark: "मुड़ी पत्ती खोलें: भीतर छोटी हरी इल्ली और उसकी बीट मिलती है।",
        favourable: "नम और बादल वाले दिन, छाया, ज़्यादा नाइट्रोजन।",
        count: "20 पुंजे देखें। एक पुंजे पर 2 ताज़ी खाई पत्तियाँ हों तो कदम उठाएँ।",
        cultural: ["फसल पर रस्सी फेरें ताकि इल्लियाँ पानी में गिर जाएँ।", "मेड़ों की घास साफ करें।"],
        biological: ["अंड परजीवी ट्राइकोग्रामा काइलोनिस।"],
      },
      mr: { name: "पाने गुंडाळणारी अळी" },
    },
  },
  {
    id: "rice-gallmidge",
    crop: "rice",
    kind: "insect",
    scientific: "Orseolia oryzae",
    certainty: "K",
    marks: {
      part: ["shoot"],
      sign: ["growth"],
      colour: ["silver", "green"],
      pattern: ["lone"],
      creature: ["fly", "none"],
      stage: ["seedling", "growing"],
    },
    lookAlikes: ["rice-ysb"],
    ingredients: [{ name: "fipronil", use: "granules" }],
    words: {
      en: {
        name: "Gall midge",
        signs: "A shoot turns into a silvery tube like an onion leaf and bears no ear.",
        mark: "A hollow, silvery tube stands in place of the middle leaf.",
        favourable: "Cloudy humid weather with drizzle.",
        count: "Look at 20 hills. Act when 5 of 100 shoots are silver.",
        cultural: ["Plant early.", "Grow a resistant variety."],
        biological: ["The small wasp Platygaster kills many: spare it by not spraying early."],
      },
      hi: {
        name: "गाल मिज (गंगई)",
        signs: "कोंपल प्याज की पत्ती जैसी चाँदी सी नली बन जाती है और उसमें बाली नहीं आती।",
        mark: "बीच की पत्ती की जगह चाँदी जैसी खोखली नली खड़ी होती है।",
        favourable: "बादल, नमी और फुहार वाला मौसम।",
        count: "20 पुंजे देखें। 100 में 5 कोंपल चाँदी जैसी नली बनी हों तो कदम उठाएँ।",
        cultural: ["जल्दी रोपाई करें।", "रोधी किस्म लगाएँ।"],
        biological: ["प्लैटिगैस्टर नाम की छोटी ततैया इसे मारती है: शुरू में छिड़काव न करके उसे बचाएँ।"],
      },
      mr: { name: "गादमाशी" },
    },
  },
  {
    id: "rice-gundhi",
    crop: "rice",
    kind: "insect",
    scientific: "Leptocorisa",
    certainty: "K",
    marks: {
      part: ["fruit"],
      sign: ["chaffy", "spots"],
      colour: ["brown", "white"],
      pattern: ["lone", "round"],
      creature: ["bug"],
      stage: ["ripening", "flowering"],
    },
    lookAlikes: ["rice-ysb", "rice-brownspot", "rice-falsesmut"],
    ingredients: [],
    words: {
      en: {
        name: "Ear-head (gundhi) bug",
        signs: "Grain is shrivelled, empty or spotted, and the field smells foul.",
        mark: "Slender bugs on the ears that smell foul when touched.",
        favourable: "Milk stage of the grain, and weeds in flower near by.",
        count:
          "Walk early in the morning and look at 20 hills. Act at 1 bug on a hill at milk stage.",
        cultural: ["Keep the bunds free of weeds.", "Plant at the same time as your neighbours."],
        biological: ["Catch them with a hand net.", "A light trap in the evening."],
      },
      hi: {
        name: "गंधी बग",
        signs: "दाने सिकुड़े, खाली या धब्बेदार होते हैं और खेत से बदबू आती है।",
        mark: "बालियों पर पतले बग जो छूने पर बदबू छोड़ते हैं।",
        favourable: "दूधिया अवस्था, और आसपास फूलते खरपतवार।",
        count: "सुबह जल्दी 20 पुंजे देखें। दूधिया अवस्था में एक पुंजे पर 1 बग हो तो कदम उठाएँ।",
        cultural: ["मेड़ें खरपतवार से साफ रखें।", "पड़ोसियों के साथ एक समय पर रोपाई करें।"],
        biological: ["हाथ के जाल से पकड़ें।", "शाम को प्रकाश प्रपंच (लाइट ट्रैप) लगाएँ।"],
      },
      mr: { name: "लोंब्यांवरील ढेकण्या" },
    },
  },
  {
    id: "rice-hispa",
    crop: "rice",
    kind: "insect",
    scientific: "Dicladispa armigera",
    certainty: "K",
    marks: {
      part: ["leaf"],
      sign: ["scratches"],
      colour: ["white"],
      pattern: ["stripes"],
      creature: ["beetle", "grub"],
      stage: ["seedling", "growing"],
    },
    lookAlikes: ["rice-leaffolder"],
    ingredients: [],
    words: {
      en: {
        name: "Rice hispa",
        signs:
          "White scratches run side by side along the leaf; grubs mine inside it, and small spiny black beetles sit on it.",
        mark: "Straight white scratches side by side and a small black spiny beetle.",
        favourable: "Heavy rain, then warm days.",
        count: "Look at 20 hills. Act at 1 adult beetle on a hill.",
        cultural: ["Clip the leaf tips and take them out of the field.", "Clear grass from bunds."],
        biological: ["Small parasites help: spare them."],
      },
      hi: {
        name: "धान का हिस्पा",
        signs:
          "पत्ती पर सफेद खरोंचें साथ-साथ चलती हैं; भीतर सूँडी सुरंग बनाती है और ऊपर छोटे काँटेदार काले भृंग बैठते हैं।",
        mark: "साथ-साथ सीधी सफेद खरोंचें और छोटा काला काँटेदार भृंग।",
        favourable: "तेज़ बारिश के बाद गर्म दिन।",
        count: "20 पुंजे देखें। एक पुंजे पर 1 भृंग हो तो कदम उठाएँ।",
        cultural: ["पत्तियों के सिरे काटकर खेत से बाहर करें।", "मेड़ों की घास हटाएँ।"],
        biological: ["छोटे परजीवी मदद करते हैं: उन्हें बचाएँ।"],
      },
      mr: { name: "भाताचा काटेरी भुंगेरा" },
    },
  },
];
