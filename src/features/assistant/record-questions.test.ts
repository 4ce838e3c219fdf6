import { expect, test } from "vitest";
import { readQuestionAfter } from "./intents.server.ts";

const fields = [
  { id: "nadi", name: "Nadi" },
  { id: "mala", name: "Mala" },
];
const read = (text: string, before: readonly string[] = []) =>
  readQuestionAfter(text, { fields, grown: ["wheat", "onion", "cotton"], before }).slots;

test.each([
  ["last-water", "when did I last water my wheat"],
  ["last-water", "nadi khet me akhri pani kab diya tha"],
  ["last-water", "गव्हाला शेवटचं पाणी कधी दिलं"],
  ["crop-age", "how old is my wheat"],
  ["crop-age", "मेरा प्याज कितने दिन का हुआ"],
  ["crop-age", "गहू किती दिवसांचा झाला"],
  ["pump-time", "how many hours must I run the pump for 60 mm on Nadi"],
  ["pump-time", "kandyala 12 mm sathi drip kiti vel chalavu"],
  ["pump-time", "Mala khet me kitne ghante sprinkler chalau"],
  ["pump-time", "mala ko fawware se 30 mm dena ho to kitne ghante"],
  ["soil-card", "which nutrients are low in my soil report"],
  ["soil-card", "मिट्टी रिपोर्ट के हिसाब से मेरे गेहूं में किस चीज की कमी है"],
  ["price-trend", "pyaz ka bhav gir raha hai ya badh raha"],
  ["price-trend", "कापसाचा भाव वाढतोय का"],
  ["price-gap", "कांदा नागपूरला नेऊ की अमरावतीला?"],
  ["account", "how much have I spent on cotton"],
  ["account", "kapas par kitna kharcha hua"],
  ["holding", "मेरे कितने खेत हैं"],
  ["before-rain", "budhwar ki barish se pehle konsa kaam nipta du"],
  ["insurance-date", "fasal bima ki aakhri tareekh gehu"],
  ["water-now", "nadi wale khet me pani du kya"],
  ["frost-coming", "और पाला पड़ेगा क्या"],
  ["frost-coming", "will there be frost tonight"],
  ["frost-coming", "बुधवारी गारा पडतील का"],
  ["frost-coming", "frost this week?"],
  ["crop-age", "when will my onion be ready"],
  ["soil-card", "माझं माती परीक्षण साध्या शब्दात सांगा"],
  ["price-trend", "how much was cotton a month ago"],
  ["price-trend", "महिन्यापूर्वी कापूस किती होता"],
  ["before-rain", "shall i call pickers on thursday"],
  ["before-rain", "गुरुवारी बैल चालतील का"],
  ["crop-age", "मेरा प्याज कब तैयार होगा"],
  ["crop-age", "माझा गहू काढणीला कधी येईल"],
  ["before-rain", "आधी कपास खुली हुई है, गुरुवार तक रुकूं या नहीं"],
])("%s is asked by “%s”", (topic, text) => {
  expect(read(text).topic).toBe(topic);
});

test.each([
  "how much subsidy for a solar pump of 5 hours",
  "how many days does wheat seed take to germinate",
  "where do I get a soil health card made",
  "onion storage how many months",
  "how much seed for one acre of wheat",
  "पाले से फसल कैसे बचाएँ",
  "how do I protect the vegetables from frost this week",
  "I put a wrong sowing date for mala in this app, how to correct",
  "प्याज के पौधे सूख रहे हैं, जड़ चीरने पर लकीर। पानी की कमी है क्या या बीमारी",
  "soil report of my wheat says EC 0.4, is it salty land",
  "गेहूं में खरपतवार की दवा कितने दिन का होने पर",
  "my wheat is 30 days old, insurance still possible? how old may it be",
  "last year my stored wheat got holes and beetles came in the bag, how to keep it safe without much cost",
  "आज दुपारून कपाशीवर फवारा मारू का? पंप भाड्याने आणून ठेवलाय",
  "when should tomato be ripe for a far market",
  "neighbour put his bund 6 feet inside my land and now fights",
])("nothing of the own record is asked by “%s”", (text) => {
  expect(read(text).topic).toBeUndefined();
});

test.each([
  ["मेरा 20 क्विंटल प्याज घर में पुराना पड़ा है, अभी बेच दूं या रोकूं", undefined],
  ["घर वाले खेत में पानी कब देना है", "ghar"],
])("a field that is called home is none where what is sold lies: %s", (text, field) => {
  const home = [{ id: "ghar", name: "Ghar" }];
  const { slots } = readQuestionAfter(text, { fields: home, grown: ["wheat"], before: [] });
  expect(slots.fieldId).toBe(field);
});

test.each(["kill the half dead cotton this week with rotavator or will it still give something"])(
  "no work before the rain is asked for where neither rain nor a day is named: %s",
  (text) => {
    expect(read(text).topic).not.toBe("before-rain");
  },
);

test.each(["labour comes on wensday", "बुध को", "guruvari yeto", "shanivari ka"])(
  "a weekday is heard however it is spelled: %s",
  (text) => {
    expect(read(text).day).toMatch(/^(wednesday|thursday|saturday)$/);
  },
);

test("of several days the last that is named is meant", () => {
  expect(read("and if i can not tomorrow then thursday?").day).toBe("thursday");
  expect(read("आज सोमवार है, कल पानी दूँ?").day).toBe("tomorrow");
});

test("what is let go before a question is no part of it", () => {
  const { crop } = read("अच्छा छोड़ो प्याज। 15 क्विंटल गेहूं नागपुर में बेचूं तो कितना मिलेगा", ["प्याज का भाव"]);
  expect(crop).toBe("wheat");
});

test("the depth of water goes on to the next field", () => {
  const { topic, depthInMillimetres, fieldId } = read("and mala?", [
    "pump hours for 60 mm in nadi?",
  ]);
  expect({ topic, depthInMillimetres, fieldId }).toEqual({
    topic: "pump-time",
    depthInMillimetres: 60,
    fieldId: "mala",
  });
});

test("the hours that a pump ran are those of the last watering where that was asked for", () => {
  const { topic, isOfLast } = read("how many hrs did the pump run for that", [
    "when did i last water Nadi",
  ]);
  expect({ topic, isOfLast }).toEqual({ topic: "pump-time", isOfLast: true });
  expect(read("how many hours must I run the pump on Nadi").isOfLast).toBeUndefined();
});

test("Marathi's word for “to me” is no field that sounds like it", () => {
  expect(read("नदी शेताचा माती अहवाल समजावून सांगा, मला कळत नाही").fieldId).toBe("nadi");
});

test("a weekday is the day that is asked for", () => {
  expect(read("will it rain on friday").day).toBe("friday");
  expect(read("बुधवारी पाऊस येईल का").day).toBe("wednesday");
});

test("a depth that is named anew replaces the one before", () => {
  const before = ["mala me 30 mm dene ko sprinkler kitne ghante chalau"];
  expect(read("aur 20 mm ke liye", before)).toMatchObject({
    topic: "pump-time",
    fieldId: "mala",
    depthInMillimetres: 20,
  });
});
