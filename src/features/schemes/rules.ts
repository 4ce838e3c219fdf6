import type { SchemeType } from "./schema.ts";

/** What people type when they mean a type, in English and Hindi. */
export const schemeTypeWords = {
  income: "income cash support money आय आमदनी पैसा मदद",
  insurance: "insurance cover बीमा विमा",
  credit: "credit loan interest ऋण कर्ज़ लोन ब्याज",
  pension: "pension old age पेंशन बुढ़ापा",
  irrigation: "irrigation water pump drip सिंचाई पानी पंप ड्रिप",
  energy: "energy solar power electricity pump सौर ऊर्जा बिजली पंप",
  equipment: "equipment machinery machine tractor subsidy मशीन यंत्र ट्रैक्टर सब्सिडी",
  market: "market mandi sell store मंडी बाज़ार बिक्री गोदाम",
  soil: "soil test fertiliser मिट्टी जाँच खाद",
  organic: "organic natural farming जैविक प्राकृतिक खेती",
  crops: "crops seeds फसल बीज",
  horticulture: "horticulture fruit orchard vegetables बागवानी फल बाग सब्ज़ी",
  animals: "animals livestock dairy fish bees पशु दूध डेयरी मछली मधुमक्खी",
  enterprise: "enterprise business group fpo उद्यम व्यवसाय समूह",
  programme: "registration identity district पंजीकरण पहचान ज़िला",
} as const satisfies Record<SchemeType, string>;
