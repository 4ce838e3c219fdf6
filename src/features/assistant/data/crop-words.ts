/**
 * What farmers call their crops, in English, Hindi, Marathi and Latin letters, by the name in the crop
 * tables. A name that only sounds like another listed one need not stand here; `_` joins a phrase.
 */
export const cropWords = {
  rice: "rice paddy dhan dhaan धान चावल chawal chaval भात bhat bhaat तांदूळ tandul साळी rope_lavni भाता भाताला भातावर तांदळा bhatala dhanat भातात भाताचे",
  wheat:
    "wheat gehu gehun gehoon गेहूं गेहूँ गहू gahu ghau गव्हा गव्हाला गव्हावर gavhala gavhavar गव्हात गव्हाचे",
  maize:
    "maize corn makka makai makki मक्का मकई मका maka bhutta मक्या मक्याला मक्यावर मक्के makke मक्याच्या",
  sorghum: "sorghum jowar jawar ज्वार ज्वारी jwari jvari ज्वारीवर",
  pearlmillet: "bajra bajri बाजरा बाजरी pearl_millet pearlmillet bajara बाजरीवर",
  ragi: "ragi रागी नाचणी nachni mandua मंडुआ finger_millet",
  barley: "barley जौ jau सातू",
  cotton:
    "cotton kapas kapaas कपास कापूस kapus कापुस नरमा narma kapashi कपाशी कॉटन कापसा कापसाला कापसावर kapsa kapsala kapsavar कापसाची कापसाचे कापसात",
  sugarcane:
    "sugarcane cane ganna गन्ना ऊस oos ईख eekh ikh uus उसा उसाला उसावर ऊसाला ऊसावर usala usavar गन्ने ganne ganna उसात उसाचे",
  soybean: "soybean soya soyabean soyabin सोयाबीन सोया सोयाबीनवर",
  groundnut:
    "groundnut peanut mungfali moongfali moongphali मूंगफली भुईमूग bhuimug शेंगदाणा singdana भुईमुगा भुईमुगावर",
  mustard: "mustard sarson sarso सरसों मोहरी mohri rai राई rapeseed toria",
  sunflower: "sunflower surajmukhi सूरजमुखी सूर्यफूल suryaful",
  sesame: "sesame til तिल तीळ sesamum",
  castor: "castor arandi अरंडी एरंड एरंडी erandi",
  safflower: "safflower kardi kardai करडई kusum कुसुम",
  nigerseed: "nigerseed niger_seed ramtil रामतिल कारळे karale khurasani खुरासनी",
  chickpea:
    "chickpea chick_pea bengal_gram gram chana chane चना चने हरभरा harbhara हरभऱ्या हरभऱ्याला हरभऱ्यावर harbharyavar harbharyala हरभऱ्यात",
  pigeonpea: "pigeonpea pigeon_pea red_gram tur arhar toor अरहर तूर तुअर tuvar tuar",
  greengram: "greengram moong mung मूंग मूग green_gram",
  blackgram: "blackgram urad udad उड़द उडीद udid black_gram",
  lentil: "lentil masoor masur मसूर मसुरा",
  tomato: "tomato tamatar टमाटर टोमॅटो tamater tomatar टोमॅटोला टोमॅटोवर",
  onion:
    "onion pyaj pyaaz pyaz प्याज कांदा kanda कांद्या कांद्याला कांद्यावर कांद्याचा kandyala kandyavar kandyacha कांद्यात कांद्याचे कांद्याची",
  potato: "potato aloo alu aalu आलू बटाटा batata बटाट्या बटाट्यावर",
  chilli: "chilli chili chillies mirch mirchi मिर्च मिर्ची मिरची shimla_mirch",
  brinjal: "brinjal eggplant baingan बैंगन वांगी vangi baigan वांग्या वांग्यावर",
  okra: "okra bhindi भिंडी भेंडी bhendi ladyfinger lady_finger",
  cabbage: "cabbage pattagobhi patta_gobhi पत्तागोभी पत्ता_गोभी बंदगोभी band_gobhi कोबी kobi",
  cauliflower: "cauliflower phoolgobhi phool_gobhi फूलगोभी फूल_गोभी gobhi गोभी फ्लॉवर फुलकोबी phulkobi",
  garlic: "garlic lahsun लहसुन लसूण lasun लसणा",
  ginger: "ginger adrak अदरक आले",
  turmeric: "turmeric haldi हल्दी हळद halad हळदी हळदीवर",
  cumin: "cumin jeera jira जीरा जिरे",
  coriander: "coriander dhaniya dhania धनिया कोथिंबीर kothimbir",
  mango: "mango aam आम आंबा amba आंब्या आंब्यावर",
  banana: "banana kela kele केला केले केळी keli केळीवर",
  grapes: "grape grapes angur angoor अंगूर द्राक्ष द्राक्षे draksh द्राक्षा द्राक्षावर",
  pomegranate: "pomegranate anar anaar अनार डाळिंब dalimb डाळिंबा डाळिंबावर डाळिंबात",
  citrus:
    "citrus orange lemon santra संतरा संत्रा nimbu नींबू लिंबू mosambi मौसमी मोसंबी kinnow किन्नू लिंबूवर्गीय limbuvargiya संत्र्या संत्र्यावर",
  papaya: "papaya papita पपीता पपई",
  guava: "guava amrud अमरूद पेरू peru",
  coconut: "coconut nariyal नारियल नारळ",
  jute: "jute जूट पटसन ताग तागाचे",
  apple: "apple seb सेब सफरचंद",
  pea: "pea peas matar मटर वाटाणा vatana",
  cucumber: "cucumber kheera खीरा काकडी kakdi kakri ककड़ी",
  watermelon: "watermelon tarbuj तरबूज कलिंगड kalingad",
} as const;

export type CropWord = keyof typeof cropWords;
