import { callCentre } from "#content/helplines.ts";
import type { Language } from "#src/shared/language.ts";

type One = (text: string) => string;
type Water = { field: string; day: string; amount: string };

/** Every sentence that the assistant says by itself; figures and names come in as they are shown. */
export type AnswerWords = {
  today: string;
  tomorrow: string;
  yes: string;
  no: string;
  list: (items: readonly string[]) => string;
  minutes: (hours: number, minutes: number) => string;
  titles: Record<
    | "weather"
    | "water"
    | "spray"
    | "risk"
    | "soil"
    | "price"
    | "support"
    | "premium"
    | "schemes"
    | "fields"
    | "loss"
    | "label",
    string
  >;
  sources: Record<
    | "weather"
    | "water"
    | "spray"
    | "risk"
    | "soil"
    | "price"
    | "premium"
    | "schemes"
    | "fields"
    | "loss"
    | "help",
    string
  >;
  weather: {
    noPlace: string;
    noForecast: string;
    day: (given: { day: string; low: string; high: string }) => string;
    rain: (given: { amount: string; chance: string | null }) => string;
    dry: string;
    wind: One;
    coming: (given: { from: string; amount: string }) => string;
    noneComing: string;
    old: One;
    /** Said before anything else where nobody foretold the days. */
    notForecast: One;
    usualDay: (given: { low: string; high: string }) => string;
    usualRain: One;
  };
  /** A part of a month, as one speaks of it, in the case that "usual in …" has. */
  season: Record<"early" | "mid" | "late", One>;
  water: {
    noField: string;
    irrigate: (given: Water) => string;
    late: (given: Water) => string;
    wait: (given: Water) => string;
    enough: (given: { field: string; day: string }) => string;
    noSupply: (given: { field: string; day: string }) => string;
    stress: (given: { field: string; day: string }) => string;
    over: One;
    noForecast: One;
    used: (given: { used: string; easy: string }) => string;
    counted: One;
    rough: string;
    /** Said before anything else where no forecast stands behind the days. */
    notForecast: One;
    noCrop: One;
    noFigures: One;
    ponded: One;
    grass: (given: { use: string; rain: string }) => string;
    noSowing: One;
    noMethod: One;
    noPlace: One;
    noWeather: One;
    method: Record<"drip" | "sprinkler" | "pump", (time: string) => string>;
  };
  spray: {
    windows: (spans: string) => string;
    span: (from: string, until: string) => string;
    none: string;
    label: string;
  };
  risk: {
    none: string;
    unwatched: string;
    act: (given: { field: string; pest: string; signs: string }) => string;
    watch: (given: { field: string; pest: string; signs: string }) => string;
  };
  soil: {
    urea: string;
    item: (given: { product: string; halfBags: string; kilograms: string }) => string;
    give: (given: { field: string; items: string; day: string | null }) => string;
    none: One;
    card: One;
    general: string;
    cost: One;
  };
  price: {
    offer: (given: {
      market: string;
      price: string;
      day: string;
      net: string;
      lot: string;
      /** Whether the farmer told how much they sell. */
      isOwn: boolean;
    }) => string;
    lots: Record<"quintal" | "kg" | "tonne", One>;
    sample: string;
    none: One;
    support: (given: { crop: string; price: string; year: string }) => string;
    noSupport: One;
    needsCrop: string;
  };
  /** Of a crop of which no figures are kept, and of one that grows on no field. */
  otherCrop: { unknown: string; notGrown: One };
  schemes: {
    fits: (given: { count: string; names: string }) => string;
    noneFits: string;
    open: One;
    verdict: Record<"yes" | "no" | "ask", One>;
  };
  premium: {
    cap: (given: { crop: string; season: string; percent: string }) => string;
    amount: (given: { sum: string; farmer: string }) => string;
    needsCrop: string;
    seasons: Record<"kharif" | "rabi", string>;
    whole: string;
    unclear: string;
  };
  fields: {
    none: string;
    one: (given: {
      field: string;
      area: string;
      crop: string | null;
      age: string | null;
    }) => string;
    units: Record<"acre" | "hectare" | "guntha" | "bigha", string>;
    sown: One;
    bare: string;
  };
  loss: string;
  label: string;
  prohibited: One;
  greeting: string;
  thanks: string;
  help: string;
  unknown: string;
  whom: string;
  suggestions: {
    water: One;
    waterAny: string;
    rain: string;
    spray: string;
    pest: One;
    pestAny: string;
    schemes: string;
    premium: One;
    soil: string;
    price: One;
  };
};

