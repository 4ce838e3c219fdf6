import * as z from "zod/mini";

/**
 * How sure a statement is: confirmed by the page that its source names; general knowledge that nobody has held
 * against a page; or right somewhere, and to be confirmed locally.
 */
export const certainties = ["confirmed", "general", "local"] as const;
const certainty = z.enum(certainties);

const text = z.string().check(z.minLength(1));

/** The address of a page that says something; the front of a house says nothing. */
export const pageAddress = z.string().check(
  z.refine((value) => /^https?:/.test(value) && URL.canParse(value), {
    error: "address-not-valid",
    abort: true,
  }),
  z.refine((value) => new URL(value).pathname !== "/", "address-is-home-page"),
);

/** A paper, book, order or page that statements are taken from. */
export const work = z.strictObject({
  who: text,
  what: text,
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(2100))),
  address: z.optional(pageAddress),
});
export type Work = z.infer<typeof work>;

/** Where in which work it is said. */
export const citation = z.strictObject({ work: text, page: z.optional(text) });
export type Citation = z.infer<typeof citation>;

/** Where a statement comes from and how sure it is. */
export const provenance = z.strictObject({
  certainty,
  source: z.optional(citation),
  /** The day on which somebody held it against its source. */
  asOf: z.optional(z.iso.date()),
  /** Who that knows the matter has read it; nobody yet where it is absent. */
  reviewedBy: z.optional(text),
});
export type Provenance = z.infer<typeof provenance>;
