import type pg from "pg";
import { blogCategories } from "#src/features/blogs/schema.ts";
import { joinSearchText } from "#src/platform/search.server.ts";

// What farmers write about, the most used words first.
const english =
  "water soil crop rain field seed tomato onion wheat cotton drip leaves plants pump morning market price spray neem paddy sowing harvest irrigation compost yellow insects borer moisture village kilo acre quintal urea potash mulch mango banana chilli turmeric groundnut soybean sugarcane fertiliser tractor tiller nursery seedlings fungus blight weeds fodder buffalo goat milk well canal tank bund terrace grafting pruning pheromone bollworm armyworm subsidy insurance loan bank society cooperative storage godown drying threshing winnowing germination spacing ridges furrow laterals filter pressure solar electricity diesel vermicompost azolla rhizobium trichoderma jowar bajra ragi maize gram tur moong mustard sesame cumin garlic ginger potato brinjal okra cabbage cauliflower pomegranate grapes guava papaya coconut".split(
    " ",
  );
const hindi =
  "पानी मिट्टी फसल बारिश खेत बीज टमाटर प्याज गेहूं कपास पत्ते पौधे पंप सुबह बाजार भाव छिड़काव नीम धान बुवाई कटाई सिंचाई खाद पीले कीड़े नमी गांव किलो एकड़ क्विंटल यूरिया आम केला मिर्च हल्दी मूंगफली सोयाबीन गन्ना ट्रैक्टर नर्सरी फफूंद खरपतवार चारा भैंस बकरी दूध कुआं नहर तालाब मेड़ सब्सिडी बीमा कर्ज बैंक सहकारी गोदाम बिजली केंचुआ ज्वार बाजरा मक्का चना अरहर मूंग सरसों तिल जीरा लहसुन अदरक आलू बैंगन भिंडी पत्तागोभी अनार अंगूर अमरूद पपीता नारियल शेतकरी पीक पाऊस जमीन बियाणे कांदा गहू कापूस पाने झाडे सकाळी भाजी फवारणी लागवड काढणी ओलावा".split(
    " ",
  );
const onsets = "b bh ch d dh g gh h j jh k kh l m n p ph r s sh shr t th tr v y".split(" ");
const vowels = "a a a i i u u e o ai au".split(" ");
const codas = ["", "", "", "n", "r", "l", "m", "t", "sh", "d"];

/** The same numbers every time, from 0 up to 1 (mulberry32). */
export function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Texts = { title: string; description: string; authorName: string; language: string };

/** Posts as they are written: few words in most of them, and names of people and places in hardly any. */
function makeTexts(chance: () => number): Texts {
  const isHindi = chance() < 0.4;
  const words = isHindi ? hindi : english;
  const take = (from: readonly string[]) => from[Math.floor(chance() * from.length)] ?? "";
  const pick = () => {
    if (chance() < 0.04) {
      const syllables = Array.from({ length: 2 + Math.floor(chance() * 2) }, () =>
        [onsets, vowels, codas].map(take).join(""),
      );
      return syllables.join("");
    }
    // Squared: the first tenth of the list is a third of a text.
    return words[Math.floor(chance() ** 2 * words.length)] ?? "";
  };
  const write = (count: number) => Array.from({ length: count }, pick).join(" ");
  return {
    title: write(4 + Math.floor(chance() * 4)),
    description: write(20 + Math.floor(chance() * 40)),
    authorName: `${isHindi ? "सुनीता" : "Sunita"} ${Math.floor(chance() * 3000)}`,
    language: isHindi ? "hi" : "en",
  };
}

/** Fills the list of posts, one a minute, with as many as are asked for. */
export async function insertPosts(pool: pg.Pool, count: number): Promise<void> {
  const chance = makeChance(2026);
  const atOnce = 2000;
  for (let done = 0; done < count; done += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => {
      const texts = makeTexts(chance);
      const category = blogCategories[(done + index) % blogCategories.length] ?? "soil";
      const { title, description, authorName } = texts;
      const searchText = joinSearchText([title, category, authorName, description]);
      return { ...texts, category, searchText, number: done + index, likes: index % 90 };
    });
    await pool.query(
      `insert into blogs (id, title, description, "imageUrl", category, language, "authorName", "postedDate", likes, "searchText")
        select overlay(overlay(md5('post ' || number) placing '4' from 13) placing 'a' from 17)::uuid::text, title, description, '/pictures/posts/azolla-bed.svg', category, language,
          "authorName", timestamptz '2026-01-01' + number * interval '1 minute', likes, "searchText"
        from jsonb_to_recordset($1::jsonb) as post (number integer, title text, description text, category text,
          language text, "authorName" text, likes integer, "searchText" text)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query("vacuum analyze");
}