const en: AnswerWords = {
  today: "today",
  tomorrow: "tomorrow",
  yes: "Yes.",
  no: "No.",
  list: (items) => items.join(", "),
  minutes: (hours, minutes) =>
    [hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""].filter(Boolean).join(" "),
  titles: {
    weather: "Weather at your farm",
    water: "Water for your fields",
    spray: "Good hours for spraying",
    risk: "Pest risk on your fields",
    soil: "Fertiliser plan",
    price: "Market prices",
    support: "Support price",
    premium: "Crop insurance premium",
    schemes: "Schemes and your farm",
    fields: "Your fields",
    loss: "If a crop is lost",
    label: "Dose",
  },
  sources: {
    weather: "Your farm's forecast",
    water: "Your water plan",
    spray: "Your farm's forecast",
    risk: "Pest control on your fields",
    soil: "Your soil health plan",
    price: "Market prices near you",
    premium: "Premium calculator",
    schemes: "Schemes that fit you",
    fields: "Your fields",
    loss: "Report a crop loss",
    help: "Your fields",
  },
  weather: {
    noPlace: "I do not know yet where your farm is. Give its PIN code once on the weather page.",
    noForecast: "There is no forecast just now. Ask again in a few minutes.",
    day: ({ day, low, high }) => `${day}: ${low} to ${high} °C`,
    rain: ({ amount, chance }) =>
      chance === null ? `rain about ${amount} mm` : `rain about ${amount} mm, ${chance}% likely`,
    dry: "no rain",
    wind: (speed) => `wind up to ${speed} km/h`,
    coming: ({ from, amount }) => `The next rain comes ${from}, about ${amount} mm.`,
    noneComing: "No rain is in sight in the next two days.",
    old: (age) => `The forecast is from ${age}; look at the sky too.`,
    notForecast: (season) =>
      `This is not a forecast: none can be had just now. It is what is usual for ${season} here.`,
    usualDay: ({ low, high }) => `Usually ${low} to ${high} °C.`,
    usualRain: (percent) =>
      `It usually rains on ${percent}% of such days. Whether it will rain now, only a forecast can tell.`,
  },
  season: {
    early: (month) => `early ${month}`,
    mid: (month) => `mid ${month}`,
    late: (month) => `late ${month}`,
  },
  water: {
    noField: "You have not described a field yet. Add one, and I can say when to water it.",
    irrigate: ({ field, day, amount }) => `Water ${field} ${day}: ${amount}.`,
    late: ({ field, day, amount }) => `${field} is dry: water it ${day}, ${amount}.`,
    wait: ({ field, day, amount }) => `Wait: ${field} needs water ${day}, ${amount}.`,
    enough: ({ field, day }) => `Wait: ${field} has enough water through ${day}.`,
    noSupply: ({ field, day }) =>
      `${field} needs water by ${day}, but your supply brings none in these seven days.`,
    stress: ({ field, day }) => `${field} is rain-fed and short of water from ${day}.`,
    over: (field) => `The season of ${field} should be over.`,
    noForecast: (field) => `There is no forecast for ${field} just now.`,
    used: ({ used, easy }) =>
      `By this evening ${used} of the ${easy} mm that the crop takes easily will be used.`,
    counted: (rain) => `${rain} mm of rain until then is counted on.`,
    rough: "This is only roughly known.",
    notForecast: (season) =>
      `This is not a forecast: none can be had just now. It is only roughly known, by what is usual for ${season} here, and no rain is taken as certain.`,
    noCrop: (field) => `Nothing grows on ${field} now.`,
    noFigures: (field) => `For what grows on ${field} there are no published water figures.`,
    ponded: (field) =>
      `Rice stands in water, and how much seeps away below differs from field to field: there is no water plan for ${field}.`,
    grass: ({ use, rain }) =>
      `Short, well watered grass used ${use} mm there in the last seven days, and ${rain} mm of rain fell. The crop may need more or less than grass.`,
    noSowing: (field) => `Tell when ${field} was sown; then I can say when to water it.`,
    noMethod: (field) => `Tell how ${field} gets its water; then I can say how much.`,
    noPlace: (field) =>
      `Tell where ${field} lies, by the farm's PIN code, and I can say when to water it.`,
    noWeather: (field) => `There is no weather for ${field} just now.`,
    method: {
      drip: (time) => `${time} on your drip`,
      sprinkler: (time) => `${time} with your sprinklers`,
      pump: (time) => `${time} with your pump`,
    },
  },
  spray: {
    windows: (spans) => `Good for spraying: ${spans}.`,
    span: (from, until) => `${from} to ${until}`,
    none: "No good hours for spraying in the next two days.",
    label: "The label of what you spray comes first.",
  },
  risk: {
    unwatched: "For what grows on your fields no pest is watched by the weather yet.",
    none: "No pest or disease reaches its limit on your fields today, by the weather so far.",
    act: ({ field, pest, signs }) => `${field}: the weather favours ${pest}: act now. ${signs}`,
    watch: ({ field, pest, signs }) => `${field}: look for ${pest}. ${signs}`,
  },
  soil: {
    urea: "urea",
    item: ({ product, halfBags, kilograms }) =>
      `${product} ${halfBags} half-bags (${kilograms} kg)`,
    give: ({ field, items, day }) =>
      day === null ? `${field}: next ${items}.` : `${field}: next ${items}, by ${day}.`,
    none: (field) => `${field}: no fertiliser is planned now; the soil page says why.`,
    card: (day) => `This follows the soil test of ${day}.`,
    general: "There is no soil card for it, so this is the crop's general dose.",
    cost: (sum) => `The whole plan costs about ${sum}.`,
  },
  price: {
    offer: ({ market, price, day, net, lot, isOwn }) =>
      `${market}: ${price} a quintal on ${day}; ${isOwn ? "your" : "a"} lot of ${lot} would leave ${net} after transport and fees.`,
    lots: {
      quintal: (count) => (count === "1" ? "1 quintal" : `${count} quintals`),
      kg: (count) => `${count} kg`,
      tonne: (count) => (count === "1" ? "1 tonne" : `${count} tonnes`),
    },
    sample: "These prices are a sample: no source of market reports is connected here.",
    none: (crop) => `No market near you has reported a price of ${crop} of late.`,
    support: ({ crop, price, year }) =>
      `The support price of ${crop} for ${year} is ${price} a quintal.`,
    noSupport: (crop) => `There is no support price for ${crop}.`,
    needsCrop: "Name the crop, and I can say what markets near you pay.",
  },
  otherCrop: {
    unknown:
      "Of what you name no figures are known here, and those of another crop would mislead you. If it is a crop that I should know by another name, ask with that name.",
    notGrown: (crop) =>
      `No field of yours has ${crop} sown, so nothing is reckoned for it. Add it to a field, and I can.`,
  },
  schemes: {
    fits: ({ count, names }) =>
      `${count} schemes fit what is known of your farm, among them: ${names}.`,
    noneFits: "No scheme is sure to fit by what is known of your farm so far.",
    open: (count) => `${count} more may fit: a few questions decide.`,
    verdict: {
      yes: (name) => `By what is known of your farm, ${name} fits you.`,
      no: (name) => `By what is known of your farm, ${name} does not fit you.`,
      ask: (name) => `Whether ${name} fits you is open: some questions are not answered yet.`,
    },
  },
  premium: {
    cap: ({ crop, season, percent }) =>
      `For ${crop} in ${season} a farmer pays at most ${percent}% of the sum insured.`,
    amount: ({ sum, farmer }) => `For a sum insured of ${sum} that is at most ${farmer}.`,
    needsCrop: "Name the crop, and I can say what its insurance costs at most.",
    seasons: { kharif: "kharif", rabi: "rabi" },
    unclear:
      "I am not sure which sum you mean. Write it in figures, for example ₹2,50,000, and ask again.",
    whole:
      "The sum insured of your district and crop decides; the calculator reckons it for your field.",
  },
  fields: {
    none: "You have not described a field yet.",
    one: ({ field, area, crop, age }) =>
      [`${field}: ${area}`, crop, age].filter(Boolean).join(", "),
    units: { acre: "acre", hectare: "hectare", guntha: "guntha", bigha: "bigha" },
    sown: (days) => (days === "1" ? "sown yesterday" : `sown ${days} days ago`),
    bare: "nothing sown",
  },
  loss: "Report a loss of an insured crop at once: Urvara counts the hours that are left, keeps your photos and prepares the report.",
  prohibited: (name) =>
    `${name} is banned or withdrawn in India, or restricted so far that a farmer may not use it freely. No dose is named: do not use it. Ask your agriculture officer what is registered for your crop, and refuse a shop that offers it.`,
  label:
    "I name no dose. The label on the pack has it: dose, waiting days before harvest and protective gear. Buy only registered products for your crop, and ask your agriculture officer if the label is unclear.",
  greeting:
    "Namaste. Ask me about your fields, water, weather, pests, soil, prices, schemes or insurance.",
  thanks: "Glad to help. Ask whenever you need.",
  help: "I answer from your own farm and from sources I name: when and how much to water, the weather and good hours for spraying, pests and diseases, soil and fertiliser, market prices, government schemes and crop insurance. I name no pesticide dose: the label has it.",
  unknown: "I do not know that.",
  whom: `For other questions of farming call the Kisan Call Centre, free of charge: ${callCentre}.`,
  suggestions: {
    water: (field) => `Should I water ${field} tomorrow?`,
    waterAny: "Should I irrigate tomorrow?",
    rain: "Will it rain this week?",
    spray: "When can I spray?",
    pest: (crop) => `Spots on the leaves of my ${crop}: what is it?`,
    pestAny: "Brown spots on rice",
    schemes: "Which schemes fit me?",
    premium: (crop) => `What does insurance for ${crop} cost?`,
    soil: "How do I read my soil health card?",
    price: (crop) => `What is the price of ${crop}?`,
  },
};

