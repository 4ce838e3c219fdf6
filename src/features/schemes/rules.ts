import type { SchemeType } from "./schema.ts";

/** What people type when they mean a type, in English and Hindi. */
export const schemeTypeWords = {
  income: "income cash support money आय आमदनी पैसा मदद",
  insurance: "insurance cover बीमा",
  credit: "credit loan interest ऋण क़र्ज़ लोन ब्याज",
  pension: "pension old age पेंशन बुढ़ापा",
  irrigation: "irrigation water pump drip सिंचाई पानी पंप ड्रिप",
  equipment: "equipment machinery machine tractor subsidy मशीन यंत्र ट्रैक्टर सब्सिडी",
  market: "market mandi sell मंडी बाज़ार बिक्री",
  soil: "soil test fertiliser मिट्टी जाँच खाद",
} as const satisfies Record<SchemeType, string>;
