import type { Crop } from "#src/shared/farm-terms.ts";

type Commodity = {
  /** The names that the source is asked for. */
  asked: readonly string[];
  /** Other names of the same thing as it is sold: spellings, Hindi, Marathi, Hindi in Latin letters. */
  names: string;
  /** Names that farmers type for it, and that in a report could be another good. */
  typed?: string;
  /** Rupees for a quintal between which a price can be; own knowledge. Outside it is of another unit or a slip. */
  plausible: readonly [number, number];
  /** What spoils within days pays another commission than what keeps. */
  isPerishable: boolean;
};

/**
 * What is sold of each crop. Milled rice, basmati paddy, cotton seed, groundnut oil, mustard oil, split pulses and
 * dry chillies are other goods at other prices: their names are not listed, and so never taken for the crop.
 * Oranges, limes and lemons are goods of their own and coconuts are counted: nothing is asked of them.
 */
export const commodities: Record<Crop, Commodity | null> = {
  rice: {
    asked: ["Paddy(Common)", "Paddy(Dhan)(Common)"],
    names: "Paddy|Paddy(Dhan)|Dhan|Paddy Dhan|Dhaan|धान|धान (सामान्य)|भात|साळ|Rice (paddy)",
    plausible: [900, 6000],
    isPerishable: false,
  },
  wheat: {
    asked: ["Wheat"],
    names: "Gehu|Gehun|Gahu|गेहूं|गेहूँ|गहू",
    plausible: [1200, 6500],
    isPerishable: false,
  },
  maize: {
    asked: ["Maize"],
    names: "Makka|Makai|Corn|मक्का|मका",
    plausible: [900, 5000],
    isPerishable: false,
  },
  sorghum: {
    asked: ["Jowar(Sorghum)", "Jowar"],
    names: "Sorghum|Jwari|Jvari|Juar|ज्वार|ज्वारी",
    plausible: [1200, 9000],
    isPerishable: false,
  },
  pearlmillet: {
    asked: ["Bajra(Pearl Millet/Cumbu)", "Bajra"],
    names: "Pearl Millet|Cumbu|Bajri|बाजरा|बाजरी",
    plausible: [1200, 6000],
    isPerishable: false,
  },
  cotton: {
    asked: ["Cotton"],
    names: "Kapas|Kapus|Kappas|Cotton (Unginned)|Narma|कपास|कापूस|नरमा",
    plausible: [3500, 16_000],
    isPerishable: false,
  },
  sugarcane: {
    asked: ["Sugarcane"],
    names: "Ganna|Oos|Us|गन्ना|ऊस",
    plausible: [150, 900],
    isPerishable: true,
  },
  soybean: {
    asked: ["Soyabean"],
    names: "Soybean|Soya|Soyabin|सोयाबीन",
    plausible: [2500, 12_000],
    isPerishable: false,
  },
  groundnut: {
    asked: ["Groundnut"],
    names: "Groundnut (Pods)|Peanut|Moongphali|Mungfali|Bhuimug|मूंगफली|मूँगफली|भुईमूग",
    plausible: [2500, 14_000],
    isPerishable: false,
  },
  mustard: {
    asked: ["Mustard"],
    names: "Rapeseed|Rapeseed & Mustard|Sarson|Sarso|Mohari|Rai|सरसों|मोहरी|राई",
    plausible: [2800, 13_000],
    isPerishable: false,
  },
  sunflower: {
    asked: ["Sunflower"],
    names: "Sunflower Seed|Surajmukhi|Suryaphul|सूरजमुखी|सूर्यफूल",
    plausible: [2500, 14_000],
    isPerishable: false,
  },
  chickpea: {
    asked: ["Bengal Gram(Gram)(Whole)"],
    names: "Bengal Gram|Gram|Chana|Chickpea|Chickpea (chana)|Harbhara|Harbara|चना|हरभरा",
    plausible: [2800, 14_000],
    isPerishable: false,
  },
  pigeonpea: {
    asked: ["Arhar (Tur/Red Gram)(Whole)"],
    names: "Arhar|Tur|Toor|Red Gram|Pigeon pea|Pigeon pea (tur)|Arhar(Tur/Red Gram)|अरहर|तूर|तुअर",
    plausible: [3500, 18_000],
    isPerishable: false,
  },
  greengram: {
    asked: ["Green Gram (Moong)(Whole)"],
    names: "Moong|Mung|Mug|Green Gram|Green gram (moong)|Green Gram(Moong)|मूंग|मूँग|मूग",
    plausible: [3500, 16_000],
    isPerishable: false,
  },
  lentil: {
    asked: ["Lentil (Masur)(Whole)"],
    names: "Lentil|Masur|Masoor|Lentil (masoor)|Lentil(Masur)|मसूर",
    plausible: [3000, 14_000],
    isPerishable: false,
  },
  tomato: {
    asked: ["Tomato"],
    names: "Tamatar|Tomatar|टमाटर|टोमॅटो|टमाटो",
    plausible: [80, 20_000],
    isPerishable: true,
  },
  onion: {
    asked: ["Onion"],
    names: "Pyaz|Pyaaz|Pyaj|Kanda|प्याज|प्याज़|कांदा|कांदे",
    plausible: [80, 12_000],
    isPerishable: true,
  },
  potato: {
    asked: ["Potato"],
    names: "Aloo|Alu|Batata|आलू|बटाटा|बटाटे",
    plausible: [150, 7000],
    isPerishable: true,
  },
  chilli: {
    asked: ["Green Chilli"],
    names: "Chilli (Green)|Hari Mirch|Hirvi Mirchi|हरी मिर्च|हिरवी मिरची",
    typed: "Chilli|Chilly|Mirch|Mirchi|मिर्च|मिरची",
    plausible: [300, 25_000],
    isPerishable: true,
  },
  brinjal: {
    asked: ["Brinjal"],
    names: "Eggplant|Baingan|Vangi|Wangi|बैंगन|बैगन|वांगी|वांगे",
    plausible: [100, 12_000],
    isPerishable: true,
  },
  cabbage: {
    asked: ["Cabbage"],
    names: "Patta Gobhi|Patta Gobi|Band Gobhi|Kobi|पत्ता गोभी|पत्तागोभी|बंद गोभी|कोबी",
    plausible: [80, 8000],
    isPerishable: true,
  },
  grapes: {
    asked: ["Grapes"],
    names: "Grape|Angur|Angoor|Draksh|Draksha|अंगूर|द्राक्ष|द्राक्षे",
    plausible: [800, 30_000],
    isPerishable: true,
  },
  banana: {
    asked: ["Banana"],
    names: "Kela|Keli|केला|केळी",
    plausible: [200, 12_000],
    isPerishable: true,
  },
  okra: {
    asked: ["Bhindi(Ladies Finger)"],
    names: "Okra|Okra (bhindi)|Bhindi|Ladies Finger|Lady Finger|Bhendi|भिंडी|भिण्डी|भेंडी",
    plausible: [200, 15_000],
    isPerishable: true,
  },
  mango: {
    asked: ["Mango"],
    names: "Aam|Amba|आम|आंबा|आंबे",
    plausible: [400, 40_000],
    isPerishable: true,
  },
  pomegranate: {
    asked: ["Pomegranate"],
    names: "Anar|Anaar|Dalimb|Dalimbe|अनार|डाळिंब|डाळिंबे",
    plausible: [800, 35_000],
    isPerishable: true,
  },
  blackgram: {
    asked: ["Black Gram (Urd Beans)(Whole)"],
    names: "Black Gram|Black gram (urad)|Urad|Urd|Udid|Black Gram(Urd Beans)|उड़द|उडीद",
    plausible: [3500, 16_000],
    isPerishable: false,
  },
  ragi: {
    asked: ["Ragi (Finger Millet)"],
    names: "Ragi|Finger Millet|Finger millet (ragi)|Nachni|Mandua|रागी|मंडुआ|नाचणी",
    plausible: [1200, 9000],
    isPerishable: false,
  },
  barley: {
    asked: ["Barley (Jau)"],
    names: "Barley|Jau|जौ|सातू",
    plausible: [900, 5000],
    isPerishable: false,
  },
  sesame: {
    asked: ["Sesamum(Sesame,Gingelly,Til)"],
    names: "Sesame|Sesamum|Gingelly|Til|Sesame (til)|तिल|तीळ",
    plausible: [4000, 25_000],
    isPerishable: false,
  },
  safflower: {
    asked: ["Safflower"],
    names: "Safflower (kardi)|Kardi|Kardai|Kusum|कुसुम|करडई",
    plausible: [2500, 14_000],
    isPerishable: false,
  },
  nigerseed: {
    asked: ["Niger Seed (Ramtil)"],
    names: "Niger Seed|Nigerseed|Ramtil|Karale|रामतिल|कारळे",
    plausible: [3500, 20_000],
    isPerishable: false,
  },
  castor: {
    asked: ["Castor Seed"],
    names: "Castor|Arandi|Erandi|अरंडी|एरंडी|एरंड",
    plausible: [2500, 14_000],
    isPerishable: false,
  },
  jute: {
    asked: ["Jute"],
    names: "Raw Jute|Patsan|Tag|जूट|पटसन|ताग",
    plausible: [1800, 14_000],
    isPerishable: false,
  },
  cauliflower: {
    asked: ["Cauliflower"],
    names: "Phool Gobhi|Phul Gobi|Phulkobi|Flower Gobi|फूलगोभी|फूल गोभी|फुलकोबी|फ्लॉवर",
    plausible: [80, 10_000],
    isPerishable: true,
  },
  garlic: {
    asked: ["Garlic"],
    names: "Lahsun|Lasun|लहसुन|लसूण",
    plausible: [300, 45_000],
    isPerishable: false,
  },
  ginger: {
    asked: ["Ginger(Green)"],
    names: "Ginger|Adrak|Ale|अदरक|आले",
    plausible: [500, 35_000],
    isPerishable: true,
  },
  turmeric: {
    asked: ["Turmeric"],
    names: "Haldi|Halad|हल्दी|हळद",
    plausible: [2500, 35_000],
    isPerishable: false,
  },
  cumin: {
    asked: ["Cummin Seed(Jeera)"],
    names: "Cumin|Cumin (jeera)|Cummin Seed|Jeera|Jira|जीरा|जिरे",
    plausible: [6000, 80_000],
    isPerishable: false,
  },
  citrus: null,
  coconut: null,
};