const hi: AnswerWords = {
  today: "आज",
  tomorrow: "कल",
  yes: "हाँ।",
  no: "नहीं।",
  list: (items) => items.join(", "),
  minutes: (hours, minutes) =>
    [hours > 0 ? `${hours} घंटे` : "", minutes > 0 ? `${minutes} मिनट` : ""]
      .filter(Boolean)
      .join(" "),
  titles: {
    weather: "आपके खेत का मौसम",
    water: "आपके खेतों का पानी",
    spray: "छिड़काव का अच्छा समय",
    risk: "आपके खेतों में कीट-रोग का खतरा",
    soil: "खाद की योजना",
    price: "मंडी भाव",
    support: "समर्थन मूल्य",
    premium: "फसल बीमा का प्रीमियम",
    schemes: "योजनाएँ और आपकी खेती",
    fields: "आपके खेत",
    loss: "फसल का नुकसान होने पर",
    label: "दवा की मात्रा",
  },
  sources: {
    weather: "आपके खेत का मौसम अनुमान",
    water: "आपकी सिंचाई योजना",
    spray: "आपके खेत का मौसम अनुमान",
    risk: "आपके खेतों का कीट नियंत्रण",
    soil: "आपकी मिट्टी की योजना",
    price: "आपके पास की मंडियों के भाव",
    premium: "प्रीमियम का हिसाब",
    schemes: "आपके लायक योजनाएँ",
    fields: "आपके खेत",
    loss: "फसल नुकसान की रिपोर्ट",
    help: "आपके खेत",
  },
  weather: {
    noPlace: "मुझे अभी पता नहीं कि आपका खेत कहाँ है। मौसम वाले पन्ने पर एक बार पिन कोड भर दीजिए।",
    noForecast: "अभी मौसम का अनुमान नहीं मिल रहा। कुछ मिनट बाद फिर पूछिए।",
    day: ({ day, low, high }) => `${day}: ${low} से ${high} °C`,
    rain: ({ amount, chance }) =>
      chance === null
        ? `बारिश करीब ${amount} मिमी`
        : `बारिश करीब ${amount} मिमी, संभावना ${chance}%`,
    dry: "बारिश नहीं",
    wind: (speed) => `हवा ${speed} किमी/घंटा तक`,
    coming: ({ from, amount }) => `अगली बारिश ${from}, करीब ${amount} मिमी।`,
    noneComing: "अगले दो दिन बारिश के आसार नहीं हैं।",
    old: (age) => `अनुमान ${age} का है; आसमान भी देख लीजिए।`,
    notForecast: (season) =>
      `यह पूर्वानुमान नहीं है: अभी पूर्वानुमान नहीं मिल रहा। यह वह है जो यहाँ ${season} में आम तौर पर होता है।`,
    usualDay: ({ low, high }) => `आम तौर पर ${low} से ${high} °C।`,
    usualRain: (percent) =>
      `ऐसे दिनों में से ${percent}% में बारिश होती है। अभी बारिश होगी या नहीं, यह पूर्वानुमान ही बता सकता है।`,
  },
  season: {
    early: (month) => `${month} की शुरुआत`,
    mid: (month) => `${month} के बीच`,
    late: (month) => `${month} के आखिर`,
  },
  water: {
    noField: "आपने अभी कोई खेत नहीं जोड़ा है। खेत जोड़िए, तो मैं बता सकूँगा कि पानी कब देना है।",
    irrigate: ({ field, day, amount }) => `${field} में ${day} पानी दीजिए: ${amount}।`,
    late: ({ field, day, amount }) => `${field} सूख रहा है: ${day} पानी दीजिए, ${amount}।`,
    wait: ({ field, day, amount }) => `रुकिए: ${field} को ${day} पानी चाहिए, ${amount}।`,
    enough: ({ field, day }) => `रुकिए: ${field} में ${day} तक पानी काफी है।`,
    noSupply: ({ field, day }) =>
      `${field} को ${day} तक पानी चाहिए, पर इन सात दिनों में आपकी बारी नहीं आती।`,
    stress: ({ field, day }) => `${field} बारिश पर है और ${day} से पानी की कमी है।`,
    over: (field) => `${field} की फसल का समय पूरा हो चुका होगा।`,
    noForecast: (field) => `${field} के लिए अभी मौसम का अनुमान नहीं है।`,
    used: ({ used, easy }) =>
      `आज शाम तक फसल के आसानी से मिलने वाले ${easy} मिमी में से ${used} मिमी खर्च हो जाएगा।`,
    counted: (rain) => `तब तक ${rain} मिमी बारिश मानी गई है।`,
    rough: "यह मोटा अंदाज़ा है।",
    notForecast: (season) =>
      `यह पूर्वानुमान नहीं है: अभी पूर्वानुमान नहीं मिल रहा। यहाँ ${season} में आम तौर पर जैसा मौसम होता है, उससे मोटा हिसाब है; कोई बारिश पक्की नहीं मानी गई है।`,
    noCrop: (field) => `${field} में अभी कुछ नहीं बोया है।`,
    noFigures: (field) => `${field} की फसल के लिए पानी के छपे आँकड़े नहीं हैं।`,
    ponded: (field) =>
      `धान पानी में खड़ा रहता है, और नीचे कितना रिसता है यह हर खेत में अलग है: ${field} के लिए पानी की योजना नहीं है।`,
    grass: ({ use, rain }) =>
      `अच्छी तरह सींची छोटी घास ने वहाँ पिछले सात दिनों में ${use} मिमी पानी लिया, और ${rain} मिमी बारिश हुई। फसल को घास से ज़्यादा या कम लग सकता है।`,
    noSowing: (field) => `बताइए कि ${field} में बुवाई कब हुई; तब मैं पानी का दिन बता सकूँगा।`,
    noMethod: (field) => `बताइए कि ${field} को पानी कैसे मिलता है; तब मैं मात्रा बता सकूँगा।`,
    noPlace: (field) => `खेत का पिन कोड भर दीजिए; तब मैं ${field} के पानी का दिन बता सकूँगा।`,
    noWeather: (field) => `${field} के लिए अभी मौसम नहीं मिल रहा।`,
    method: {
      drip: (time) => `आपकी ड्रिप से ${time}`,
      sprinkler: (time) => `आपके फव्वारे से ${time}`,
      pump: (time) => `आपके पंप से ${time}`,
    },
  },
  spray: {
    windows: (spans) => `छिड़काव के लिए ठीक: ${spans}।`,
    span: (from, until) => `${from} से ${until}`,
    none: "अगले दो दिन छिड़काव के लिए कोई अच्छा समय नहीं है।",
    label: "जो छिड़कना है, पहले उसका लेबल पढ़िए।",
  },
  risk: {
    unwatched: "आपके खेतों की फसल के लिए मौसम से अभी किसी कीट की निगरानी नहीं होती।",
    none: "अब तक के मौसम से आज आपके किसी खेत में कोई कीट या रोग सीमा तक नहीं पहुँचा है।",
    act: ({ field, pest, signs }) => `${field}: मौसम ${pest} के अनुकूल है: अभी कदम उठाइए। ${signs}`,
    watch: ({ field, pest, signs }) => `${field}: ${pest} के लिए खेत देखिए। ${signs}`,
  },
  soil: {
    urea: "यूरिया",
    item: ({ product, halfBags, kilograms }) =>
      `${product} ${halfBags} आधी बोरी (${kilograms} किलो)`,
    give: ({ field, items, day }) =>
      day === null ? `${field}: आगे ${items}।` : `${field}: आगे ${items}, ${day} तक।`,
    none: (field) => `${field}: अभी कोई खाद नहीं देनी है; कारण मिट्टी वाले पन्ने पर है।`,
    card: (day) => `यह ${day} की मिट्टी जाँच के अनुसार है।`,
    general: "इसका मिट्टी कार्ड नहीं है, इसलिए यह फसल की सामान्य मात्रा है।",
    cost: (sum) => `पूरी योजना का खर्च करीब ${sum} है।`,
  },
  price: {
    offer: ({ market, price, day, net, lot, isOwn }) =>
      `${market}: ${day} को ${price} प्रति क्विंटल; ${isOwn ? "आपके " : ""}${lot} पर ढुलाई और खर्च के बाद ${net} बचेंगे।`,
    lots: {
      quintal: (count) => `${count} क्विंटल`,
      kg: (count) => `${count} किलो`,
      tonne: (count) => `${count} टन`,
    },
    sample: "ये नमूने के भाव हैं: यहाँ मंडी रिपोर्ट का कोई स्रोत नहीं जुड़ा है।",
    none: (crop) => `आपके पास की किसी मंडी ने हाल में ${crop} का भाव नहीं बताया।`,
    support: ({ crop, price, year }) => `${year} में ${crop} का समर्थन मूल्य ${price} प्रति क्विंटल है।`,
    noSupport: (crop) => `${crop} का कोई समर्थन मूल्य नहीं है।`,
    needsCrop: "फसल का नाम बताइए, तो मैं पास की मंडियों का भाव बता सकूँगा।",
  },
  otherCrop: {
    unknown:
      "आपने जिसका नाम लिया उसके आँकड़े यहाँ नहीं हैं, और दूसरी फसल के आँकड़े आपको भटकाएँगे। अगर वह कोई फसल है जिसका दूसरा नाम भी है, तो उस नाम से पूछें।",
    notGrown: (crop) =>
      `आपके किसी खेत में ${crop} नहीं बोया गया है, इसलिए उसका हिसाब नहीं है। खेत में जोड़िए, तो मैं बता सकूँगा।`,
  },
  schemes: {
    fits: ({ count, names }) => `आपकी खेती की जानकारी से ${count} योजनाएँ आपके लायक हैं, जैसे: ${names}।`,
    noneFits: "अब तक की जानकारी से कोई योजना पक्की तौर पर आपके लायक नहीं निकली।",
    open: (count) => `${count} और योजनाएँ हो सकती हैं: कुछ सवालों के जवाब से तय होगा।`,
    verdict: {
      yes: (name) => `आपकी खेती की जानकारी से ${name} आपके लायक है।`,
      no: (name) => `आपकी खेती की जानकारी से ${name} आपके लिए नहीं है।`,
      ask: (name) => `${name} आपके लायक है या नहीं, यह अभी खुला है: कुछ सवालों के जवाब बाकी हैं।`,
    },
  },
  premium: {
    cap: ({ crop, season, percent }) =>
      `${season} में ${crop} के लिए किसान को बीमित राशि का ज़्यादा से ज़्यादा ${percent}% देना होता है।`,
    amount: ({ sum, farmer }) => `${sum} की बीमित राशि पर यह ज़्यादा से ज़्यादा ${farmer} है।`,
    needsCrop: "फसल का नाम बताइए, तो मैं बता सकूँगा कि बीमा ज़्यादा से ज़्यादा कितने का है।",
    seasons: { kharif: "खरीफ", rabi: "रबी" },
    unclear: "मुझे साफ नहीं हुआ कि कौन सी रकम है। उसे अंकों में लिखें, जैसे ₹2,50,000, और फिर पूछें।",
    whole: "आपके ज़िले और फसल की बीमित राशि से तय होता है; कैलकुलेटर आपके खेत का हिसाब लगाता है।",
  },
  fields: {
    none: "आपने अभी कोई खेत नहीं जोड़ा है।",
    one: ({ field, area, crop, age }) =>
      [`${field}: ${area}`, crop, age].filter(Boolean).join(", "),
    units: { acre: "एकड़", hectare: "हेक्टेयर", guntha: "गुंठा", bigha: "बीघा" },
    sown: (days) => `${days} दिन पहले बोया`,
    bare: "कुछ नहीं बोया",
  },
  loss: "बीमित फसल का नुकसान हो तो तुरंत सूचना दीजिए: उर्वरा बचे घंटे गिनता है, आपकी फोटो रखता है और सूचना तैयार करता है।",
  prohibited: (name) =>
    `${name} भारत में प्रतिबंधित या वापस ली गई दवा है, या इतनी सीमित कि किसान उसे खुलकर नहीं बरत सकता। मात्रा नहीं बताई जाती: उसे न बरतें। अपनी फसल के लिए पंजीकृत दवा कृषि अधिकारी से पूछें, और दुकान दे तो न लें।`,
  label:
    "मैं दवा की मात्रा नहीं बताता। वह डिब्बे के लेबल पर लिखी है: मात्रा, कटाई से पहले के रुकने के दिन और बचाव के कपड़े। अपनी फसल के लिए पंजीकृत दवा ही लीजिए; लेबल समझ न आए तो कृषि अधिकारी से पूछिए।",
  greeting: "नमस्ते। अपने खेत, पानी, मौसम, कीट, मिट्टी, भाव, योजना या बीमा के बारे में पूछिए।",
  thanks: "खुशी हुई। जब ज़रूरत हो, पूछिए।",
  help: "मैं आपकी अपनी खेती और बताए गए स्रोतों से जवाब देता हूँ: पानी कब और कितना, मौसम और छिड़काव का समय, कीट-रोग, मिट्टी और खाद, मंडी भाव, सरकारी योजनाएँ और फसल बीमा। दवा की मात्रा मैं नहीं बताता: वह लेबल पर है।",
  unknown: "यह मुझे नहीं पता।",
  whom: `खेती के और सवालों के लिए किसान कॉल सेंटर पर मुफ्त फोन कीजिए: ${callCentre}।`,
  suggestions: {
    water: (field) => `क्या कल ${field} में पानी दूँ?`,
    waterAny: "कल सिंचाई करूँ?",
    rain: "क्या इस हफ्ते बारिश होगी?",
    spray: "छिड़काव कब करूँ?",
    pest: (crop) => `${crop} की पत्तियों पर धब्बे हैं, क्या रोग है?`,
    pestAny: "धान के पत्तों पर भूरे धब्बे",
    schemes: "मेरे लायक कौन सी योजनाएँ हैं?",
    premium: (crop) => `${crop} के बीमा का प्रीमियम कितना है?`,
    soil: "मृदा स्वास्थ्य कार्ड कैसे पढ़ूँ?",
    price: (crop) => `${crop} का भाव क्या है?`,
  },
};

