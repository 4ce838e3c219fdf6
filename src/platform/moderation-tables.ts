import type { Generated } from "kysely";
import type { Moment, MomentOrNone, OrNone } from "./column-types.ts";

type ModeratedKind = "post" | "comment" | "product";

/** What farmers told the operator of, one row for each farmer and thing. */
interface ReportsTable {
  kind: ModeratedKind;
  targetId: string;
  reporterUid: string;
  reason: string;
  words: string;
  reportedDate: Moment;
  /** When the operator decided; from then on it no longer counts towards hiding. */
  settledDate: MomentOrNone;
  /** How much it counts towards hiding; 0 of an account that nobody has to believe. */
  weightPercent: Generated<number>;
  /** Whether the operator found nothing wrong. */
  isUnfounded: Generated<boolean>;
}

/** One time that a thing was taken from everybody but its author; of each thing one is in force at most. */
interface HidingsTable {
  id: string;
  kind: ModeratedKind;
  targetId: string;
  /** None where nobody can be told. */
  authorUid: string | null;
  /** By the operator's own command, not by reports. */
  isByOperator: boolean;
  reason: string;
  hiddenDate: Moment;
  /** What its author says to it, once. */
  appealWords: OrNone<string>;
  appealedDate: MomentOrNone;
  /** What the operator decided since it was hidden or appealed. */
  decision: OrNone<"restored" | "upheld">;
  decidedDate: MomentOrNone;
}

/** What the operator did by a command that changes something. */
interface OperatorActionsTable {
  id: Generated<number>;
  moment: Moment;
  command: string;
  /** What it was done to: `post …`, `account …`; empty where it is of nothing in particular. */
  target: string;
  reason: string;
}

export interface ModerationTables {
  reports: ReportsTable;
  hidings: HidingsTable;
  operatorActions: OperatorActionsTable;
}
