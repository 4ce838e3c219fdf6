import { describe, expect, test } from "vitest";
import { findDanger, soundsHeavy } from "./danger-rules.ts";

const listLines = (text: string) => text.trim().split(/\s*\n\s*/);

// None of these is in scripts/danger: the weights must not have learned them by heart.
const told = listLines(`
  my brother is hanging on the wire and shaking
  poured all the weedicide out and drank, is smiling now
  majdur ko ched me se kuch kaata
  baba ne begon pi liya
  pappa ne tik 20 pi liya
  chhota baccha mirch wali dawa pi gaya
  ulti ho rahi hai mono chhidakne ke baad
  mujhe maut chahiye
  ab duniya se jana hai
  mere jeevan ka ant aa gaya
  kaka vihirit padle
  mulga shettalyat budala
  मुलाच्या घशात काहीतरी अडकलंय, निळा पडलाय
  kaki chya payala vinchu dasla ani tondala fes
  goodbye everyone my fields are yours now
  pucca house roof is fine but the straw shed is all flames
  बाड़े में रखी लकड़ी में आग पकड़ गई, बगल में भैंसें हैं
  bajuchya malyat aag lagliy, amchya draksha paryant yetey
  चुलत्याचा पाय मळणीच्या पट्ट्यात गुंतला
  my nephew went under the cultivator
  kaki ne ghar ki saari chabiya de di, bol rahi ab main nahi lautungi
  bhains ne phorate wala chara khaya
`);

const ordinary = listLines(`
  kombdi shed madhe saap yeu naye mhanun kay karave
  खेत में सांप ना आएं इसके लिए क्या करें
  शेतात साप येऊ नये म्हणून काय करावं
  shetat sap yeu naye mhanun kay karava
  khet me saap na aaye uska upay
  ghar me nag na ghuse iske liye kya lagaye
  गोठ्यात साप येऊ नयेत यासाठी उपाय
  how to tie a rope on the cow
  किसान आत्महत्या के आंकड़े
  which wire for fencing
  kapas me tik 20 kitna dale
  kutte ko khana kya de
  bail thakla ahe
  tractor palti kaise na ho
  shock absorber tractor price
  majhya shetat pani sachla
  मागच्या वर्षी वाड्याला आग लागली होती, यंदा विमा कुठला घ्यावा
  pichhle saal kaka ko saap ne kata tha, ab torch konsi lu
  fire line around the gram field, how wide
  बीमा फॉर्म का आखिरी दिन कब है
  udya tannashak maraycha ahe, vara kiti rahil
  zahar mukt kheti
  bakri ko kya khilaye jaldi badhe
`);

// Long stories with people, falls, fires and wells in them, in which nobody is in danger.
const rambling = listLines(`
  my phone slipped into the borewell pit last week and i bought another, will my fields come back if i log in
  silage pit feels warm when i push my hand in and my uncle is worried, is that usual or spoiled
  old starter burnt on tuesday and my cousin is bringing a new one, will the cane hold four more days without water
  कपास खुल गया है मजदूर शनिवार को आएंगे घर वाले थके हैं तब तक रुक जाऊं या हम ही चुन लें समझ में नहीं आ रहा
  इल्ली बहुत है सेठ बोलता है जल्दी बता क्या मारना है नहीं तो दूसरा मजदूर रख लूंगा
  chacha bol rahe shaam ko dawa maar lo par hawa tez hai main majdur aadmi kya karu maru ya ruku
  patta ulta mud gaya hai naav jaisa aur dandi lambi, kaun si dawa
  tar khatachi goni ardhi urli ahe ti pudhchya varshi vaparli tar chalel ka bhau mhanto kharab hote
  विहिरीत जुना मोबाईल पडला नवीन घेतलाय माझी सगळी माहिती परत दिसंल का त्यात
  दुसऱ्या दिवशी सर पडली तर फवारलेलं वाया जातं का बायको म्हणते परत मार
  sun mhante kapde vegle dhuva, favarnichya kapdyanna sarf lavla tar chalto ka
  shetkari mela tar tyachya gharchyanna yojanecha paisa kon det
`);

describe("not wanting to live comes before any other danger", () => {
  test.each([
    "i want to die, i touched the live wire but nothing happened",
    "jeena nahi chahta, celphos samne rakhi hai",
    "मला जगायचं नाही, साप चावला तर बरं होईल",
  ])("%s", (line) => {
    expect(findDanger(line)?.kind).toBe("despair");
  });
});

describe("somebody lies in a well or a tank, and nobody may climb after them", () => {
  test.each([
    "two labourers went down the well to clean it and are unconscious",
    "kuen me motor nikalne utra bhai behosh ho gaya",
    "विहिरीत उतरलेला माझा भाऊ बेशुद्ध पडला",
    "सेप्टिक टैंक में उतरे पापा बेहोश हो गए",
  ])("%s", (line) => {
    expect(findDanger(line)?.kind).toBe("gas");
  });
});

describe("whoever touched a wire beside a well is in another danger than who went down", () => {
  test.each([
    ["shock", "the starter by the well gave him a jerk when he touched it, he fell flat"],
    ["shock", "motor wire fell in water near well my worker touched he is lying not moving"],
    ["shock", "submersible ka taar pani me tha chacha ne hath lagaya aur akad gaye"],
    ["gas", "he went down the well to free the motor and does not answer"],
  ])("%s: %s", (kind, line) => {
    expect(findDanger(line)?.kind).toBe(kind);
  });
});

