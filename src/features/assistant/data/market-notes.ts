import type { Note } from "./note.ts";

export const marketNotes: readonly Note[] = [
  {
    id: "market-msp",
    topic: "market",
    title: { en: "Minimum support price (MSP)", hi: "न्यूनतम समर्थन मूल्य (एमएसपी)" },
    text: {
      en: "The support price is what government agencies pay for produce of fair average quality at their buying centres. It is set each season for some twenty crops, paddy, wheat, pulses, oilseeds and cotton among them, and for cane as a fair and remunerative price. A private buyer at the market is not bound to it. Urvara shows it under “Market prices” beside what the mandis pay, where one is set for your crop.",
      hi: "समर्थन मूल्य वह दाम है जिस पर सरकारी एजेंसियाँ अपने केंद्र पर औसत अच्छी गुणवत्ता की उपज खरीदती हैं। यह हर मौसम में बीसेक फसलों के लिए तय होता है, जैसे धान, गेहूँ, दालें, तिलहन और कपास, और गन्ने के लिए उचित और लाभकारी मूल्य। मंडी का निजी खरीदार इससे बँधा नहीं है। उर्वरा उसे “मंडी भाव” में मंडी के दाम के साथ दिखाता है, जहाँ आपकी फसल का तय हो।",
    },
    asked: "what is msp meaning support price kya hota hai",
    from: "fci",
  },
  {
    id: "market-msp-sell",
    topic: "market",
    title: { en: "Selling at the support price", hi: "समर्थन मूल्य पर बेचना" },
    text: {
      en: "Register on your state's procurement portal before the season with Aadhaar, land record, crop details and bank account; tenants need their paper. Wait for the token with date and centre, bring clean and dry produce, see it weighed, and take the receipt. The money comes to the bank account. Ask at the mandi committee, cooperative society or agriculture office which centre buys your crop.",
      hi: "मौसम से पहले राज्य के खरीद पोर्टल पर आधार, ज़मीन का कागज़, फसल और बैंक खाते से पंजीकरण करें; बटाईदार को अपना कागज़ चाहिए। तारीख और केंद्र का टोकन आने दें, साफ सूखी उपज लाएँ, तौल सामने कराएँ और रसीद लें। पैसा बैंक खाते में आता है। कौन सा केंद्र आपकी फसल खरीदता है, यह मंडी समिति, सहकारी समिति या कृषि कार्यालय से पूछें।",
    },
    asked: "where to sell at msp procurement centre registration token sarkari kharid kendra",
    from: "fci",
  },
  {
    id: "market-moisture",
    topic: "market",
    title: { en: "How dry grain must be to sell", hi: "बेचने के लिए अनाज कितना सूखा हो" },
    text: {
      en: "Buyers measure moisture and cut the price or refuse wet lots. Common limits at the government's centres are about 17 % for paddy, 12 to 14 % for wheat and maize, and 12 % for pulses, soybean and cotton may be 8 to 12 %; the season's notice decides. Dry on a clean sheet in thin layers, turn often, and test: well dried grain breaks with a crack between the teeth.",
      hi: "खरीदार नमी नापते हैं और गीले माल का दाम काटते या लौटा देते हैं। सरकारी केंद्रों पर आम सीमा धान में करीब 17 %, गेहूँ-मक्का में 12 से 14 %, दालों और सोयाबीन में 12 %, कपास में 8 से 12 % है; मौसम की सूचना ही मान्य है। साफ चादर पर पतला फैलाकर सुखाएँ, बार-बार पलटें और जाँचें: सूखा दाना दाँत से कट की आवाज़ से टूटता है।",
    },
    asked: "moisture percent limit grain dry before mandi nami kitni honi chahiye",
    from: "fci",
  },
  {
    id: "market-grading",
    topic: "market",
    title: { en: "Cleaning and grading before sale", hi: "बेचने से पहले सफाई और ग्रेडिंग" },
    text: {
      en: "Sieve out dust, stones, broken and unripe grain, and sort fruit and vegetables by size and damage. A mixed lot is paid like its worst part. Sell the best grade and the rest apart, keep varieties apart, and fill clean bags of one weight. Ask for the lab's grade where the mandi is linked to e-NAM.",
      hi: "धूल, पत्थर, टूटा और कच्चा दाना छान दें, फल-सब्ज़ी को आकार और दाग से छाँटें। मिले-जुले माल का दाम सबसे खराब हिस्से के हिसाब से मिलता है। अच्छा ग्रेड अलग और बाकी अलग बेचें, किस्में न मिलाएँ, एक वज़न की साफ बोरी भरें। मंडी ई-नाम से जुड़ी हो तो लैब का ग्रेड माँगें।",
    },
    asked: "grading sorting better price quality clean produce accha bhav kaise mile",
    from: "agmarknet",
  },
  {
    id: "market-net-price",
    topic: "market",
    title: { en: "Which mandi is worth the trip", hi: "किस मंडी जाना फायदेमंद है" },
    text: {
      en: "A higher price far away can bring less: take off transport, loading, the market's fee, commission where it is allowed, and what is lost on the way. Compare rupees in hand for your lot, not rupees a quintal. Telephone before you go: prices shown are of the day reported. Urvara ranks the mandis near you by what is left for your lot.",
      hi: "दूर का ऊँचा भाव कम भी पड़ सकता है: भाड़ा, लदाई, मंडी शुल्क, जहाँ मान्य हो वहाँ आढ़त, और रास्ते का नुकसान घटाएँ। क्विंटल का भाव नहीं, अपने माल पर हाथ में आने वाले रुपये मिलाएँ। जाने से पहले फोन करें: दिखे भाव उस दिन के हैं जिस दिन की रिपोर्ट है। उर्वरा पास की मंडियों को आपके माल पर बचने वाले रुपये से क्रम देता है।",
    },
    asked: "compare mandis transport cost commission fee which market better konsi mandi",
    from: "agmarknet",
  },
  {
    id: "market-modal-price",
    topic: "market",
    title: { en: "Lowest, modal and highest price", hi: "न्यूनतम, मॉडल और अधिकतम भाव" },
    text: {
      en: "For each day, market and variety the mandi reports the lowest and highest price paid, and the modal price, at which most of the produce was sold. Go by the modal price; the highest is for the best few bags. All are rupees a quintal of 100 kg. Where no price stands, the mandi has sent no report.",
      hi: "हर दिन, मंडी और किस्म के लिए सबसे कम और सबसे ज़्यादा भाव तथा मॉडल भाव बताया जाता है, जिस पर सबसे ज़्यादा माल बिका। मॉडल भाव से चलें; सबसे ऊँचा भाव चुनिंदा बोरियों का है। सब रुपये प्रति 100 किलो के क्विंटल में हैं। जहाँ भाव नहीं है, वहाँ मंडी की रिपोर्ट नहीं आई।",
    },
    asked: "modal price meaning minimum maximum mandi rate quintal",
    from: "agmarknet",
  },
  {
    id: "market-store-grain",
    topic: "market",
    title: { en: "Storing grain without insects", hi: "अनाज को घुन से बचाकर रखना" },
    text: {
      en: "Dry the grain well, let it cool, and store it only clean. Fill cleaned bins or new or washed and sunned bags, put bags on planks a hand from floor and wall, close every crack, and keep rats out. Look every two weeks; sun the grain again when weevils show. Neem leaves in small household stores help a little. Fumigation tablets belong in the hands of approved operators only.",
      hi: "अनाज अच्छी तरह सुखाएँ, ठंडा होने दें और साफ करके ही रखें। साफ कोठी या नई, या धोकर धूप दिखाई बोरी भरें, बोरियाँ तख्ते पर, फर्श और दीवार से एक बालिश्त दूर रखें, दरारें बंद करें, चूहे रोकें। हर दो हफ्ते देखें; घुन दिखे तो फिर धूप दें। घर के छोटे भंडार में नीम पत्ती थोड़ी मदद करती है। गोली सिर्फ मंज़ूर ऑपरेटर के हाथ में।",
    },
    asked: "store wheat rice weevils ghun anaj bhandaran keede grain storage insects",
    from: "fci",
  },
  {
    id: "market-store-onion",
    topic: "market",
    crop: "onion",
    title: { en: "Keeping onions for months", hi: "प्याज को महीनों तक रखना" },
    text: {
      en: "Rabi onions keep, kharif onions do not. Stop water 10 to 15 days before lifting, lift when half the necks have fallen, dry in the field and then in shade until the neck is tight, and cut it not too short. Store only sound, medium bulbs in a raised, airy shed in low heaps, and take out rotten or sprouted ones each fortnight. Late nitrogen makes soft bulbs that rot.",
      hi: "रबी का प्याज टिकता है, खरीफ का नहीं। खोदने से 10-15 दिन पहले पानी बंद करें, आधी गर्दनें गिर जाएँ तब उखाड़ें, खेत में और फिर छाया में गर्दन कसने तक सुखाएँ, डंठल बहुत छोटा न काटें। अच्छी, मझोली गाँठें ही ऊँचे हवादार छप्पर में कम ऊँचे ढेर में रखें, हर पखवाड़े सड़ी और अँखुआई निकालें। देर से दिया नाइट्रोजन नरम, सड़ने वाली गाँठ बनाता है।",
    },
    asked: "onion storage rotting sprouting shed keep long pyaj bhandaran sadna",
    from: "icar",
  },
  {
    id: "market-store-potato",
    topic: "market",
    crop: "potato",
    title: { en: "Keeping potatoes", hi: "आलू का भंडारण" },
    text: {
      en: "Cut the haulm 10 to 15 days before digging so that the skin sets. Dig on a dry day, leave the tubers in shade for some days to heal, and take out the cut, green and rotten. For more than a few weeks use a cold store; before it, heaps in shade covered with straw, with air from below. Light turns potatoes green and bitter: do not eat green ones.",
      hi: "खुदाई से 10-15 दिन पहले पत्ते काटें ताकि छिलका पक जाए। सूखे दिन खोदें, कुछ दिन छाया में रखें ताकि घाव भरें, कटे, हरे और सड़े निकालें। कुछ हफ्तों से ज़्यादा के लिए शीतगृह लें; उससे पहले छाया में पुआल ढके ढेर, नीचे से हवा। रोशनी से आलू हरे और कड़वे होते हैं: हरे न खाएँ।",
    },
    asked: "potato cold storage green tubers aloo sadna rakhna",
    from: "icar",
  },
  {
    id: "market-warehouse-receipt",
    topic: "market",
    title: {
      en: "Warehouse receipt: sell later, borrow now",
      hi: "गोदाम रसीद: बाद में बेचें, अभी कर्ज़ लें",
    },
    text: {
      en: "Right after harvest prices are often lowest. In a warehouse registered with the warehousing authority (WDRA) you get a receipt for your graded lot; a bank lends on it, and you sell when the price suits. Count the storage fee, interest and drying loss against the rise you hope for.",
      hi: "कटाई के तुरंत बाद भाव अक्सर सबसे कम होता है। भंडारण प्राधिकरण (डब्ल्यूडीआरए) में पंजीकृत गोदाम में ग्रेड किए माल की रसीद मिलती है; उस पर बैंक कर्ज़ देता है और भाव ठीक होने पर बेच सकते हैं। गोदाम का किराया, ब्याज और सूखने की घटत को भाव की बढ़त से मिलाएँ।",
    },
    asked: "warehouse godown loan against stored crop sell later wait for better price godam rasid",
    from: "portal",
  },
  {
    id: "market-sell-together",
    topic: "market",
    title: { en: "Selling together (FPO)", hi: "मिलकर बेचना (एफपीओ)" },
    text: {
      en: "A farmer producer organisation gathers the produce of its members, grades it and sells whole lorry loads to mills, shops and exporters, and buys seed and fertiliser for all at the wholesale price. Ask for its accounts, who sits on the board, and how fast it pays. The agriculture office knows those in your block.",
      hi: "किसान उत्पादक संगठन सदस्यों की उपज इकट्ठी करके, ग्रेड करके पूरे ट्रक मिल, दुकान और निर्यातक को बेचता है और बीज-खाद थोक में लाता है। उसका हिसाब, निदेशक कौन हैं और भुगतान कितनी जल्दी है, पूछें। आपके ब्लॉक के संगठन कृषि कार्यालय जानता है।",
    },
    asked: "fpo farmer group company sell in bulk samuh milkar bechna",
    from: "portal",
  },
  {
    id: "market-price-alert",
    topic: "market",
    title: { en: "Being told when a price is reached", hi: "भाव पहुँचने पर सूचना" },
    text: {
      en: "Open “Market prices”, choose the crop and set your price under “Tell me of a price”. When the price near you, or at the mandi that you chose, crosses it, you are told under the bell, with mandi and date; again only when it has gone back and comes anew. Only what mandis reported counts for that; what is marked “Sample” does not.",
      hi: "“मंडी भाव” खोलें, फसल चुनें और “भाव की सूचना” में अपना भाव तय करें। पास का, या आपकी चुनी मंडी का भाव उसे पार करे तो घंटी में मंडी और तारीख के साथ बताया जाता है; दोबारा तभी जब भाव वापस जाकर फिर आए। इसमें केवल मंडियों के बताए भाव गिने जाते हैं; जिस पर “नमूना” लिखा है वह नहीं।",
    },
    asked: "price alert notify when rate goes up bhav badhne par batana",
    from: "pricesPage",
  },
];
