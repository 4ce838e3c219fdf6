import type { Json, LocalWords, Moment, MomentByDefault } from "./column-types.ts";

interface SchemesTable {
  id: string;
  position: number;
  image: string;
  words: Json<Record<string, LocalWords>>;
  region: string;
  type: string;
  searchText: string;
}

/** On which day a farmer wants to be told of a scheme. */
interface SchemeRemindersTable {
  uid: string;
  schemeId: string;
  day: string;
}

/** What a farmer answered for the schemes, a row for each fact. */
interface SchemeAnswersTable {
  uid: string;
  fact: string;
  /** JSON null says that they do not know. */
  value: Json<unknown>;
  answeredDate: Moment;
}

/** The papers that a farmer has ready for a scheme. */
interface SchemeDocumentsTable {
  uid: string;
  schemeId: string;
  document: string;
  readyDate: MomentByDefault;
}

interface InsurancePlansTable {
  id: string;
  position: number;
  image: string;
  words: Json<Record<string, { title: string; lists: string[] }>>;
  /** Rupees per month, as text, as the specification has it. */
  price: string;
  type: string;
  searchText: string;
}

/** Schemes and insurance plans, and what a farmer keeps of them. */
export interface CatalogueTables {
  schemes: SchemesTable;
  schemeReminders: SchemeRemindersTable;
  schemeAnswers: SchemeAnswersTable;
  schemeDocuments: SchemeDocumentsTable;
  insurancePlans: InsurancePlansTable;
}
