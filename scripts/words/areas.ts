/** Rendered to HTML at build time, so their texts never travel to a browser as words. */
const onPaper = ["app/pages/landing-*", "app/pages/offline-page", "app/pages/static-document"];

const of = (feature: string, names: string) =>
  names.split(" ").map((name) => `features/${feature}/${name}`);

/** What stands for a name that was never given, or is gone. */
const names = "shared/name-words";
/** Of an order: what both of its sides say. */
const orderShared = of("orders", "fault-words quantity-words waiting-order-section");
/** Said where a text can be read aloud. */
const heard = "ui/listen-button";
/** Said by the screens of the fields that a farm without one is shown. */
const noField = "ui/no-field";
/** What a list says that is searched and loaded page by page. */
const paged = "ui/paged-list";
/** The names of crops, soils and units, which several features show. */
const terms = "shared/farm-words";
/** Of the weather: what its own screen says, and the dashboard. */
const weatherShared = of(
  "weather",
  "weather-card weather-failed-section weather-now-section weather-source-section weather-words",
);
const premiumShared = of("insurance", "area-section back-link-section terms-section");

/**
 * The words that load together, and the files that say them: a name, or how names begin. What is named here
 * travels with these areas alone, whatever its feature; with the first of them where none is needed anyway.
 */
const areas: Record<string, readonly string[]> = {
  landing: onPaper,
  // What one could ask, which whoever comes with a question does not see.
  listening: of("assistant", "listening-dialog suggestion-words welcome-section"),
  // Offered under the bell, and set in the Profile dialog.
  "notice-settings": of("notifications", "delivery-words notice-* push-*"),
  recommendations: [heard],
  // More read posts than write or change one.
  blogs: [names],
  writing: of("blogs", "blog-dialog blog-edit-dialog blog-form drawing-button"),
  // The dashboard's cards show little of what they are about.
  updates: [...of("blogs", "community-updates-card"), names],
  "price-news": of("prices", "market-price-card crossing-section price-words"),
  // Shown when a harvest or a cost is told, looked up or taken away as a file.
  crops: of("crops", "harvest-words yield-section"),
  "crop-cards": of("crops", "crop-distribution-card yield-trend-card harvest-words yield-section"),
  harvests: of(
    "crops",
    "cost-dialog earlier-section export-section harvest-dialog profit-section record-list use-record-text record-words use-refused",
  ),
  prices: of("prices", "price-words"),
  fieldmap: [noField],
  fields: ["app/pages/field-standing"],
  // The field map is looked at more often than drawn.
  "field-drawing": of(
    "fieldmap",
    "boundary-dialog boundary-draw-section boundary-saving-section boundary-walk-section contest-banner corner-form score-list scouting-dialog sketch-list use-boundary-saving use-erase use-scouting-text way-list",
  ),
  // The plans' own screen shows neither the premium calculator nor the loss report.
  insurance: [...of("insurance", "back-link-section"), paged],
  premium: [...of("insurance", "premium-*"), ...premiumShared],
  loss: [...of("insurance", "loss-*"), ...premiumShared],
  irrigation: [noField],
  pests: [noField],
  soil: [noField],
  // What is shown when something is told, unfolded or drawn.
  watering: of(
    "irrigation",
    "entry-list fault-words flow-dialog flow-section plan-list season-chart supply-dialog use-entry-text water-dialog",
  ),
  // Another screen says this in short, in a card.
  "water-card": of("irrigation", "irrigation-schedule-card small-water-chart"),
  // The market shows products first; fewer sell, keep a wishlist or report what is sold.
  marketplace: [names, paged],
  schemes: [paged],
  selling: [
    ...of("marketplace", "listing-* listings-* picture-* report-* sell-* wish-list wishlist-page"),
    ...of("orders", "seller-payment-form"),
    ...orderShared,
  ],
  buying: [
    ...of("orders", "cart-* checkout-* choice-list removed-line-section"),
    ...orderShared,
    names,
  ],
  orders: [...of("orders", "stars-section"), ...orderShared, names],
  history: of("orders", "orders-page"),
  paying: of("orders", "order-payment-section paying-section refund-section"),
  rating: [...of("orders", "rating-form rating-list stars-section"), ...orderShared, names],
  // More look at what threatens a field than count it.
  counting: of("pests", "count-dialog"),
  // Read by whoever asks why a pest presses, or what was counted.
  "pest-reasons": of("pests", "count-list reason-section risk-words"),
  "pest-finder": of("pests", "finder-*"),
  "pest-photo": of("pests", "photo-*"),
  // What stands in a person's dialog and beside it.
  account: of(
    "profile",
    "account-kept-section account-section consent-section display-name-form given-name-section grievance-section own-picture-form profile-dialog",
  ),
  "scheme-details": of("schemes", "scheme-page papers-section detail-words reminder-section"),
  "scheme-fit": of(
    "schemes",
    "amount-section answer-words answers-dialog fit-chip fit-section print-section question-form rule-words why-card",
  ),
  security: of("session", "security-*"),
  steps: ["features/session/*", "app/pages/sign-*", "app/shell/language-links"],
  weather: weatherShared,
  // What is usual is shown only where the weather service gives nothing.
  usual: of("weather", "usual-section"),
  // Their titles and menus; many farmers begin without any.
  cards: ["card-menu", "cards", "fold-section", "step"].map(
    (name) => `app/pages/dashboard-${name}`,
  ),
  lost: ["app/pages/not-found-page"],
  offline: ["app/offline/*"],
  terms: [terms],
  states: ["shared/state-words"],
  // What every form that saves says, and the one that posts, comments and listings are reported with.
  forms: [
    "ui/file-field",
    "ui/report-form-dialog",
    "ui/saving-dialog",
    "ui/use-save-failure",
    "ui/use-saving",
  ],
  owner: ["ui/owner-proof-fields"],
  // What a dashboard shows first, whoever's it is, and what is told behind the bell: all in one file. Behind the
  // others, so that no screen takes it for the sake of what it shares with them.
  day: [
    terms,
    ...weatherShared,
    ...of("assistant", "assistant-card"),
    ...of("fields", "first-field-section"),
    ...of("recommendations", "age-section today-head-section today-section"),
    "features/alerts/*",
    "features/notifications/notification-list",
    "features/blogs/comment-notice-section",
    "features/schemes/reminder-notice-section",
    "features/recommendations/day-notice-section",
    heard,
  ],
};

const isSaidBy = (pattern: string, stem: string) =>
  pattern.endsWith("*") ? stem.startsWith(pattern.slice(0, -1)) : stem === pattern;

/**
 * The areas whose words a file's texts are among; "" is what loads before the first screen.
 * @param path from the root, as the catalogues name where a text stands
 */
export function listAreasOf(path: string): string[] {
  const stem = path.replace(/^src\//, "").replace(/\.tsx?$/, "");
  // What a change is called is asked where it waits to be sent.
  if (/^features\/.*\bwrites$/.test(stem)) return ["offline"];
  const named = Object.entries(areas)
    .filter(([, patterns]) => patterns.some((pattern) => isSaidBy(pattern, stem)))
    .map(([area]) => area);
  // The settings of security are no step of signing in.
  if (named.includes("security")) return ["security"];
  if (named.length > 0) return named;
  const feature = /^features\/([^/]+)\//.exec(stem)?.[1];
  return [feature ?? ""];
}

/** The areas that are named here. */
export const namedAreas = Object.keys(areas);
