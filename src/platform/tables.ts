import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AssistantTables } from "./assistant-tables.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type {
  Json,
  JsonOrNone,
  LocalWords,
  Moment,
  MomentByDefault,
  MomentOrNone,
  OrNone,
} from "./column-types.ts";
import type { DeliveryTables } from "./delivery-tables.ts";
import type { FieldTables } from "./field-tables.ts";
import type { FieldMapTables } from "./fieldmap-tables.ts";
import type { HarvestTables } from "./harvest-tables.ts";
import type { IdentityTables } from "./identity-tables.ts";
import type { ModerationTables } from "./moderation-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PestTables } from "./pest-tables.ts";
import type {
  FarmPlacesTable,
  HailDocumentsTable,
  HailReadingsTable,
  PlaceNamesTable,
  PlacesTable,
  WeatherCellsTable,
  WeatherDaysTable,
} from "./place-tables.ts";
import type { PriceTables } from "./price-tables.ts";
import type { SoilTables } from "./soil-tables.ts";

/** The user record of a farmer, keyed by the account's id. Setup fills the seven farm fields. */
interface UsersTable {
  uid: string;
  email: string;
  phone: string | null;
  address: string | null;
  farmSize: number | null;
  farmSizeUnit: string | null;
  farmType: string | null;
  cropType: string | null;
  soilType: string | null;
  waterSource: string | null;
  language: string | null;
  agreedToTermsAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Set when the farmer asked for the account's deletion; a trigger clears it when they sign in. */
  deletionRequestedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When signing in last undid a deletion, until the farmer has been told. */
  accountKeptAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when the operator lets nobody sign in to the account. */
  lockedDate: MomentOrNone;
  createdAt: MomentByDefault;
}

/** Which of the nine optional dashboard cards a farmer shows. */
interface WidgetsTable {
  uid: string;
  CropDistribution: boolean;
  YieldTrend: boolean;
  AiRecommendation: boolean;
  FieldHealthMap: boolean;
  MarketPrice: boolean;
  CommunityUpdates: boolean;
  SoilHealth: boolean;
  IrrigationSchedule: boolean;
  PestControlSuggestions: boolean;
}

interface BlogsTable {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
  category: string;
  language: string;
  authorUid: string | null;
  authorName: string;
  isSample: Generated<boolean>;
  /** The words of a sample by the language that they are in; null for what farmers write. */
  translations: JsonOrNone<Partial<Record<string, LocalWords>>>;
  postedDate: Moment;
  likes: Generated<number>;
  searchText: string;
  editedDate: MomentOrNone;
  /** When its author removed it; after a while the row goes too. */
  removedDate: MomentOrNone;
  /** When reports or the operator hid it from everybody. */
  hiddenDate: MomentOrNone;
  /** One more with each change of what readers see; of two copies the higher one is the later. */
  version: Generated<number>;
  /** The comments that readers can see. */
  commentCount: Generated<number>;
  /** One more with each change of the comments. */
  commentsRevision: Generated<number>;
}

interface CommentsTable {
  id: string;
  postId: string;
  authorUid: string;
  authorName: string;
  text: string;
  language: string;
  postedDate: Moment;
  editedDate: MomentOrNone;
  removedDate: MomentOrNone;
  hiddenDate: MomentOrNone;
  version: Generated<number>;
}

/** What is offered on the market. Whoever sees it: `onSale` in the marketplace's store says. */
export interface ProductsTable {
  id: string;
  image: string;
  words: Json<Record<string, LocalWords>>;
  priceInPaise: number;
  category: string;
  unit: string;
  /** A farmer, or `sampleSellerUid`; null when the farmer's account is gone. */
  authorUid: string | null;
  authorName: string;
  authorAvator: string | null;
  searchText: string;
  titleText: Generated<string>;
  status: Generated<"draft" | "live" | "paused" | "removed">;
  isSample: Generated<boolean>;
  stock: Generated<number>;
  pin: OrNone<string>;
  placeName: OrNone<string>;
  district: OrNone<string>;
  state: OrNone<string>;
  latitude: OrNone<number>;
  longitude: OrNone<number>;
  /** So far from its place the seller delivers; null where buyers fetch it. */
  deliveryRadiusKm: OrNone<number>;
  /** So long after delivery a buyer may ask to return it; 0 for never. */
  returnDays: Generated<number>;
  terms: Generated<string>;
  licenceNumber: OrNone<string>;
  batchNumber: OrNone<string>;
  expiryDate: ColumnType<Date | null, string | null | undefined, string | null>;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  createdAt: MomentByDefault;
  updatedAt: MomentByDefault;
  /** When reports or the operator hid it from everybody but its seller. */
  hiddenDate: MomentOrNone;
  /** One more with each change by its seller; what orders take from the stock does not count. */
  version: Generated<number>;
}

