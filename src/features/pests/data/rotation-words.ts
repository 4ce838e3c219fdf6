/** What the records say of changing the crop; the one sentence of theirs that is told in Marathi too. */
export const rotationWords = {
  en: "Grow another crop here next season.",
  hi: "अगले मौसम यहाँ दूसरी फसल बोएँ।",
  mr: "पुढच्या हंगामात इथे दुसरे पीक घ्या.",
} as const;