describe("what spraying does to a body is no shock of the pump's, however much is told of it", () => {
  test.each([
    "sobatcha gadi pampane favarta favarta aadva padla, okari hote, gham, dole andharle, tondala fes",
    "dono pump se dawa maar rahe the, bhai ludhak gaya, ulti, pasina, muh se jhaag",
    "the other boy with the knapsack pump is down, he vomits and sweats and has foam on the lips",
    "पंपानं फवारताना जोडीदार कोसळला, ओकतोय, घामानं भिजलाय, तोंडाला फेस",
  ])("%s", (line) => {
    expect(findDanger(line)?.kind).toBe("poisoning");
  });
});

describe("an animal that is in danger itself needs the vet", () => {
  test.each([
    "cow ate a lot of wet lucerne, left belly tight like a drum, breathing hard",
    "buffalo had her calf yesterday, now she lies flat, neck bent to the side, cannot get up",
    "भैंस कल ब्याई, अब उठ नहीं पा रही, गर्दन मोड़ ली, कान ठंडे",
    "gaay ka pet dholak jaisa phool gaya, saans zor zor se, gir padi",
    "म्हैस काल व्याली आज उठत नाही मान वाकडी कान गार",
    "bailacha pot dholasarkha fugla, dhap lagli, khali padla uthat nahi",
  ])("%s", (line) => {
    expect(findDanger(line)).toEqual({ kind: "animal", hasAnimal: true });
  });
});

describe("danger that only the whole of a question tells", () => {
  test.each(told)("heard: %s", (line) => {
    expect(findDanger(line)).not.toBeNull();
  });

  test.each([...ordinary, ...rambling])("ordinary: %s", (line) => {
    expect(findDanger(line)).toBeNull();
  });
});

test("who thinks that the state's money for a widow is best is answered first", () => {
  const line =
    "Sold the cotton, all went to sahukar, still he stands at door every evening. I was reading govt gives money to the wife after farmer is gone. Maybe that is best for my family. How many lakh and how many days it takes";
  expect(findDanger(line)?.kind).toBe("despair");
});

test("whose husband speaks of the children's care is answered first, or told a number", () => {
  const line = "navra mhanto porakade laksh de, bolat nahi jevat nahi, pik vima kadhi";
  expect(findDanger(line) !== null || soundsHeavy(line)).toBe(true);
});

describe("what sounds heavy and raises no alarm", () => {
  test.each([
    "my father keeps to himself since cotton failed, he says it is all yours, which loan waiver is open",
    "पिताजी खेत देखकर कहते हैं अब सब तुम्हारा है, दो दिन से खाना नहीं खाया, कर्ज माफी कब होगी",
  ])("is told apart: %s", (line) => {
    expect(findDanger(line)).toBeNull();
    expect(soundsHeavy(line)).toBe(true);
  });

  test.each([
    "which loan scheme is there for a small farmer",
    "widow of a farmer, how do i get the land in my name",
    "पिताजी नहीं रहे, किसान क्रेडिट कार्ड का कर्ज कौन भरेगा",
    "maza satbara kasa kadhu",
    // It is answered as despair, and not told twice.
    "mujhe maut chahiye",
  ])("is not heard in: %s", (line) => {
    expect(soundsHeavy(line)).toBe(false);
  });
});

describe("what a story of aphids, a loan or a field called Mala is not", () => {
  test.each([
    "सरसों मे माहू लग गया है पूरे फूल पर चिपका हुआ, हम मंदसौर से है। बिना जहर वाला कोई उपाय बताइये",
    "and mala?",
    "if i pay 2 month late then?",
    "tmrw i have to go to a wedding. wednesday instead?",
  ])("%s", (line) => {
    expect(findDanger(line)).toBeNull();
    expect(soundsHeavy(line)).toBe(false);
  });
});

test("a calf's afterbirth that hangs is no wound", () => {
  const line = "buffalo calved last night, jar is still hanging, old people say tie a stone to it";
  expect(findDanger(line)?.kind).not.toBe("bleeding");
});

describe("which danger it is, where no rule's words are said or another's are", () => {
  test.each([
    [
      "despair",
      "कर्जा सिर के ऊपर हो गया, फसल भी गई। घर में कीटनाशक की बोतल रखी है, बस आज रात सब खत्म, किसी को नहीं बताना",
    ],
    [
      "despair",
      "the bank man comes tomorrow, the can of endosulfan is on my knees, forgive me all",
    ],
    [
      "despair",
      "my father looks at the field and says it is yours now, he does not eat, when does the bank waive",
    ],
    ["despair", "karj phednar nahi kadhich, aushadhachi batli kholun baslo ahe gothyat"],
    ["poisoning", "he has taken poison hurry"],
    ["poisoning", "जीजा ने झगड़े में रोगर की शीशी गटक ली, मुंह से झाग"],
    ["bite", "pairala kahitari tochla gavtat, don thipke, jhopalyasarkha kartoy"],
  ])("%s: %s", (kind, line) => {
    expect(findDanger(line)?.kind).toBe(kind);
  });
});
