import type { ProductCategory } from "./schema.ts";

/** What people type when they mean a category, in English and Hindi. */
export const categoryWords = {
  seeds: "seed seeds sapling plant बीज पौधा पौध",
  tools: "tool tools implement औज़ार उपकरण",
  irrigation: "irrigation water drip pump pipe सिंचाई पानी ड्रिप पंप पाइप",
  fertiliser: "fertiliser fertilizer manure compost खाद उर्वरक कंपोस्ट",
  "crop-protection": "pesticide spray protection कीटनाशक दवाई छिड़काव",
  machinery: "machine machinery tractor hire मशीन यंत्र ट्रैक्टर किराया",
  livestock: "livestock cattle feed animal पशु मवेशी चारा आहार",
  produce: "produce harvest crop उपज फ़सल पैदावार",
} as const satisfies Record<ProductCategory, string>;
