import type { samplePlans } from "#src/features/insurance/samples.ts";
import type { PlanDetails } from "#src/features/insurance/schema.ts";
import type { Language } from "#src/shared/language.ts";

/** What the sample plans leave out, whom they are for, and how a claim on them would go. */
export const planDetails: Record<
  (typeof samplePlans)[number]["id"],
  Record<Language, PlanDetails>
> = {
  "season-crop-cover": {
    en: {
      notCovered: [
        "A crop that is not notified for your area",
        "Damage you could have prevented, theft, and animals that graze",
        "A local loss reported later than 72 hours",
      ],
      forWhom: ["Owners, tenants and sharecroppers who grow a notified crop in a notified area"],
      documents: [
        "Aadhaar card",
        "Bank passbook",
        "Land record or tenancy paper",
        "Sowing declaration",
      ],
      claimSteps: [
        "Take photos of the damage at once and leave the plants as they are.",
        "Report a local loss within 72 hours.",
        "A surveyor looks at the field; be there and keep a copy of the report.",
        "A loss across the whole area is counted by crop cutting; you report nothing.",
        "The money comes to the bank account you gave.",
      ],
    },
    hi: {
      notCovered: [
        "जो फसल आपके इलाके के लिए अधिसूचित नहीं है",
        "जिसे आप रोक सकते थे, चोरी, और पशुओं का चर जाना",
        "72 घंटे के बाद बताया गया खेत का नुकसान",
      ],
      forWhom: ["अधिसूचित इलाके में अधिसूचित फसल उगाने वाले मालिक, पट्टेदार और बटाईदार"],
      documents: ["आधार कार्ड", "बैंक पासबुक", "ज़मीन का कागज़ या बटाई का समझौता", "बुवाई का घोषणा पत्र"],
      claimSteps: [
        "तुरंत नुकसान के फोटो लें और पौधों को वैसे ही रहने दें।",
        "खेत के नुकसान की सूचना 72 घंटे में दें।",
        "सर्वेक्षक खेत देखता है; वहाँ रहें और रिपोर्ट की नकल रखें।",
        "पूरे इलाके का नुकसान फसल कटाई से गिना जाता है; आपको सूचना नहीं देनी होती।",
        "पैसा आपके दिए बैंक खाते में आता है।",
      ],
    },
    mr: {
      notCovered: [
        "तुमच्या भागासाठी अधिसूचित नसलेले पीक",
        "टाळता आले असते असे नुकसान, चोरी आणि जनावरांनी चरणे",
        "72 तासांनंतर कळवलेले शेतातील नुकसान",
      ],
      forWhom: ["अधिसूचित भागात अधिसूचित पीक घेणारे मालक, कुळे आणि बटाईदार"],
      documents: ["आधार कार्ड", "बँक पासबुक", "सातबारा किंवा कुळाचा कागद", "पेरणीचे घोषणापत्र"],
      claimSteps: [
        "लगेच नुकसानीचे फोटो काढा आणि पीक आहे तसेच ठेवा.",
        "शेतातील नुकसानीची माहिती 72 तासांत द्या.",
        "पाहणी करणारा शेत पाहतो; तिथे थांबा आणि अहवालाची प्रत ठेवा.",
        "संपूर्ण भागाचे नुकसान पीक कापणी प्रयोगातून मोजले जाते; तुम्हाला कळवावे लागत नाही.",
        "पैसे तुम्ही दिलेल्या बँक खात्यात जमा होतात.",
      ],
    },
  },
  "orchard-cover": {
    en: {
      notCovered: [
        "Trees that do not bear yet or are past bearing",
        "Fruit already picked",
        "Pests and disease without hail, frost or storm before them",
      ],
      forWhom: ["Growers with at least 20 bearing trees or vines, owned or leased"],
      documents: ["Aadhaar card", "Bank passbook", "Land record", "Count of trees, with photos"],
      claimSteps: [
        "Take photos of the trees and the fallen fruit the same day.",
        "Report within 48 hours, with the number of trees hit.",
        "A surveyor counts the damaged trees and fruit with you.",
        "The money comes by the share of the crop that is lost.",
      ],
    },
    hi: {
      notCovered: [
        "जो पेड़ अभी फल नहीं देते या फल देना छोड़ चुके हैं",
        "तोड़े जा चुके फल",
        "ओले, पाले या आँधी के बिना लगे कीट और रोग",
      ],
      forWhom: ["कम से कम 20 फल देते पेड़ या बेलें रखने वाले बागवान, अपनी या पट्टे की ज़मीन पर"],
      documents: ["आधार कार्ड", "बैंक पासबुक", "ज़मीन का कागज़", "पेड़ों की गिनती, फोटो के साथ"],
      claimSteps: [
        "उसी दिन पेड़ों और गिरे फलों के फोटो लें।",
        "48 घंटे में सूचना दें और कितने पेड़ों पर असर हुआ, यह बताएँ।",
        "सर्वेक्षक आपके साथ खराब पेड़ और फल गिनता है।",
        "जितना हिस्सा गया, उतने के हिसाब से पैसा मिलता है।",
      ],
    },
    mr: {
      notCovered: [
        "अजून फळ न धरणारी किंवा फळ देणे थांबलेली झाडे",
        "आधीच तोडलेली फळे",
        "गारपीट, थंडी किंवा वादळाशिवाय आलेली कीड आणि रोग",
      ],
      forWhom: ["स्वतःच्या किंवा भाड्याच्या जमिनीवर किमान 20 फळती झाडे किंवा वेली असलेले बागायतदार"],
      documents: ["आधार कार्ड", "बँक पासबुक", "सातबारा", "झाडांची संख्या, फोटोंसह"],
      claimSteps: [
        "त्याच दिवशी झाडांचे आणि गळलेल्या फळांचे फोटो काढा.",
        "48 तासांत कळवा आणि किती झाडांना फटका बसला ते सांगा.",
        "पाहणी करणारा तुमच्यासोबत खराब झाडे आणि फळे मोजतो.",
        "जेवढा हिस्सा गेला त्या प्रमाणात पैसे मिळतात.",
      ],
    },
  },
  "cow-and-buffalo-cover": {
    en: {
      notCovered: [
        "An animal without its ear tag",
        "Illness in the first 15 days of the cover",
        "Missing vaccination, theft, or sale",
      ],
      forWhom: ["Keepers of healthy cows and buffaloes from 2 to 10 years old"],
      documents: [
        "Aadhaar card",
        "Bank passbook",
        "The vet's health certificate",
        "Photo of the animal with its ear tag",
      ],
      claimSteps: [
        "Call the insurer and the vet on the day the animal dies; keep the ear tag.",
        "The vet examines it and writes the certificate.",
        "Send the certificate, the ear tag and the claim form.",
        "The agreed value of the animal is paid to your account.",
      ],
    },
    hi: {
      notCovered: [
        "बिना कान के टैग का पशु",
        "बीमे के पहले 15 दिन की बीमारी",
        "टीका न लगवाना, चोरी या बिक्री",
      ],
      forWhom: ["2 से 10 साल की स्वस्थ गाय-भैंस पालने वाले"],
      documents: [
        "आधार कार्ड",
        "बैंक पासबुक",
        "पशु डॉक्टर का स्वास्थ्य प्रमाण पत्र",
        "कान के टैग के साथ पशु का फोटो",
      ],
      claimSteps: [
        "पशु के मरने के दिन ही बीमा कंपनी और पशु डॉक्टर को फोन करें; कान का टैग रखें।",
        "डॉक्टर जाँच करके प्रमाण पत्र लिखता है।",
        "प्रमाण पत्र, कान का टैग और दावा फॉर्म भेजें।",
        "पशु की तय कीमत आपके खाते में आती है।",
      ],
    },
    mr: {
      notCovered: [
        "कानात टॅग नसलेले जनावर",
        "विम्याच्या पहिल्या 15 दिवसांतील आजार",
        "लस न देणे, चोरी किंवा विक्री",
      ],
      forWhom: ["2 ते 10 वर्षांच्या निरोगी गायी-म्हशी पाळणारे"],
      documents: ["आधार कार्ड", "बँक पासबुक", "पशुवैद्याचा आरोग्य दाखला", "कानातील टॅगसह जनावराचा फोटो"],
      claimSteps: [
        "जनावर दगावल्याच्या दिवशीच विमा कंपनीला आणि पशुवैद्याला फोन करा; कानातील टॅग जपा.",
        "पशुवैद्य तपासून दाखला देतो.",
        "दाखला, टॅग आणि दावा अर्ज पाठवा.",
        "जनावराची ठरलेली किंमत तुमच्या खात्यात जमा होते.",
      ],
    },
  },
  "goat-and-poultry-cover": {
    en: {
      notCovered: [
        "Animals younger than three months, chicks younger than a week",
        "An outbreak when vaccinations were missed",
        "Slaughter, sale and theft",
      ],
      forWhom: ["Families with up to ten goats or a hundred birds"],
      documents: ["Aadhaar card", "Bank passbook", "Vaccination record", "Photo of the animals"],
      claimSteps: [
        "Keep the dead animals apart and call the animal health worker the same day.",
        "Take photos with the tags, or a count of the birds.",
        "Send the health worker's note within three days.",
        "The money comes for each animal lost, at the rate in your paper.",
      ],
    },
    hi: {
      notCovered: [
        "तीन महीने से छोटे मेमने, एक हफ्ते से छोटे चूज़े",
        "टीके छूटने पर फैली बीमारी",
        "काटना, बेचना और चोरी",
      ],
      forWhom: ["दस बकरियों या सौ मुर्गियों तक पालने वाले परिवार"],
      documents: ["आधार कार्ड", "बैंक पासबुक", "टीकाकरण का रिकॉर्ड", "पशुओं का फोटो"],
      claimSteps: [
        "मरे पशु अलग रखें और उसी दिन पशु स्वास्थ्य कार्यकर्ता को बुलाएँ।",
        "टैग के साथ फोटो लें, या मुर्गियों की गिनती लिखें।",
        "कार्यकर्ता का पर्चा तीन दिन में भेजें।",
        "कागज़ में लिखी दर से हर पशु का पैसा मिलता है।",
      ],
    },
    mr: {
      notCovered: [
        "तीन महिन्यांपेक्षा लहान करडे, आठवड्यापेक्षा लहान पिल्ले",
        "लस चुकल्यावर आलेली रोगाची साथ",
        "कत्तल, विक्री आणि चोरी",
      ],
      forWhom: ["दहा शेळ्या किंवा शंभर कोंबड्यांपर्यंत पाळणारी कुटुंबे"],
      documents: ["आधार कार्ड", "बँक पासबुक", "लसीकरणाची नोंद", "जनावरांचा फोटो"],
      claimSteps: [
        "मेलेली जनावरे वेगळी ठेवा आणि त्याच दिवशी पशु आरोग्य सेवकाला बोलवा.",
        "टॅगसह फोटो काढा, किंवा कोंबड्यांची संख्या लिहा.",
        "सेवकाची चिठ्ठी तीन दिवसांत पाठवा.",
        "कागदातील दराने प्रत्येक जनावराचे पैसे मिळतात.",
      ],
    },
  },
  "tractor-cover": {
    en: {
      notCovered: [
        "Driving without a licence or after drinking",
        "Wear, punctures and breakdown without an accident",
        "Hiring out for loads it is not registered for",
      ],
      forWhom: ["Owners of a registered tractor up to 15 years old"],
      documents: [
        "Registration certificate",
        "Driving licence",
        "Bank passbook",
        "Police report, for theft or injury",
      ],
      claimSteps: [
        "Call before the tractor is moved; for theft or injury call the police first.",
        "Take photos of the damage and of the place.",
        "A surveyor sees it at the workshop within two days.",
        "The workshop is paid; you pay the first ₹1,000.",
      ],
    },
    hi: {
      notCovered: [
        "बिना लाइसेंस या शराब पीकर चलाना",
        "घिसना, पंचर और दुर्घटना के बिना खराबी",
        "ऐसे ढुलाई के काम जिसके लिए पंजीकरण नहीं है",
      ],
      forWhom: ["15 साल तक पुराने पंजीकृत ट्रैक्टर के मालिक"],
      documents: ["पंजीकरण प्रमाण पत्र", "ड्राइविंग लाइसेंस", "बैंक पासबुक", "चोरी या चोट में पुलिस रिपोर्ट"],
      claimSteps: [
        "ट्रैक्टर हटाने से पहले फोन करें; चोरी या चोट में पहले पुलिस को।",
        "नुकसान और जगह के फोटो लें।",
        "सर्वेक्षक दो दिन में वर्कशॉप में देखता है।",
        "वर्कशॉप को पैसा मिलता है; पहले ₹1,000 आप देते हैं।",
      ],
    },
    mr: {
      notCovered: [
        "परवान्याशिवाय किंवा मद्यपान करून चालवणे",
        "झीज, पंक्चर आणि अपघाताशिवाय बिघाड",
        "नोंदणी नसलेल्या मालवाहतुकीसाठी भाड्याने देणे",
      ],
      forWhom: ["15 वर्षांपर्यंतच्या नोंदणीकृत ट्रॅक्टरचे मालक"],
      documents: ["नोंदणी प्रमाणपत्र", "वाहन परवाना", "बँक पासबुक", "चोरी किंवा इजेसाठी पोलीस अहवाल"],
      claimSteps: [
        "ट्रॅक्टर हलवण्याआधी फोन करा; चोरी किंवा इजा असल्यास आधी पोलिसांना.",
        "नुकसानीचे आणि जागेचे फोटो काढा.",
        "पाहणी करणारा दोन दिवसांत वर्कशॉपमध्ये पाहतो.",
        "वर्कशॉपला पैसे मिळतात; पहिले ₹1,000 तुम्ही भरता.",
      ],
    },
  },
  "rain-and-heat-cover": {
    en: {
      notCovered: [
        "Loss in your field that the weather station did not measure",
        "Pests, disease and wild animals",
        "Weather outside the dates in your paper",
      ],
      forWhom: ["Growers within 20 km of a listed weather station"],
      documents: ["Aadhaar card", "Bank passbook", "Land record or tenancy paper"],
      claimSteps: [
        "You report nothing: the station's readings decide.",
        "The readings are compared with the limits after each period.",
        "The money comes by itself within 45 days of the period's end.",
      ],
    },
    hi: {
      notCovered: [
        "आपके खेत का वह नुकसान जो मौसम केंद्र ने नहीं नापा",
        "कीट, रोग और जंगली जानवर",
        "कागज़ में लिखी तारीखों के बाहर का मौसम",
      ],
      forWhom: ["सूची के मौसम केंद्र से 20 किमी के भीतर के किसान"],
      documents: ["आधार कार्ड", "बैंक पासबुक", "ज़मीन का कागज़ या बटाई का समझौता"],
      claimSteps: [
        "आपको सूचना नहीं देनी: केंद्र के आँकड़े तय करते हैं।",
        "हर अवधि के बाद आँकड़े सीमाओं से मिलाए जाते हैं।",
        "अवधि खत्म होने के 45 दिन में पैसा अपने आप आता है।",
      ],
    },
    mr: {
      notCovered: [
        "हवामान केंद्राने न मोजलेले तुमच्या शेतातील नुकसान",
        "कीड, रोग आणि वन्य प्राणी",
        "कागदातील तारखांबाहेरचे हवामान",
      ],
      forWhom: ["यादीतील हवामान केंद्रापासून 20 किमीच्या आतील शेतकरी"],
      documents: ["आधार कार्ड", "बँक पासबुक", "सातबारा किंवा कुळाचा कागद"],
      claimSteps: [
        "तुम्हाला कळवावे लागत नाही: केंद्राचे आकडे ठरवतात.",
        "प्रत्येक कालावधीनंतर आकडे मर्यादांशी ताडून पाहिले जातात.",
        "कालावधी संपल्यापासून 45 दिवसांत पैसे आपोआप येतात.",
      ],
    },
  },
  "farm-family-health": {
    en: {
      notCovered: [
        "Illness you had before, in the first two years",
        "Treatment without a night in hospital",
        "Cosmetic treatment and teeth",
      ],
      forWhom: ["Farm families of up to five, from three months to 65 years old"],
      documents: [
        "Aadhaar cards of the family",
        "Bank passbook",
        "Ration card",
        "Earlier hospital papers",
      ],
      claimSteps: [
        "Show the card at a listed hospital; nothing is paid there.",
        "In another hospital pay first and keep every bill.",
        "Send bills and the discharge paper within 15 days.",
        "The money comes within 30 days of the last paper.",
      ],
    },
    hi: {
      notCovered: [
        "पहले से चली आ रही बीमारी, पहले दो साल में",
        "अस्पताल में रात रुके बिना इलाज",
        "सुंदरता का इलाज और दाँत",
      ],
      forWhom: ["पाँच सदस्यों तक के किसान परिवार, तीन महीने से 65 साल तक"],
      documents: ["परिवार के आधार कार्ड", "बैंक पासबुक", "राशन कार्ड", "अस्पताल के पुराने कागज़"],
      claimSteps: [
        "सूची के अस्पताल में कार्ड दिखाएँ; वहाँ पैसा नहीं देना होता।",
        "दूसरे अस्पताल में पहले पैसा दें और हर बिल रखें।",
        "बिल और छुट्टी का कागज़ 15 दिन में भेजें।",
        "आखिरी कागज़ के 30 दिन में पैसा आता है।",
      ],
    },
    mr: {
      notCovered: [
        "आधीपासूनचा आजार, पहिल्या दोन वर्षांत",
        "रुग्णालयात रात्र न काढता केलेले उपचार",
        "सौंदर्योपचार आणि दात",
      ],
      forWhom: ["पाच जणांपर्यंतची शेतकरी कुटुंबे, तीन महिने ते 65 वर्षे"],
      documents: ["कुटुंबाची आधार कार्डे", "बँक पासबुक", "रेशन कार्ड", "रुग्णालयाची जुनी कागदपत्रे"],
      claimSteps: [
        "यादीतील रुग्णालयात कार्ड दाखवा; तिथे पैसे भरावे लागत नाहीत.",
        "इतर रुग्णालयात आधी पैसे भरा आणि प्रत्येक बिल ठेवा.",
        "बिले आणि डिस्चार्ज कागद 15 दिवसांत पाठवा.",
        "शेवटच्या कागदानंतर 30 दिवसांत पैसे येतात.",
      ],
    },
  },
  "farmer-accident-cover": {
    en: {
      notCovered: ["Illness of any kind", "Self-harm and drink", "War and breaking the law"],
      forWhom: ["Anyone who works on a farm, from 18 to 70 years old"],
      documents: [
        "Aadhaar card",
        "Bank passbook and nominee's name",
        "Hospital papers or death certificate",
        "Police report",
      ],
      claimSteps: [
        "See a doctor and, for a death or a road accident, tell the police.",
        "You or the nominee report within 30 days.",
        "Send the papers with the claim form.",
        "The fixed sum is paid to you or the nominee.",
      ],
    },
    hi: {
      notCovered: ["कोई भी बीमारी", "खुद को चोट पहुँचाना और नशा", "युद्ध और कानून तोड़ना"],
      forWhom: ["खेत पर काम करने वाला कोई भी, 18 से 70 साल तक"],
      documents: [
        "आधार कार्ड",
        "बैंक पासबुक और नामित व्यक्ति का नाम",
        "अस्पताल के कागज़ या मृत्यु प्रमाण पत्र",
        "पुलिस रिपोर्ट",
      ],
      claimSteps: [
        "डॉक्टर को दिखाएँ; मौत या सड़क दुर्घटना में पुलिस को बताएँ।",
        "आप या नामित व्यक्ति 30 दिन में सूचना दें।",
        "दावा फॉर्म के साथ कागज़ भेजें।",
        "तय रकम आपको या नामित व्यक्ति को मिलती है।",
      ],
    },
    mr: {
      notCovered: ["कोणताही आजार", "स्वतःला इजा करणे आणि नशा", "युद्ध आणि कायदा मोडणे"],
      forWhom: ["शेतावर काम करणारे कोणीही, 18 ते 70 वर्षे"],
      documents: [
        "आधार कार्ड",
        "बँक पासबुक आणि वारसाचे नाव",
        "रुग्णालयाची कागदपत्रे किंवा मृत्यू दाखला",
        "पोलीस अहवाल",
      ],
      claimSteps: [
        "डॉक्टरांना दाखवा; मृत्यू किंवा रस्ते अपघातात पोलिसांना कळवा.",
        "तुम्ही किंवा वारस 30 दिवसांत कळवा.",
        "दावा अर्जासोबत कागदपत्रे पाठवा.",
        "ठरलेली रक्कम तुम्हाला किंवा वारसाला मिळते.",
      ],
    },
  },
};
