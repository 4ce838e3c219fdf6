import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";

/** Rendered to HTML at build time, so their texts never travel to a browser as words. */
const staticOnly = [
  "src/app/pages/landing-*",
  "src/app/pages/offline-page.tsx",
  "src/app/pages/static-document.tsx",
];
/** Features that the first signed-in screen does not show; their words travel with their own screens. */
const later = [
  "blogs",
  "crops",
  "fieldmap",
  "fields",
  "insurance",
  "irrigation",
  "marketplace",
  "moderation",
  "orders",
  "pests",
  "place",
  "prices",
  "profile",
  "recommendations",
  "schemes",
  "soil",
  "weather",
];
/** All of the assistant but its card, which the first signed-in screen shows. */
const assistant = [
  "answer-section",
  "assistant-page",
  "conversation-list",
  "question-form",
  "turn-list",
].map((name) => `src/features/assistant/${name}.{ts,tsx}`);
/** Of the schemes: what only one scheme's own page says, and the words of rules, questions and answers. */
const schemeDetails = ["scheme-page", "papers-section", "detail-words", "reminder-section"].map(
  (name) => `src/features/schemes/${name}.{ts,tsx}`,
);
const schemeFit = [
  "amount-section",
  "answer-words",
  "answers-dialog",
  "fit-chip",
  "fit-section",
  "print-section",
  "question-form",
  "rule-words",
  "why-card",
].map((name) => `src/features/schemes/${name}.{ts,tsx}`);
/** The dashboard's card shows none of the finder. */
const pestFinder = ["src/features/pests/finder-*"];
const pestPhoto = ["src/features/pests/photo-*"];
/** What a farmer is told is shown with the words of what it tells of. */
const alerts = ["src/features/alerts", "src/features/notifications"];
/** Of the prices: what the dashboard's card and the bell show, with the words that they share with the page. */
const priceNews = ["market-price-card", "crossing-section"].map(
  (name) => `src/features/prices/${name}.{ts,tsx}`,
);
const priceWords = ["src/features/prices/price-words.ts"];
/** The dashboard's card shows none of the blogs' own screens. */
const updates = ["src/features/blogs/community-updates-card.tsx"];
const reminder = ["src/features/schemes/reminder-notice-section.tsx"];
/** Where a seller is paid stands beside what they sell, and refuses in the words of the orders. */
const sellerPayment = ["src/features/orders/seller-payment-form.tsx"];
/** An order is rated once, after all else; a product's page shows no more of the orders. */
const rating = ["rating-form", "rating-list"].map((name) => `src/features/orders/${name}.{ts,tsx}`);
const stars = ["src/features/orders/stars-section.tsx"];
const history = ["src/features/orders/orders-page.tsx"];
/** The market shows products first; fewer sell, keep a wishlist or report what is sold. */
const selling = [
  "src/features/marketplace/listing-*",
  "src/features/marketplace/listings-*",
  "src/features/marketplace/picture-*",
  "src/features/marketplace/report-*",
  "src/features/marketplace/sell-*",
  "src/features/marketplace/wish-list.tsx",
  "src/features/marketplace/wishlist-page.tsx",
];
/** More read posts than write or change one. */
const writing = ["blog-dialog", "blog-edit-dialog", "blog-form", "drawing-button"].map(
  (name) => `src/features/blogs/${name}.{ts,tsx}`,
);
/** Of an order: how it is paid, or paid back. */
const paying = ["order-payment-section", "paying-section", "refund-section"].map(
  (name) => `src/features/orders/${name}.{ts,tsx}`,
);
/** Of the orders: what comes before one, and what both sides of it share. */
const buying = [
  "src/features/orders/cart-*",
  "src/features/orders/checkout-*",
  "src/features/orders/choice-list.tsx",
  "src/features/orders/removed-line-section.tsx",
];
const orderShared = ["fault-words", "waiting-order-section"].map(
  (name) => `src/features/orders/${name}.{ts,tsx}`,
);
/** Of the water: what is shown when something is told, unfolded or drawn. */
const watering = [
  "entry-list",
  "fault-words",
  "flow-dialog",
  "flow-section",
  "plan-list",
  "season-chart",
  "supply-dialog",
  "water-dialog",
].map((name) => `src/features/irrigation/${name}.{ts,tsx}`);
/** More look at what threatens a field than count it. */
const counting = ["src/features/pests/count-dialog.tsx"];
/** Of the crops: what the dashboard shows. */
const cropCards = ["crop-distribution-card", "yield-trend-card"].map(
  (name) => `src/features/crops/${name}.{ts,tsx}`,
);
const yields = ["harvest-words", "yield-section"].map(
  (name) => `src/features/crops/${name}.{ts,tsx}`,
);
/** Of the person's record: what stands in their dialog and beside it. */
const account = [
  "account-kept-section",
  "account-section",
  "consent-section",
  "display-name-form",
  "given-name-section",
  "grievance-section",
  "own-picture-form",
  "profile-dialog",
].map((name) => `src/features/profile/${name}.{ts,tsx}`);
/** The field map is looked at more often than drawn. */
const drawing = [
  "boundary-dialog",
  "boundary-draw-section",
  "boundary-saving-section",
  "contest-banner",
  "use-boundary-saving",
  "use-erase",
  "boundary-walk-section",
  "way-list",
  "corner-form",
  "score-list",
  "scouting-dialog",
  "sketch-list",
].map((name) => `src/features/fieldmap/${name}.{ts,tsx}`);
/** The signed-in app's first screen shows neither the settings of security nor the steps of signing in. */
const security = ["src/features/session/security-*"];
/** The plans' own screen shows neither the premium calculator nor the loss report. */
const premium = ["src/features/insurance/premium-*"];
const loss = ["src/features/insurance/loss-*"];
const area = ["src/features/insurance/area-section.tsx"];
/** What is usual is shown only where the weather service gives nothing. */
const usual = ["src/features/weather/usual-section.tsx"];
const backLink = ["src/features/insurance/back-link-section.tsx"];
/** Of the crops: what is shown when a harvest or a cost is told, looked up or taken away as a file. */
const harvests = [
  "cost-dialog",
  "earlier-section",
  "export-section",
  "harvest-dialog",
  "profit-section",
  "record-dialog",
  "record-list",
  "use-record-text",
  "record-words",
  "use-refused",
].map((name) => `src/features/crops/${name}.{ts,tsx}`);
const steps = ["src/features/session", "src/app/pages/sign-*"];
/** Shown only where an address leads nowhere. */
const lost = ["src/app/pages/not-found-page.tsx"];
/** In which the cards of the dashboard are chosen. */
const choosing = ["src/features/widgets/add-more-dialog.tsx"];
/** Shown only when the network is lost, or something waits to be sent. */
const offline = ["src/app/offline"];
/** The names of crops, soils and units, which several features show. */
const terms = ["src/shared/farm-words.ts"];
/** The form that posts, comments and listings are reported with. */
const report = ["src/ui/report-form-dialog.tsx"];
/** What stands for a name that was never given, or is gone. */
const names = ["src/shared/name-words.ts"];
const named = ["blogs", "marketplace", "orders"];
/** The fields in which an owner shows that it is them. */
const owner = ["src/ui/owner-proof-fields.tsx"];
/** The states that have a bigha of their own. */
const states = ["src/shared/state-words.ts"];