interface ProductPicturesTable {
  productId: string;
  position: number;
  imageUrl: string;
}

interface WishesTable {
  uid: string;
  productId: string;
  createdAt: Moment;
}

/** The words in Latin letters that a list's search texts hold; a trigger keeps them. */
interface SearchWordsTable {
  list: string;
  sound: string;
}

/** Who hears an event: every farmer, one of them, or the processes alone, which hear every other one too. */
export type Audience = "all" | "processes" | `farmer:${string}`;

/** What the live stream announced, kept so that a browser that was away can be told what it missed. */
interface EventsTable {
  id: Generated<number>;
  topic: string;
  body: Json<unknown>;
  audience: Audience;
  createdAt: MomentByDefault;
}

/** What one of a picture's files has to hold. */
export type KeptFile = { width: number; bytes: number; sha256: string };

interface MediaTable {
  /** SHA-256 of the cleaned picture's bytes. */
  id: string;
  /** Who sent it first, for processes of an earlier version; `mediaOwners` says who all did. */
  ownerUid: string | null;
  width: number;
  height: number;
  createdAt: MomentByDefault;
  /** When it was last uploaded, by whomever; what was uploaded just now may not be in a post yet. */
  savedAt: MomentByDefault;
  /** Null for what an earlier version stored, until it is first served. */
  files: ColumnType<KeptFile[] | null, string | undefined, string>;
}

/** Every farmer who sent a picture: the same content is kept once, and is each one's own. */
interface MediaOwnersTable {
  id: string;
  uid: string;
  /** What its files take on the disk. */
  bytes: Generated<number>;
  savedAt: MomentByDefault;
}

/** Writes that must count once however often they are sent, by the id that the browser gave them. */
interface WritesTable {
  uid: string;
  id: string;
  createdAt: MomentByDefault;
}

interface SeedingsTable {
  name: string;
  seededAt: MomentByDefault;
}

/** When a piece of due work was last taken up, by whichever process came first. */
interface JobsTable {
  name: string;
  startedAt: Moment;
}

/** What a farmer is told: who shows it makes the words of its kind and data. */
interface NotificationsTable {
  id: string;
  uid: string;
  kind: string;
  /** What it is about: of one kind, a farmer is told of a subject once. */
  subject: string;
  data: Json<unknown>;
  createdDate: Moment;
  /** The last local day on which it matters; null where that does not end by itself. */
  lastDay: string | null;
  readDate: MomentOrNone;
  /** When it turned out that it no longer holds. */
  overDate: MomentOrNone;
  /** Whether it was decided how it comes to a closed product. */
  isPlanned: Generated<boolean>;
}

/** Up to where a farm has been looked at for alerts; triggers count what changes on it. */
interface AlertChecksTable {
  uid: string;
  changes: Generated<number>;
  checkedChanges: Generated<number>;
  cell: string | null;
  /** Of the forecast that was looked at. */
  forecastAt: MomentOrNone;
}

/** Every table that our own code reads or writes. */
export interface Tables
  extends OrderTables,
    HarvestTables,
    SoilTables,
    FieldMapTables,
    PestTables,
    PriceTables,
    AssistantTables,
    AccountTables,
    DeliveryTables,
    FieldTables,
    CatalogueTables,
    IdentityTables,
    ModerationTables {
  users: UsersTable;
  widgets: WidgetsTable;
  blogs: BlogsTable;
  comments: CommentsTable;
  products: ProductsTable;
  productPictures: ProductPicturesTable;
  wishes: WishesTable;
  searchWords: SearchWordsTable;
  events: EventsTable;
  media: MediaTable;
  mediaOwners: MediaOwnersTable;
  seedings: SeedingsTable;
  jobs: JobsTable;
  writes: WritesTable;
  places: PlacesTable;
  placeNames: PlaceNamesTable;
  farmPlaces: FarmPlacesTable;
  weatherCells: WeatherCellsTable;
  weatherDays: WeatherDaysTable;
  hailDocuments: HailDocumentsTable;
  hailReadings: HailReadingsTable;
  notifications: NotificationsTable;
  alertChecks: AlertChecksTable;
}
