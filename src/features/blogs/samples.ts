type SamplePost = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly authorName: string;
  /** ISO 8601, UTC. */
  readonly postedDate: string;
  readonly likes: number;
  readonly category:
    | "water"
    | "pests"
    | "soil"
    | "seeds"
    | "machinery"
    | "market"
    | "livestock"
    | "stories";
  readonly language: "en";
};

/** The ten posts a new community opens with, newest first; likes run from 2 to 93. */
export const samplePosts = [
  {
    id: "ragi-came-back",
    title: "Two dry years brought ragi back to our hill",
    description:
      "My father grew ragi, I grew paddy, and then the tank did not fill. Last year I put ragi on two acres, transplanted at 25 days, without one hour of pump. Eight quintals an acre, straw for two cows, and the house eats it all year. I kept half an acre of paddy near the well. Start with the plot that dries first.",
    imageUrl: "/pictures/posts/ragi-came-back.svg",
    authorName: "Basavaraj Gowda",
    postedDate: "2026-11-18T13:40:00Z",
    likes: 2,
    category: "stories",
    language: "en",
  },
  {
    id: "wheat-protein",
    title: "Wheat at 13 percent protein: keep nitrogen for the flag leaf",
    description:
      "The mill near us pays more when protein reaches 13 percent. I give a third of the nitrogen at sowing, a third with the first watering at 21 days, and the last third when the flag leaf shows, just before irrigation. Early nitrogen makes straw, late nitrogen fills grain. Have a kilo tested before you bargain.",
    imageUrl: "/pictures/posts/wheat-protein.svg",
    authorName: "Gurpreet Singh Sandhu",
    postedDate: "2026-11-12T05:15:00Z",
    likes: 58,
    category: "soil",
    language: "en",
  },
  {
    id: "drip-on-tomato",
    title: "Drip on half an acre of tomato: what changed",
    description:
      "Before drip I flooded the furrows every fifth day for six hours. Now it is 50 minutes on alternate days, the leaves stay dry, and early blight came three weeks later than next door. Clean the filter every Sunday and flush the laterals once a fortnight, or the last rows go thirsty without telling you.",
    imageUrl: "/pictures/posts/drip-on-tomato.svg",
    authorName: "Sunita Pawar",
    postedDate: "2026-11-03T04:30:00Z",
    likes: 93,
    category: "water",
    language: "en",
  },
  {
    id: "onion-till-diwali",
    title: "Onion that keeps till Diwali",
    description:
      "Stop watering 10 to 15 days before lifting. Cure in the field for three days under the tops, cut leaving an inch of neck, then cure ten days in shade. Store on slats two feet above the ground, never more than four feet deep, with air from below. Sort every fortnight. I sold in October for nearly twice the price of May.",
    imageUrl: "/pictures/posts/onion-till-diwali.svg",
    authorName: "Kailash Patidar",
    postedDate: "2026-10-24T09:05:00Z",
    likes: 76,
    category: "market",
    language: "en",
  },
  {
    id: "hundred-seeds",
    title: "A hundred seeds on a wet sack before you sow",
    description:
      "Lay 100 seeds in ten rows on a wet gunny sack, roll it and keep it damp in the shade. After five days count the sprouts. Above 85, sow as usual. From 70 to 85, use a quarter more seed. Below 70, take the lot back: cheap seed is the dearest thing on the farm. It costs you nothing but a sack and a little patience.",
    imageUrl: "/pictures/posts/hundred-seeds.svg",
    authorName: "Manju Devi",
    postedDate: "2026-10-11T06:20:00Z",
    likes: 29,
    category: "seeds",
    language: "en",
  },
  {
    id: "trap-count-bollworm",
    title: "Five traps an acre told me when to act on pink bollworm",
    description:
      "Hang five pheromone traps an acre from 45 days after sowing, a foot above the crop, and change the lure every three weeks. Count each morning. Eight moths a trap for three nights running, or ten damaged bolls in a hundred, is the time to act. Until then, pick the closed rosette flowers and destroy them.",
    imageUrl: "/pictures/posts/trap-count-bollworm.svg",
    authorName: "Ramulu Goud",
    postedDate: "2026-09-19T12:50:00Z",
    likes: 67,
    category: "pests",
    language: "en",
  },
  {
    id: "pipe-in-the-paddy",
    title: "Let the paddy dry a little: a pipe shows how much",
    description:
      "A 30 cm pipe with holes, pushed 20 cm into the mud, shows the water under the ground. From 20 days after planting I water only when it stands 15 cm below the surface, and then to 5 cm deep. At flowering I keep it wet for two weeks. Last season that was three waterings fewer and just as many bags.",
    imageUrl: "/pictures/posts/pipe-in-the-paddy.svg",
    authorName: "Venkata Lakshmi",
    postedDate: "2026-08-28T07:10:00Z",
    likes: 41,
    category: "water",
    language: "en",
  },
  {
    id: "one-tractor-eleven-farms",
    title: "Eleven of us share one tractor: our three rules",
    description:
      "We wrote the rules before we bought: the diary decides the turn, whoever uses it pays the diesel and the driver, and 100 rupees an hour goes into the repair box. In four years not one quarrel. After rain the light soils go first because they are ready first. Service is due every 250 hours; the date is painted on the mudguard.",
    imageUrl: "/pictures/posts/one-tractor-eleven-farms.svg",
    authorName: "Sukanta Behera",
    postedDate: "2026-08-09T10:35:00Z",
    likes: 18,
    category: "machinery",
    language: "en",
  },
  {
    id: "azolla-bed",
    title: "A bed of azolla behind the cowshed",
    description:
      "A pit 2 m by 1 m lined with a plastic sheet, 10 kg of sieved soil, 2 kg of dung slurry, a hand's depth of water and one kilo of azolla to start. After ten days it gives about half a kilo a day. Rinse it well and mix it into the feed, 200 g at first until the cow likes it. Light shade, and fresh water every ten days.",
    imageUrl: "/pictures/posts/azolla-bed.svg",
    authorName: "Radha Nair",
    postedDate: "2026-07-15T03:55:00Z",
    likes: 12,
    category: "livestock",
    language: "en",
  },
  {
    id: "honest-soil-sample",
    title: "Take a soil sample the laboratory can trust",
    description:
      "Walk a zigzag and dig at ten spots, away from bunds, trees and dung heaps. Cut a V 15 cm deep, keep a thin slice from its side, mix everything in a plastic bucket and quarter it until half a kilo is left. Dry it in the shade and write the plot and the next crop on the bag. Do it before manure, once in two or three years.",
    imageUrl: "/pictures/posts/honest-soil-sample.svg",
    authorName: "Rekha Verma",
    postedDate: "2026-06-02T08:25:00Z",
    likes: 35,
    category: "soil",
    language: "en",
  },
] as const satisfies readonly SamplePost[];