export default {
  sourceLocale: "en",
  locales: ["en", "hi", "mr"],
  // Marathi shares the Devanagari script and most farming words with Hindi, so a text that is not
  // yet in Marathi reads better in Hindi than in English.
  fallbackLocales: { mr: ["hi", "en"], default: "en" },
  catalogs: [
    { path: "<rootDir>/messages/landing/{locale}", include: staticOnly },
    ...later.map((name) => ({
      path: `<rootDir>/messages/${name}/{locale}`,
      include: [`src/features/${name}`, ...(named.includes(name) ? names : [])],
      exclude: [
        ...premium,
        ...loss,
        ...area,
        ...usual,
        ...schemeDetails,
        ...schemeFit,
        ...drawing,
        ...reminder,
        ...priceNews,
        ...selling,
        ...buying,
        ...writing,
        ...paying,
        ...sellerPayment,
        ...rating,
        ...history,
        ...updates,
        ...harvests,
        ...account,
        ...watering,
        ...counting,
        ...cropCards,
        ...pestFinder,
        ...pestPhoto,
      ],
    })),
    { path: "<rootDir>/messages/assistant/{locale}", include: assistant },
    { path: "<rootDir>/messages/premium/{locale}", include: [...premium, ...area, ...backLink] },
    { path: "<rootDir>/messages/usual/{locale}", include: usual },
    { path: "<rootDir>/messages/loss/{locale}", include: [...loss, ...area, ...backLink] },
    { path: "<rootDir>/messages/pest-finder/{locale}", include: pestFinder },
    { path: "<rootDir>/messages/pest-photo/{locale}", include: pestPhoto },
    { path: "<rootDir>/messages/scheme-details/{locale}", include: schemeDetails },
    { path: "<rootDir>/messages/scheme-fit/{locale}", include: schemeFit },
    { path: "<rootDir>/messages/harvests/{locale}", include: harvests },
    { path: "<rootDir>/messages/account/{locale}", include: account },
    { path: "<rootDir>/messages/watering/{locale}", include: watering },
    { path: "<rootDir>/messages/counting/{locale}", include: counting },
    { path: "<rootDir>/messages/crop-cards/{locale}", include: [...cropCards, ...yields] },
    { path: "<rootDir>/messages/price-news/{locale}", include: [...priceNews, ...priceWords] },
    { path: "<rootDir>/messages/alerts/{locale}", include: [...alerts, ...reminder] },
    {
      path: "<rootDir>/messages/selling/{locale}",
      include: [...selling, ...sellerPayment, ...orderShared],
    },
    { path: "<rootDir>/messages/buying/{locale}", include: [...buying, ...orderShared, ...names] },
    { path: "<rootDir>/messages/writing/{locale}", include: writing },
    { path: "<rootDir>/messages/paying/{locale}", include: paying },
    {
      path: "<rootDir>/messages/rating/{locale}",
      include: [...rating, ...stars, ...names, ...orderShared],
    },
    { path: "<rootDir>/messages/history/{locale}", include: history },
    { path: "<rootDir>/messages/updates/{locale}", include: [...updates, ...names] },
    { path: "<rootDir>/messages/field-drawing/{locale}", include: drawing },
    { path: "<rootDir>/messages/offline/{locale}", include: offline },
    { path: "<rootDir>/messages/choosing/{locale}", include: choosing },
    { path: "<rootDir>/messages/lost/{locale}", include: lost },
    { path: "<rootDir>/messages/terms/{locale}", include: terms },
    { path: "<rootDir>/messages/report/{locale}", include: report },
    { path: "<rootDir>/messages/owner/{locale}", include: owner },
    { path: "<rootDir>/messages/states/{locale}", include: states },
    { path: "<rootDir>/messages/security/{locale}", include: security },
    { path: "<rootDir>/messages/steps/{locale}", include: steps, exclude: security },
    {
      path: "<rootDir>/messages/{locale}",
      include: ["src"],
      exclude: [
        ...staticOnly,
        ...assistant,
        ...choosing,
        ...lost,
        ...terms,
        ...report,
        ...owner,
        ...names,
        ...states,
        "src/features/session/**",
        "src/app/pages/sign-*",
        "src/app/offline/**",
        ...alerts.map((folder) => `${folder}/**`),
        ...later.map((name) => `src/features/${name}/**`),
      ],
    },
  ],
  format: formatter({ style: "lingui", origins: false }),
  orderBy: "message",
} satisfies LinguiConfig;
