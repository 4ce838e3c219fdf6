type SampleWords = { readonly title: string; readonly description: string };

type SamplePost = SampleWords & {
  readonly id: string;
  readonly translations: { readonly hi: SampleWords; readonly mr: SampleWords };
  readonly imageUrl: string;
  readonly authorName: string;
  /** ISO 8601, UTC. */
  readonly postedDate: string;
  readonly likes: number;
  readonly category:
    | "water"
    | "pests"
    | "soil"
    | "seeds"
    | "machinery"
    | "market"
    | "livestock"
    | "stories";
  readonly language: "en";
};

/** The ten posts a new community opens with, newest first; likes run from 2 to 93. */
export const samplePosts = [
  {
    id: "ragi-came-back",
    title: "Two dry years brought ragi back to our hill",
    description:
      "My father grew ragi, I grew paddy, and then the tank did not fill. Last year I put ragi on two acres, transplanted at 25 days, without one hour of pump. Eight quintals an acre, straw for two cows, and the house eats it all year. I kept half an acre of paddy near the well. Start with the plot that dries first.",
    translations: {
      hi: {
        title: "दो सूखे साल रागी को हमारी पहाड़ी पर लौटा लाए",
        description:
          "पिताजी रागी उगाते थे, मैं धान लगाता रहा, फिर तालाब भरा ही नहीं। पिछले साल मैंने दो एकड़ में रागी लगाई, 25 दिन की पौध रोपी, पंप एक घंटा भी नहीं चला। एकड़ पीछे आठ क्विंटल दाना, दो गायों का पुआल, और घर का साल भर का खाना। आधा एकड़ धान मैंने कुएँ के पास रखा। जो खेत सबसे पहले सूखता है, वहीं से शुरू कीजिए।",
      },
      mr: {
        title: "दोन कोरड्या वर्षांनी नाचणी पुन्हा आमच्या डोंगरावर आणली",
        description:
          "वडील नाचणी घ्यायचे, मी भात घेत आलो, मग तळे भरलेच नाही. गेल्या वर्षी दोन एकरांवर नाचणी केली, 25 दिवसांची रोपे लावली, पंप एक तासही चालवला नाही. एकरी आठ क्विंटल धान्य, दोन गाईंना पेंढा, आणि घराला वर्षभराचे खाणे. विहिरीजवळ अर्धा एकर भात ठेवला. जे शेत सर्वात आधी सुकते, तिथून सुरुवात करा.",
      },
    },
    imageUrl: "/pictures/posts/ragi-came-back.svg",
    authorName: "Basavaraj Gowda",
    postedDate: "2026-11-18T13:40:00Z",
    likes: 2,
    category: "stories",
    language: "en",
  },
  {
    id: "wheat-protein",
    title: "Wheat at 13 percent protein: keep nitrogen for the flag leaf",
    description:
      "The mill near us pays more when protein reaches 13 percent. I give a third of the nitrogen at sowing, a third with the first watering at 21 days, and the last third when the flag leaf shows, just before irrigation. Early nitrogen makes straw, late nitrogen fills grain. Have a kilo tested before you bargain.",
    translations: {
      hi: {
        title: "13 प्रतिशत प्रोटीन वाला गेहूँ: झंडा पत्ती के लिए नाइट्रोजन बचाइए",
        description:
          "हमारे पास की मिल 13 प्रतिशत प्रोटीन पर ज़्यादा दाम देती है। मैं एक-तिहाई नाइट्रोजन बुवाई पर देता हूँ, एक-तिहाई 21 दिन पर पहली सिंचाई के साथ, और आखिरी तिहाई जब झंडा पत्ती दिखे, सिंचाई से ठीक पहले। जल्दी दी गई नाइट्रोजन भूसा बनाती है, देर से दी गई दाना भरती है। मोलभाव से पहले एक किलो गेहूँ जँचवा लीजिए।",
      },
      mr: {
        title: "13 टक्के प्रथिनांचा गहू: ध्वजपानासाठी नत्र राखून ठेवा",
        description:
          "आमच्या जवळची गिरणी 13 टक्के प्रथिने भरली की जास्त भाव देते. मी एक तृतीयांश नत्र पेरणीवेळी देतो, एक तृतीयांश 21 दिवसांनी पहिल्या पाण्यासोबत, आणि शेवटचा तृतीयांश ध्वजपान दिसल्यावर, पाणी देण्याच्या अगदी आधी. लवकर दिलेले नत्र काड वाढवते, उशिरा दिलेले दाणा भरते. भाव ठरवण्याआधी एक किलो गहू तपासून घ्या.",
      },
    },
    imageUrl: "/pictures/posts/wheat-protein.svg",
    authorName: "Gurpreet Singh Sandhu",
    postedDate: "2026-11-12T05:15:00Z",
    likes: 58,
    category: "soil",
    language: "en",
  },
  {
    id: "drip-on-tomato",
    title: "Drip on half an acre of tomato: what changed",
    description:
      "Before drip I flooded the furrows every fifth day for six hours. Now it is 50 minutes on alternate days, the leaves stay dry, and early blight came three weeks later than next door. Clean the filter every Sunday and flush the laterals once a fortnight, or the last rows go thirsty without telling you.",
    translations: {
      hi: {
        title: "आधे एकड़ टमाटर पर ड्रिप: क्या बदला",
        description:
          "ड्रिप से पहले मैं हर पाँचवें दिन छह घंटे नालियों में पानी भरती थी। अब एक दिन छोड़कर 50 मिनट चलता है, पत्तियाँ सूखी रहती हैं, और अगेती झुलसा पड़ोस के खेत से तीन हफ्ते बाद आया। हर रविवार फिल्टर साफ कीजिए और पंद्रह दिन में एक बार नलियों के सिरे खोलकर पानी बहाइए, वरना आखिरी कतारें चुपचाप प्यासी रह जाती हैं।",
      },
      mr: {
        title: "अर्ध्या एकर टोमॅटोवर ठिबक: काय बदलले",
        description:
          "ठिबक येण्याआधी मी दर पाचव्या दिवशी सहा तास सरींत पाणी सोडायचे. आता दिवसाआड 50 मिनिटे पुरतात, पाने कोरडी राहतात, आणि लवकर येणारा करपा शेजारच्यापेक्षा तीन आठवडे उशिरा आला. दर रविवारी फिल्टर साफ करा आणि पंधरा दिवसांतून एकदा नळ्यांची टोके उघडून पाणी वाहू द्या, नाहीतर शेवटच्या ओळी न सांगता तहानलेल्या राहतात.",
      },
    },
    imageUrl: "/pictures/posts/drip-on-tomato.svg",
    authorName: "Sunita Pawar",
    postedDate: "2026-11-03T04:30:00Z",
    likes: 93,
    category: "water",
    language: "en",
  },
  {
    id: "onion-till-diwali",
    title: "Onion that keeps till Diwali",
    description:
      "Stop watering 10 to 15 days before lifting. Cure in the field for three days under the tops, cut leaving an inch of neck, then cure ten days in shade. Store on slats two feet above the ground, never more than four feet deep, with air from below. Sort every fortnight. I sold in October for nearly twice the price of May.",
    translations: {
      hi: {
        title: "दिवाली तक टिकने वाला प्याज",
        description:
          "उखाड़ने से 10 से 15 दिन पहले पानी बंद कर दीजिए। खेत में पत्तों के नीचे ढककर तीन दिन सुखाइए, एक इंच गर्दन छोड़कर काटिए, फिर छाया में दस दिन और। ज़मीन से दो फुट ऊपर पट्टियों पर रखिए, ढेर चार फुट से ऊँचा कभी नहीं, नीचे से हवा आती रहे। हर पखवाड़े छाँटिए। मैंने अक्टूबर में मई के करीब दुगुने दाम पर बेचा।",
      },
      mr: {
        title: "दिवाळीपर्यंत टिकणारा कांदा",
        description:
          "काढणीआधी 10 ते 15 दिवस पाणी बंद करा. शेतात पातीखाली झाकून तीन दिवस सुकवा, एक इंच मान ठेवून कापा, मग सावलीत दहा दिवस सुकू द्या. जमिनीपासून दोन फूट उंच पट्ट्यांवर साठवा, थर चार फुटांपेक्षा जास्त कधीही नको, खालून हवा खेळू द्या. दर पंधरवड्याला निवडा. मी ऑक्टोबरमध्ये मे महिन्याच्या जवळपास दुप्पट भावाने विकला.",
      },
    },
    imageUrl: "/pictures/posts/onion-till-diwali.svg",
    authorName: "Kailash Patidar",
    postedDate: "2026-10-24T09:05:00Z",
    likes: 76,
    category: "market",
    language: "en",
  },
  {
    id: "hundred-seeds",
    title: "A hundred seeds on a wet sack before you sow",
    description:
      "Lay 100 seeds in ten rows on a wet gunny sack, roll it and keep it damp in the shade. After five days count the sprouts. Above 85, sow as usual. From 70 to 85, use a quarter more seed. Below 70, take the lot back: cheap seed is the dearest thing on the farm. It costs you nothing but a sack and a little patience.",
    translations: {
      hi: {
        title: "बोने से पहले गीली बोरी पर सौ बीज",
        description:
          "गीली टाट की बोरी पर दस कतारों में 100 बीज रखिए, लपेटिए और छाया में नम रखिए। पाँच दिन बाद अंकुर गिनिए। 85 से ऊपर हों तो हमेशा की तरह बोइए। 70 से 85 हों तो बीज सवा गुना लीजिए। 70 से कम हों तो बीज लौटा दीजिए: सस्ता बीज खेत की सबसे महँगी चीज़ है। इसमें लगता है बस एक बोरी और थोड़ा धीरज।",
      },
      mr: {
        title: "पेरण्याआधी ओल्या गोणपाटावर शंभर बिया",
        description:
          "ओल्या गोणपाटावर दहा ओळींत 100 बिया ठेवा, गुंडाळा आणि सावलीत ओलसर ठेवा. पाच दिवसांनी कोंब मोजा. 85 पेक्षा जास्त असतील तर नेहमीसारखे पेरा. 70 ते 85 असतील तर पाव पट जास्त बियाणे वापरा. 70 पेक्षा कमी असतील तर बियाणे परत करा: स्वस्त बियाणे ही शेतातली सर्वात महाग गोष्ट. खर्च फक्त एका गोणपाटाचा आणि थोड्या धीराचा.",
      },
    },
    imageUrl: "/pictures/posts/hundred-seeds.svg",
    authorName: "Manju Devi",
    postedDate: "2026-10-11T06:20:00Z",
    likes: 29,
    category: "seeds",
    language: "en",
  },
  {
    id: "trap-count-bollworm",
    title: "Five traps an acre told me when to act on pink bollworm",
    description:
      "Hang five pheromone traps an acre from 45 days after sowing, a foot above the crop, and change the lure every three weeks. Count each morning. Eight moths a trap for three nights running, or ten damaged bolls in a hundred, is the time to act. Until then, pick the closed rosette flowers and destroy them.",
    translations: {
      hi: {
        title: "एकड़ में पाँच ट्रैप ने बताया कि गुलाबी सुंडी पर कब कदम उठाऊँ",
        description:
          "बुवाई के 45 दिन बाद से एकड़ में पाँच फेरोमोन ट्रैप लगाइए, फसल से एक फुट ऊपर, और हर तीन हफ्ते में ल्यूर बदलिए। रोज़ सुबह गिनिए। लगातार तीन रात हर ट्रैप में आठ पतंगे, या सौ में दस टिंडे खराब: तब कदम उठाने का समय है। तब तक गुलाब जैसे बंद फूल तोड़कर नष्ट कीजिए।",
      },
      mr: {
        title: "एकरी पाच सापळ्यांनी सांगितले, गुलाबी बोंडअळीवर कधी उपाय करायचा",
        description:
          "पेरणीनंतर 45 दिवसांपासून एकरी पाच कामगंध सापळे लावा, पिकाच्या एक फूट वर, आणि दर तीन आठवड्यांनी ल्युअर बदला. रोज सकाळी मोजा. सलग तीन रात्री प्रत्येक सापळ्यात आठ पतंग, किंवा शंभरात दहा बोंडे खराब, म्हणजे उपाय करायची वेळ. तोपर्यंत मिटलेल्या डोमकळ्या तोडून नष्ट करा.",
      },
    },
    imageUrl: "/pictures/posts/trap-count-bollworm.svg",
    authorName: "Ramulu Goud",
    postedDate: "2026-09-19T12:50:00Z",
    likes: 67,
    category: "pests",
    language: "en",
  },
  {
    id: "pipe-in-the-paddy",
    title: "Let the paddy dry a little: a pipe shows how much",
    description:
      "A 30 cm pipe with holes, pushed 20 cm into the mud, shows the water under the ground. From 20 days after planting I water only when it stands 15 cm below the surface, and then to 5 cm deep. At flowering I keep it wet for two weeks. Last season that was three waterings fewer and just as many bags.",
    translations: {
      hi: {
        title: "धान को थोड़ा सूखने दीजिए: कितना, यह पाइप बताता है",
        description:
          "30 सेमी का छेद वाला पाइप, कीचड़ में 20 सेमी धँसाया हुआ, ज़मीन के नीचे का पानी दिखाता है। रोपाई के 20 दिन बाद से मैं तभी पानी देती हूँ जब वह सतह से 15 सेमी नीचे चला जाए, और तब 5 सेमी ऊँचा। फूल आने पर दो हफ्ते खेत गीला रखती हूँ। पिछले मौसम में तीन सिंचाई कम लगीं और बोरियाँ उतनी ही निकलीं।",
      },
      mr: {
        title: "भाताला थोडे सुकू द्या: किती ते पाइप दाखवतो",
        description:
          "छिद्रे असलेला 30 सेमी पाइप चिखलात 20 सेमी रोवला की जमिनीखालचे पाणी दिसते. लावणीनंतर 20 दिवसांपासून ते पृष्ठभागाखाली 15 सेमी गेले की मगच मी पाणी देते, आणि मग 5 सेमी उंच. फुलोऱ्यात दोन आठवडे शेत ओले ठेवते. गेल्या हंगामात तीन वेळा पाणी कमी द्यावे लागले आणि पोती तेवढीच मिळाली.",
      },
    },
    imageUrl: "/pictures/posts/pipe-in-the-paddy.svg",
    authorName: "Venkata Lakshmi",
    postedDate: "2026-08-28T07:10:00Z",
    likes: 41,
    category: "water",
    language: "en",
  },
  {
    id: "one-tractor-eleven-farms",
    title: "Eleven of us share one tractor: our three rules",
    description:
      "We wrote the rules before we bought: the diary decides the turn, whoever uses it pays the diesel and the driver, and 100 rupees an hour goes into the repair box. In four years not one quarrel. After rain the light soils go first because they are ready first. Service is due every 250 hours; the date is painted on the mudguard.",
    translations: {
      hi: {
        title: "ग्यारह जनों का एक ट्रैक्टर: हमारे तीन नियम",
        description:
          "खरीदने से पहले ही हमने नियम लिख लिए: बारी डायरी तय करती है, जो चलाए वही डीज़ल और ड्राइवर का पैसा दे, और हर घंटे के 100 रुपये मरम्मत के डिब्बे में जाएँ। चार साल में एक भी झगड़ा नहीं। बारिश के बाद हल्की ज़मीन पहले, क्योंकि वह पहले तैयार होती है। हर 250 घंटे पर सर्विस; तारीख मडगार्ड पर लिखी है।",
      },
      mr: {
        title: "अकरा जणांचा एक ट्रॅक्टर: आमचे तीन नियम",
        description:
          "घेण्याआधीच आम्ही नियम लिहून काढले: पाळी वही ठरवते, जो वापरतो तो डिझेल आणि ड्रायव्हरचे पैसे देतो, आणि तासाला 100 रुपये दुरुस्तीच्या डब्यात जातात. चार वर्षांत एकही भांडण नाही. पावसानंतर हलक्या जमिनी आधी, कारण त्या आधी वाफशावर येतात. दर 250 तासांनी सर्व्हिसिंग; तारीख मडगार्डवर रंगवली आहे.",
      },
    },
    imageUrl: "/pictures/posts/one-tractor-eleven-farms.svg",
    authorName: "Sukanta Behera",
    postedDate: "2026-08-09T10:35:00Z",
    likes: 18,
    category: "machinery",
    language: "en",
  },
  {
    id: "azolla-bed",
    title: "A bed of azolla behind the cowshed",
    description:
      "A pit 2 m by 1 m lined with a plastic sheet, 10 kg of sieved soil, 2 kg of dung slurry, a hand's depth of water and one kilo of azolla to start. After ten days it gives about half a kilo a day. Rinse it well and mix it into the feed, 200 g at first until the cow likes it. Light shade, and fresh water every ten days.",
    translations: {
      hi: {
        title: "गोशाला के पीछे अज़ोला की क्यारी",
        description:
          "2 मीटर गुणा 1 मीटर का गड्ढा, उसमें प्लास्टिक की चादर, 10 किलो छनी मिट्टी, 2 किलो गोबर का घोल, हथेली भर गहरा पानी और शुरू में एक किलो अज़ोला। दस दिन बाद रोज़ करीब आधा किलो मिलता है। अच्छी तरह धोकर दाने में मिलाइए, पहले 200 ग्राम, जब तक गाय को पसंद न आने लगे। हल्की छाया, और हर दस दिन में ताज़ा पानी।",
      },
      mr: {
        title: "गोठ्यामागे अझोलाचा वाफा",
        description:
          "2 मीटर बाय 1 मीटर खड्डा, त्यात प्लास्टिकचा कागद, 10 किलो चाळलेली माती, 2 किलो शेणकाला, तळहाताएवढे खोल पाणी आणि सुरुवातीला एक किलो अझोला. दहा दिवसांनी रोज सुमारे अर्धा किलो मिळतो. नीट धुऊन खाद्यात मिसळा, गाईला आवडेपर्यंत आधी 200 ग्रॅम. हलकी सावली, आणि दर दहा दिवसांनी ताजे पाणी.",
      },
    },
    imageUrl: "/pictures/posts/azolla-bed.svg",
    authorName: "Radha Nair",
    postedDate: "2026-07-15T03:55:00Z",
    likes: 12,
    category: "livestock",
    language: "en",
  },
  {
    id: "honest-soil-sample",
    title: "Take a soil sample the laboratory can trust",
    description:
      "Walk a zigzag and dig at ten spots, away from bunds, trees and dung heaps. Cut a V 15 cm deep, keep a thin slice from its side, mix everything in a plastic bucket and quarter it until half a kilo is left. Dry it in the shade and write the plot and the next crop on the bag. Do it before manure, once in two or three years.",
    translations: {
      hi: {
        title: "मिट्टी का ऐसा नमूना लीजिए जिस पर प्रयोगशाला भरोसा करे",
        description:
          "टेढ़े-मेढ़े चलते हुए दस जगह खोदिए, मेड़, पेड़ और गोबर के ढेर से दूर। 15 सेमी गहरा V काटिए, उसके किनारे से पतली परत लीजिए, सब प्लास्टिक की बाल्टी में मिलाइए और चार हिस्से करके घटाते जाइए, जब तक आधा किलो बचे। छाया में सुखाइए और थैली पर खेत और अगली फसल लिखिए। खाद डालने से पहले कीजिए, दो-तीन साल में एक बार।",
      },
      mr: {
        title: "प्रयोगशाळेला विश्वास वाटेल असा मातीचा नमुना घ्या",
        description:
          "नागमोडी चालत दहा ठिकाणी खणा, बांध, झाडे आणि शेणाच्या ढिगांपासून दूर. 15 सेमी खोल V आकाराचा खड्डा करा, त्याच्या बाजूची पातळ चकती घ्या, सगळे प्लास्टिकच्या बादलीत मिसळा आणि अर्धा किलो उरेपर्यंत चार भाग करून कमी करत जा. सावलीत वाळवा आणि पिशवीवर शेत आणि पुढचे पीक लिहा. खत घालण्याआधी करा, दोन-तीन वर्षांतून एकदा.",
      },
    },
    imageUrl: "/pictures/posts/honest-soil-sample.svg",
    authorName: "Rekha Verma",
    postedDate: "2026-06-02T08:25:00Z",
    likes: 35,
    category: "soil",
    language: "en",
  },
] as const satisfies readonly SamplePost[];
