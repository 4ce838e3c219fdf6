import type { Note } from "./note.ts";

/** How the product itself is used. */
export const urvaraNotes: readonly Note[] = [
  {
    id: "urvara-what",
    topic: "urvara",
    title: { en: "What Urvara does", hi: "उर्वरा क्या करता है" },
    text: {
      en: "Urvara is a farming assistant: the weather of your own place, when and how much to irrigate each field, pests, soil and fertiliser, mandi prices, schemes, insurance, a market and other farmers' posts, in English, Hindi and Marathi. It says where each figure comes from and how sure it is.",
      hi: "उर्वरा खेती का सहायक है: आपकी जगह का मौसम, हर खेत में कब और कितना पानी, कीट, मिट्टी और खाद, मंडी भाव, योजनाएँ, बीमा, बाज़ार और दूसरे किसानों की बातें, अंग्रेज़ी, हिन्दी और मराठी में। हर आँकड़े के साथ बताता है कि कहाँ से है और कितना पक्का है।",
    },
    asked: "what can you do about this app features ye app kya hai kya kar sakta",
    from: "dashboard",
  },
  {
    id: "urvara-offline",
    topic: "urvara",
    title: { en: "Using Urvara without internet", hi: "बिना इंटरनेट उर्वरा चलाना" },
    text: {
      en: "Pages you have opened before stay readable without a network, with the time of the last update. What you write, a field, a post, an irrigation, is kept on the phone and sent once when the network is back; the page shows what still waits. Install it from the browser's menu to have it on the home screen.",
      hi: "पहले खोले पन्ने नेटवर्क के बिना भी पढ़े जा सकते हैं, आखिरी अपडेट के समय के साथ। जो आप लिखते हैं, खेत, पोस्ट, सिंचाई, वह फोन में रहता है और नेटवर्क आने पर एक बार भेजा जाता है; पन्ना दिखाता है कि क्या बाकी है। ब्राउज़र के मेन्यू से होम स्क्रीन पर लगाएँ।",
    },
    asked: "work offline no network install bina net chalega",
    from: "dashboard",
  },
  {
    id: "urvara-add-field",
    topic: "urvara",
    title: { en: "Adding a field in Urvara", hi: "उर्वरा में खेत जोड़ना" },
    text: {
      en: "Open “Your fields” and press “Add a field”: name, area in acre, hectare, guntha or bigha, soil and how it is watered, then the crop and the sowing date. Irrigation, pest risk and fertiliser plans are worked out per field, so give each its own crop. There a field is also changed with “Edit field”, or put aside with “Put away” and brought back.",
      hi: "“आपके खेत” खोलें और “खेत जोड़ें” दबाएँ: नाम, रकबा एकड़, हेक्टेयर, गुंठा या बीघा में, मिट्टी और पानी देने का तरीका, फिर फसल और बुवाई की तारीख। सिंचाई, कीट का खतरा और खाद की योजना हर खेत के लिए अलग बनती है, इसलिए हर खेत की फसल भरें। वहीं “खेत की जानकारी बदलें” से बदलें, या “हटाकर रखें” से अलग रखें और वापस लाएँ।",
    },
    asked: "add my field register land new field apna khet jodna dalna area",
    from: "fieldsPage",
  },
  {
    id: "urvara-irrigation-page",
    topic: "urvara",
    title: { en: "How Urvara reckons irrigation", hi: "उर्वरा सिंचाई का हिसाब कैसे करता है" },
    text: {
      en: "For each field the soil's water is kept like a bank account, by FAO paper 56: rain and irrigation come in, the crop's use by weather and stage goes out. When it falls to what the crop can stand, the page says when and how many millimetres and hours to give. It is only right if you write down your irrigations and the true sowing date.",
      hi: "हर खेत की मिट्टी का पानी बैंक खाते की तरह रखा जाता है, एफएओ पत्र 56 से: बारिश और सिंचाई जमा, मौसम और अवस्था के हिसाब से फसल की खपत खर्च। जब यह फसल की सहन सीमा तक घटे तो पन्ना बताता है कब, कितने मिलीमीटर और कितने घंटे पानी दें। सही तभी है जब आप दी हुई सिंचाई और असली बुवाई की तारीख लिखें।",
    },
    asked: "how irrigation calculated app schedule page sinchai panna hisab",
    from: "irrigationPage",
  },
  {
    id: "urvara-place",
    topic: "urvara",
    title: { en: "Setting the place of the farm", hi: "खेत की जगह तय करना" },
    text: {
      en: "Weather needs your place: type the PIN code or the village, or let the phone's position be used. You can change it on the weather page. Without a place there is no forecast and no irrigation advice.",
      hi: "मौसम के लिए जगह चाहिए: पिन कोड या गाँव लिखें, या फोन की स्थिति लेने दें। मौसम पन्ने पर बदल सकते हैं। जगह के बिना न अनुमान है, न सिंचाई की सलाह।",
    },
    asked: "change location village pin code wrong place weather gaon badalna",
    from: "weatherPage",
  },
  {
    id: "urvara-soil-card",
    topic: "urvara",
    title: { en: "Typing the Soil Health Card into Urvara", hi: "मृदा स्वास्थ्य कार्ड उर्वरा में भरना" },
    text: {
      en: "On the soil page choose the field and type the values of your card in the units printed on it; leave out what is missing. You get what is low, in one sentence each, and a plan in kg and half bags at the least cost, split by stage. Without a card the crop's general dose is shown and named so.",
      hi: "मिट्टी पन्ने पर खेत चुनें और कार्ड के आँकड़े छपी इकाइयों में भरें; जो नहीं है उसे छोड़ दें। क्या कम है यह एक-एक वाक्य में, और सबसे कम खर्च में किलो और आधी बोरी की योजना, अवस्था के हिसाब से मिलती है। कार्ड न हो तो फसल की सामान्य मात्रा दिखती है और वैसा ही लिखा रहता है।",
    },
    asked: "enter soil card values app fertiliser plan bags card kaise bhare",
    from: "dashboard",
  },
  {
    id: "urvara-pest-finder",
    topic: "urvara",
    title: { en: "Finding a pest with Urvara", hi: "उर्वरा से कीट पहचानना" },
    text: {
      en: "In “Find a pest or disease” choose the crop, the part of the plant and what you see; after at most six questions it names the likeliest pest or disease with those that look alike, and what to do in order: watch and count, clean and cultural work, traps and friends, and a chemical last, by the label. Once it was opened it works without network.",
      hi: "“कीट या रोग पहचानें” में फसल, पौधे का हिस्सा और जो दिखता है चुनें; ज़्यादा से ज़्यादा छह सवालों में सबसे संभव कीट या रोग और मिलते-जुलते नाम बताता है, और क्रम से क्या करें: देखें और गिनें, सफाई और खेती के काम, ट्रैप और मित्र, और दवा आखिर में, लेबल के अनुसार। एक बार खोलने के बाद नेटवर्क के बिना भी चलता है।",
    },
    asked: "identify pest disease app finder rog pehchan kaise kare app me",
    from: "dashboard",
  },
  {
    id: "urvara-photo-check",
    topic: "urvara",
    title: { en: "Checking a leaf by photo", hi: "पत्ते की फोटो जाँच" },
    text: {
      en: "Photograph one leaf on a plain ground in shade. The phone itself finds the leaf, measures how much of it is damaged and of what colour, and shows it over the picture. Nothing leaves the phone unless you ask; then the photo is shrunk and its position taken out. A photo alone does not prove a disease: compare with the signs.",
      hi: "एक पत्ते की फोटो सादी ज़मीन पर छाया में लें। फोन खुद पत्ता ढूँढकर नापता है कि कितना हिस्सा और किस रंग का खराब है, और तस्वीर पर दिखाता है। आप कहें तभी कुछ बाहर जाता है; तब फोटो छोटी होती है और जगह मिटाई जाती है। सिर्फ फोटो से रोग साबित नहीं होता: लक्षण मिलाएँ।",
    },
    asked: "photo leaf scan camera disease detect photo se bimari pehchan",
    from: "dashboard",
  },
  {
    id: "urvara-schemes-fit",
    topic: "urvara",
    title: { en: "Which schemes fit my farm", hi: "मेरे लिए कौन सी योजनाएँ हैं" },
    text: {
      en: "On the schemes page answer a few questions on land, age and work. Each scheme then says whether it fits, which rule decided, how much you could get, the papers and the steps. You can also ask by name of the scheme or by state.",
      hi: "योजना पन्ने पर ज़मीन, उम्र और काम के कुछ सवालों के जवाब दें। फिर हर योजना बताती है कि मिल सकती है या नहीं, किस नियम से, कितना मिल सकता है, कागज़ और कदम। नाम या राज्य से भी ढूँढ सकते हैं।",
    },
    asked: "am i eligible which scheme for me fits konsi yojana milegi patrata",
    from: "schemesPage",
  },
  {
    id: "urvara-loss-report",
    topic: "urvara",
    title: { en: "Reporting a crop loss with Urvara", hi: "उर्वरा से फसल नुकसान की सूचना" },
    text: {
      en: "Open Insurance and then the loss report: it counts the 72 hours from what you say happened, asks for field, cause and photos, and writes a report that you can send or read out on the helpline. It also lists the ways to report. Urvara does not file the claim for you.",
      hi: "बीमा खोलें, फिर नुकसान की सूचना: बताई घटना से 72 घंटे गिनता है, खेत, कारण और फोटो पूछता है, और सूचना लिख देता है जिसे भेज या हेल्पलाइन पर पढ़ सकते हैं। सूचना देने के रास्ते भी बताता है। उर्वरा आपकी ओर से दावा दर्ज नहीं करता।",
    },
    asked: "report loss app form damage nuksan ki suchna kaise de report likhna",
    from: "insurancePage",
  },
  {
    id: "urvara-premium-calculator",
    topic: "urvara",
    title: { en: "The premium calculator", hi: "प्रीमियम गणक" },
    text: {
      en: "Under Insurance the calculator asks season, crop, area, sum insured and the insurer's rate and shows your share, what the government pays, and what a claim would be at a given yield. Its figures follow the PMFBY rule; the state's notice decides.",
      hi: "बीमा में गणक मौसम, फसल, रकबा, बीमित राशि और बीमा दर पूछता है और आपका हिस्सा, सरकार का हिस्सा और दी हुई उपज पर दावा बताता है। हिसाब पीएमएफबीवाई के नियम से है; राज्य की सूचना ही मान्य है।",
    },
    asked: "calculate premium calculator app",
    from: "insurancePage",
  },
  {
    id: "urvara-language",
    topic: "urvara",
    title: { en: "Changing the language", hi: "भाषा बदलना" },
    text: {
      en: "Urvara speaks English, Hindi and Marathi. Change it in “Profile” under “Language”; the first page offers the choice, too. The assistant's own passages are written in English and Hindi. Questions can be asked in all three, also in Hindi written with English letters.",
      hi: "उर्वरा अंग्रेज़ी, हिन्दी और मराठी में है। “प्रोफाइल” में “भाषा” से बदलें; पहले पन्ने पर भी चुन सकते हैं। सहायक के अपने लेख अंग्रेज़ी और हिन्दी में हैं। सवाल तीनों में पूछ सकते हैं, हिन्दी अंग्रेज़ी अक्षरों में भी।",
    },
    asked: "change language hindi marathi english bhasha kaise badle",
    from: "dashboard",
  },
  {
    id: "urvara-notifications",
    topic: "urvara",
    title: { en: "What comes under the bell", hi: "घंटी में क्या आता है" },
    text: {
      en: "Under the bell, “Notification”, stand weather warnings, news of your orders, schemes that you asked to be reminded of with “Remind me”, and prices set with “Tell me of a price”. There are no choices beside these and no set hours of rest, and nothing reaches you while Urvara is closed. When to water and which pest threatens stand on their own pages.",
      hi: "घंटी, “सूचनाएँ”, में मौसम की चेतावनी, आपके ऑर्डर की खबर, “याद दिलाएँ” से चुनी योजनाएँ और “भाव की सूचना” से तय किए भाव मिलते हैं। इनके सिवा कुछ चुनने को नहीं है, चुप रहने के घंटे नहीं हैं, और उर्वरा बंद हो तो कुछ नहीं पहुँचता। पानी कब देना है और किस कीट का खतरा है, यह उनके अपने पन्नों पर है।",
    },
    asked: "turn off notifications alerts settings quiet hours suchna band kaise kare",
    from: "dashboard",
  },
  {
    id: "urvara-account",
    topic: "urvara",
    title: {
      en: "Password, export and deleting the account",
      hi: "पासवर्ड, जानकारी लेना और खाता हटाना",
    },
    text: {
      en: "Under “Profile” you change name, phone, picture and language, “Change password”, turn on the “Second step when signing in”, see where you are signed in and sign out there, “Download my data” and “Delete account”. A deleted account is removed for good after 7 days; signing in before that undoes it. A forgotten password is reset by a link on the sign-in page.",
      hi: "“प्रोफाइल” में नाम, फोन, फोटो और भाषा बदलें, “पासवर्ड बदलें”, “लॉगिन में दूसरा कदम” चालू करें, देखें कहाँ-कहाँ लॉगिन हैं और वहाँ से लॉगआउट करें, “मेरा डेटा डाउनलोड करें” और “खाता हटाएँ”। हटाया खाता 7 दिन बाद हमेशा के लिए मिटता है; उससे पहले लॉगिन करने पर रुक जाता है। भूला पासवर्ड लॉगिन पन्ने की लिंक से बदलता है।",
    },
    asked: "forgot password delete my account export data profile password bhul gaya khata hatana",
    from: "dashboard",
  },
  {
    id: "urvara-community-post",
    topic: "urvara",
    title: { en: "Writing a post in the community", hi: "समुदाय में पोस्ट लिखना" },
    text: {
      en: "In “Blogs” write a title, a text, a category and choose a picture, without which a post is not taken. The picture is made smaller and its position removed. You can change or delete your post, comment, like, and report what does harm. Posts are other farmers' opinions, not checked advice.",
      hi: "“ब्लॉग” में शीर्षक, बात, श्रेणी लिखें और फोटो चुनें; फोटो के बिना पोस्ट नहीं ली जाती। फोटो छोटी होती है और जगह मिटाई जाती है। आप अपनी पोस्ट बदल या हटा सकते हैं, टिप्पणी और पसंद कर सकते हैं, और गलत की शिकायत कर सकते हैं। पोस्ट दूसरे किसानों की राय हैं, जाँची हुई सलाह नहीं।",
    },
    asked: "write blog post share picture community post kaise dale",
    from: "community",
  },
  {
    id: "urvara-marketplace-order",
    topic: "urvara",
    title: { en: "Buying in the marketplace", hi: "बाज़ार में खरीदना" },
    text: {
      en: "In “Marketplace” search or filter, put things in the cart and order: cash, or UPI where the seller takes it. Under “History” you see how far an order is, and “Cancel the order” as long as it can be taken back. Only buyers can rate. To sell, list your own product with picture, price and stock. Sellers are other farmers; nobody here has looked at their goods.",
      hi: "“बाज़ार” में खोजें या छाँटें, कार्ट में डालें और ऑर्डर करें: नकद, या जहाँ बेचने वाला ले वहाँ यूपीआई। “पिछले ऑर्डर” में देखें ऑर्डर कहाँ तक पहुँचा, और जब तक वापस हो सके “ऑर्डर रद्द करें”। केवल खरीदने वाले रेटिंग दे सकते हैं। बेचने के लिए फोटो, दाम और स्टॉक के साथ अपना सामान डालें। बेचने वाले दूसरे किसान हैं; उनका सामान यहाँ किसी ने जाँचा नहीं है।",
    },
    asked: "buy order cancel cart payment sell my product marketplace order kaise kare saman",
    from: "marketplace",
  },
  {
    id: "urvara-dashboard-cards",
    topic: "urvara",
    title: { en: "Choosing the cards of the dashboard", hi: "डैशबोर्ड के कार्ड चुनना" },
    text: {
      en: "The dashboard always shows the assistant and the weather. With “Add More” you switch on what else it shows: crop distribution, yields, recommendations, field map, prices, community, soil, irrigation and pests. Their order is fixed.",
      hi: "डैशबोर्ड पर सहायक और मौसम हमेशा रहते हैं। “और जोड़ें” से बाकी चुनें: फसलों का हिस्सा, उपज, सुझाव, खेत का नक्शा, भाव, समुदाय, मिट्टी, सिंचाई और कीट। उनका क्रम तय है।",
    },
    asked: "dashboard cards settings hide show widgets add card",
    from: "dashboard",
  },
  {
    id: "urvara-field-map",
    topic: "urvara",
    title: { en: "Drawing a field on the map", hi: "नक्शे पर खेत बनाना" },
    text: {
      en: "On the field map tap the corners, or walk the boundary with the phone's position, or set one point and type the area. The area is worked out from the boundary. The map colours each field by water, pest risk, nutrients or your last scouting, and keeps scouting notes with photo and place.",
      hi: "खेत के नक्शे पर कोनों को छुएँ, या फोन की स्थिति के साथ मेड़ पर चलें, या एक बिंदु लगाकर रकबा लिखें। रकबा सीमा से निकलता है। नक्शा हर खेत को पानी, कीट के खतरे, पोषण या आखिरी निरीक्षण से रँगता है और फोटो व जगह के साथ टिप्पणी रखता है।",
    },
    asked: "draw boundary measure field area map naksha me khet napna",
    from: "fieldsPage",
  },
  {
    id: "urvara-harvest-records",
    topic: "urvara",
    title: { en: "Keeping costs and harvests", hi: "खर्च और उपज का हिसाब रखना" },
    text: {
      en: "In “Harvests and costs” write down each cost and harvest in a few taps, by field and season. You see the yield per acre over the years and what each field earned and cost, and take it out with “Print” or “As a table file (CSV)” for the bank or for yourself.",
      hi: "“उपज और खर्च” में हर खर्च और उपज कुछ ही बार छूकर लिखें, खेत और मौसम के हिसाब से। सालों की प्रति एकड़ उपज और हर खेत की कमाई और खर्च देखें, और “छापें” या “तालिका फाइल (CSV)” से बैंक या अपने लिए निकालें।",
    },
    asked: "record expenses income profit yield trend kharcha hisab kitab upaj likhna",
    from: "dashboard",
  },
  {
    id: "urvara-voice",
    topic: "urvara",
    title: { en: "Asking by voice", hi: "बोलकर पूछना" },
    text: {
      en: "Where the browser can hear and speak, the assistant shows a microphone: tap it and ask, and let the answer be read aloud. The browser itself turns the voice into words. Everything can also be typed.",
      hi: "जहाँ ब्राउज़र सुन और बोल सकता है वहाँ सहायक में माइक दिखता है: छूकर पूछें और जवाब सुनें। आवाज़ को शब्द ब्राउज़र ही बनाता है। सब कुछ लिखकर भी हो सकता है।",
    },
    asked: "speak voice microphone read aloud bolkar puchna awaz",
    from: "dashboard",
  },
  {
    id: "urvara-assistant",
    topic: "urvara",
    title: { en: "What the assistant knows and does not", hi: "सहायक क्या जानता है और क्या नहीं" },
    text: {
      en: "The assistant answers from your own fields, weather, prices and plans, and from written passages whose source, date and certainty it shows. It names no pesticide doses, makes nothing up, and says so when it does not know. For a person's advice call the Kisan Call Centre 1800-180-1551 or ask your Krishi Vigyan Kendra.",
      hi: "सहायक आपके खेत, मौसम, भाव और योजनाओं से, और लिखे अंशों से जवाब देता है जिनका स्रोत, तारीख और पक्कापन दिखाता है। कीटनाशक की मात्रा नहीं बताता, मन से कुछ नहीं बनाता, और न जाने तो कह देता है। किसी जानकार से बात करनी हो तो किसान कॉल सेंटर 1800-180-1551 या कृषि विज्ञान केंद्र से पूछें।",
    },
    asked:
      "assistant limits who answers call expert kisan call centre number kvk krishi vigyan kendra helpline",
    from: "dashboard",
  },
];
