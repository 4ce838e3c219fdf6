/** Quantities as plain numbers, named for their unit. Everything inside agronomy is SI. */
export type Celsius = number;
export type Kilopascals = number;
export type Metres = number;
export type MetresPerSecond = number;
/** A depth of water over the whole field, 1 mm = 1 litre a square metre; as a rate, mm a day. */
export type Millimetres = number;
/** 0 to 100. */
export type Percent = number;
/** 0 to 1, or a coefficient without unit. */
export type Fraction = number;
export type Degrees = number;
export type Radians = number;
export type Hours = number;
/** Energy a square metre, MJ/m², over the day or hour spoken of. */
export type Megajoules = number;
/** A calendar day, `2026-11-21`. */
export type IsoDate = string;
