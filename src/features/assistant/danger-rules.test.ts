import { describe, expect, test } from "vitest";
import { type DangerKind, findDanger } from "./danger-rules.ts";
import { goldEnglish } from "./test-gold-english.ts";
import { goldHeldOut } from "./test-gold-held-out.ts";
import { goldHindi } from "./test-gold-hindi.ts";
import { goldLatinHindi } from "./test-gold-latin-hindi.ts";
import { goldMarathi } from "./test-gold-marathi.ts";

const listLines = (text: string) => text.trim().split(/\s*\n\s*/);

const told: Record<Exclude<DangerKind, "unclear" | "gas">, string> = {
  despair: `
    I dont want to live any more
    i want to end my life
    crop failed, loan is too much, there is no reason to live
    my family will be better off without me
    how many sulfas tablets are enough to die
    I feel like drinking pesticide
    if i die will my loan be waived
    thinking of hanging myself in the field
    everything is lost i just want to sleep and never wake up
    I am tired of this life
    मैं जीना नहीं चाहता
    अब जीने का मन नहीं करता
    कर्ज बहुत है मर जाऊं तो अच्छा
    आत्महत्या करने का मन करता है
    मैं ज़हर खा लूंगा
    मेरे मरने के बाद कर्ज माफ होगा क्या
    जिंदगी से थक गया हूं
    फांसी लगा लूं क्या
    अब कोई रास्ता नहीं बचा
    कीटनाशक पी लूं तो सब खत्म
    मैं परिवार पर बोझ बन गया हूं
    jeene ka mann nhi karta ab
    mai marna chahta hu
    zindagi se tang aa gaya hu
    jahar kha lu kya
    karza itna hai ki mar jaane ka man karta hai
    apni jaan de dunga
    sab khatam kar dena chahta hun apni jindagi khatam
    faasi laga lunga
    mere bina ghar wale khush rahenge main nahi rahunga
    मला जगायचं नाही
    मला मरावंसं वाटतं
    जगण्यात काही अर्थ नाही
    जीव द्यावासा वाटतो
    विष घेऊन मरतो आता
    मी मेलो तर कर्ज माफ होईल का
    फास घ्यावासा वाटतो
    आयुष्याला कंटाळलो आहे
    माझ्या नंतर मुलांचं कसं होईल
    mala jagaycha nahi
    jagnyacha kantala ala ahe
    atmahatya karavi vatte
    mi jiv denar ahe
    vihirit udi marto
    ata sahan hot nahi mala`,
  poisoning: `
    my brother drank pesticide
    son swallowed rat poison by mistake
    a worker is vomiting after spraying cotton
    i sprayed without mask and feel dizzy
    pesticide went into my eyes
    my wife has eaten sulfas
    child put thimet in his mouth
    someone has consumed monocrotophos, foam coming
    spray fell on my face and skin is burning
    he inhaled the fumes of celphos and cannot breathe
    posion drank by my father help
    भाई ने कीटनाशक पी लिया है
    बच्चे ने चूहे मारने की दवा खा ली
    स्प्रे करने के बाद चक्कर आ रहे हैं
    पिताजी ने सल्फास खा लिया क्या करें
    दवा छिड़कते समय आंख में चली गई
    छिड़काव के बाद उल्टी और सिर दर्द हो रहा है
    पत्नी ने जहर खा लिया
    मजदूर बेहोश हो गया दवा छिड़कते हुए
    गलती से खेत वाली दवाई पी गया
    bhai ne jahar kha liya jaldi batao
    bacche ne keetnashak pi liya
    spray karte time chakkar aa gaya
    dawa marne ke baad ulti ho rahi hai
    papa ne celphos kha li
    galti se roundup pi liya
    aankh me dawai chali gayi
    वडिलांनी विष घेतले
    मुलाने कीटकनाशक प्यायले
    फवारणी करताना चक्कर आली
    फवारणीनंतर उलट्या होत आहेत
    बायकोने उंदीर मारायचे औषध खाल्ले
    डोळ्यात औषध गेले
    मजुराला विषबाधा झाली
    नवऱ्याने थिमेट खाल्ले
    bhavane vish pyayla
    favarni kartana chakkar ali ani okari hotey
    mulane undir marnyache aushadh khalle
    chukun tananashak pyalo
    aushadh dolyat gela`,
  animal: `
    my cow ate urea
    goat has eaten some unknown plant and is shaking
    buffalo drank pesticide water
    cattle ate the sprayed fodder and two have died
    my dog ate rat poison
    calf has foam at the mouth after eating young sorghum
    गाय ने यूरिया खा लिया
    भैंस ने दवा छिड़का चारा खा लिया
    बकरी ने कोई जहरीली घास खा ली
    बैल ने कीटनाशक वाला पानी पी लिया
    बकरियां चारा खाकर मर रही हैं मुंह से झाग
    gaay ne zahar kha liya
    bhains ne urea kha liya kya kare
    bakri ne kaner ke patte kha liye
    meri gaay ke muh se jhag aa raha hai kanp rahi hai
    गाईने युरिया खाल्ला
    म्हशीने विषारी गवत खाल्ले
    शेळीने कण्हेरीची पाने खाल्ली थरथरते आहे
    बैलाने फवारलेला चारा खाल्ला आणि पडला
    गुरांना विषबाधा झाली
    gaine yuria khalla
    sheline vishari pala khalla fes yetoy
    mhashine aushadhache pani pyale`,
  bite: `
    snake bit my father
    a cobra has bitten my son in the field
    snake bite what to do
    something bit me in the grass and leg is swelling
    my buffalo was bitten by a snake
    सांप ने काट लिया
    खेत में नाग ने डस लिया
    भाई को साँप ने काटा है
    saanp ne kaat liya jaldi batao
    sap ne kata pair me
    khet me kuch kaat liya pair suj gaya
    biwi ko saap ne dasa
    साप चावला
    आईला नागाने दंश केला
    मण्यार चावली
    sap chavla
    baba la sapane chava ghetla sap chavlay
    kahitari chavla shetat`,
  "dog-bite": `
    mad dog bit my brother
    कुत्ते ने बेटे को काट लिया
    kutte ne beti ko kaat liya
    कुत्रा चावला पोराला
    kutra chavla mulala`,
  sting: `
    scorpion stung me on foot
    बिच्छू ने डंक मारा
    विंचू चावला काय करू`,
  shock: `
    my brother got electric shock from the motor
    worker electrocuted at the pump
    he touched the wire and is stuck
    lightning struck a man in the field
    करंट लग गया
    भाई को मोटर से करंट लगा है
    बिजली का झटका लगा बेहोश है
    भैंस को करंट लग गया
    current lag gaya bhai ko
    motor chalu karte current laga
    bijli ke taar se chipak gaya
    शॉक लागला
    विजेचा धक्का बसला
    वडिलांना करंट बसला
    motor la haat lavla shock basla
    bhavala current lagla
    वीज पडली माणसावर`,
  heat: `
    heat stroke what to do
    father fainted in the sun
    worker is dizzy and vomiting in the heat
    my mother got sunstroke in the field
    लू लग गई
    धूप में काम करते हुए चक्कर आ गया
    गर्मी से मजदूर बेहोश हो गया
    loo lag gayi hai bukhar hai
    dhup me kaam karte behosh ho gaya
    उष्माघात झाला
    उन्हात चक्कर येऊन पडला
    ऊन लागले उलट्या होतात
    unhat kaam kartana chakkar ali
    un lagla aai la`,
  fire: `
    fire in my wheat field right now
    haystack caught fire next to the cow shed
    खेत में आग लग गई जल्दी
    गन्ने में आग लगी है फैल रही है
    aag lag gayi khet me
    trolley ki puaal me aag pakad li
    आग लागली शेतात
    गंजी पेटली अन् गोठा बाजूला
    usala aag lagli ahe
    ganji petli, agnishaman number dya`,
  bleeding: `
    my hand is bleeding a lot
    blood is not stopping
    cut my finger with sickle
    his leg got cut by the rotavator
    hand caught in thresher
    खून रुक नहीं रहा
    हंसिया से हाथ कट गया
    थ्रेशर में हाथ आ गया
    उंगली कट गई बहुत खून निकल रहा है
    khoon band nahi ho raha
    hath kat gaya khun nikal raha hai
    pair me kulhadi lag gayi
    रक्त थांबत नाही
    हात कापला
    कोयता लागला खूप रक्त येतंय
    hat kapla rakt thambat nahi
    bot tutla machine madhe`,
  collapse: `
    my father is unconscious
    mother is not breathing
    पिताजी बेहोश हो गए
    भाई की सांस नहीं चल रही
    papa ko hosh nahi aa raha
    आई बेशुद्ध पडली
    vadil beshuddh zale`,
};

