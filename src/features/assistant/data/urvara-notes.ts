import { callCentre, emergencyNumbers } from "#content/helplines.ts";
import { removalHours } from "#src/features/fields/rules.ts";
import { mostQuestions } from "#src/features/pests/finder-rules.ts";
import type { Note } from "./note.ts";

/** How the product itself is used. */
export const urvaraNotes: readonly Note[] = [
  {
    id: "urvara-what",
    topic: "urvara",
    title: { en: "What Urvara does", hi: "उर्वरा क्या करता है" },
    text: {
      en: "Urvara is a farming assistant: the weather of your own place, when and how much to irrigate each field, pests, soil and fertiliser, mandi prices, schemes, insurance, a market and other farmers' posts, in English, Hindi and Marathi. It says where its figures come from, and which of them nobody has confirmed.",
      hi: "उर्वरा खेती का सहायक है: आपकी जगह का मौसम, हर खेत में कब और कितना पानी, कीट, मिट्टी और खाद, मंडी भाव, योजनाएँ, बीमा, बाज़ार और दूसरे किसानों की बातें, अंग्रेज़ी, हिन्दी और मराठी में। बताता है कि आँकड़े कहाँ से हैं, और किनकी पुष्टि नहीं हुई।",
    },
    asked: "what can you do about this app features ye app kya hai kya kar sakta",
    from: "dashboard",
  },
  {
    id: "urvara-offline",
    topic: "urvara",
    title: { en: "Using Urvara without internet", hi: "बिना इंटरनेट उर्वरा चलाना" },
    text: {
      en: "A page that was opened on this phone in the last 7 days opens without a network, as it was then; the strip under the bar says that there is no signal. What you write, a field, a watering, a harvest, a post, an order or a question, waits on the phone and is sent once when the network is back; the strip lists it. Signing in, the place of the farm, the password, the account and every new answer need a network. Install it from the browser's menu to have it on the home screen.",
      hi: "इस फोन पर पिछले 7 दिन में खोला पन्ना नेटवर्क के बिना भी खुलता है, जैसा तब था; ऊपर की पट्टी बताती है कि सिग्नल नहीं है। जो आप लिखते हैं, खेत, सिंचाई, उपज, पोस्ट, ऑर्डर या सवाल, वह फोन में रुकता है और नेटवर्क आने पर एक बार भेजा जाता है; पट्टी उसकी सूची दिखाती है। लॉगिन, खेत की जगह, पासवर्ड, खाते और हर नए जवाब के लिए नेटवर्क चाहिए। ब्राउज़र के मेन्यू से होम स्क्रीन पर लगाएँ।",
    },
    asked: "work offline no network install bina net chalega",
    from: "dashboard",
  },
  {
    id: "urvara-add-field",
    topic: "urvara",
    title: { en: "Adding a field in Urvara", hi: "उर्वरा में खेत जोड़ना" },
    text: {
      en: "Open “Your fields” and press “Add a field”: name, area in acre, hectare, guntha or bigha, soil and how it is watered, then the crop and the sowing date. Irrigation, pest risk and fertiliser plans are worked out per field, so give each its own crop. There a field is also changed with “Edit”, or put aside with “Put away” and brought back.",
      hi: "“आपके खेत” खोलें और “खेत जोड़ें” दबाएँ: नाम, रकबा एकड़, हेक्टेयर, गुंठा या बीघा में, मिट्टी और पानी देने का तरीका, फिर फसल और बुवाई की तारीख। सिंचाई, कीट का खतरा और खाद की योजना हर खेत के लिए अलग बनती है, इसलिए हर खेत की फसल भरें। वहीं “बदलें” से बदलें, या “हटाकर रखें” से अलग रखें और वापस लाएँ।",
    },
    asked: "add my field register land new field apna khet jodna dalna area",
    from: "fieldsPage",
  },
  {
    id: "urvara-irrigation-page",
    topic: "urvara",
    title: { en: "How Urvara reckons irrigation", hi: "उर्वरा सिंचाई का हिसाब कैसे करता है" },
    text: {
      en: "For each field the soil's water is kept like a bank account, by FAO paper 56: rain and irrigation come in, the crop's use by weather and stage goes out. When it falls to what the crop can stand, the page says when and how many millimetres to give, and for how long where the flow is told. Of a crop without published figures it shows only what grass uses. It is right only if you note each irrigation with “Watered” and tell the true sowing date.",
      hi: "हर खेत की मिट्टी का पानी बैंक खाते की तरह रखा जाता है, एफएओ पत्र 56 से: बारिश और सिंचाई जमा, मौसम और अवस्था के हिसाब से फसल की खपत खर्च। जब यह फसल की सहन सीमा तक घटे तो पन्ना बताता है कब और कितने मिलीमीटर पानी दें, और बहाव बताया हो तो कितनी देर। जिस फसल के आँकड़े छपे नहीं हैं, उसके लिए केवल घास की खपत दिखती है। सही तभी है जब हर सिंचाई “पानी दिया” से लिखें और असली बुवाई की तारीख बताएँ।",
    },
    asked: "how irrigation calculated app schedule page sinchai panna hisab",
    from: "irrigationPage",
  },
  {
    id: "urvara-place",
    topic: "urvara",
    title: { en: "Setting the place of the farm", hi: "खेत की जगह तय करना" },
    text: {
      en: "Weather needs the place of your farm: type the 6 digits of the PIN code, or stand there and press “Use this phone's position”. While it is not known, the pages of weather and irrigation ask for it, and there is no forecast of your own and no water plan. To change it, open “Profile”, and under “Where your farm lies” press “Change place”. It is saved only with a network.",
      hi: "मौसम के लिए खेत की जगह चाहिए: पिन कोड के 6 अंक लिखें, या खेत पर खड़े होकर “इस फोन की जगह लें” दबाएँ। जब तक पता न हो, मौसम और सिंचाई के पन्ने इसे पूछते हैं, और न आपका अपना अनुमान है, न पानी की योजना। बदलना हो तो “प्रोफाइल” खोलें और “आपका खेत कहाँ है” में “जगह बदलें” दबाएँ। नेटवर्क होने पर ही सहेजी जाती है।",
    },
    asked: "change location village pin code wrong place weather gaon badalna",
    from: "weatherPage",
  },
  {
    id: "urvara-soil-card",
    topic: "urvara",
    title: { en: "Typing the Soil Health Card into Urvara", hi: "मृदा स्वास्थ्य कार्ड उर्वरा में भरना" },
    text: {
      en: "On the page “Soil Health” choose the field, press “Enter the soil card” and type the values of your card in the units printed on it; leave out what is missing. You get what is low, in one sentence each, and a plan in kg and half bags at the least cost, split by stage. Usual prices are counted until you tell those of your shop under “Prices at your shop”. Without a card the crop's general dose is shown and named so, where one is known.",
      hi: "“मिट्टी की सेहत” पन्ने पर खेत चुनें, “मिट्टी का कार्ड भरें” दबाएँ और कार्ड के आँकड़े छपी इकाइयों में भरें; जो नहीं है उसे छोड़ दें। क्या कम है यह एक-एक वाक्य में, और सबसे कम खर्च में किलो और आधी बोरी की योजना, अवस्था के हिसाब से मिलती है। जब तक “आपकी दुकान के दाम” में अपने दाम न बताएँ, आम दाम गिने जाते हैं। कार्ड न हो तो फसल की सामान्य मात्रा, अगर पता हो, दिखती है और वैसा ही लिखा रहता है।",
    },
    asked: "enter soil card values app fertiliser plan bags card kaise bhare",
    from: "soilPage",
  },
  {
    id: "urvara-pest-finder",
    topic: "urvara",
    title: { en: "Finding a pest with Urvara", hi: "उर्वरा से कीट पहचानना" },
    text: {
      en: `In “Find a pest or disease” choose the crop, the part of the plant and what you see; after at most ${mostQuestions} questions it names the likeliest pest or disease with those that look alike, and what to do in order: watch and count, clean and cultural work, traps and friends, and a chemical last, by the label. Once it was opened it works without network.`,
      hi: `“कीट या रोग पहचानें” में फसल, पौधे का हिस्सा और जो दिखता है चुनें; ज़्यादा से ज़्यादा ${mostQuestions} सवालों में सबसे संभव कीट या रोग और मिलते-जुलते नाम बताता है, और क्रम से क्या करें: देखें और गिनें, सफाई और खेती के काम, ट्रैप और मित्र, और दवा आखिर में, लेबल के अनुसार। एक बार खोलने के बाद नेटवर्क के बिना भी चलता है।`,
    },
    asked: "identify pest disease app finder rog pehchan kaise kare app me",
    from: "pestsPage",
  },
  {
    id: "urvara-photo-check",
    topic: "urvara",
    title: { en: "Checking a leaf by photo", hi: "पत्ते की फोटो जाँच" },
    text: {
      en: "Under “Photo check” photograph one leaf on a plain light sheet in bright shade. The phone itself finds the leaf and measures how much of it is damaged and of what colour. It names no pest or disease: “Find out what it is” leads to the questions for that. The photo stays on the phone. Only where a picture model was set up you can also press “Send the photo”; then it is made small and its position taken out.",
      hi: "“फोटो से जाँच” में एक पत्ते की फोटो सादे, हल्के रंग के कागज़ पर उजली छाया में लें। फोन खुद पत्ता ढूँढकर नापता है कि कितना हिस्सा और किस रंग का खराब है। कीट या रोग का नाम नहीं बताता: उसके सवालों तक “पता करें कि यह क्या है” ले जाता है। फोटो फोन में ही रहती है। जहाँ तस्वीर देखने वाला मॉडल लगा हो केवल वहीं “फोटो भेजें” भी दबा सकते हैं; तब फोटो छोटी होती है और जगह मिटाई जाती है।",
    },
    asked: "photo leaf scan camera disease detect photo se bimari pehchan",
    from: "pestsPage",
  },
  {
    id: "urvara-schemes-fit",
    topic: "urvara",
    title: { en: "Which schemes fit my farm", hi: "मेरे लिए कौन सी योजनाएँ हैं" },
    text: {
      en: "On the page “Government Schemes” answer, one by one, the questions under “Which schemes fit your farm?”: on land, age and work, as many as you like. Each scheme then says whether it fits, and on its own page which rules decide, how much you could get where that can be worked out, the papers and the steps. Some things only the office can say. You can also search by name, or choose the state.",
      hi: "“सरकारी योजनाएँ” पन्ने पर “आपके लिए कौन सी योजनाएँ सही हैं?” के सवालों के एक-एक कर जवाब दें: ज़मीन, उम्र और काम पर, जितने चाहें। फिर हर योजना बताती है कि मिल सकती है या नहीं, और उसके अपने पन्ने पर किन नियमों से, जहाँ हिसाब हो सके वहाँ कितना, कागज़ और कदम। कुछ बातें दफ्तर ही बता सकता है। नाम से भी ढूँढ सकते हैं, या राज्य चुन सकते हैं।",
    },
    asked: "am i eligible which scheme for me fits konsi yojana milegi patrata",
    from: "schemesPage",
  },
  {
    id: "urvara-loss-report",
    topic: "urvara",
    title: { en: "Reporting a crop loss with Urvara", hi: "उर्वरा से फसल नुकसान की सूचना" },
    text: {
      en: "Open “Agri Insurance” and there “Crop damaged?”: “Report a crop loss” counts the 72 hours from what you say happened, asks for field, cause and photos, and writes a report that you can print, share, where the phone allows it with the photos, or read out on the helpline. It also lists the ways to report. Until you share it, all of it stays on the phone. Urvara does not report the loss and files no claim for you.",
      hi: "“खेती बीमा” खोलें और वहाँ “फसल खराब हुई?”: “फसल नुकसान की रिपोर्ट” बताई घटना से 72 घंटे गिनती है, खेत, कारण और फोटो पूछती है, और सूचना लिख देती है जिसे छाप सकते हैं, भेज सकते हैं, जहाँ फोन माने वहाँ फोटो समेत, या हेल्पलाइन पर पढ़ सकते हैं। सूचना देने के रास्ते भी बताती है। जब तक आप न भेजें, सब कुछ फोन में ही रहता है। उर्वरा आपकी ओर से न नुकसान की सूचना देता है, न दावा दर्ज करता है।",
    },
    asked: "report loss app form damage nuksan ki suchna kaise de report likhna",
    from: "insurancePage",
  },
  {
    id: "urvara-premium-calculator",
    topic: "urvara",
    title: { en: "The premium calculator", hi: "प्रीमियम का हिसाब" },
    text: {
      en: "In “Agri Insurance” the “Premium calculator” asks season, crop, area, sum insured and, if you know it, the insurer's rate, and shows your share and what the government pays. With the yields of the area it works out a claim too. Its figures follow the PMFBY rule; the state's notice decides.",
      hi: "“खेती बीमा” में “प्रीमियम का हिसाब” मौसम, फसल, रकबा, बीमित रकम और पता हो तो बीमा कंपनी की दर पूछता है और आपका और सरकार का हिस्सा बताता है। इलाके की उपज दें तो दावे का हिसाब भी लगाता है। हिसाब पीएमएफबीवाई के नियम से है; राज्य की सूचना ही मान्य है।",
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
      en: "Under the bell, “Notification”, stand weather warnings, news of your orders, schemes that you asked to be reminded of with “Remind me”, prices set with “Tell me of a price”, and whether something of yours was hidden after reports. There are no choices beside these and no set hours of rest, and nothing of it reaches you while Urvara is closed. When to water and which pest threatens stand on their own pages.",
      hi: "घंटी, “सूचनाएँ”, में मौसम की चेतावनी, आपके ऑर्डर की खबर, “याद दिलाएँ” से चुनी योजनाएँ, “भाव की सूचना” से तय किए भाव, और शिकायतों के बाद आपकी कोई चीज़ छिपाई गई हो तो वह मिलता है। इनके सिवा कुछ चुनने को नहीं है, चुप रहने के घंटे नहीं हैं, और उर्वरा बंद हो तो इनमें से कुछ नहीं पहुँचता। पानी कब देना है और किस कीट का खतरा है, यह उनके अपने पन्नों पर है।",
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
      en: "Under “Profile” you change name, picture and language, and with “Edit farm” the phone and address. There, too, stand “Change password”, “Change e-mail address”, “Passkeys”, the “Second step when signing in”, where you are signed in, “Download my data” and “Delete account”. A deleted account is removed for good after 7 days; signing in before that undoes it. Its posts stay, without your name. A forgotten password is reset by a mail that the sign-in page sends.",
      hi: "“प्रोफाइल” में नाम, फोटो और भाषा बदलें, और “जानकारी बदलें” से फोन और पता। वहीं “पासवर्ड बदलें”, “ई-मेल पता बदलें”, “पासकी”, “लॉगिन में दूसरा कदम”, आप कहाँ-कहाँ लॉगिन हैं, “मेरा डेटा डाउनलोड करें” और “खाता हटाएँ” हैं। हटाया खाता 7 दिन बाद हमेशा के लिए मिटता है; उससे पहले लॉगिन करने पर रुक जाता है। उसकी पोस्ट आपके नाम के बिना रहती हैं। भूला पासवर्ड लॉगिन पन्ने से भेजे मेल से बदलता है।",
    },
    asked: "forgot password delete my account export data profile password bhul gaya khata hatana",
    from: "dashboard",
  },
  {
    id: "urvara-community-post",
    topic: "urvara",
    title: { en: "Writing a post in the community", hi: "समुदाय में पोस्ट लिखना" },
    text: {
      en: "In “Blogs” press “Add Post” and write a title, a text and a category. A post needs a picture: your own, or the ready drawing of its category. Where and when it was taken is removed. You can change or delete your post, comment, like, and report what does harm. Posts are other farmers' opinions, not checked advice; some are marked “Sample” and invented.",
      hi: "“ब्लॉग” में “पोस्ट लिखें” दबाएँ और शीर्षक, बात और श्रेणी लिखें। पोस्ट के साथ फोटो चाहिए: आपकी अपनी, या श्रेणी का बना-बनाया चित्र। फोटो कहाँ और कब ली गई, यह मिटाया जाता है। आप अपनी पोस्ट बदल या हटा सकते हैं, टिप्पणी और पसंद कर सकते हैं, और गलत की शिकायत कर सकते हैं। पोस्ट दूसरे किसानों की राय हैं, जाँची हुई सलाह नहीं; कुछ पर “नमूना” लिखा है और वे गढ़ी हुई हैं।",
    },
    asked: "write blog post share picture community post kaise dale",
    from: "community",
  },
  {
    id: "urvara-marketplace-order",
    topic: "urvara",
    title: { en: "Buying in the marketplace", hi: "बाज़ार में खरीदना" },
    text: {
      en: "In “Marketplace” search or filter, put things in the cart and order: cash, or UPI where the seller takes it. Before the first order your e-mail address has to be confirmed. Under “History” you see how far an order is, and “Cancel the order” until it is on its way. Only who has received a thing can rate it. To sell, list your own product with picture, price and stock. Sellers are other farmers; nobody here has looked at their goods.",
      hi: "“बाज़ार” में खोजें या छाँटें, कार्ट में डालें और ऑर्डर करें: नकद, या जहाँ बेचने वाला ले वहाँ यूपीआई। पहले ऑर्डर से पहले ई-मेल पता पक्का करना होता है। “पिछले ऑर्डर” में देखें ऑर्डर कहाँ तक पहुँचा, और माल चलने तक “ऑर्डर रद्द करें”। जिसे माल मिल चुका, केवल वही रेटिंग दे सकता है। बेचने के लिए फोटो, दाम और स्टॉक के साथ अपना सामान डालें। बेचने वाले दूसरे किसान हैं; उनका सामान यहाँ किसी ने जाँचा नहीं है।",
    },
    asked: "buy order cancel cart payment sell my product marketplace order kaise kare saman",
    from: "marketplace",
  },
  {
    id: "urvara-dashboard-cards",
    topic: "urvara",
    title: { en: "Choosing the cards of the dashboard", hi: "डैशबोर्ड के कार्ड चुनना" },
    text: {
      en: "The dashboard always shows the assistant and the weather. With “Add More” you switch on what else it shows: “Crop Distribution”, “Yield Trend”, “AI Recommendation”, “Field Health Map”, “Market Price”, “Community Updates”, “Soil Health”, “Irrigation Schedule” and “Pest Control Suggestions”. The dots on a card lead to “Hide this card”. Their order is fixed.",
      hi: "डैशबोर्ड पर सहायक और मौसम हमेशा रहते हैं। “और जोड़ें” से बाकी चुनें: “फसलों का बँटवारा”, “उपज का रुझान”, “एआई सलाह”, “खेत की सेहत का नक्शा”, “मंडी भाव”, “चौपाल की खबरें”, “मिट्टी की सेहत”, “सिंचाई का समय” और “कीट नियंत्रण के सुझाव”। कार्ड की बिंदियों में “यह कार्ड छिपाएँ” है। उनका क्रम तय है।",
    },
    asked: "dashboard cards settings hide show widgets add card",
    from: "dashboard",
  },
  {
    id: "urvara-field-map",
    topic: "urvara",
    title: { en: "Drawing a field on the map", hi: "नक्शे पर खेत बनाना" },
    text: {
      en: "On the “Field Health Map” choose a field to draw: “Walk around it” with the phone's position, “Tap its corners” on the map, or “Only say where it is”; then a circle or square of the area that you told stands for it. A drawn boundary says its area, and you are asked before it takes the place of what you wrote. The map colours each field by “Water”, “Pests”, “Nutrients” or “Last scouting”. With “Note what you see” it keeps notes with photo and place.",
      hi: "“खेत की सेहत का नक्शा” में खेत चुनकर बनाएँ: फोन की स्थिति के साथ “उसके चारों ओर चलें”, नक्शे पर “उसके कोनों पर छुएँ”, या “केवल बताएँ कि कहाँ है”; तब आपके बताए रकबे का गोला या चौकोर दिखता है। बनी मेड़ अपना रकबा बताती है, और आपके लिखे रकबे की जगह लेने से पहले पूछा जाता है। नक्शा हर खेत को “पानी”, “कीट-रोग”, “पोषक तत्व” या “पिछला निरीक्षण” से रँगता है। “जो दिखे वह लिखें” से फोटो और जगह के साथ नोट रखता है।",
    },
    asked: "draw boundary measure field area map naksha me khet napna",
    from: "mapPage",
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
    from: "harvestsPage",
  },
  {
    id: "urvara-voice",
    topic: "urvara",
    title: { en: "Asking by voice", hi: "बोलकर पूछना" },
    text: {
      en: "Where the browser can write down speech, the page of the assistant has a microphone, “Speak your question”: press it and ask. Where the browser can speak, “Read aloud” stands below an answer. The browser turns the voice into words, and for that most browsers need a network and send the voice to their maker. Everything can also be typed.",
      hi: "जहाँ ब्राउज़र बोली को लिख सकता है, वहाँ सहायक के पन्ने पर माइक है, “सवाल बोलकर पूछें”: दबाकर पूछें। जहाँ ब्राउज़र बोल सकता है, वहाँ जवाब के नीचे “पढ़कर सुनाएँ” है। आवाज़ को शब्द ब्राउज़र बनाता है; इसके लिए ज़्यादातर ब्राउज़र को नेटवर्क चाहिए और वे आवाज़ अपनी कंपनी को भेजते हैं। सब कुछ लिखकर भी हो सकता है।",
    },
    asked: "speak voice microphone read aloud bolkar puchna awaz",
    from: "assistantPage",
  },
  {
    id: "urvara-assistant",
    topic: "urvara",
    title: { en: "What the assistant knows and does not", hi: "सहायक क्या जानता है और क्या नहीं" },
    text: {
      en: `The assistant answers from your own fields, weather, prices and plans, and from written passages whose source, date and certainty it shows. It names no pesticide doses, makes nothing up, and says so when it does not know. For a person's advice call the Kisan Call Centre ${callCentre} or ask your Krishi Vigyan Kendra.`,
      hi: `सहायक आपके खेत, मौसम, भाव और योजनाओं से, और लिखे अंशों से जवाब देता है जिनका स्रोत, तारीख और पक्कापन दिखाता है। कीटनाशक की मात्रा नहीं बताता, मन से कुछ नहीं बनाता, और न जाने तो कह देता है। किसी जानकार से बात करनी हो तो किसान कॉल सेंटर ${callCentre} या कृषि विज्ञान केंद्र से पूछें।`,
    },
    asked:
      "assistant limits who answers call expert kisan call centre number kvk krishi vigyan kendra helpline",
    from: "assistantPage",
  },
  {
    id: "urvara-usual-weather",
    topic: "urvara",
    title: { en: "Usual weather where no forecast comes", hi: "अनुमान न आए तो आम मौसम" },
    text: {
      en: "When no forecast comes, or the last one is 3 days old, Urvara shows what is usual at your place at this time of the year, from the weather stations around it, and calls it so: “The usual week”. It is no forecast: whether it rains tomorrow it cannot say. The water plan goes on with it and says that it is only roughly known. Weather warnings and good hours for spraying are never made from it. A younger forecast stays, with its age.",
      hi: "पूर्वानुमान न आए, या आखिरी 3 दिन पुराना हो जाए, तो उर्वरा दिखाता है कि आपकी जगह साल के इस समय आम तौर पर कैसा रहता है, आसपास के मौसम केंद्रों से, और वैसा ही लिखता है: “आम तौर पर ऐसा हफ्ता”। यह पूर्वानुमान नहीं है: कल बारिश होगी या नहीं, यह इससे पता नहीं चलता। पानी की योजना इससे चलती रहती है और बताती है कि मोटा अनुमान है। मौसम की चेतावनी और छिड़काव के ठीक घंटे इससे कभी नहीं बनते। इससे ताज़ा पूर्वानुमान अपनी उम्र के साथ बना रहता है।",
    },
    asked:
      "usual weather no forecast normal not a forecast old weather why usual aam mausam anuman nahi",
    from: "weatherPage",
  },
  {
    id: "urvara-samples",
    topic: "urvara",
    title: { en: "Samples and the demonstration", hi: "नमूने और डेमो" },
    text: {
      en: "What is marked “Sample” is an example: the weather until your place is known, mandi prices until the first reports have come, some posts, and some goods, which nobody delivers. The insurance plans are examples, too. You need none of them and no demo: tell your place and your fields, and your own figures stand there. In the demonstration weather and prices are made up, and every screen says so.",
      hi: "जिस पर “नमूना” लिखा है वह सिर्फ उदाहरण है: मौसम, जब तक आपकी जगह पता न हो; मंडी भाव, जब तक पहले भाव न आएँ; कुछ पोस्ट, और कुछ सामान, जिसे कोई नहीं पहुँचाता। बीमा योजनाएँ भी उदाहरण हैं। आपको न इनकी ज़रूरत है, न डेमो की: अपनी जगह और खेत बताएँ, तो आपके अपने आँकड़े दिखेंगे। डेमो में मौसम और भाव गढ़े हुए हैं, और हर पन्ना यह कहता है।",
    },
    asked: "sample demo demonstration example real fake data नमूना असली asli nakli mock",
    from: "dashboard",
  },
  {
    id: "urvara-danger",
    topic: "urvara",
    title: { en: "Emergency numbers and danger", hi: "आपात नंबर और खतरा" },
    text: {
      en: `Somebody is in danger: call before you write. ${emergencyNumbers.emergency} is for every emergency, ${emergencyNumbers.ambulance} the ambulance, ${emergencyNumbers.poison} the poisons centre, ${emergencyNumbers.mind} Tele-MANAS, somebody to talk to, and ${emergencyNumbers.animals} the veterinary van, in some states only by day. When you tell the assistant of poison, a bite, an electric shock or despair, it says first what to do now and shows the numbers to press. It calls nobody for you, and it can fail to understand: call all the same.`,
      hi: `कोई खतरे में हो तो लिखने से पहले फोन करें। ${emergencyNumbers.emergency} हर आपात स्थिति के लिए है, ${emergencyNumbers.ambulance} एम्बुलेंस, ${emergencyNumbers.poison} विष सूचना केंद्र, ${emergencyNumbers.mind} टेली-मानस, बात करने के लिए, और ${emergencyNumbers.animals} पशु चिकित्सा वाहन, कुछ राज्यों में केवल दिन में। सहायक को ज़हर, काटने, बिजली के झटके या निराशा की बात बताएँ तो वह सबसे पहले बताता है कि अभी क्या करें, और दबाने के लिए नंबर दिखाता है। वह आपकी ओर से फोन नहीं करता, और समझने में चूक सकता है: तब भी फोन करें।`,
    },
    asked:
      "emergency number ambulance helpline 112 108 14416 1962 apatkalin number kisko phone kare",
    from: "assistantPage",
  },
  {
    id: "urvara-take-back",
    topic: "urvara",
    title: { en: "Taking back what you deleted", hi: "हटाया हुआ वापस लाना" },
    text: {
      en: `After a watering, a harvest, a cost, a soil card or a post was removed, “Undo” stands for a short while in the message at the edge of the screen. A field is first put aside with “Put away”; there “Delete” removes it for good after ${removalHours} hours with its seasons, waterings, soil cards and notes, and until then “Bring back” undoes it. A field that is only put away loses nothing and can always be brought back.`,
      hi: `सिंचाई, उपज, खर्च, मिट्टी कार्ड या पोस्ट हटाने के बाद पन्ने के किनारे संदेश में थोड़ी देर “वापस लें” रहता है। खेत पहले “हटाकर रखें” से अलग रखा जाता है; वहाँ “मिटाएँ” उसे ${removalHours} घंटे बाद उसकी फसलों, सिंचाई, मिट्टी कार्ड और टिप्पणियों समेत हमेशा के लिए मिटाता है, और तब तक “वापस लाएँ” से रुक जाता है। जो खेत केवल हटाकर रखा है उसका कुछ नहीं मिटता और वह कभी भी वापस आ सकता है।`,
    },
    asked:
      "undo deleted field by mistake get back restore recover galti se hata diya mita diya wapas",
    from: "fieldsPage",
  },
  {
    id: "urvara-changed-elsewhere",
    topic: "urvara",
    title: { en: "Changed elsewhere in the meantime", hi: "इस बीच कहीं और बदला गया" },
    text: {
      en: "When the same thing was changed on another phone or in another window, Urvara overwrites nothing unseen and asks you. What was sent late stands in the strip under the bar: press it, and compare “What you wrote here” with “What stands there now”; “Keep mine” or “Keep the other” decides. Where a form says that it was changed elsewhere, nothing of it has been saved yet, and it says what to do.",
      hi: "एक ही चीज़ दूसरे फोन पर या दूसरी विंडो में बदली गई हो तो उर्वरा बिना बताए कुछ नहीं मिटाता, आपसे पूछता है। जो देर से भेजा गया वह ऊपर की पट्टी में रहता है: उसे दबाएँ और “आपने यहाँ क्या लिखा” को “वहाँ अब क्या है” से मिलाएँ; “मेरा रखें” या “दूसरा रखें” से तय करें। जहाँ फॉर्म कहे कि कहीं और बदला गया, वहाँ अभी कुछ सहेजा नहीं गया है, और वही बताता है कि क्या करें।",
    },
    asked:
      "changed elsewhere conflict two phones could not be saved keep mine other dusre phone badla kyon save nahi",
    from: "dashboard",
  },
  {
    id: "urvara-other-crop",
    topic: "urvara",
    title: { en: "A crop that is not on the list", hi: "जो फसल सूची में नहीं" },
    text: {
      en: "If your crop is not on the list, choose “Another crop” and write what you call it. You get warnings of frost, wind and rain, the soil card, harvests and costs, and beside the rain the water that short grass uses; your crop may need more or less. Its fertiliser dose, pests and mandi prices are not known here, and nothing is guessed. Of some crops on the list figures are missing as well; the page then says so.",
      hi: "फसल सूची में न हो तो “कोई और फसल” चुनें और उसका अपना नाम लिखें। पाला, हवा और बारिश की चेतावनी, मिट्टी कार्ड, उपज और खर्च, और बारिश के साथ छोटी घास की पानी की खपत मिलती है; आपकी फसल को ज़्यादा या कम लग सकता है। उसकी खाद की मात्रा, कीट और मंडी भाव यहाँ मालूम नहीं, और अंदाज़ा नहीं लगाया जाता। सूची की कुछ फसलों के भी कुछ आँकड़े नहीं हैं; तब पन्ना यह कहता है।",
    },
    asked:
      "my crop not in the list missing other new crop own name meri fasal suchi me nahi सूची में नहीं यादीत नाही पीक",
    from: "fieldsPage",
  },
];
