import { describe, expect, test } from "vitest";
import { type DangerKind, findDanger } from "./danger-rules.ts";

const listLines = (text: string) => text.trim().split(/\s*\n\s*/);

const told: Record<Exclude<DangerKind, "unclear">, string> = {
  gas: `
    biogas takit utarla beshuddh
    kuwe me utra motor thik karne, jawab nahi deta, line chalu thi
    पुराने कुएं में दो लोग उतरे, जवाब नहीं दे रहे
  `,
  despair: `
    last night he told me children shud not be trouble after he goes, he keep the spray bottle near cot. what loan scheme will help
    pati kai din se chup hai, dawai ki botal khatiya ke niche rakhi hai, kcc ka byaj kaun bharega
    बाबा औषधाची बाटली उशाशी घेऊन झोपतात, कर्जमाफी कधी होईल
    I have kept a rope ready in the cattle shed
    pankhe se latak jaunga aaj raat
    झाडाला दोर बांधून ठेवलाय माझ्यासाठी
    i want to jump from the roof
    kue me chhalang laga dunga
    गच्चीवरून उडी मारायचा विचार येतो
    talyat jaun budun jau ka
    when i am gone sell the bullocks and pay the bank
    sabko ram ram, ab mulakat nahi hogi
    हा माझा शेवटचा निरोप समजा
    maaf kara, ha majha shevatcha sandesh
    काश सुबह आंख ही न खुले
    subah meri lash milegi khet me
    udyacha divas baghaycha nahi
    the moneylender insulted me before the village, i cannot show my face, better to end it
    insurance ka paisa gharwalo ko mil jaye, main mar jau
    सावकाराने अपमान केला, तोंड दाखवायला जागा नाही, जगून काय उपयोग
    sagle majhyamule trastat, mi gelo tar sutatil
    जीने की इच्छा मर गई है
    dil karta hai khud ko khatam kar lu
    kontya aushadhane lavkar maran yeta
    my son keeps saying he will end everything
    pitaji rassi lekar khet ki taraf gaye hain, bahut dukhi the
    मुलगा म्हणतो मी जगणार नाही`,
  poisoning: `
    my son thought the weedicide was syrup and took two spoons
    there was herbicide in the cold drink bottle and my nephew drank it
    कोल्ड ड्रिंक की बोतल में कीड़े की दवा थी, भतीजा पी गया
    cold drink ki botal me rakhi dawa beti ne pi li
    pani samjun fawaraycha aushadh ghetla tyane
    mother ate the grain tablets from the drum
    बहू ने सल्फास की गोली मुंह में डाल ली
    usne salfas ki do tikiya le li ek ghanta pehle
    dhanyatalya golya gilalya vahini ne
    sprayed without mask since morning and now chest feels tight and i see double
    टंकी पीठ पर रिसती रही, अब पसीना छूट रहा है और सांस भारी है
    tanki pith par leak hui, badan me kapkapi
    नोझल तोंडाने फुंकलं, आता जीभ बधिर झाली
    nozzle fukla tondane, ata malmal
    insecticide fell on her feet, blisters came up
    पैर पर दवा गिरी, फफोले पड़ गए
    दोन्ही डोळ्यात औषध उडालं, डोळे उघडत नाहीत
    found him behind the shed, smell of medicine from mouth, foam on lips
    बाड़े के पीछे पड़ा मिला, मुंह से दवा की गंध और झाग
    गोठ्यामागे पडलेला सापडला, तोंडाला औषधाचा वास आणि फेस
    ate fruit straight from a sprayed tree and my tongue tingles, throat burns
    abhi spray hue tamatar kha liye, jeebh jhunjhuna rahi
    उसने कुछ जहरीला पी लिया
    zeher pi liya ambulance bulao`,
  animal: `
    my bullock broke into the store and licked the urea bag
    buffalo drank the bucket with urea dissolved in it and her belly is blown
    बैल ने यूरिया की बोरी फाड़कर चाट ली
    bail ne urea ki bori chat li, kaanp raha hai
    bhains urea wala pani gatak gayi, saans tez
    vasaru khat khaun dat khatay
    मुर्गियां जहर वाला दाना चुग गईं, पांच मर गईं
    murgiyo ne dawa wala dana chug liya
    कोंबड्यांनी औषध लावलेले दाणे टिपले, पाच मेल्या
    cows grazed in the neighbour's field sprayed yesterday, now they drool
    गाय पड़ोसी के छिड़के खेत में चर आई, लार गिर रही है
    bhains spray kiye kapas me ghus gayi, ladkhada rahi
    गाय शेजारच्या फवारलेल्या शेतात चरली, लाळ गळतेय
    बैल एरंड खाऊन गोल फिरतोय
    kovli jwari khalli ani gay aadvi padli
    म्हशीने टाकीतलं द्रावण प्यायलं, जीभ बाहेर आली
    two cows dead since morning, the third shivers and drools
    बकरी अचानक गिरकर मर गई, दूसरी भी कांप रही है
    शेळी अचानक पडून मेली, दुसरी पण थरथरतेय
    mhais jor jorat dhaptey charun alyavar pot fugla
    dipped the goats against mites, four cannot stand
    कुत्ते पर जूं की दवा डाली, दौरे आ रहे हैं
    kutte ko kide ki dawa se nehlaya, jhatke aa rahe
    वासराने गोचिडाचं औषध चाटलं`,
  bite: `
    two small holes on my father's ankle, leg swells and burns
    two teeth marks near the heel, he is drowsy
    टखने पर दो छेद हैं, पैर सूजता जा रहा है
    edi par do chhed dikh rahe, pair neela pad gaya
    do dant lage hai unglia me, khoon ris raha
    कडब्यात हात घातला, दोन दातांच्या खुणा दिसतात
    hatavar don khuna ahet ani suj vadhtey
    after that prick in the paddy he sees double and his neck hangs
    paylya kahitari lagla gavtat, zop yetey, don don distay
    the snake hung on my trouser and then left, leg is numb
    घास में पैर रखा, कुछ चुभा, घुटने तक सूज गया
    गवतात पाय पडला, काहीतरी टोचलं, गुडघ्यापर्यंत सूज
    my bullock has two marks on the muzzle and it is swelling, breath rattles
    gaay ko saanp jaisa kuch kaat gaya
    bailachya payala don khuna suj
    snake charmer or hospital, mother was just bitten
    सांप वाला इंजेक्शन किस अस्पताल में, अभी काटा है
    साप चावलाय, वर दोरी बांधू का
    sap chavlay mantrik kade neu ki davakhanyat`,
  "dog-bite": `
    पागल कुत्ते ने बेटी को काट लिया
    street dog bit my small son on the calf
    pisalela kutra chavla maza porila
    भटक्या कुत्र्याने बायकोला चावा घेतला
    kutte ne bete ke hath pe kaat liya khoon aa raha
    कुत्र्याने पोराला चावलं, रक्त येतंय`,
  sting: `
    red scorpion in the shoe, child sweats and vomits
    centipede stung the baby and she cries without stop
    kankhajure ne kan me kaat liya
    madhmashyanni chavla, tond sujla, dam lagto`,
  shock: `
    his hand is on the starter and he cannot let go
    wire has caught my brother, he is stiff
    starter pe haath chipka hai chhut nahi raha
    कूलरला चिकटलीय, सोडत नाही
    tarela dharun ahe, hat nighat nahi
    the welding machine gave him a jerk and he fell backwards, head hit
    motor ne fek diya teen foot door, hil nahi raha
    मोटारीने फेकून दिलं, पडून आहे
    dp var chadhla hota, khali padla halat nahi
    बाड़ के तार को छूते ही गिर गई, हिलती नहीं
    कुंपणाच्या तारेला लागून बाई पडलीय, हलत नाही
    kumpanala hat lagla ani padla, uthat nahi
    wire came down on the bicycle, boy smoking and burnt
    gyarah hazar ki line se pipe lag gaya, admi jhulsa
    ओल्या शेतात तार पडलीय, काका तिथेच पडले
    palm has a white hole where the wire touched, arm is numb
    फ्यूज लगाते उंगलियां जल गईं, हाथ सुन्न है
    wet hands, started the engine pump, my whole arm is numb and heart jumps
    olya hatane motor chalu keli, hat badhir zala
    ped par gaj giri do charwahe jhulas gaye
    jhadakhali hote, vij padli, don gadi bhajle
    खंभे से सटकर गाय गिर गई, अकड़ गई
    bhains tar wale pani me gir gayi`,
  heat: `
    it is 46 degrees and my uncle fell while harvesting, skin hot and dry
    father was threshing since morning in the sun and now he lies and mumbles
    46 डिग्री में कटाई करते चाचा गिर गए, शरीर तप रहा है
    dopahar ko khet me gira, badan aag jaisa tap raha
    subah se dhup me the ab behki behki baat kar rahe
    सकाळपासून उन्हात होते, आता बरळतायत
    malani karta karta padla, unhat hota, badbadtoy
    she does not know where she is, her skin is dry and red, it was very hot
    पहचान नहीं रहे, चमड़ी सूखी लाल है, बहुत गर्मी थी
    pehchan nahi rahe, chamdi sukhi lal, garmi me kam kiya
    ओळखत नाहीत, कातडी कोरडी लाल, खूप ऊन होतं
    olkhat nahi, katdi lal kordi, un khup hota
    he is burning, 105 fever after the brick kiln
    दोपहर से आंखों के आगे अंधेरा और धड़कन तेज
    it bhatte par the, tez bukhar aur jhatke
    us todtana garargla, payat pettke ale kadak unhat
    old mother in tin shed, hot as oven, does not wake
    bachcha band gadi me dhup me reh gaya, dhila pad gaya
    bal gadit unhat rahila, ang garam ani dhila
    hot dry skin and no sweat, ice or not
    गर्म सूखी त्वचा, पसीना नहीं, बर्फ रखें क्या
    पॉलीहाऊसमध्ये पडला गरमीने, पाणी ओतू का
    carried bricks all day, lips dry, no urine, body hot, very weak
    भर उन्हात चालत बाजारात गेले, झाडाखाली बसले ते उठेनात`,
  fire: `
    flames in the hut, fire brigade number
    padosi ki aag mere khalihan tak aa gayi, aag bujh nahi rahi
    गव्हाचा धूर दिसतोय, अग्निशमन बोलवा
    shejaryachi aag pasartey`,
  bleeding: `
    his arm went into the thresher up to the elbow
    थ्रेशर में कोहनी तक हाथ चला गया
    kolhu me hatheli pis gayi
    उसाच्या चरकात हात चिरडला
    padar machinet gela, manela jakhma
    रोटावेटर में पैर आ गया, हड्डी दिख रही है
    rotavator me pair gaya, haddi dikh rahi
    ट्रॅक्टर उलटला, भाऊ खाली दबलाय
    the axe slipped into my shin, white thing visible
    कुल्हाड़ी फिसलकर पिंडली में धंस गई, सफेद हड्डी दिखती है
    aari se angutha latak raha chamdi se
    कुऱ्हाड निसटून नडगीत घुसली, पांढरं दिसतंय
    karvatine angtha tutla lombtoy
    sukhe kuye me gira sir fat gaya
    wild boar tore open my thigh
    बैल ने सींग पेट में घुसा दिया, आंत बाहर है
    suar ne jangh faad di
    bailane shing marla pot fatla
    deep wound, I can see white inside, ground is red
    kapde bhig gaye, thanda pad raha, pila chehra
    tovel bandhla tari bhijto lal
    nail of the plank went through my boot deep in the foot, blood comes
    सळई मांडीत घुसली, काढू का
    pregnant woman fell in the field and there is blood`,
  collapse: `
    my father holds his chest, sweats cold, left arm hurts
    पिताजी छाती पकड़े बैठे हैं, ठंडा पसीना आ रहा है
    chhati pakad ke baith gaye thanda pasina
    chhati dharun basle gar gham
    तोंड वाकडं झालं, एक हात उचलत नाही
    tond vakda zala hat uchlat nahi
    my boy fell into the farm pond, pulled out, does not breathe
    शेततळ्यात मुलगा बुडाला, बाहेर काढला, श्वास नाही
    आदमी सड़क पर पड़ा है, होश नहीं
    हलवलं तरी उठत नाही`,
};

