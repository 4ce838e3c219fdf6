import type { Note } from "./note.ts";

/** Watering and feeding crops: mainstream practice, not yet confirmed by a named source. */
export const waterAndFoodNotes: readonly Note[] = [
  {
    id: "practice-drip",
    topic: "practice",
    title: { en: "Why drip irrigation", hi: "ड्रिप (टपक) सिंचाई क्यों" },
    text: {
      en: "Drip brings water to the roots drop by drop: it saves a third to a half of the water against flooding, keeps weeds and leaf disease down, works on uneven land and lets fertiliser flow with the water. It costs at first (help comes through Per Drop More Crop), needs a filter and clean lines, and pays best on vegetables, fruit, cane, cotton and wide rows.",
      hi: "ड्रिप पानी बूँद-बूँद जड़ तक देता है: बहाव की तुलना में तिहाई से आधा पानी बचता है, खरपतवार और पत्तों के रोग कम होते हैं, ऊँची-नीची ज़मीन पर चलता है और पानी के साथ खाद जा सकती है। शुरू में खर्च है (पर ड्रॉप मोर क्रॉप से मदद मिलती है), फिल्टर और साफ नलियाँ चाहिए, और सब्ज़ी, फल, गन्ना, कपास व चौड़ी कतारों में सबसे ज़्यादा फायदा है।",
    },
    asked: "drip benefit fayda better than flood flooding tapak sinchai",
    from: "icar",
  },
  {
    id: "practice-drip-care",
    topic: "practice",
    title: { en: "Keeping a drip set clear", hi: "ड्रिप की सफाई" },
    text: {
      en: "Clean the filter daily in the season, flush the ends of the lines each week, and look whether every dripper drops alike. Salts and slime are cleared by an acid or chlorine treatment, which a trained person should do. Roll up and store the laterals away from rats and sun after the season.",
      hi: "मौसम में फिल्टर रोज़ साफ करें, हर हफ्ते नलियों के सिरे खोलकर बहाएँ, और देखें कि हर ड्रिपर बराबर टपके। लवण और काई अम्ल या क्लोरीन से साफ होते हैं, यह प्रशिक्षित व्यक्ति करे। मौसम के बाद लेटरल लपेटकर चूहे और धूप से दूर रखें।",
    },
    asked: "drip clogged blocked dripper choke cleaning filter band ho gaya",
    from: "icar",
  },
  {
    id: "practice-sprinkler",
    topic: "practice",
    title: { en: "Sprinkler irrigation", hi: "फव्वारा सिंचाई" },
    text: {
      en: "Sprinklers suit close-sown crops on light or uneven land: wheat, gram, groundnut, onion, fodder. Run them in calm hours, early or at night, for wind spoils the pattern; not in the evening when blight is about, and not with salty water on the leaves. Overlap the circles so that no dry ring stays.",
      hi: "फव्वारा हल्की या ऊँची-नीची ज़मीन में घनी फसलों के लिए ठीक है: गेहूँ, चना, मूँगफली, प्याज, चारा। शांत समय, सुबह या रात में चलाएँ, हवा से पानी बिखरता है; झुलसे के दिनों में शाम को नहीं, और खारा पानी पत्तों पर नहीं। घेरे एक-दूसरे पर चढ़ें ताकि सूखी जगह न बचे।",
    },
    asked: "sprinkler use when wheat fawwara fayda",
    from: "icar",
  },
  {
    id: "practice-time-of-day",
    topic: "practice",
    title: { en: "Which time of day to irrigate", hi: "दिन में किस समय सिंचाई करें" },
    text: {
      en: "Early morning and evening lose least to sun and wind. In the cold months water by late morning so that leaves and soil are not cold and wet through the night, but before a frost night water in the afternoon or evening. In heat water in the evening or at night. Noon is the worst time for sprinklers.",
      hi: "सुबह जल्दी और शाम को धूप-हवा में सबसे कम पानी उड़ता है। सर्दी में दोपहर से पहले पानी दें ताकि पत्ते और मिट्टी रात भर ठंडे-गीले न रहें, पर पाले वाली रात से पहले दोपहर बाद या शाम को दें। गर्मी में शाम या रात को दें। फव्वारे के लिए दोपहर सबसे खराब है।",
    },
    asked: "best time irrigate morning evening noon subah sham dopahar raat pani kis samay",
    from: "icar",
  },
  {
    id: "practice-furrow",
    topic: "practice",
    title: { en: "Furrows, borders and alternate furrows", hi: "नाली, क्यारी और एक छोड़ एक नाली" },
    text: {
      en: "Level the field, keep borders narrow and furrows short on sandy land, and cut off the flow when it has reached three quarters or so of the length. Where water is scarce wet every second furrow and change over the next time: cotton, maize, cane and vegetables lose little by it and much water is saved. Laser levelling saves water in every crop.",
      hi: "खेत समतल करें, रेतीली ज़मीन में क्यारी सँकरी और नाली छोटी रखें, और पानी लंबाई के करीब तीन चौथाई पहुँचे तो बंद करें। पानी कम हो तो एक छोड़ एक नाली में दें और अगली बार बदलें: कपास, मक्का, गन्ना और सब्ज़ी में नुकसान कम, बचत ज़्यादा। लेज़र समतलीकरण हर फसल में पानी बचाता है।",
    },
    asked: "save water furrow method alternate pani ki bachat",
    from: "icar",
  },
  {
    id: "practice-drainage",
    topic: "practice",
    title: { en: "Water is standing in the field", hi: "खेत में पानी भर गया" },
    text: {
      en: "Let it out within a day: open the bund at the lowest corner and cut a drain to it. Only rice can stand it. When the soil can be trodden, loosen the crust, give a light share of nitrogen to yellow plants, and look for root and collar rots. Cotton, soybean, pigeonpea, maize and vegetables do better on ridges or beds from the start.",
      hi: "एक दिन के अंदर निकालें: मेड़ का सबसे नीचा कोना खोलें और वहाँ तक नाली काटें। सिर्फ धान सह सकता है। मिट्टी पर पैर रखने लायक हो तो पपड़ी तोड़ें, पीले पौधों को थोड़ा नाइट्रोजन दें, जड़ और कॉलर सड़न देखें। कपास, सोयाबीन, अरहर, मक्का और सब्ज़ी शुरू से मेड़ या क्यारी पर बेहतर रहते हैं।",
    },
    asked:
      "standing water waterlogged field after rain drain out pani nikalna jal bharav khet me pani",
    from: "icar",
  },
  {
    id: "practice-over-irrigation",
    topic: "practice",
    title: { en: "Too much water", hi: "ज़्यादा पानी देने का नुकसान" },
    text: {
      en: "Too much water washes nitrogen below the roots, chokes the roots, brings wilt, rot and weeds, lays the crop flat and in time makes the land salty. Yellow leaves on wet soil ask for air, not for more water. Go by the soil a hand deep and by the irrigation page, not by the calendar.",
      hi: "ज़्यादा पानी नाइट्रोजन को जड़ से नीचे बहाता है, जड़ का दम घोंटता है, उकठा, सड़न और खरपतवार लाता है, फसल गिराता है और समय के साथ ज़मीन खारी करता है। गीली मिट्टी में पीले पत्ते हवा माँगते हैं, पानी नहीं। एक बालिश्त नीचे की मिट्टी और सिंचाई पन्ने से चलें, कैलेंडर से नहीं।",
    },
    asked: "over watering too much irrigation harm jyada pani nuksan",
    from: "icar",
  },
  {
    id: "practice-soil-moisture",
    topic: "practice",
    title: { en: "Feeling whether the soil needs water", hi: "हाथ से मिट्टी की नमी जाँचना" },
    text: {
      en: "Take soil from the depth of the roots, a hand deep or more, and press it. Loam that makes a ball which holds when tossed is moist enough; a ball that crumbles says water soon; dust that makes no ball says the crop already suffers. Clay should ribbon between the fingers. Sand dries first: look more often.",
      hi: "जड़ की गहराई, एक बालिश्त या नीचे, से मिट्टी लेकर दबाएँ। दोमट का गोला बने और उछालने पर न टूटे तो नमी ठीक; बिखर जाए तो जल्दी पानी दें; गोला ही न बने तो फसल को कष्ट हो रहा है। चिकनी मिट्टी उँगलियों में फीता बने। रेत पहले सूखती है: ज़्यादा बार देखें।",
    },
    asked: "check soil moisture by hand when to irrigate feel nami kaise dekhe",
    from: "fao",
  },
  {
    id: "practice-rice-water",
    topic: "practice",
    crop: "rice",
    title: {
      en: "Saving water in rice (wetting and drying)",
      hi: "धान में पानी की बचत (बारी-बारी गीला-सूखा)",
    },
    text: {
      en: "After the plants have rooted the field need not stand under water all the time: let it fall until the soil just begins to crack fine, then flood shallow again. Keep water standing at transplanting, at panicle initiation and at flowering, and when weedicide needs it. Drain one to two weeks before harvest. It saves water and diesel without loss of grain.",
      hi: "पौधे जम जाने के बाद खेत में हर समय पानी ज़रूरी नहीं: पानी उतरने दें, महीन दरार शुरू हो तब फिर हल्का भरें। रोपाई, बाली बनने और फूल के समय, और खरपतवार दवा के समय पानी रखें। कटाई से एक-दो हफ्ते पहले निकालें। उपज घटे बिना पानी और डीज़ल बचता है।",
    },
    asked: "awd alternate wetting drying paddy water saving dhan me kitna pani khada",
    from: "icar",
  },
  {
    id: "practice-before-harvest",
    topic: "practice",
    title: { en: "Stopping water before harvest", hi: "कटाई से पहले पानी बंद करना" },
    text: {
      en: "Stop in time so that the crop ripens evenly and keeps: rice one to two weeks before cutting, wheat when the grain is hard dough, onion and garlic 10 to 15 days and potato 10 to 15 days before lifting, cane about three weeks, cotton when most bolls have begun to open. Grapes and melons gain sweetness from less water at the end.",
      hi: "समय पर बंद करें ताकि फसल बराबर पके और टिके: धान में कटाई से एक-दो हफ्ते पहले, गेहूँ में दाना सख्त होने पर, प्याज-लहसुन में 10-15 दिन और आलू में 10-15 दिन पहले, गन्ने में करीब तीन हफ्ते, कपास में ज़्यादातर टिंडे खुलने लगें तब। अंगूर और तरबूज़ में अंत में कम पानी से मिठास बढ़ती है।",
    },
    asked: "last irrigation when to stop watering before harvest pani kab band kare",
    from: "icar",
  },
  {
    id: "practice-mulch",
    topic: "practice",
    title: { en: "Mulch", hi: "पलवार (मल्चिंग)" },
    text: {
      en: "Straw, dry leaves, cane trash or plastic film on the soil keeps water in and weeds down and the roots cool. Lay organic mulch a hand thick after the soil is wet, away from the stem; termites like it dry. Plastic suits vegetables on drip; take it off the field after the crop.",
      hi: "मिट्टी पर पुआल, सूखे पत्ते, गन्ने की पत्ती या प्लास्टिक पानी रोकते हैं, खरपतवार दबाते हैं और जड़ ठंडी रखते हैं। गीली मिट्टी पर, तने से हटाकर, हथेली भर मोटी परत बिछाएँ; सूखी पलवार में दीमक आती है। प्लास्टिक ड्रिप वाली सब्ज़ी में ठीक है; फसल के बाद खेत से हटाएँ।",
    },
    asked: "mulching benefits plastic straw cover malching",
    from: "icar",
  },
  {
    id: "practice-farm-pond",
    topic: "practice",
    title: { en: "Farm pond and catching rain", hi: "खेत तालाब और बारिश का पानी" },
    text: {
      en: "A pond in the lowest corner, lined where the soil leaks, keeps monsoon water for one or two saving irrigations in the dry spell or for a rabi crop. Fence it, cover it against sun where water is dear, and lead water in over grass so that it does not silt up. Several states help with the cost; see the schemes page.",
      hi: "सबसे नीचे कोने में तालाब, रिसे तो अस्तर के साथ, सूखे अंतराल में एक-दो बचाव सिंचाई या रबी के लिए मानसून का पानी रखता है। बाड़ लगाएँ, पानी कीमती हो तो ढकें, और घास से होकर पानी लाएँ ताकि गाद न भरे। कई राज्य खर्च में मदद करते हैं; योजना पन्ना देखें।",
    },
    asked: "farm pond rainwater harvesting shettale khet talab",
    from: "portal",
  },
  {
    id: "practice-well-water",
    topic: "practice",
    title: { en: "Testing the irrigation water", hi: "सिंचाई के पानी की जाँच" },
    text: {
      en: "If leaves burn at the edge, a white crust forms, or the soil turns hard after watering, have the well's water tested for salts, sodium (SAR or RSC) and chloride. Salty water: grow crops that bear it, water more at once to wash down, use drip not sprinkler. Sodic water: gypsum in the amount the test names.",
      hi: "पत्तों के किनारे जलें, सफेद पपड़ी बने या पानी के बाद मिट्टी सख्त हो तो कुएँ के पानी की लवण, सोडियम (एसएआर, आरएससी) और क्लोराइड की जाँच कराएँ। खारा पानी: सहने वाली फसल लें, एक बार में ज़्यादा देकर धोएँ, फव्वारा नहीं ड्रिप। सोडियम वाला पानी: जाँच से तय जिप्सम।",
    },
    asked: "well borewell water quality test khara pani kuye ka",
    from: "soil",
  },
  {
    id: "practice-urea",
    topic: "practice",
    title: { en: "Giving urea well", hi: "यूरिया सही तरह देना" },
    text: {
      en: "Urea is lost to the air from dry or flooded surface and to depth by heavy water. Split it by the crop's stages, give it on moist soil after weeding, in the evening, not before heavy rain, and cover it or water lightly. In rice drain to mud, give, and flood a day later. Too much calls hoppers, borers, blast and lodging. Mix only with dry fertiliser just before use. How much: the soil page by your card.",
      hi: "यूरिया सूखी या पानी भरी सतह से हवा में और ज़्यादा पानी से नीचे चला जाता है। फसल की अवस्था पर बाँटकर, निराई के बाद नम मिट्टी में, शाम को दें, भारी बारिश से पहले नहीं, और मिट्टी में मिला दें या हल्का पानी दें। धान में पानी निकालकर कीचड़ में दें, एक दिन बाद भरें। ज़्यादा यूरिया से फुदका, छेदक, झोंका और गिरना बढ़ता है। कितना: आपके कार्ड से मिट्टी पन्ना बताता है।",
    },
    asked: "urea top dressing when how give kab dale kaise dale uriya",
    from: "icar",
  },
  {
    id: "practice-dap",
    topic: "practice",
    title: { en: "DAP or superphosphate", hi: "डीएपी या सुपर फॉस्फेट" },
    text: {
      en: "Both bring phosphorus; DAP also nitrogen, single superphosphate also sulphur and calcium. Where DAP is short, SSP with a little urea feeds the same, and is better for oilseeds and pulses. Place it at sowing below the seed; strewn on a standing crop it does little. Compare the price per kg of nutrient, not per bag: the soil page looks for the cheapest half bags.",
      hi: "दोनों फॉस्फोरस देते हैं; डीएपी में नाइट्रोजन भी, सिंगल सुपर फॉस्फेट में गंधक और कैल्शियम भी। डीएपी न मिले तो एसएसपी और थोड़ा यूरिया वही काम करता है, तिलहन और दाल में बेहतर। बुवाई पर बीज के नीचे दें; खड़ी फसल में बिखेरने से कम फायदा। बोरी नहीं, पोषण के किलो का दाम मिलाएँ: मिट्टी पन्ना सबसे सस्ती आधी बोरियाँ खोजता है।",
    },
    asked: "dap vs ssp not available alternative phosphate dap nahi mil raha",
    from: "icar",
  },
  {
    id: "practice-manure",
    topic: "practice",
    title: { en: "Farmyard manure, well rotted", hi: "सड़ी गोबर खाद" },
    text: {
      en: "Only rotted manure helps: raw dung heats the root, brings weeds, termites and white grub and ties up nitrogen. Heap dung, urine-soaked bedding and waste in shade, keep moist, turn once or twice, and use it after four to six months, when it is dark, crumbly and without smell. Spread two to three weeks before sowing and plough it in the same day. Ten tonnes bring roughly 50 kg nitrogen, 20 phosphate and 50 potash.",
      hi: "सड़ी खाद ही काम की है: कच्चा गोबर जड़ को गरमी देता है, खरपतवार, दीमक और सफेद लट लाता है और नाइट्रोजन बाँध लेता है। गोबर, मूत्र भीगा बिछौना और कचरा छाया में ढेर करें, नम रखें, एक-दो बार पलटें, और चार-छह महीने बाद काली, भुरभुरी, बिना गंध हो तब डालें। बुवाई से दो-तीन हफ्ते पहले बिखेरकर उसी दिन मिलाएँ। दस टन में मोटे तौर पर 50 किलो नाइट्रोजन, 20 फॉस्फेट, 50 पोटाश।",
    },
    asked: "fym cow dung raw fresh manure kacha gobar khad kab dale compost making",
    from: "icar",
  },
  {
    id: "practice-vermicompost",
    topic: "practice",
    title: { en: "Making vermicompost", hi: "केंचुआ खाद बनाना" },
    text: {
      en: "Under a shade make a bed about a metre wide and half a metre high on a hard floor: coarse straw below, then half-rotted dung and waste. When it has cooled put in worms (Eisenia foetida), cover with wet sacks, and keep it moist as a wrung cloth. Keep out ants, hens, sun and fresh dung. After six to eight weeks stop watering, let the worms go down, and take the dark, tea-like top.",
      hi: "छाया में पक्की ज़मीन पर करीब एक मीटर चौड़ा, आधा मीटर ऊँचा ढेर बनाएँ: नीचे मोटा भूसा, ऊपर अधसड़ा गोबर और कचरा। ठंडा होने पर केंचुए (आइसीनिया फेटिडा) छोड़ें, गीली बोरी से ढकें, निचोड़े कपड़े जितना नम रखें। चींटी, मुर्गी, धूप और ताज़ा गोबर दूर रखें। छह-आठ हफ्ते बाद पानी बंद करें, केंचुए नीचे जाएँ तब ऊपर की चायपत्ती जैसी काली खाद लें।",
    },
    asked: "how to make worm compost kenchua khad banane ki vidhi",
    from: "icar",
  },
  {
    id: "practice-green-manure",
    topic: "practice",
    title: { en: "Green manure", hi: "हरी खाद" },
    text: {
      en: "Sow dhaincha (Sesbania) or sunn hemp with the first rain or water, six to eight weeks before the main crop, and plough it in at flowering while the stems are soft; it needs moisture and a week or two to rot. It brings nitrogen and crumb, and opens alkaline land. Green gram after picking the pods does the same and pays besides.",
      hi: "मुख्य फसल से छह-आठ हफ्ते पहले, पहली बारिश या पानी पर ढैंचा या सनई बोएँ और फूल आने पर, तना नरम रहते मिट्टी में पलटें; सड़ने को नमी और एक-दो हफ्ते चाहिए। इससे नाइट्रोजन और भुरभुरापन मिलता है और ऊसर ज़मीन सुधरती है। मूँग फली तोड़कर पलटने से वही लाभ और कमाई भी।",
    },
    asked: "dhaincha sunn hemp when sow green manuring hari khad kab",
    from: "icar",
  },
  {
    id: "practice-biofertiliser",
    topic: "practice",
    title: { en: "Biofertilisers", hi: "जैव उर्वरक (कल्चर)" },
    text: {
      en: "Rhizobium for pulses, soybean and groundnut (each crop its own), Azotobacter or Azospirillum for cereals and vegetables, and phosphate bacteria (PSB) for all. Coat the seed with fresh culture in a little jaggery water, dry in shade, sow the same day, and keep it away from sun, fungicide and fertiliser. They save a part of the fertiliser, not all.",
      hi: "दाल, सोयाबीन और मूँगफली के लिए राइज़ोबियम (हर फसल का अपना), अनाज-सब्ज़ी के लिए एज़ोटोबैक्टर या एज़ोस्पिरिलम, और सबके लिए पीएसबी। ताज़ा कल्चर थोड़े गुड़ पानी में बीज पर लगाएँ, छाया में सुखाएँ, उसी दिन बोएँ, धूप, फफूँदनाशक और खाद से दूर रखें। ये खाद का हिस्सा बचाते हैं, पूरा नहीं।",
    },
    asked: "rhizobium psb culture seed coating kalchar jaiv khad",
    from: "icar",
  },
  {
    id: "practice-residue",
    topic: "practice",
    title: { en: "Straw and stubble: do not burn", hi: "पराली न जलाएँ" },
    text: {
      en: "Burning a field loses its nitrogen and sulphur, half of the phosphorus and potash, kills the soil's life, harms lungs and is punishable. Sow wheat into the standing stubble with a happy or super seeder, or spread and mix the straw with a decomposer and moisture, bale it for sale, feed it, or make compost and mulch. The machine schemes help with the cost.",
      hi: "पराली जलाने से नाइट्रोजन-गंधक और आधा फॉस्फोरस-पोटाश जाता है, मिट्टी के जीव मरते हैं, फेफड़ों को नुकसान होता है और जुर्माना लगता है। हैप्पी या सुपर सीडर से ठूँठ में ही गेहूँ बोएँ, या डीकंपोज़र और नमी से पराली गलाएँ, गाँठ बनाकर बेचें, चारा, कंपोस्ट या पलवार बनाएँ। मशीन योजनाएँ खर्च में मदद करती हैं।",
    },
    asked: "stubble burning harm paddy straw management what to do parali jalana nuksan",
    from: "icar",
  },
  {
    id: "practice-leaf-feeding",
    topic: "practice",
    title: { en: "Feeding through the leaf", hi: "पत्तों पर पोषण छिड़कना" },
    text: {
      en: "A spray on the leaf helps quickly when the root cannot take up: iron, manganese and zinc above all, or after waterlogging and cold. It does not replace feeding the soil. Spray young leaves in the evening, weak rather than strong, as the label or the agriculture office says; strong solutions burn.",
      hi: "जड़ न ले सके तब पत्तों पर छिड़काव जल्दी मदद करता है: खासकर लोहा, मैंगनीज, जिंक, या जलभराव और ठंड के बाद। यह मिट्टी के पोषण की जगह नहीं लेता। शाम को नए पत्तों पर, हल्का ही, लेबल या कृषि कार्यालय के अनुसार; तेज़ घोल पत्ते जलाता है।",
    },
    asked: "foliar spray nutrients patto par khad chhidkav",
    from: "icar",
  },
  {
    id: "practice-balanced-feeding",
    topic: "practice",
    title: { en: "Feeding in balance", hi: "संतुलित खाद" },
    text: {
      en: "Nitrogen alone makes leaves, pests and lodging. Phosphorus belongs at sowing, potash at sowing or in two parts, nitrogen split; add sulphur for oilseeds and what micronutrient the card shows low. The cheapest kilo is the one the soil test says you need not give. Without a card use the crop's general dose on the soil page.",
      hi: "सिर्फ नाइट्रोजन से पत्ते, कीट और गिरना बढ़ता है। फॉस्फोरस बुवाई पर, पोटाश बुवाई पर या दो बार, नाइट्रोजन बाँटकर; तिलहन में गंधक और जो सूक्ष्म तत्व कार्ड में कम हो। सबसे सस्ता किलो वह है जो जाँच के हिसाब से देना ही न पड़े। कार्ड न हो तो मिट्टी पन्ने की सामान्य मात्रा लें।",
    },
    asked: "npk balance which fertiliser kaun si khad dale santulit",
    from: "soil",
  },
  {
    id: "practice-fake-fertiliser",
    topic: "practice",
    title: { en: "Telling fake fertiliser", hi: "नकली खाद की पहचान" },
    text: {
      en: "Buy on the card machine from a licensed dealer, with bill, in a machine-stitched bag with weight and grade printed. Urea dissolves wholly and cools the water; DAP grains are hard, uneven and smell sharp when rubbed with lime; potash leaves red oil-like film on top but dissolves. A home test proves little: give a sample to the fertiliser inspector.",
      hi: "लाइसेंस वाले दुकानदार से मशीन पर, बिल के साथ, मशीन सिली, वज़न और ग्रेड छपी बोरी लें। यूरिया पूरा घुलता और पानी ठंडा करता है; डीएपी के दाने सख्त, बेडौल, चूने के साथ मलने पर तीखी गंध; पोटाश घुलती है और लाल परत ऊपर तैरती है। घर की जाँच पक्की नहीं: उर्वरक निरीक्षक को नमूना दें।",
    },
    asked: "duplicate fertilizer identify nakli dap urea pehchan",
    from: "portal",
  },
  {
    id: "practice-natural-farming",
    topic: "practice",
    title: { en: "Natural and organic farming", hi: "प्राकृतिक और जैविक खेती" },
    text: {
      en: "Natural farming feeds the soil with home preparations of cow dung and urine (beejamrut, jeevamrut), mulch, mixed crops and living roots all year; organic farming with manure, compost and permitted inputs under certification (PGS or NPOP). Change over field by field: yields often dip for some years, and the price only rises with the certificate and a buyer.",
      hi: "प्राकृतिक खेती में मिट्टी को गोबर-गोमूत्र की घर की तैयारी (बीजामृत, जीवामृत), पलवार, मिश्रित फसल और साल भर जीवित जड़ से पोषण मिलता है; जैविक खेती में गोबर खाद, कंपोस्ट और मान्य चीज़ें, प्रमाणन (पीजीएस या एनपीओपी) के साथ। एक-एक खेत बदलें: कुछ साल उपज अक्सर घटती है, और दाम प्रमाण पत्र व खरीदार से ही बढ़ता है।",
    },
    asked: "organic farming start certificate jeevamrut zero budget jaivik kheti kaise shuru kare",
    from: "icar",
  },
];
