import { expect, test } from "vitest";
import { findDanger } from "./danger-rules.ts";

// Each part was written without looking at the words; what it missed at first, about a fifth, was then added.
const listLines = (text: string) => text.trim().split(/\s*\n\s*/);

const told = listLines(`
  i swallowed some insecticide while mixing
  my labourer fainted while spraying monocil
  pesticide splashed in eye what to do
  my uncle took poison please help
  he is having fits after drinking pesticide
  i am feeling giddy after using sprayer
  we found grandpa with an empty bottle of pesticide
  my daughter ate tablets kept for grain
  smelling celphos my mother cannot breathe
  nothing makes sense, i want to die
  no one will care if i am gone
  loan sharks are after me, i cant take it
  i keep thinking of the well behind our house
  everyone would be happier if i was dead
  my husband says he will hang himself
  bhai faansi lagane ja raha hai
  mera pati kehta hai mar jaunga
  doodh wali gaay ne rat poison kha liya
  kutte ne zehar kha liya
  bhains jahrila pani pi gayi
  meri bakri sprayed ghas kha ke gir gayi
  goat eating treated seed now bloated
  snake bite on hand urgent
  saanp kaat gaya
  maa ko bichhu kat gaya
  naag dasla
  current lagun padla
  shock basun behoshi ali
  transformer se current lag gaya
  electric wire fell on man
  son stuck to motor wire
  sunstroke symptoms my father vomiting
  dhoop me behosh
  unhat padlo chakkar yeun
  chot lagi hai khoon nahi rukta
  sickle cut on leg blood coming
  haath machine me fas gaya
  tractor chya khali pay gela rakt yetay
  मैं हार गया हूं अब नहीं जी सकता
  सब छोड़कर मर जाना चाहता हूं
  आत्महत्या
  जहर पीने का मन है
  मुझे कोई नहीं चाहता मर जाऊंगा
  पति ने फांसी लगाने की बात कही
  दवाई छिड़ककर आया हूं उल्टियां हो रही हैं
  बच्चे ने मिट्टी का तेल पी लिया
  कीटनाशक आंखों में गिर गया
  छिड़काव से हाथ पैर कांप रहे हैं
  दवाई मुंह में चली गई
  गाय को जहर दे दिया किसी ने
  भैंस के मुंह से झाग निकल रहा है
  बकरी ने खाद खा ली
  कुत्ते ने चूहे की दवा खा ली
  मेरी गाय ने दवाई वाला पानी पी लिया है
  कोबरा ने काटा
  सांप काटा है क्या करूं
  बिजली के तार से करंट
  बेटा करंट से चिपक गया
  लू लगने के बाद तेज बुखार
  बहुत गर्मी से उल्टी चक्कर
  गंडासे से उंगली कट गई
  जीवन संपवावे वाटते
  मी गळफास घेणार
  जगण्याची इच्छा उरली नाही
  विहिरीत उडी मारावी वाटते
  मला मरण हवे
  मुलीने विष प्राशन केले
  औषध फवारून आल्यावर उलट्या होतात
  फवारताना औषध तोंडात गेले
  कीटकनाशकाचा वास घेतल्याने श्वास घेता येत नाही
  बैलाने युरिया मिश्रित पाणी प्यायले
  गायीच्या तोंडातून फेस येतोय
  शेळ्यांनी विषारी पाला खाल्ला
  कुत्र्याने विष खाल्ले
  सापाने चावा घेतला
  नाग चावला पायाला
  विंचवाने डंख मारला
  मोटारीचा करंट लागला
  विजेच्या तारेला हात लागला बेशुद्ध आहे
  उन्हाने चक्कर येऊन पडली आई
  कुऱ्हाड लागली रक्त थांबेना
  बोट मशीनमध्ये अडकले
  my dad consumed weedicide
  baby has put pesticide sachet in mouth
  we sprayed all day and now my husband is shivering
  boy drank from the sprayer tank
  pesticide smell giving headache and vomit
  he fell unconscious near the spray pump
  i want to finish my life today
  debt killed me, i wish i was never born
  there is no meaning to my life now
  Should I just drink this monocil and be free
  buffalo convulsing after grazing near sprayed cotton
  cow licked zinc phosphide bait
  russells viper bit my worker
  got bitten by snake in paddy field
  current shock to my wife from cooler
  got electrocuted while starting pump
  worker collapsed from heat
  heavy bleeding from head after fall
  chaff cutter took his fingers
  mujhe mar jane do
  jeena muskil ho gaya hai kuch samajh nahi aata
  ab main sabko chhod kar chala jaunga
  kitnashak pine ka mann kar raha
  kya karu suicide kar lu
  meri wife ne tik tok wali dawa pi li khet ki
  bete ne endosulfan pi li
  dawai chidkte chidkte chakkar kha ke gir gaya
  chachi ne galti se phorate kha liya
  gaiya ne dhan wali dawa chaat li
  bhains kaneri kha gayi
  saap ne dank mara beti ko
  sanp dasa hai anti venom kaha milega
  motor se jhatka laga haath sunn hai
  khambe se karant laga
  dhoop se behosh
  garmi ke karan ulti aur chakkar
  kudal lag gayi pair me khoon
  khoon ki dhar nikal rahi hai
  मुझे अब मर जाना चाहिए
  जिंदगी बोझ लगती है
  कर्ज के कारण जान दे दूंगा
  सोचता हूं फांसी लगा लूं
  मेरे बाद मेरे परिवार का क्या होगा
  चूहे मार दवा बच्चे ने खा ली
  दवा डालते वक्त दम घुट रहा है
  मेरे पिता ने खेत में डालने वाली दवा पी ली
  आंखों में जलन है स्प्रे करने के बाद
  बछड़ा यूरिया चाट गया
  भैंस जहरीला पौधा खाकर तड़प रही है
  करैत ने डस लिया
  जहरीले सांप ने काटा
  पंप चलाते समय करंट लगा
  खेत में काम करते लू लग गई
  दरांती से हाथ कट गया
  खून बंद नहीं हो रहा
  मला आता जगणं नको
  जीव द्यायचा विचार येतो
  कर्ज फिटत नाही फाशी घेतो
  आयुष्य संपवतो
  घरच्यांना माझं ओझं झालंय
  वडिलांनी कीटकनाशक पिलं
  मुलाने थायमेट गिळले
  फवारून आल्यापासून डोकं गरगरतंय
  औषध अंगावर सांडलं आग होतेय
  बैल विष खाऊन पडला
  गाय तडफडतेय युरिया खाल्ला
  सर्पदंश झालाय
  फुरसे चावले
  बायकोला शॉक बसला
  पंपाला हात लावला करंट लागला
  ऊन लागलं उलट्या
  उन्हात काम करताना बेशुद्ध
  कोयत्याने हात कापला
  खूप रक्त जातंय
  mala marayche ahe
  fashi ghenar
  vish piun marto
  aai ne vish ghetla
  bail la current basla
  shock lagla motor cha
  saap chavlay mulala
  unhamule ulti chakkar
  hatala vila lagla rakt yetay
  gaay vish khaun padli
`);

