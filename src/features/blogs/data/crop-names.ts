import type { Crop } from "#src/shared/farm-terms.ts";

/**
 * What posts call a crop, as `readNames` reads it. Left out is what mostly means something else: `gram` is
 * a weight, आम "ordinary" and केला, केले "did" in Marathi, so that these stand with what follows them.
 * Beginnings are those of Marathi's cases, which are written together with the noun.
 */
export const cropNames: Record<Crop, string> = {
  rice: "rice paddy paddies धान धानाच* चावल =भात =भाता* भातशेती तांदूळ तांदळा* बासमती basmati",
  wheat: "wheat गेहूं गेंहू गेहू गहू गव्हा*",
  maize: "maize corn =makai =makka =मक्का =मक्के =मकई =मका =मक्या* भुट्टा भुट्टे",
  sorghum: "sorghum jowar ज्वार ज्वारी ज्वारीच* ज्वारीव*",
  pearlmillet: "pearlmillet pearl_millet बाजरा बाजरे बाजरी बाजरीच* बाजरीव* bajara",
  cotton: "cotton कपास कापूस कापुस कपाशी कापसा* नरमा",
  sugarcane: "sugarcane sugar_cane =ganna =ganne =गन्ना =गन्ने =गन्नों ईख =oos ऊस उसा*",
  soybean: "soybean* soyabean* सोयाबीन*",
  groundnut: "groundnut* peanut* मूंगफली मूंगफलियों mungfali moongphali भुईमूग भुईमुगा* शेंगदाणा शेंगदाणे",
  mustard: "mustard rapeseed सरसों सरसो मोहरी मोहरीच* मोहरीव* =राई",
  sunflower: "sunflower* सूरजमुखी सूर्यफूल सूर्यफुला*",
  chickpea: "chickpea* bengal_gram चना चने चनों हरभरा हरभऱ्या*",
  pigeonpea: "pigeonpea* pigeon_pea* red_gram अरहर तूर तुअर तुवर =तुरीच* =तुरीव* =tur =toor",
  greengram: "greengram green_gram moong mung मूंग मूग मुगाच*",
  lentil: "lentil* मसूर",
  tomato: "tomato* टमाटर टमाटरों टोमॅटो*",
  onion: "onion* प्याज कांदा कांदे कांद्या*",
  potato: "potato* =aloo =aalu =alu आलू आलुओं बटाटा बटाटे बटाट्या*",
  chilli: "chilli chillies chillis chili chilies मिर्च मिर्ची मिर्चों मिरची मिरच्या* मिरचीच* मिरचीव*",
  brinjal: "brinjal* eggplant* बैंगन =बैगन वांगी वांग्या*",
  cabbage: "cabbage* पत्तागोभी पत्ता_गोभी बंदगोभी बंद_गोभी कोबी कोबीच* कोबीव*",
  grapes: "grape grapes grapevine* अंगूर अंगूरों द्राक्ष द्राक्षे द्राक्षा*",
  banana: "banana* =केळी केळ्या* केळीच* केळीव* केलों केले_के केले_में केले_को केले_पर केले_की_खेती केले_की_फसल",
  okra: "okra ladyfinger* lady_finger* भिंडी भेंडी भेंडीच* भेंडीव*",
  mango: "mango mangoes mangos आंबा आंबे आंब्या* आम_का आम_की आम_के आम_में आम_को आम_पर आमों हापूस",
  pomegranate: "pomegranate* अनार अनारों डाळिंब डाळिंबा*",
  blackgram: "blackgram black_gram urad उड़द उडद उडीद उडदाच* उडदाव*",
  ragi: "ragi finger_millet रागी मंडुआ मडुआ नाचणी नाचणीच* नाचणीव*",
  barley: "barley =जौ सातू",
  sesame: "sesame sesamum तिल तीळ तिळाच* तिळाव*",
  safflower: "safflower* kardi करडई करडईच* करडईव* =कुसुम_की",
  nigerseed: "nigerseed niger_seed ramtil रामतिल कारळे कारळा कारळ्या*",
  castor: "castor arandi अरंडी एरंड एरंडी एरंडीच* एरंडीव* एरंडाच*",
  jute: "jute जूट पटसन",
  cauliflower: "cauliflower* फूलगोभी फूल_गोभी फुलकोबी फुलकोबीच* फुलकोबीव* फ्लॉवर",
  garlic: "garlic* लहसुन लसूण लसणाच* लसणाव*",
  ginger: "ginger* अदरक अद्रक आल्याची_लागवड आले_पीक आले_लागवड",
  turmeric: "turmeric* हल्दी हळद हळदीच* हळदीव*",
  cumin: "cumin jeera जीरा जीरे जिरे जिऱ्या*",
  citrus:
    "citrus orange oranges lemon lemons kinnow mosambi संतरा संतरे संतरों संत्रा संत्री संत्र्या* नींबू लिंबू लिंबाच* लिंबाव* मोसंबी मोसंबीच* किन्नू",
  coconut: "coconut* नारियल नारळ नारळाच* नारळाव*",
};

/**
 * Districts whose names are words, or names of people: they count beside a word for district only, as do
 * those of fewer than four letters.
 */
export const wordDistricts =
  "agra amreli anand banda basti beed bundi chamba dang dhar durg erode gaya guna hassan jalna katni kota krishna mandi mansa panna patan pali puri rewa sagar salem samba saran satna sidhi surat tapi thane theni tonk".split(
    " ",
  );

export const districtWords = "district zilla zila jilla jila zile jile jilha".split(" ");
