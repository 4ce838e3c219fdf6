import type { SearchAliases } from "./search.server.ts";
import { hearWord, splitWords } from "./search-words.server.ts";

/**
 * What farmers call the same thing in English, Hindi and Marathi, a thing a line, single words only. How a name
 * is spelt in Latin letters need not be listed when it sounds like its Devanagari: `beej` finds बीज by itself.
 */
const things = [
  // Seeds and plants
  "seed बीज बियाणे बियाणं बीयाणे biyane",
  "sapling seedling पौधा पौध रोप नर्सरी nursery paudha",
  // Fertilisers and manures
  "fertiliser fertilizer खाद खत उर्वरक khat khad urvarak",
  "urea यूरिया युरिया uria",
  "dap डीएपी डायअमोनियम diammonium",
  "potash पोटाश mop म्यूरेट muriate",
  "superphosphate सुपरफॉस्फेट ssp",
  "zinc जिंक जस्ता जस्त झिंक",
  "sulphur sulfur गंधक सल्फर",
  "gypsum जिप्सम",
  "lime चूना चुना chuna",
  "compost कंपोस्ट कम्पोस्ट gobar गोबर शेणखत shenkhat",
  "vermicompost केंचुआ गांडूळ kenchua gandul वर्मीकंपोस्ट",
  "biofertiliser जैविक जैव सेंद्रिय organic jaivik sendriya",
  "micronutrient सूक्ष्मपोषक सूक्ष्मअन्नद्रव्य",
  // Crop protection
  "pesticide insecticide कीटनाशक कीडनाशक keetnashak kidnashak",
  "fungicide फफूंदनाशक बुरशीनाशक fafundnashak burshinashak",
  "herbicide weedicide खरपतवारनाशक तणनाशक tannashak kharpatwarnashak",
  "neem नीम कडुनिंब निंबोळी nimboli kadunimb",
  "sprayer spray स्प्रेयर छिड़काव फवारणी पंपस्प्रे favarni chhidkav",
  // Water
  "drip ड्रिप ठिबक टपक thibak tapak",
  "sprinkler स्प्रिंकलर फव्वारा तुषार fawwara tushar",
  "pump पंप मोटर motor मोटार पम्प",
  "pipe पाइप पाईप नली nali",
  "irrigation सिंचाई सिंचन sinchai sinchan",
  "borewell बोरवेल नलकूप कूपनलिका tubewell nalkoop",
  // Tools and machines
  "tractor ट्रैक्टर ट्रॅक्टर",
  "plough plow हल नांगर nangar",
  "rotavator रोटावेटर रोटाव्हेटर rotovator",
  "tiller टिलर पावरटिलर powertiller",
  "thresher थ्रेशर मळणी malni थ्रेसर",
  "harvester हार्वेस्टर कंबाइन combine कापणीयंत्र",
  "cultivator कल्टीवेटर कुळव kulav",
  "seeder drill पेरणीयंत्र सीडड्रिल सीडर",
  "hoe कुदाल खुरपी khurpi खुरपे",
  "spade फावड़ा फावडे fawda कुदळ kudal",
  "sickle दरांती हंसिया विळा darati hansiya",
  "trolley ट्रॉली ट्रेलर trailer",
  "hire rent किराया भाडे भाड्याने kiraya bhade",
  "tool उपकरण औजार अवजार auzar avjar",
  "tarpaulin तिरपाल ताडपत्री tirpal tadpatri",
  "sack गोणी बोरा बोरी पोते gunny bori goni",
  // Livestock
  "cattle पशु मवेशी जनावरे गुरे pashu",
  "cow गाय गाई gaay",
  "buffalo भैंस म्हैस bhains mhais",
  "goat बकरी शेळी bakri sheli",
  "hen poultry मुर्गी कोंबडी murgi kombdi कुक्कुट",
  "fodder चारा वैरण chara vairan कडबा kadba",
  "feed आहार पशुखाद्य दाना खली pashukhadya खुराक",
  "milk दूध दुग्ध doodh dudh",
  "mineral खनिज मिनरल khanij",
  // Grains and pulses
  "rice paddy धान चावल भात तांदूळ dhan chawal tandul",
  "wheat गेहूं गहू gehu gahu",
  "maize corn मक्का मका makka",
  "sorghum jowar ज्वार ज्वारी jwari",
  "millet bajra बाजरा बाजरी bajri",
  "ragi रागी नाचणी nachni मडुआ",
  "barley जौ जव सातू",
  "chickpea gram चना हरभरा chana harbhara",
  "pigeonpea tur अरहर तूर तुअर arhar toor",
  "moong greengram मूंग मूग mung",
  "urad blackgram उड़द उडीद udid",
  "lentil मसूर masoor masur",
  "soybean सोयाबीन soyabean soya",
  "groundnut peanut मूंगफली भुईमूग mungfali bhuimug शेंगदाणा",
  "mustard सरसों मोहरी sarson mohri",
  "sesame तिल तीळ til",
  "sunflower सूरजमुखी सूर्यफूल surajmukhi suryaful",
  "safflower कुसुम करडई kardi kusum",
  "niger रामतिल कारळे ramtil karale",
  "castor अरंडी एरंडी एरंड arandi erand",
  // Cash crops and spices
  "cotton कपास कापूस kapas kapus कापुस",
  "sugarcane गन्ना ऊस ganna oos",
  "jute जूट पटसन ताग patsan",
  "turmeric हल्दी हळद haldi halad",
  "ginger अदरक आले adrak",
  "garlic लहसुन लसूण lahsun lasun",
  "coriander धनिया कोथिंबीर dhaniya kothimbir",
  "cumin जीरा जिरे jeera",
  "chilli mirch मिर्च मिरची mirchi",
  // Vegetables and fruit
  "tomato टमाटर टोमॅटो tamatar",
  "onion प्याज कांदा pyaj kanda",
  "potato आलू बटाटा aloo batata",
  "brinjal eggplant बैंगन वांगी baingan vangi",
  "okra भिंडी भेंडी bhindi bhendi ladyfinger",
  "cabbage पत्तागोभी कोबी pattagobhi kobi",
  "cauliflower फूलगोभी फ्लॉवर gobhi flower",
  "cucumber खीरा काकडी kheera kakdi",
  "pumpkin कद्दू भोपळा kaddu bhopla",
  "spinach पालक palak",
  "mango आम आंबा aam amba",
  "banana केला केळी kela keli",
  "grape अंगूर द्राक्ष angur draksh द्राक्षे",
  "pomegranate अनार डाळिंब anar dalimb",
  "orange संतरा संत्रा santra",
  "mosambi मौसमी मोसंबी mausambi",
  "papaya पपीता पपई papita papai",
  "guava अमरूद पेरू amrud peru",
  "lemon नींबू लिंबू nimbu limbu",
  "coconut नारियल नारळ nariyal naral",
  "marigold गेंदा झेंडू genda zendu",
  "honey शहद मध shahad मधुमक्खी मधमाशी bee",
  "jaggery गुड़ गूळ gud gul",
  "ghee घी तूप toop",
  // Water, land and help
  "water पानी पाणी pani",
  "soil मिट्टी माती mitti mati",
  "insurance बीमा विमा bima vima",
  "loan कर्ज ऋण karj rin",
  "subsidy अनुदान सब्सिडी anudan",
  "pension पेंशन निवृत्तीवेतन",
] as const;

function listNames(): Map<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, others: readonly string[]) => {
    const known = names.get(name) ?? [];
    names.set(name, [...known, ...others.filter((other) => !known.includes(other))]);
  };
  for (const thing of things) {
    const words = splitWords(thing);
    for (const word of words) {
      const sound = hearWord(word);
      const others = words.filter((other) => hearWord(other) !== sound);
      add(word, others);
      // However it is typed in Latin letters.
      if (sound !== word) add(sound, others);
    }
  }
  return names;
}

/** Other names for a word, as `splitWords` writes both, by its letters and by its sound. */
export const commonNames: SearchAliases = listNames();
