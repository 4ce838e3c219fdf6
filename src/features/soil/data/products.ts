import type { Certainty } from "#src/agronomy/tables/certainty.ts";

// Grades as the Fertiliser (Control) Order 1985 names them. Bags: urea is sold in 45 kg since 2018, the
// others in 50 kg. Prices per bag where a farmer has not told their own: urea's maximum retail price of
// ₹242 and charges (Department of Fertilisers, 2019); DAP, MOP, 10:26:26, 12:32:16 and 20:20:0:13 as the
// Fertiliser Association of India gave them in November 2024 (middles of its ranges); others own knowledge.

type Product = {
  /** Shares of N, P2O5, K2O in percent. */
  grade: readonly [number, number, number];
  sulphurPercent: number;
  bagInKilograms: number;
  priceInPaise: number;
  priceCertainty: Certainty;
};

export const products = {
  urea: {
    grade: [46, 0, 0],
    sulphurPercent: 0,
    bagInKilograms: 45,
    priceInPaise: 26_650,
    priceCertainty: "read",
  },
  dap: {
    grade: [18, 46, 0],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 135_000,
    priceCertainty: "read",
  },
  ssp: {
    grade: [0, 16, 0],
    sulphurPercent: 11,
    bagInKilograms: 50,
    priceInPaise: 50_000,
    priceCertainty: "own-knowledge",
  },
  mop: {
    grade: [0, 0, 60],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 155_000,
    priceCertainty: "read",
  },
  "npk-10-26-26": {
    grade: [10, 26, 26],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 147_000,
    priceCertainty: "read",
  },
  "npk-12-32-16": {
    grade: [12, 32, 16],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 147_000,
    priceCertainty: "read",
  },
  "npk-14-35-14": {
    grade: [14, 35, 14],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 160_000,
    priceCertainty: "own-knowledge",
  },
  "npk-15-15-15": {
    grade: [15, 15, 15],
    sulphurPercent: 0,
    bagInKilograms: 50,
    priceInPaise: 147_000,
    priceCertainty: "own-knowledge",
  },
  "nps-20-20-0-13": {
    grade: [20, 20, 0],
    sulphurPercent: 13,
    bagInKilograms: 50,
    priceInPaise: 125_000,
    priceCertainty: "read",
  },
} as const satisfies Record<string, Product>;

export type ProductName = keyof typeof products;

/**
 * What a tonne of manure brings, kg of N, P2O5, K2O. Farmyard manure: 10 t bring 50, 20, 50. Vermicompost:
 * the low end of what its makers print. All own knowledge: manures differ from heap to heap.
 */
export const manures = {
  fym: [5, 2, 5],
  compost: [6, 3, 6],
  vermicompost: [12, 8, 8],
} as const satisfies Record<string, readonly [number, number, number]>;

export type ManureName = keyof typeof manures;