const ordinary = listLines(`
  rat poison bait dose
  dead heart in paddy
  snake gourd price
  electric fence subsidy
  scheme for snake bite death compensation
  heat wave and my tomato
  cut the crop
  when to cut wheat by hand
  how many days after spraying can I harvest
  which pesticide for pink bollworm
  leaves are burning after spraying urea
  my plants are dying
  I want my weeds to die
  insects ate the leaves which insecticide should I use
  rats ate my paddy which poison to put
  what is the current price of onion
  how much electricity does a 5 hp motor use
  is monocrotophos banned
  poison triangle colours on label
  how to protect cattle from heat
  cow is in heat when to inseminate
  how to dispose of empty pesticide bottles
  how much urea per acre
  urea treatment of straw for buffalo
  can goats eat subabul
  blood meal fertiliser
  there is blood in the milk of my cow
  compensation for lightning death of bullock
  farmer suicide compensation scheme
  how to keep snakes away from the store
  jhatka machine price
  sap sucking pests in cotton
  crop is finished due to hail how to claim
  no hope of rain this week should I sow
  loan waiver for farmers
  how to kill termites in sugarcane
  my tomato plants collapsed after rain
  what gear to wear when spraying
  spray against the wind or with it
  will sulphur burn leaves in hot sun
  चूहे मारने की दवा कितनी डालें
  सांप के काटने से मौत पर मुआवजा
  खेत में करंट वाली बाड़ पर सब्सिडी
  कीड़े पत्ते खा गए कौन सा कीटनाशक डालें
  मैं खरपतवार मारना चाहता हूं
  लू से फसल को कैसे बचाएं
  गाय गर्मी में है गाभिन कब कराएं
  स्प्रे के बाद बारिश हो गई दोबारा करें क्या
  छिड़काव के बाद पत्ते जल गए
  यूरिया कब डालें
  गाय के दूध में खून आ रहा है
  भैंस को कितना दाना दें
  किसान दुर्घटना बीमा कैसे मिलेगा
  फसल कट गई अब क्या बोएं
  हाथ से गेहूं काटने की मजदूरी
  बिजली का बिल माफ होगा क्या
  मोटर का कनेक्शन कब लगेगा
  पौधे मर रहे हैं
  कीटनाशक की खाली बोतल का क्या करें
  धान में मरा हुआ कल्ला
  ज़हर मुक्त खेती कैसे करें
  जीवामृत कैसे बनाएं
  जैविक कीटनाशक कैसे बनाएं
  नीम का तेल कितना डालें
  जीवन बीमा योजना
  keede marne ki dawa batao
  chuhe fasal kha gaye kya karu
  ghas marna hai konsi dawa
  sinchai ke liye bijli kab aati hai
  current bhav kya hai pyaj ka
  nilgai fasal kha gayi bima milega
  illi ne patte kha liye
  urea dalne ke baad patte pile
  gay ko urea wala bhusa khila sakte hai kya
  kaun si dawai lu tamatar ke liye
  dhup me tamatar jal gaye
  bakri palan yojana
  saanp ko khet se kaise bhagaye
  karz mafi kab hogi
  garmi me bhains ka dudh kam ho gaya
  fasal khatam ho gayi muavja kaise mile
  hath se nindai ka kharcha
  thresher kitne ka aata hai
  spray pump ki kimat
  उंदीर मारण्यासाठी विषारी आमिष कसे करावे
  साप चावून मृत्यू झाल्यास अनुदान
  कुंपणात करंट सोडण्याचे नियम
  अळीने पाने खाल्ली कोणते कीटकनाशक फवारावे
  तण मारायचे आहे कोणते औषध
  उन्हाळी भुईमूग कधी पेरावा
  उन्हामुळे टोमॅटो करपले
  पीक संपले आता काय पेरू
  फवारणी कधी करावी
  फवारणीनंतर पाऊस आला
  युरिया किती टाकावा
  गाय माजावर आली
  ऊस तोडणी कधी करावी
  हाताने कापूस वेचणी मजुरी
  वीज बिल माफी
  विजेचे कनेक्शन कधी मिळेल
  रोपे मरत आहेत
  कांद्याला भाव किती
  नागअळीवर उपाय
  विषमुक्त शेती
  शेळी पालन अनुदान
  कीडनाशकाची रिकामी बाटली कुठे टाकावी
  रक्ताची खळ खत म्हणून
  जीवामृत कसे बनवायचे
  undir marnyasathi aushadh
  sap shetatun kase ghalvave
  kapus bhav kay
  tan marayche aushadh
  ali ne pane khalli
  current bhav kanda
  pik vima kadhi milel
  unhalyat bhendi kadhi lavavi
  favarni sathi aushadh kiti
  gai la kay khau ghalave
`);

