import {
  type SamplePost,
  samplePostFacts,
  samplePostWords,
} from "#src/features/blogs/sample-schema.ts";
import {
  type SampleProduct,
  sampleProductFacts,
  sampleProductWords,
} from "#src/features/marketplace/sample-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** The posts that a new community opens with, in the order of the list. */
export const samplePosts = defineKind({
  folder: "sample-posts",
  facts: samplePostFacts,
  words: samplePostWords,
  compile: (records) => [
    {
      path: "sample-posts.ts",
      types: { "#src/features/blogs/sample-schema.ts": ["SamplePost"] },
      constants: [
        {
          name: "samplePosts",
          type: "readonly SamplePost[]",
          value: records.map(
            ({ id, facts, words }): SamplePost => ({
              id,
              imageUrl: `/pictures/posts/${id}.svg`,
              authorName: facts.author,
              postedDate: facts.posted,
              likes: facts.likes,
              category: facts.category,
              words: mapWords(words, (told) => told),
            }),
          ),
        },
      ],
    },
  ],
});

/** The products that a new market opens with, in the order of the list. */
export const sampleProducts = defineKind({
  folder: "sample-products",
  facts: sampleProductFacts,
  words: sampleProductWords,
  compile: (records) => [
    {
      path: "sample-products.ts",
      types: { "#src/features/marketplace/sample-schema.ts": ["SampleProduct"] },
      constants: [
        {
          name: "sampleProducts",
          type: "readonly SampleProduct[]",
          value: records.map(({ id, facts, words }): SampleProduct => {
            const { rupees, seller, sellerPicture = null, ...others } = facts;
            const { deliveryRadiusKm = null, licence = null } = facts;
            return {
              ...others,
              id,
              image: `/pictures/products/${id}.svg`,
              priceInPaise: rupees * 100,
              authorName: seller,
              authorAvator: sellerPicture,
              deliveryRadiusKm,
              licence,
              words: mapWords(words, (told) => told),
            };
          }),
        },
      ],
    },
  ],
});