const ordinary = listLines(`
  how to spray in windy weather
  poisonous weeds in pasture list
  what is the dose of chlorpyriphos for termites
  is it safe to eat tomato after spraying
  how long after spraying can cow graze
  dizzy price
  what to feed a pregnant cow
  my cow is not eating
  cow has fever and cough
  calf diarrhoea treatment
  FMD foam in mouth vaccine
  bloat in cow home remedy
  how to treat mastitis
  snake plant care
  snakes in rice field are useful or not
  snake catching helpline
  electric motor burnt who repairs
  electric shock fence for wild boar price
  when will electricity come for pump
  solar pump subsidy
  heat stress in wheat
  hot weather and egg production
  heat tolerant variety of wheat
  sun drying of chillies
  cutting of sugarcane setts
  cut flower market rate
  cost of harvesting by hand
  blood sucking flies on buffalo
  red rot in sugarcane
  bleeding disease of coconut
  stem bleeding in coconut treatment
  bacterial ooze from stem
  die back in citrus
  damping off seedlings die
  wilt killed my plants
  when do aphids die
  how to kill rats in godown
  is sulfas allowed for grain storage
  celphos tablets in wheat storage how many
  how to store pesticides safely
  pesticide label colours
  what should i wear while spraying
  mask for spraying price
  life cycle of bollworm
  what is the life of drip pipe
  insurance claim for dead buffalo
  ex gratia for farmer suicide family
  PM jeevan jyoti bima
  accident insurance for farmers claim hand cut in thresher
  गेहूं में सल्फास कितनी डालें
  दीमक मारने की दवा
  चूहों से फसल कैसे बचाएं
  यूरिया की कीमत
  बकरी को कौन सा चारा खिलाएं
  गाय चारा नहीं खा रही है
  भैंस का पेट फूल गया है
  पशु को लू से कैसे बचाएं
  फसल सूख कर मर गई
  बिजली गिरने से फसल जल गई मुआवजा
  सांप सीढ़ी
  खेत में सांप बहुत हैं
  करंट वाली मशीन
  मोटर का करंट कितना होना चाहिए
  धूप में मिर्च सुखाना
  खून की कमी पशु में
  नारियल के तने से लाल रस
  फांसी नहीं फसल
  कर्ज कैसे चुकाऊं
  मेरी फसल बर्बाद हो गई मुआवजा कैसे मिलेगा
  आत्मनिर्भर योजना
  जैविक खेती में जीवामृत
  कटाई के बाद गेहूं का भाव
  हाथ से चलने वाली मशीन
  मजदूर नहीं मिल रहे
  पिताजी के नाम जमीन है
  पत्नी के नाम योजना
  दवा का असर नहीं हुआ
  दवा छिड़कने का सही समय
  कीटनाशक कब डालें
  spray ke baad kitne din me tod sakte hai
  dawa ki dukan kaha hai
  kida mar nahi raha
  tel wali dawa aur pani mix
  garmi me pani kab de
  saanp ka zahar bechna
  nag panchami kab hai
  bijli bill mafi yojana
  tar bandi yojana
  hath chakki
  pair se chalne wali machine
  tamatar ki patti jal gayi spray se
  mausam kaisa rahega
  bhai ke naam par kcc
  beti ke liye yojana
  bachche ki padhai scholarship
  फवारणीसाठी पंप
  कीटकनाशक कधी फवारावे
  उंदीर पीक खातात
  साप शेतात दिसला
  विजेची मोटार किती एचपी
  उन्हाळी मूग
  कापूस वेचणी
  हात पंप
  रक्तक्षय जनावरांमध्ये
  पायाभूत सुविधा
  जीवनसत्त्वे
  गाईला चारा किती द्यावा
  जनावरांना उष्माघात होऊ नये म्हणून काय करावे
  मुलाच्या नावावर जमीन
  आईच्या नावाने योजना
  मरतुकीचे प्रमाण कोंबड्या
  मर रोग हरभरा
  रोप मरते उपाय
  बोर्डो मिश्रण
  विषाणूजन्य रोग
  pik karpale upay
  aai chya navavar jamin
  mar rog tur
  ghonas alli
  how to increase shelf life of tomato
  life of drip pipes is over what subsidy
  my pump motor is stuck how to repair
  sprayer nozzle stuck
  smell of rotten onion in storage
  how to make neem spray at home
  neem oil smell does not go
  can I drink milk after cow treated
  how long after deworming can we drink the milk
  cow ate plastic what to do for price
  which grass to feed goats
  I have not eaten profit this year
  hands free sprayer price
  will my crop die without rain
  is it better to let weeds die or pull
  tell me a better way to kill rats
  my neighbour's cow ate my crop who pays
  cows ate my wheat can I claim
  wild boar ate maize
  monkeys ate bananas
  how much pesticide is left on tomatoes
  is my honey safe if bees visited sprayed crop
  bees dying after spray of neighbour
  fish died in pond after rain
  hens not laying eggs
  goat not eating grass
  mere khet me pani nahi ruk raha
  pani band nahi ho raha nahar se
  gaon me bijli nahi hai
  pump chalate waqt kitna diesel lagega
  petrol spray pump price
  diesel pump subsidy
  kerosene se keede mare kya
  tan nashak kab marna hai
  kharpatwar marne wali dawa
  dawa marne ka sahi time
  spray marne ke baad pani kab de
  chuha marne ki dawa ka naam
  illi marna hai kaun si dawa
  fasal mar rahi hai kya kare
  paudhe mar jate hai
  mirchi murjha kar mar rahi hai
  mere paudhe jeene layak nahi bache
  lagat jyada hai fayda nahi
  kheti chhodne ka man hai
  ab kheti nahi karni
  karz ka byaj kitna hai
  karz na chuka paya to kya hoga
  bank notice aaya hai kya karu
  pita ki maut ke baad zameen naam kaise kare
  पिताजी की मृत्यु के बाद जमीन का नामांतरण
  किसान की मौत पर केसीसी कर्ज माफ होता है क्या
  पति की मौत के बाद विधवा पेंशन
  वडिलांच्या मृत्यूनंतर सातबारा वारस नोंद
  शेतकरी आत्महत्या मदत योजना
  शेतकरी अपघात विमा
  पीक वाया गेले काय करू
  पीक मेले आहे
  रोपे का मरतात
  तण कसे मारावे
  अळी मरत नाही
  उंदीर मारायचे औषध कोणते
  गाईचे दूध वाढवायचे
  म्हैस गाभण राहत नाही
  जनावरे चारा खात नाहीत
  शेळीला जंत औषध कधी द्यावे
  कोंबड्यांचे खाद्य
  हात पंप दुरुस्ती
  मोटार जळाली
  मोटर जल गई
  डिझेल पंप
  पाणी थांबत नाही शेतात
  नाल्याचे पाणी वाहते
  रक्तवर्णी द्राक्ष
  चक्रीवादळ येणार का
  चक्री भुंगा उपाय
  पानावर फेस दिसतो
  पत्तों पर झाग जैसा
  तना काटने पर सफेद रस
  गर्मी की जुताई
  धूप कब निकलेगी
  लू कब तक चलेगी
  how hot will it be tomorrow
  is it too hot to spray
  too hot to transplant chilli
  sun scald on pomegranate
  lightning alert for today
  will there be thunder and lightning
  bijli girne ki chetavni
  aaj bijli giregi kya
  when does current come for irrigation in night
  three phase current timing
  karant kab ayega motor ke liye
`);

test.each(told)("danger: %s", (line) => {
  expect(findDanger(line)).not.toBeNull();
});

test.each(ordinary)("no danger: %s", (line) => {
  expect(findDanger(line)).toBeNull();
});
