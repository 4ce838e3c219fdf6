import type pg from "pg";
import { productCategories, productUnits } from "#src/features/marketplace/schema.ts";
import { toSearchTexts } from "#src/features/marketplace/store.server.ts";
import { makeChance } from "./search-posts.ts";

const things = {
  en: "tomato onion wheat paddy cotton maize soybean gram turmeric ginger chilli brinjal okra cabbage mango banana marigold neem urea potash compost vermicompost azolla gypsum drip sprinkler pump pipe valve filter sprayer tractor tiller rotavator thresher seeder hoe sickle spade trolley tarpaulin cattle goat buffalo poultry fodder feed mineral honey jaggery mustard groundnut sesame sunflower jowar bajra ragi lentil moong".split(
    " ",
  ),
  hi: "टमाटर प्याज गेहूं धान कपास मक्का सोयाबीन चना हल्दी अदरक मिर्च बैंगन भिंडी आम केला गेंदा नीम यूरिया पोटाश खाद केंचुआ ड्रिप फव्वारा पंप पाइप वाल्व स्प्रेयर ट्रैक्टर टिलर रोटावेटर थ्रेशर कुदाल फावड़ा तिरपाल गाय बकरी भैंस चारा खली शहद गुड़ सरसों मूंगफली ज्वार बाजरा रागी मसूर मूंग".split(
    " ",
  ),
} as const;
const kinds = {
  en: "seeds hybrid organic bag packet kit litre kilo set fresh new used hire power steel plastic strong certified local".split(
    " ",
  ),
  hi: "बीज संकर जैविक बोरा पैकेट किट लीटर किलो सेट ताज़ा नया पुराना किराया पावर स्टील मज़बूत प्रमाणित देसी".split(
    " ",
  ),
} as const;
const talk = {
  en: "good for one acre before sowing with water in the morning from our own farm packed and dried clean without smell delivery in the village call before you come tested last season germination".split(
    " ",
  ),
  hi: "एक एकड़ के लिए बुवाई से पहले पानी के साथ सुबह अपने खेत का साफ सूखा बिना गंध गांव में पहुंचा देंगे आने से पहले फोन करें पिछले मौसम में जांचा हुआ अंकुरण".split(
    " ",
  ),
} as const;

/** Fills the market, one product a minute, all over India, with as many as are asked for. */
export async function insertProducts(pool: pg.Pool, count: number): Promise<void> {
  const chance = makeChance(2026);
  const take = (from: readonly string[]) => from[Math.floor(chance() * from.length)] ?? "";
  const atOnce = 2000;
  for (let done = 0; done < count; done += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => {
      const language = chance() < 0.4 ? "hi" : "en";
      const write = (from: readonly string[], most: number) =>
        Array.from({ length: 1 + Math.floor(chance() * most) }, () => take(from)).join(" ");
      const title = `${write(things[language], 2)} ${write(kinds[language], 3)} ${Math.floor(chance() * 500)}`;
      const description = `${write(things[language], 4)} ${write(talk[language], 50)}`;
      const words = { [language]: { title, description } };
      const category = take(productCategories);
      const known = productCategories.find((each) => each === category) ?? "tools";
      const authorName = `${language === "hi" ? "सुनीता" : "Sunita"} ${Math.floor(chance() * 3000)}`;
      return {
        number: done + index,
        words,
        category,
        authorName,
        unit: take(productUnits),
        stock: Math.floor(chance() * 40),
        price: 100 + Math.floor(chance() ** 4 * 20_000_000),
        latitude: Math.round((9 + chance() * 22) * 100) / 100,
        longitude: Math.round((72 + chance() * 16) * 100) / 100,
        ...toSearchTexts({ words, category: known, authorName }),
      };
    });
    await pool.query(
      `insert into products (id, image, words, "priceInPaise", category, unit, "authorUid", "authorName", "searchText",
          "titleText", stock, "placeName", district, state, latitude, longitude, "createdAt", "updatedAt")
        select md5('product ' || number), '/pictures/products/drip-kit.svg', words, price, category, unit, 'seller',
          "authorName", "searchText", "titleText", stock, 'Ojhar', 'Nashik', 'Maharashtra', latitude, longitude,
          timestamptz '2026-01-01' + number * interval '1 minute', timestamptz '2026-01-01'
        from jsonb_to_recordset($1::jsonb) as one (number integer, words jsonb, price bigint, category text, unit text,
          "authorName" text, "searchText" text, "titleText" text, stock integer, latitude float8, longitude float8)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query("vacuum analyze");
}