const lines = Object.entries(told).flatMap(([kind, text]) =>
  listLines(text).map((line) => ({ kind, line })),
);

describe("danger is heard before anything else", () => {
  test.each(lines)("$kind: $line", ({ kind, line }) => {
    expect(findDanger(line)?.kind).toBe(kind);
  });

  test.each(lines)("in capitals, without marks, amid words: $line", ({ line }) => {
    expect(findDanger(`Namaste, ${line.toUpperCase()}!!! please`)).not.toBeNull();
  });
});

describe("an ordinary question raises no alarm", () => {
  test.each(ordinary)("%s", (line) => {
    expect(findDanger(line)).toBeNull();
  });

  test("nor do those by which the search is measured", () => {
    const asked = [goldEnglish, goldHindi, goldLatinHindi, goldMarathi, goldHeldOut].flat();
    const alarms = asked.flatMap(([words]) => (findDanger(words) ? words : []));
    expect(alarms).toEqual(["someone swallowed pesticide what should we do"]);
  });
});

test("an animal in it is noticed, since help is called by another number", () => {
  expect(findDanger("snake bit my buffalo")).toEqual({ kind: "bite", hasAnimal: true });
  expect(findDanger("he drank paraquat, only one sip")).toEqual({
    kind: "poisoning",
    hasAnimal: false,
  });
  expect(findDanger("my sheep ate urea")?.kind).toBe("animal");
  expect(findDanger("snake bit my uncle")).toEqual({ kind: "bite", hasAnimal: false });
});

test("a long text is read as fast as a short one", () => {
  const start = performance.now();
  findDanger("fasal me pani kab de ".repeat(10_000));
  expect(performance.now() - start).toBeLessThan(500);
});
