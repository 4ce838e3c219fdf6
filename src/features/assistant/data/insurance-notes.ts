import type { Note } from "./note.ts";

/** The rules of PM Fasal Bima Yojana; what its guidelines do not settle is said to be so. */
export const insuranceNotes: readonly Note[] = [
  {
    id: "insurance-premium",
    topic: "insurance",
    title: { en: "What a farmer pays for PMFBY", hi: "पीएमएफबीवाई में किसान कितना प्रीमियम देता है" },
    text: {
      en: "You pay at most 2 % of the sum insured for food and oilseed crops of kharif, 1.5 % for those of rabi, and 5 % for yearly commercial and horticultural crops. Where the insurer's own rate is smaller you pay that. The centre and the state pay the rest. The “Premium calculator” of Urvara works it out for your crop and area.",
      hi: "खरीफ की अनाज और तिलहन फसल में बीमित राशि का ज़्यादा से ज़्यादा 2 %, रबी में 1.5 %, और सालाना व्यावसायिक व बागवानी फसल में 5 % किसान देता है। बीमा कंपनी की दर इससे कम हो तो वही देनी होती है। बाकी केंद्र और राज्य देते हैं। उर्वरा का “प्रीमियम का हिसाब” आपकी फसल और रकबे के लिए हिसाब करता है।",
    },
    asked: "premium how much money percent kharif rabi rate kitna paisa lagta hai",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-72-hours",
    topic: "insurance",
    title: { en: "Report a local loss within 72 hours", hi: "खेत का नुकसान 72 घंटे में बताएँ" },
    text: {
      en: "Hail, landslide, flooding, cloudburst, fire by lightning and losses to cut crops in the field are judged field by field, and only if you report them within 72 hours: by the crop insurance app or portal, the helpline 14447, the bank, or the agriculture office. Say the crop, survey number, what happened and when. Keep the number of your report. Urvara counts the hours down and writes the report with you.",
      hi: "ओले, भूस्खलन, जलभराव, बादल फटना, बिजली से आग और खेत में कटी फसल का नुकसान खेत-खेत जाँचा जाता है, और तभी जब आप 72 घंटे में सूचना दें: फसल बीमा ऐप या पोर्टल, हेल्पलाइन 14447, बैंक या कृषि कार्यालय से। फसल, खसरा नंबर, क्या और कब हुआ बताएँ। सूचना का नंबर रखें। उर्वरा घंटे गिनता है और सूचना लिखने में मदद करता है।",
    },
    asked:
      "inform insurance company deadline how many hours time limit crop damaged kab tak batana 72 ghante",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-evidence",
    topic: "insurance",
    title: { en: "Proof of a crop loss", hi: "फसल नुकसान का सबूत" },
    text: {
      en: "Take photos before you touch anything: the whole field with a landmark, single plants from near, and the date. Keep seed and fertiliser bills, the insurance receipt, the land record or tenancy paper and the sowing declaration together. Be there when the surveyor comes, show the worst and the better parts, and keep a copy of what you sign.",
      hi: "कुछ भी छूने से पहले फोटो लें: पहचान के साथ पूरा खेत, पास से पौधे, और तारीख। बीज-खाद के बिल, बीमा रसीद, ज़मीन या बटाई का कागज़ और बुवाई का घोषणा पत्र साथ रखें। सर्वेक्षक आए तब मौजूद रहें, सबसे खराब और ठीक दोनों हिस्से दिखाएँ, और जिस पर हस्ताक्षर करें उसकी नकल रखें।",
    },
    asked: "photo proof evidence survey surveyor documents for claim nuksan ka photo saboot",
    from: "pmfby",
  },
  {
    id: "insurance-claim",
    topic: "insurance",
    title: { en: "How a yield claim is worked out", hi: "उपज के दावे का हिसाब कैसे होता है" },
    text: {
      en: "When the yield of the whole area falls short, you report nothing: crop cutting tells the area's actual yield. Claim = (threshold yield − actual yield) ÷ threshold yield × sum insured. The threshold is the average of the best five of the last seven years times the indemnity level of 70, 80 or 90 %. So a shortfall of 30 % pays 30 % of the sum insured.",
      hi: "पूरे इलाके की उपज घटे तो आपको सूचना नहीं देनी: फसल कटाई प्रयोग से असली उपज निकलती है। दावा = (सीमा उपज − असली उपज) ÷ सीमा उपज × बीमित राशि। सीमा उपज पिछले सात में से पाँच अच्छे सालों का औसत गुणा क्षतिपूर्ति स्तर 70, 80 या 90 % है। यानी 30 % की कमी पर बीमित राशि का 30 % मिलता है।",
    },
    asked:
      "crop insurance claim calculated amount calculation threshold yield how much compensation kitna muavja milega",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-post-harvest",
    topic: "insurance",
    title: { en: "Cut crop damaged while drying", hi: "कटी फसल सूखते समय खराब हुई" },
    text: {
      en: "For up to 14 days after cutting, a crop that lies in the field to dry is covered against hail, cyclone and unseasonal rain. It is judged field by field: report within 72 hours with photos of the cut crop where it lies. What is already stacked in the yard or sold is not covered.",
      hi: "कटाई के बाद 14 दिन तक खेत में सूखती फसल ओले, चक्रवात और बेमौसम बारिश से सुरक्षित है। जाँच खेत-खेत होती है: जहाँ पड़ी है वहीं की फोटो के साथ 72 घंटे में सूचना दें। खलिहान में ढेर लगी या बिकी फसल शामिल नहीं।",
    },
    asked: "post harvest loss cut crop wet rain 14 days kati hui fasal bheeg gayi",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-prevented-sowing",
    topic: "insurance",
    title: { en: "When rain keeps you from sowing", hi: "बारिश के कारण बुवाई न हो पाए" },
    text: {
      en: "If most farmers of the insured area cannot sow or the sown crop fails early because rain stays away or comes in flood, the state can call prevented sowing: a part of the sum insured is paid and the cover ends. It is declared for the area, not for one field, and only for crops named for it. Ask the agriculture office whether it was called.",
      hi: "बारिश न होने या बाढ़ से इलाके के ज़्यादातर किसान बो न सकें या बोई फसल शुरू में ही मर जाए तो राज्य बाधित बुवाई घोषित कर सकता है: बीमित राशि का हिस्सा मिलता है और बीमा वहीं खत्म। यह इलाके के लिए होता है, एक खेत के लिए नहीं, और तय फसलों पर ही। कृषि कार्यालय से पूछें कि घोषित हुआ या नहीं।",
    },
    asked: "could not sow no rain prevented sowing buwai nahi ho payi bima",
    from: "pmfby",
  },
  {
    id: "insurance-tenants",
    topic: "insurance",
    title: { en: "Tenants and sharecroppers in PMFBY", hi: "बटाईदार और पट्टेदार का फसल बीमा" },
    text: {
      en: "Tenants and sharecroppers who grow a notified crop in a notified area can be insured. They need a paper for the tenancy as their state accepts it, Aadhaar, the bank passbook and a sowing declaration. The owner and the tenant cannot both insure the same field and crop.",
      hi: "अधिसूचित इलाके में अधिसूचित फसल उगाने वाले बटाईदार और पट्टेदार भी बीमा करा सकते हैं। राज्य के माने हुए बटाई के कागज़, आधार, बैंक पासबुक और बुवाई का घोषणा पत्र चाहिए। एक ही खेत और फसल का बीमा मालिक और बटाईदार दोनों नहीं करा सकते।",
    },
    asked: "sharecropper tenant lease land insure bataidar batai kiraye ki zameen adhiya",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-voluntary",
    topic: "insurance",
    title: { en: "Must a farmer with a loan insure?", hi: "क्या कर्ज़ वाले किसान को बीमा ज़रूरी है" },
    text: {
      en: "No. Since 2020 crop insurance is voluntary for all. The bank insures a loan crop unless you tell it in writing, before the cut-off date, that you do not want it. Without a loan you join at a common service centre, the bank, an agent or the portal before the date set for your crop and state.",
      hi: "नहीं। 2020 से फसल बीमा सबके लिए स्वैच्छिक है। कर्ज़ वाली फसल का बीमा बैंक कर देता है, जब तक आप आखिरी तारीख से पहले लिखकर मना न करें। बिना कर्ज़ वाले किसान जन सेवा केंद्र, बैंक, एजेंट या पोर्टल से अपनी फसल और राज्य की तारीख से पहले जुड़ें।",
    },
    asked: "compulsory insurance loanee opt out bank deducted premium jaruri bank ne kaat liya",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-cut-off",
    topic: "insurance",
    title: { en: "Last date to insure a crop", hi: "फसल बीमा की आखिरी तारीख" },
    text: {
      en: "Each state sets the last date for each season; it often lies near the end of July for kharif and the end of December for rabi, and may be put off. After it nobody can join for that season. See the notice of your state on the portal, and keep a day in hand: the sites are slow on the last day.",
      hi: "हर राज्य हर मौसम की आखिरी तारीख तय करता है; अक्सर खरीफ में जुलाई के अंत और रबी में दिसंबर के अंत के पास, और आगे भी बढ़ सकती है। उसके बाद उस मौसम में कोई नहीं जुड़ सकता। पोर्टल पर अपने राज्य की सूचना देखें और एक दिन पहले कर लें: आखिरी दिन साइट धीमी रहती है।",
    },
    asked: "last date insurance deadline enrol join cut off antim tithi kab tak karwaye",
    from: "pmfby",
  },
  {
    id: "insurance-wild-animals",
    topic: "insurance",
    title: { en: "Damage by wild animals", hi: "जंगली जानवरों से नुकसान" },
    text: {
      en: "From kharif 2026 states may add damage by wild animals such as boar, nilgai and monkeys to crop insurance; whether yours has done so stands in its notification. Where it applies, report the field within 72 hours with photos. The forest department of many states pays relief too: ask there.",
      hi: "खरीफ 2026 से राज्य फसल बीमा में सूअर, नीलगाय, बंदर जैसे जंगली जानवरों का नुकसान जोड़ सकते हैं; आपके राज्य ने जोड़ा या नहीं, यह उसकी अधिसूचना में है। लागू हो तो फोटो के साथ 72 घंटे में सूचना दें। कई राज्यों का वन विभाग भी राहत देता है: वहाँ पूछें।",
    },
    asked: "nilgai wild boar monkey elephant ate crop insurance jangli janwar suar bandar",
    from: "pmfby",
    certainty: "V",
  },
  {
    id: "insurance-not-covered",
    topic: "insurance",
    title: { en: "What crop insurance does not pay", hi: "फसल बीमा क्या नहीं देता" },
    text: {
      en: "A crop or area that is not notified, damage that could have been prevented, theft, grazing cattle, a low price at the market, and a local loss reported after 72 hours. A loss on your field alone from drought or pests is seen only in the yield of the whole area.",
      hi: "जो फसल या इलाका अधिसूचित नहीं, जो नुकसान रोका जा सकता था, चोरी, पशुओं का चरना, बाज़ार में कम दाम, और 72 घंटे बाद बताया गया खेत का नुकसान। सिर्फ आपके खेत में सूखे या कीट से हुई कमी पूरे इलाके की उपज में ही गिनी जाती है।",
    },
    asked: "not covered exclusions theft low price rejected claim kya cover nahi",
    from: "pmfby",
  },
  {
    id: "insurance-sum-insured",
    topic: "insurance",
    title: { en: "Sum insured", hi: "बीमित राशि" },
    text: {
      en: "The sum insured for a hectare is usually the district's scale of finance for the crop, that is what it costs to grow it; it is the same for all farmers of the area. It stands in the state's notification. Your sum insured is that figure times your insured area.",
      hi: "एक हेक्टेयर की बीमित राशि आमतौर पर ज़िले का वित्तमान है, यानी फसल उगाने की लागत; इलाके के सब किसानों के लिए एक जैसी। यह राज्य की अधिसूचना में लिखी है। आपकी बीमित राशि उस आँकड़े गुणा आपके बीमित रकबे के बराबर है।",
    },
    asked: "sum insured scale of finance per hectare bimit rashi kitni",
    from: "pmfby",
  },
  {
    id: "insurance-claim-late",
    topic: "insurance",
    title: { en: "The claim has not come", hi: "बीमा का पैसा नहीं आया" },
    text: {
      en: "Check on the portal or by 14447 with your application number what is known of the claim. Often the account is not linked with Aadhaar, the crop or area in the policy differs from what was sown, or the state's share is still awaited. Write to the insurer's officer in the district, then to the district grievance committee, with your report number.",
      hi: "आवेदन नंबर से पोर्टल पर या 14447 पर दावे की स्थिति देखें। अक्सर खाता आधार से जुड़ा नहीं होता, पॉलिसी की फसल या रकबा बोई फसल से अलग होता है, या राज्य का हिस्सा बाकी होता है। सूचना नंबर के साथ ज़िले के बीमा अधिकारी को, फिर ज़िला शिकायत समिति को लिखें।",
    },
    asked: "claim money not received delayed rejected complaint bima ka paisa nahi mila",
    from: "pmfby",
  },
  {
    id: "insurance-cattle",
    topic: "insurance",
    title: { en: "Insuring cattle", hi: "पशु बीमा" },
    text: {
      en: "A cow, buffalo or goat is insured by its ear tag after a vet has looked at it. On death tell the insurer at once, keep the tag on the animal, have the vet write the certificate, and take photos. Without the tag claims are refused. Urvara's insurance page shows example plans to compare; the National Livestock Mission helps with premiums in many states.",
      hi: "पशु डॉक्टर की जाँच के बाद कान के टैग से गाय, भैंस या बकरी का बीमा होता है। मौत पर तुरंत बीमा कंपनी को बताएँ, टैग पशु पर रहने दें, डॉक्टर से प्रमाण पत्र और फोटो लें। टैग के बिना दावा नहीं मिलता। उर्वरा के बीमा पन्ने पर तुलना के लिए नमूना योजनाएँ हैं; राष्ट्रीय पशुधन मिशन कई राज्यों में प्रीमियम में मदद करता है।",
    },
    asked: "cow buffalo died insurance ear tag pashu bima gaay mar gayi",
    from: "insurancePage",
  },
  {
    id: "insurance-compare",
    topic: "insurance",
    title: { en: "Comparing insurance plans", hi: "बीमा योजनाओं की तुलना" },
    text: {
      en: "Look at what is not covered before you look at the premium: the causes of loss, the days within which you must report, the part you bear yourself, and the papers a claim needs. In Urvara mark two or three plans with “Compare” and see them side by side. The plans there are examples; no insurer stands behind them.",
      hi: "प्रीमियम से पहले देखें कि क्या शामिल नहीं है: नुकसान के कारण, सूचना के दिन, जो हिस्सा आपको उठाना है, और दावे के कागज़। उर्वरा में दो या तीन योजनाओं पर “तुलना करें” दबाकर उन्हें साथ-साथ देखें। वहाँ की योजनाएँ नमूना हैं; कोई बीमा कंपनी उनके पीछे नहीं।",
    },
    asked: "which insurance plan is better compare policy konsa bima accha",
    from: "insurancePage",
  },
];