const ordinary = listLines(`
  the cot is near the window, how do i keep mosquitoes away
  charpai ke paas macchar bahut hai kya lagau
  मोटर हलत नाही
  मोटर वाऱ्याने पडला
  dog attacked my cow
  मळणी यंत्र हलत नाही
  फवारणी पंप वाऱ्याने पडला
  what is the price of a chaff cutter with three blades
  how to sharpen a sickle
  chaff cutter subsidy for women
  कुट्टी मशीन पर कितनी सब्सिडी
  हंसिया तेज कैसे करें
  thresher se gehu kat ke nikalne ka kharcha
  कडबा कुट्टी यंत्र अनुदान
  विळा धार कशी लावावी
  koyta kutun ghyava us todnisathi
  starter does not switch on the pump what to check
  transformer burnt in our village how long to replace
  solar fence battery how long lasts
  fuse keeps blowing when rain falls
  खेत में बिजली का खंभा हटवाना है
  झटका मशीन की बैटरी कितने दिन चलती है
  bijli ka tar dhila hai kisko bole
  ट्रान्सफॉर्मर जळाला कधी बदलतील
  झटका मशीन किंमत
  tar kiti mm chi pahije
  temperature 45 degrees will my tomato flowers fall
  hot dry wind in april wheat grain shrivel
  plants faint at noon and recover in the evening
  46 डिग्री में सब्जी की सिंचाई कब करें
  गर्म हवा से गेहूं का दाना सिकुड़ गया
  garmi me phool gir rahe hai bhindi ke
  dhup me sukhakar daal ka bhandaran
  ४५ अंश तापमानात मिरचीची फुले गळतात
  tapman vadhlyavar kombdya martat kay upay
  how many sulphas tablets for ten quintal wheat
  rats do not eat the bait what now
  which spray for ticks on buffalo and how much
  dose of emamectin in one tank
  urea solution spray percent
  सल्फास की गोली दस क्विंटल में कितनी
  15 लीटर पंप में दवा की मात्रा
  यूरिया उपचारित भूसा कब खिलाएं
  15 litre pump me kitni ml dawa
  kilni ki dawa bhains ke liye
  धान्यात सेल्फॉसच्या किती गोळ्या टाकाव्यात
  प्रति पंप कीटकनाशकाचे प्रमाण
  युरिया ब्लॉक जनावरांना द्यावा का
  ekri aushadhache praman
  aushadh favarle pan kid meli nahi
  galti se jyada urea dal diya
  by mistake gave double dose of fertiliser to crop
  red sap like blood comes from the tree trunk
  red water in buffalo urine what disease
  gummosis of citrus treatment
  कपास के पत्ते लाल
  झाडातून रक्तासारखा लाल डिंक येतो
  jhadatun raktasarkha dink yeto
  suicide gene in bt seed is it true
  atmahatya jin biyane
  which rope for tying bullocks lasts longest
  how deep to dig the well
  rope of the bucket broke in the well
  छत के पानी से कुआं भरना
  kua kitna gehra khode
  विहीर किती खोल खोदावी
  dor bandhun vel chadhavne
  scholarship for my children
  sun tomorrow or rain, should I dry chillies
  last spray before harvest
  pay the bank after the harvest
  kheti chhod kar dukan kholna hai
  bank ka karz fasal ke baad chuka sakte kya
  शेती सोडून दुकान टाकायचे
  bail vikun tractor ghyaycha
  loan burden is heavy which scheme restructures
  no hope from this crop, what to sow next
  small holes in leaves and marks on fruit
  swelling on roots of tomato
  eyes of the calf watering
  fruit has sting mark of fly
  बैंगन के तने में छेद
  गाय के थन में सूजन
  kuch raat me paudhe kaat raha hai
  bakri langda rahi hai khur me sujan
  रात्री रोपे कोणीतरी कुरतडते
  ratri kahitari rope kurtadte
  kutryane kombdi marli
  my sugarcane is lying down
  calf does not get up after birth what to feed
  goat trembling in cold
  बछड़ा दूध नहीं पी रहा
  gaay byane ke baad jer nahi giri
  gahu lolla varyane
  my father is old can he get pension
  labourer wages per day for harvest
  mother wants a kitchen garden
  भाई से जमीन का बंटवारा
  patni ke naam se loan
  मजुरांची मजुरी किती
  vadilanchi pension
  labourers in the heat, what working hours are allowed
  when does the doctor for animals visit
  how does a dry toilet work
  head of cabbage splits
  eye of sugarcane sett
  ladies finger cutting on fruit
  neck rot of onion
  heart rot of pineapple
  बोट दुरुस्ती अनुदान मासेमारी
  मान कुजणे कांदा
  sir kata gobhi
  पेड़ के तने से खून जैसा लाल रस
  एक एकड़ में कीटनाशक का प्रमाण
  kitaknashakache praman prati pump
  ped se khoon jaisa gond nikal raha
`);

const lines = Object.entries(told).flatMap(([kind, text]) =>
  listLines(text).map((line) => ({ kind, line })),
);

describe("danger told by what happened and how it looks", () => {
  test.each(lines)("$kind: $line", ({ kind, line }) => {
    expect(findDanger(line)?.kind).toBe(kind);
  });
});

test.each(ordinary)("the same words in an ordinary question: %s", (line) => {
  expect(findDanger(line)).toBeNull();
});

test("who fell with a hot body is not taken for one who despairs", () => {
  expect(findDanger("majur unhat kosalla, ang tapla ahe, mi kay karu")?.kind).toBe("heat");
  expect(findDanger("labourer fell in the sun, body hot, i cannot wake him")?.kind).toBe("heat");
});

test("an animal that ate poison is not taken for a person", () => {
  expect(findDanger("mere bail ne galti se keetnashak wala chara kha liya")).toEqual({
    kind: "animal",
    hasAnimal: true,
  });
  expect(findDanger("माझ्या म्हशीने चुकून तणनाशक चाटले")?.kind).toBe("animal");
});
