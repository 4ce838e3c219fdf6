import type { ColumnType, Generated } from "kysely";
import type { Moment, MomentOrNone } from "./column-types.ts";

/** What a farmer asked about one thing after the other. */
interface AssistantConversationsTable {
  /** Made by the browser. */
  id: string;
  uid: string;
  /** The beginning of its first question. */
  title: string;
  createdDate: Moment;
  /** When something was last asked in it. */
  askedDate: Moment;
}

/** One question with its answer. */
interface AssistantTurnsTable {
  /** Made by the browser: a question that is sent again is found by it. */
  id: string;
  conversationId: string;
  question: string;
  askedDate: Moment;
  /** Null while it has none. */
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  answeredDate: MomentOrNone;
  /** In the order in which they were asked. */
  position: Generated<string>;
}

export interface AssistantTables {
  assistantConversations: AssistantConversationsTable;
  assistantTurns: AssistantTurnsTable;
}
