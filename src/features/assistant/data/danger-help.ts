import { emergencyNumbers } from "#content/helplines.ts";
import type { Language } from "#src/shared/language.ts";

type NumberName = keyof typeof emergencyNumbers;
type Help = {
  title: string;
  /** What to do now, in one line. */
  now: string;
  numbers: readonly NumberName[];
};
type Words = { names: Record<NumberName, string>; call: string; help: Record<HelpName, Help> };
type HelpName =
  | "despair"
  | "poisoning"
  | "animal-poisoning"
  | "bite"
  | "shock"
  | "heat"
  | "bleeding"
  | "collapse"
  | "unclear";

const people = ["emergency", "ambulance"] as const;

/**
 * First aid: of snake bite by the World Health Organization (gmswamy.com, "WHO's first aid instructions for snake
 * bite", and she-india.org); of pesticides by the labels' own text (no vomiting forced, nothing by mouth, the pack
 * to the doctor), as the passage on poisoning says; of shock, heat, bleeding and fainting as every course of first
 * aid teaches: common knowledge.
 */
export const dangerHelp: Record<Language, Words> = {
  en: {
    call: "Call",
    names: {
      emergency: "all emergencies",
      ambulance: "ambulance",
      mind: "Tele-MANAS, somebody to talk to, free, day and night",
      poison: "poisons centre, AIIMS New Delhi, free",
      animals: "veterinary van",
    },
    help: {
      despair: {
        title: "You matter. Talk to somebody now",
        now: "Call now and say how you are; it is free and nobody is told. Do not stay alone: sit with somebody, and give them the pesticides, ropes and keys to keep. If you have already taken something, call the ambulance first.",
        numbers: ["mind", "emergency", "ambulance"],
      },
      poisoning: {
        title: "Poisoning: act now",
        now: "Take the person into fresh air, take off wet clothes, wash skin and eyes with plenty of clean water. Force no vomiting, give nothing by mouth; go to a hospital at once and take the pack or its label along.",
        numbers: [...people, "poison"],
      },
      "animal-poisoning": {
        title: "Animal in danger: act now",
        now: "Take away what it ate or drank and keep the other animals off; put it in shade, wash poison off its skin, pour nothing into its mouth. Call a vet at once and keep the pack or the plant to show.",
        numbers: ["animals"],
      },
      bite: {
        title: "Bite or sting: act now",
        now: "Keep the bitten one lying still and the limb unmoved, take off rings, bangles and shoes. Do not tie tightly, cut, suck or try herbs; go at once to a hospital that has antivenom. Leave the snake alone.",
        numbers: people,
      },
      shock: {
        title: "Electric shock: act now",
        now: "Do not touch whoever is still at the wire: switch the current off first, or push the wire away with dry wood. If there is no breath, press hard and fast on the middle of the chest until help comes.",
        numbers: people,
      },
      heat: {
        title: "Heat stroke: act now",
        now: "Carry them into shade, loosen the clothes, wet the whole body and fan it. Water in sips only to somebody fully awake; to hospital at once if they are confused, vomit or do not wake.",
        numbers: people,
      },
      bleeding: {
        title: "Bleeding: act now",
        now: "Press hard on the wound with a clean cloth and do not let go; lie down and hold the limb up. Do not pull out what sticks in it. A cut off finger goes along in a clean bag, the bag on ice.",
        numbers: people,
      },
      collapse: {
        title: "Life in danger: act now",
        now: "No breath: press hard and fast on the middle of the chest until help comes. Breathing but not awake: turn onto the side, and give nothing by mouth.",
        numbers: people,
      },
      unclear: {
        title: "Is somebody in danger? Call now",
        now: "If somebody is hurt, poisoned, bitten, or does not answer, call at once, stay with them, and do what you are told on the phone. If you yourself can no longer go on, talk to somebody now.",
        numbers: [...people, "mind"],
      },
    },
  },
  hi: {
    call: "फोन करें",
    names: {
      emergency: "हर आपात स्थिति",
      ambulance: "एम्बुलेंस",
      mind: "टेली-मानस, बात करने के लिए, मुफ्त, दिन-रात",
      poison: "विष सूचना केंद्र, एम्स नई दिल्ली, मुफ्त",
      animals: "पशु चिकित्सा वाहन",
    },
    help: {
      despair: {
        title: "आपका जीवन कीमती है। अभी किसी से बात करें",
        now: "अभी फोन करें और मन की बात कहें; यह मुफ्त है और किसी को बताया नहीं जाता। अकेले न रहें: किसी अपने के पास बैठें, और कीटनाशक, रस्सी और चाबियाँ उसे सौंप दें। कुछ खा या पी लिया हो तो पहले एम्बुलेंस बुलाएँ।",
        numbers: ["mind", "emergency", "ambulance"],
      },
      poisoning: {
        title: "ज़हर का असर: तुरंत करें",
        now: "व्यक्ति को खुली हवा में ले जाएँ, भीगे कपड़े उतारें, त्वचा और आँखें खूब साफ पानी से धोएँ। उल्टी न कराएँ, मुँह से कुछ न दें; दवा का डिब्बा या लेबल लेकर तुरंत अस्पताल जाएँ।",
        numbers: [...people, "poison"],
      },
      "animal-poisoning": {
        title: "पशु खतरे में: तुरंत करें",
        now: "जो खाया या पिया उसे हटाएँ और दूसरे पशुओं को दूर रखें; पशु को छाया में रखें, त्वचा पर लगा ज़हर धोएँ, मुँह में कुछ न डालें। तुरंत पशु चिकित्सक को बुलाएँ और डिब्बा या पौधा दिखाने को रखें।",
        numbers: ["animals"],
      },
      bite: {
        title: "काटना या डंक: तुरंत करें",
        now: "जिसे काटा है उसे लिटाकर स्थिर रखें, वह अंग न हिलाएँ, अँगूठी, चूड़ी और जूते उतारें। कसकर न बाँधें, न काटें, न चूसें, झाड़-फूँक न करें; तुरंत उस अस्पताल जाएँ जहाँ विषरोधी दवा हो। साँप को छोड़ दें।",
        numbers: people,
      },
      shock: {
        title: "बिजली का झटका: तुरंत करें",
        now: "जो तार से लगा है उसे न छुएँ: पहले बिजली बंद करें या सूखी लकड़ी से तार हटाएँ। साँस न हो तो मदद आने तक छाती के बीच ज़ोर से और जल्दी-जल्दी दबाएँ।",
        numbers: people,
      },
      heat: {
        title: "लू लगना: तुरंत करें",
        now: "छाया में ले जाएँ, कपड़े ढीले करें, पूरे शरीर को गीला करें और पंखा करें। पूरे होश में हो तभी घूँट-घूँट पानी दें; भ्रम, उल्टी या बेहोशी हो तो तुरंत अस्पताल।",
        numbers: people,
      },
      bleeding: {
        title: "खून बहना: तुरंत करें",
        now: "साफ कपड़े से घाव को ज़ोर से दबाएँ और छोड़ें नहीं; लिटाकर अंग ऊपर रखें। घाव में धँसी चीज़ न निकालें। कटी उँगली साफ थैली में, थैली बर्फ पर रखकर साथ ले जाएँ।",
        numbers: people,
      },
      collapse: {
        title: "जान का खतरा: तुरंत करें",
        now: "साँस न हो तो मदद आने तक छाती के बीच ज़ोर से और जल्दी-जल्दी दबाएँ। साँस हो पर होश न हो तो करवट पर लिटाएँ और मुँह से कुछ न दें।",
        numbers: people,
      },
      unclear: {
        title: "क्या कोई खतरे में है? अभी फोन करें",
        now: "किसी को चोट लगी हो, ज़हर चढ़ा हो, किसी ने काटा हो या वह जवाब न दे, तो तुरंत फोन करें, उसके पास रहें और फोन पर जो बताया जाए वही करें। अगर आप खुद अब और सह नहीं पा रहे, तो अभी किसी से बात करें।",
        numbers: [...people, "mind"],
      },
    },
  },
  mr: {
    call: "फोन करा",
    names: {
      emergency: "सर्व आणीबाणी",
      ambulance: "रुग्णवाहिका",
      mind: "टेली-मानस, बोलण्यासाठी, मोफत, दिवसरात्र",
      poison: "विष माहिती केंद्र, एम्स नवी दिल्ली, मोफत",
      animals: "पशुवैद्यकीय वाहन",
    },
    help: {
      despair: {
        title: "तुमचे जीवन मोलाचे आहे. आत्ता कोणाशी तरी बोला",
        now: "आत्ता फोन करा आणि मनातले सांगा; तो मोफत आहे आणि कोणाला सांगितले जात नाही. एकटे राहू नका: आपल्या माणसाजवळ बसा, आणि कीटकनाशके, दोर आणि किल्ल्या त्याच्याकडे द्या. काही घेतले असेल तर आधी रुग्णवाहिका बोलवा.",
        numbers: ["mind", "emergency", "ambulance"],
      },
      poisoning: {
        title: "विषबाधा: लगेच करा",
        now: "माणसाला मोकळ्या हवेत न्या, ओले कपडे काढा, त्वचा आणि डोळे भरपूर स्वच्छ पाण्याने धुवा. उलटी करवू नका, तोंडाने काही देऊ नका; औषधाचा डबा किंवा लेबल घेऊन लगेच दवाखान्यात जा.",
        numbers: [...people, "poison"],
      },
      "animal-poisoning": {
        title: "जनावर धोक्यात: लगेच करा",
        now: "जे खाल्ले किंवा प्यायले ते दूर करा आणि इतर जनावरांना लांब ठेवा; जनावराला सावलीत ठेवा, अंगावरचे विष धुवा, तोंडात काही ओतू नका. लगेच पशुवैद्याला बोलवा आणि डबा किंवा वनस्पती दाखवायला ठेवा.",
        numbers: ["animals"],
      },
      bite: {
        title: "दंश: लगेच करा",
        now: "दंश झालेल्याला झोपवून स्थिर ठेवा, तो अवयव हलवू नका, अंगठ्या, बांगड्या आणि चपला काढा. घट्ट बांधू नका, कापू नका, चोखू नका, झाडपाला लावू नका; लगेच प्रतिविष असलेल्या दवाखान्यात न्या. सापाच्या मागे लागू नका.",
        numbers: people,
      },
      shock: {
        title: "विजेचा धक्का: लगेच करा",
        now: "तारेला चिकटलेल्याला हात लावू नका: आधी वीज बंद करा किंवा कोरड्या लाकडाने तार दूर करा. श्वास नसेल तर मदत येईपर्यंत छातीच्या मधोमध जोरात आणि भरभर दाबा.",
        numbers: people,
      },
      heat: {
        title: "उष्माघात: लगेच करा",
        now: "सावलीत न्या, कपडे सैल करा, सगळे अंग ओले करा आणि वारा घाला. पूर्ण शुद्धीत असेल तरच घोट घोट पाणी द्या; गोंधळ, उलटी किंवा बेशुद्धी असेल तर लगेच दवाखाना.",
        numbers: people,
      },
      bleeding: {
        title: "रक्तस्राव: लगेच करा",
        now: "स्वच्छ कापडाने जखम जोरात दाबून धरा आणि सोडू नका; झोपवून अवयव वर धरा. जखमेत रुतलेले काढू नका. तुटलेले बोट स्वच्छ पिशवीत, पिशवी बर्फावर ठेवून सोबत न्या.",
        numbers: people,
      },
      collapse: {
        title: "जिवाला धोका: लगेच करा",
        now: "श्वास नसेल तर मदत येईपर्यंत छातीच्या मधोमध जोरात आणि भरभर दाबा. श्वास आहे पण शुद्ध नाही तर कुशीवर झोपवा आणि तोंडाने काही देऊ नका.",
        numbers: people,
      },
      unclear: {
        title: "कोणी धोक्यात आहे का? आत्ता फोन करा",
        now: "कोणाला जखम झाली असेल, विषबाधा झाली असेल, काही चावले असेल किंवा कोणी उत्तर देत नसेल, तर लगेच फोन करा, त्याच्याजवळ थांबा आणि फोनवर सांगतील तसे करा. तुम्हाला स्वतःलाच आता सहन होत नसेल, तर आत्ता कोणाशी तरी बोला.",
        numbers: [...people, "mind"],
      },
    },
  },
};