const mr: AnswerWords = {
  today: "आज",
  tomorrow: "उद्या",
  yes: "हो.",
  no: "नाही.",
  list: (items) => items.join(", "),
  minutes: (hours, minutes) =>
    [hours > 0 ? `${hours} तास` : "", minutes > 0 ? `${minutes} मिनिटे` : ""]
      .filter(Boolean)
      .join(" "),
  titles: {
    weather: "तुमच्या शेताचे हवामान",
    water: "तुमच्या शेतांचे पाणी",
    spray: "फवारणीची चांगली वेळ",
    risk: "तुमच्या शेतांत कीड-रोगाचा धोका",
    soil: "खतांचे नियोजन",
    price: "बाजारभाव",
    support: "हमीभाव",
    premium: "पीक विम्याचा हप्ता",
    schemes: "योजना आणि तुमची शेती",
    fields: "तुमची शेते",
    loss: "पिकाचे नुकसान झाल्यास",
    label: "औषधाचे प्रमाण",
  },
  sources: {
    weather: "तुमच्या शेताचा हवामान अंदाज",
    water: "तुमचे पाणी नियोजन",
    spray: "तुमच्या शेताचा हवामान अंदाज",
    risk: "तुमच्या शेतांचे कीड नियंत्रण",
    soil: "तुमचे माती नियोजन",
    price: "जवळच्या बाजार समित्यांचे भाव",
    premium: "विमा हप्त्याचा हिशोब",
    schemes: "तुम्हाला बसणाऱ्या योजना",
    fields: "तुमची शेते",
    loss: "पीक नुकसानीचा अहवाल",
    help: "तुमची शेते",
  },
  weather: {
    noPlace: "तुमचे शेत कुठे आहे हे मला अजून माहीत नाही. हवामान पानावर एकदा पिन कोड भरा.",
    noForecast: "आत्ता हवामान अंदाज मिळत नाही. थोड्या वेळाने पुन्हा विचारा.",
    day: ({ day, low, high }) => `${day}: ${low} ते ${high} °C`,
    rain: ({ amount, chance }) =>
      chance === null ? `पाऊस सुमारे ${amount} मिमी` : `पाऊस सुमारे ${amount} मिमी, शक्यता ${chance}%`,
    dry: "पाऊस नाही",
    wind: (speed) => `वारा ${speed} किमी/तास पर्यंत`,
    coming: ({ from, amount }) => `पुढचा पाऊस ${from}, सुमारे ${amount} मिमी.`,
    noneComing: "पुढचे दोन दिवस पावसाची चिन्हे नाहीत.",
    old: (age) => `अंदाज ${age} चा आहे; आभाळही पाहा.`,
    notForecast: (season) =>
      `हा अंदाज नाही: आत्ता हवामान अंदाज मिळत नाही. ${season} इथे नेहमी जसे असते तसे हे आहे.`,
    usualDay: ({ low, high }) => `नेहमी ${low} ते ${high} °C.`,
    usualRain: (percent) =>
      `अशा दिवसांपैकी ${percent}% दिवशी पाऊस पडतो. आता पाऊस पडेल का, हे फक्त अंदाजच सांगू शकतो.`,
  },
  season: {
    early: (month) => `${month}च्या सुरुवातीला`,
    mid: (month) => `${month}च्या मध्याला`,
    late: (month) => `${month}च्या शेवटी`,
  },
  water: {
    noField: "तुम्ही अजून शेत नोंदवलेले नाही. शेत नोंदवा, म्हणजे पाणी केव्हा द्यायचे ते सांगता येईल.",
    irrigate: ({ field, day, amount }) => `${field} ला ${day} पाणी द्या: ${amount}.`,
    late: ({ field, day, amount }) => `${field} कोरडे पडले आहे: ${day} पाणी द्या, ${amount}.`,
    wait: ({ field, day, amount }) => `थांबा: ${field} ला ${day} पाणी लागेल, ${amount}.`,
    enough: ({ field, day }) => `थांबा: ${field} मध्ये ${day} पर्यंत पुरेसे पाणी आहे.`,
    noSupply: ({ field, day }) =>
      `${field} ला ${day} पर्यंत पाणी हवे, पण या सात दिवसांत तुमची पाळी येत नाही.`,
    stress: ({ field, day }) => `${field} पावसावर आहे आणि ${day} पासून पाण्याची कमतरता आहे.`,
    over: (field) => `${field} चा हंगाम संपला असावा.`,
    noForecast: (field) => `${field} साठी आत्ता हवामान अंदाज नाही.`,
    used: ({ used, easy }) =>
      `आज संध्याकाळपर्यंत पिकाला सहज मिळणाऱ्या ${easy} मिमी पैकी ${used} मिमी वापरले जाईल.`,
    counted: (rain) => `तोपर्यंत ${rain} मिमी पाऊस धरला आहे.`,
    rough: "हा ढोबळ अंदाज आहे.",
    notForecast: (season) =>
      `हा हवामान अंदाज नाही: आत्ता अंदाज मिळत नाही. ${season} इथे नेहमी जसे हवामान असते त्यावरून ढोबळ हिशेब आहे; कोणताही पाऊस पक्का धरलेला नाही.`,
    noCrop: (field) => `${field} मध्ये आत्ता काहीच पेरलेले नाही.`,
    noFigures: (field) => `${field} मधील पिकासाठी पाण्याचे प्रसिद्ध आकडे नाहीत.`,
    ponded: (field) =>
      `भात पाण्यात उभा असतो, आणि खाली किती झिरपते ते प्रत्येक शेतात वेगळे असते: ${field} साठी पाण्याचे नियोजन नाही.`,
    grass: ({ use, rain }) =>
      `चांगले पाणी दिलेल्या आखूड गवताने तिथे गेल्या सात दिवसांत ${use} मिमी पाणी घेतले, आणि ${rain} मिमी पाऊस झाला. पिकाला गवतापेक्षा जास्त किंवा कमी लागू शकते.`,
    noSowing: (field) => `${field} मध्ये पेरणी केव्हा झाली ते सांगा; मग पाण्याचा दिवस सांगता येईल.`,
    noMethod: (field) => `${field} ला पाणी कसे मिळते ते सांगा; मग किती ते सांगता येईल.`,
    noPlace: (field) => `शेताचा पिन कोड भरा; मग ${field} च्या पाण्याचा दिवस सांगता येईल.`,
    noWeather: (field) => `${field} साठी आत्ता हवामान मिळत नाही.`,
    method: {
      drip: (time) => `तुमच्या ठिबकने ${time}`,
      sprinkler: (time) => `तुमच्या तुषार संचाने ${time}`,
      pump: (time) => `तुमच्या पंपाने ${time}`,
    },
  },
  spray: {
    windows: (spans) => `फवारणीसाठी योग्य: ${spans}.`,
    span: (from, until) => `${from} ते ${until}`,
    none: "पुढचे दोन दिवस फवारणीसाठी चांगली वेळ नाही.",
    label: "जे फवारायचे त्याचे लेबल आधी वाचा.",
  },
  risk: {
    unwatched: "तुमच्या शेतातील पिकांसाठी हवामानावरून अजून कोणत्याही किडीवर लक्ष ठेवले जात नाही.",
    none: "आतापर्यंतच्या हवामानानुसार आज तुमच्या कोणत्याही शेतात कीड किंवा रोग मर्यादेपर्यंत पोहोचलेला नाही.",
    act: ({ field, pest, signs }) => `${field}: हवामान ${pest} ला अनुकूल आहे: आत्ता उपाय करा. ${signs}`,
    watch: ({ field, pest, signs }) => `${field}: ${pest} साठी शेत पाहा. ${signs}`,
  },
  soil: {
    urea: "युरिया",
    item: ({ product, halfBags, kilograms }) =>
      `${product} ${halfBags} अर्धी पोती (${kilograms} किलो)`,
    give: ({ field, items, day }) =>
      day === null ? `${field}: पुढे ${items}.` : `${field}: पुढे ${items}, ${day} पर्यंत.`,
    none: (field) => `${field}: आत्ता कोणतेही खत द्यायचे नाही; कारण माती पानावर आहे.`,
    card: (day) => `हे ${day} च्या माती तपासणीनुसार आहे.`,
    general: "याची मृदा पत्रिका नाही, म्हणून ही पिकाची सर्वसाधारण मात्रा आहे.",
    cost: (sum) => `पूर्ण नियोजनाचा खर्च सुमारे ${sum} आहे.`,
  },
  price: {
    offer: ({ market, price, day, net, lot, isOwn }) =>
      `${market}: ${day} रोजी ${price} प्रति क्विंटल; ${isOwn ? "तुमच्या " : ""}${lot} मालाचे वाहतूक व खर्च वजा जाता ${net} उरतील.`,
    lots: {
      quintal: (count) => `${count} क्विंटल`,
      kg: (count) => `${count} किलो`,
      tonne: (count) => `${count} टन`,
    },
    sample: "हे नमुन्याचे भाव आहेत: येथे बाजार अहवालांचा कोणताही स्रोत जोडलेला नाही.",
    none: (crop) => `जवळच्या कोणत्याही बाजाराने अलीकडे ${crop} चा भाव कळवलेला नाही.`,
    support: ({ crop, price, year }) => `${year} मध्ये ${crop} चा हमीभाव ${price} प्रति क्विंटल आहे.`,
    noSupport: (crop) => `${crop} ला हमीभाव नाही.`,
    needsCrop: "पिकाचे नाव सांगा, म्हणजे जवळच्या बाजारांचा भाव सांगता येईल.",
  },
  otherCrop: {
    unknown:
      "तुम्ही ज्याचे नाव घेतले त्याची आकडेवारी येथे नाही, आणि दुसऱ्या पिकाचे आकडे तुमची दिशाभूल करतील. ते पीक दुसऱ्या नावाने ओळखले जात असेल तर त्या नावाने विचारा.",
    notGrown: (crop) =>
      `तुमच्या कोणत्याही शेतात ${crop} पेरलेले नाही, म्हणून त्याचा हिशोब नाही. शेतात नोंदवा, म्हणजे सांगता येईल.`,
  },
  schemes: {
    fits: ({ count, names }) =>
      `तुमच्या शेतीच्या माहितीनुसार ${count} योजना तुम्हाला बसतात, जसे: ${names}.`,
    noneFits: "आतापर्यंतच्या माहितीनुसार कोणतीही योजना नक्की बसत नाही.",
    open: (count) => `आणखी ${count} योजना बसू शकतात: काही प्रश्नांच्या उत्तरांवर ठरेल.`,
    verdict: {
      yes: (name) => `तुमच्या शेतीच्या माहितीनुसार ${name} तुम्हाला बसते.`,
      no: (name) => `तुमच्या शेतीच्या माहितीनुसार ${name} तुम्हाला बसत नाही.`,
      ask: (name) => `${name} तुम्हाला बसते का हे अजून ठरलेले नाही: काही प्रश्नांची उत्तरे बाकी आहेत.`,
    },
  },
  premium: {
    cap: ({ crop, season, percent }) =>
      `${season} हंगामात ${crop} साठी शेतकऱ्याला विमा रकमेच्या जास्तीत जास्त ${percent}% भरावे लागते.`,
    amount: ({ sum, farmer }) => `${sum} विमा रकमेवर हे जास्तीत जास्त ${farmer} आहे.`,
    needsCrop: "पिकाचे नाव सांगा, म्हणजे विमा जास्तीत जास्त कितीचा ते सांगता येईल.",
    seasons: { kharif: "खरीप", rabi: "रब्बी" },
    unclear: "नेमकी कोणती रक्कम ते समजले नाही. ती अंकांत लिहा, उदा. ₹2,50,000, आणि पुन्हा विचारा.",
    whole: "तुमच्या जिल्ह्याची आणि पिकाची विमा रक्कम ठरवते; गणकयंत्र तुमच्या शेताचा हिशोब करते.",
  },
  fields: {
    none: "तुम्ही अजून शेत नोंदवलेले नाही.",
    one: ({ field, area, crop, age }) =>
      [`${field}: ${area}`, crop, age].filter(Boolean).join(", "),
    units: { acre: "एकर", hectare: "हेक्टर", guntha: "गुंठे", bigha: "बिघा" },
    sown: (days) => `${days} दिवसांपूर्वी पेरले`,
    bare: "काही पेरलेले नाही",
  },
  loss: "विमा काढलेल्या पिकाचे नुकसान झाले तर लगेच कळवा: उर्वरा उरलेले तास मोजते, तुमचे फोटो ठेवते आणि सूचना तयार करते.",
  prohibited: (name) =>
    `${name} भारतात बंदी असलेले किंवा मागे घेतलेले औषध आहे, किंवा शेतकऱ्याने मोकळेपणाने वापरू नये इतके मर्यादित आहे. प्रमाण सांगितले जात नाही: ते वापरू नका. तुमच्या पिकासाठी नोंदणीकृत औषध कृषी अधिकाऱ्यांना विचारा, आणि दुकानाने दिले तर घेऊ नका.`,
  label:
    "मी औषधाचे प्रमाण सांगत नाही. ते डब्यावरील लेबलवर असते: प्रमाण, काढणीपूर्वी थांबण्याचे दिवस आणि संरक्षक कपडे. तुमच्या पिकासाठी नोंदणीकृत औषधच घ्या; लेबल समजले नाही तर कृषी अधिकाऱ्यांना विचारा.",
  greeting: "नमस्कार. तुमचे शेत, पाणी, हवामान, कीड, माती, भाव, योजना किंवा विमा याबद्दल विचारा.",
  thanks: "आनंद झाला. गरज असेल तेव्हा विचारा.",
  help: "मी तुमच्या शेतीवरून आणि नाव दिलेल्या स्रोतांवरून उत्तर देतो: पाणी केव्हा आणि किती, हवामान आणि फवारणीची वेळ, कीड-रोग, माती आणि खत, बाजारभाव, सरकारी योजना आणि पीक विमा. औषधाचे प्रमाण मी सांगत नाही: ते लेबलवर असते.",
  unknown: "हे मला माहीत नाही.",
  whom: `शेतीच्या इतर प्रश्नांसाठी किसान कॉल सेंटरला मोफत फोन करा: ${callCentre}.`,
  suggestions: {
    water: (field) => `उद्या ${field} ला पाणी देऊ का?`,
    waterAny: "उद्या पाणी द्यावे का?",
    rain: "या आठवड्यात पाऊस पडेल का?",
    spray: "फवारणी केव्हा करू?",
    pest: (crop) => `${crop} च्या पानांवर डाग आहेत, कोणता रोग?`,
    pestAny: "भाताच्या पानांवर तपकिरी डाग",
    schemes: "माझ्यासाठी कोणत्या योजना आहेत?",
    premium: (crop) => `${crop} च्या विम्याचा हप्ता किती?`,
    soil: "मृदा आरोग्य पत्रिका कशी वाचू?",
    price: (crop) => `${crop} चा भाव काय आहे?`,
  },
};

export const answerWords: Record<Language, AnswerWords> = { en, hi, mr };
