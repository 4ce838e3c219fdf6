import { expect, test } from "vitest";
import { getPolygonArea } from "./area-rules.ts";

type Ring = [latitude: number, longitude: number][];
const measure = (ring: Ring) =>
  getPolygonArea(ring.map(([latitude, longitude]) => ({ latitude, longitude })));

/**
 * Karney's own test polygons, with areas as published in the test suites of GeographicLib ("Planimeter0",
 * "Planimeter3") and in the manual of its Planimeter; computed by none of the code here.
 */
const published: [string, Ring, number][] = [
  [
    "a diamond on the equator",
    [
      [0, -1],
      [-1, 0],
      [0, 1],
      [1, 0],
    ],
    24_619_419_146,
  ],
  [
    "an eighth of the Earth",
    [
      [90, 0],
      [0, 0],
      [0, 90],
    ],
    63_758_202_715_511,
  ],
];

/** Field-sized polygons of India, measured with geographiclib-geodesic 2.2.0 (Karney 2013). */
const measured: [string, Ring, number][] = [
  [
    "an acre near Ojhar",
    [
      [20.096, 73.925],
      [20.096, 73.92561],
      [20.09657, 73.92562],
      [20.09655, 73.92498],
    ],
    4052.860_452_9,
  ],
  [
    "a plot with an inner corner in Punjab",
    [
      [30.9, 75.85],
      [30.9, 75.853],
      [30.901, 75.853],
      [30.901, 75.851],
      [30.9025, 75.851],
      [30.9025, 75.85],
    ],
    47_696.619_418,
  ],
  [
    "a narrow strip on the coast of Kerala",
    [
      [9.5001, 76.33],
      [9.5, 76.3304],
      [9.5049, 76.3306],
      [9.505, 76.33015],
    ],
    25_503.656_161_3,
  ],
  [
    "a bed of ten metres in Kashmir",
    [
      [34.08, 74.79],
      [34.08, 74.7901],
      [34.0801, 74.7901],
      [34.0801, 74.79],
    ],
    102.380_518_6,
  ],
  [
    "ten kilometres of Andhra",
    [
      [15, 78],
      [15, 78.1],
      [15.1, 78.12],
      [15.09, 77.98],
    ],
    135_636_899.036,
  ],
];

test.each(published)(
  "the area of %s is within a thousandth of the published one",
  (_, ring, area) => {
    expect(Math.abs(measure(ring) / area - 1)).toBeLessThan(0.001);
  },
);

test.each(measured)("the area of %s is within a millionth of the reference", (_, ring, area) => {
  expect(Math.abs(measure(ring) / area - 1)).toBeLessThan(0.000_001);
});

test.each(measured)(
  "the area of %s does not depend on where and which way round it begins",
  (_, ring) => {
    const area = measure(ring);
    expect(measure(ring.toReversed())).toBeCloseTo(area, 3);
    expect(measure([...ring.slice(2), ...ring.slice(0, 2)])).toBeCloseTo(area, 3);
  },
);

test("a field on the 180th meridian is no wider than one beside it", () => {
  const across: Ring = [
    [-17, 179.999],
    [-17, -179.999],
    [-17.001, -179.999],
    [-17.001, 179.999],
  ];
  const beside: Ring = across.map(([latitude, longitude]) => [
    latitude,
    longitude > 0 ? 10 : 10.002,
  ]);
  expect(measure(across)).toBeCloseTo(measure(beside), 3);
});
