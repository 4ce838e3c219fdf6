import type { Generated } from "kysely";
import type { Json, Moment, MomentOrNone, OrNone } from "./column-types.ts";

interface NoticeChoicesTable {
  uid: string;
  choices: Json<unknown>;
}

/** Where a browser that is signed in can be reached while it is closed. */
interface PushSubscriptionsTable {
  id: string;
  uid: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  addedDate: Moment;
}

/** One notice on one way to one target. */
interface DeliveriesTable {
  noticeId: string;
  way: "push" | "email" | "sms";
  target: string;
  tries: Generated<number>;
  dueDate: Moment;
  doneDate: MomentOrNone;
  outcome: OrNone<DeliveryOutcome>;
}

/** When the plan of a farmer's day was last looked at for what it brings. */
interface DayLooksTable {
  uid: string;
  lookedDate: Moment;
}

/** How a delivery ended: not needed when it was read, is over or no longer wanted before it could be sent. */
export type DeliveryOutcome = "sent" | "not-needed" | "too-late" | "gone" | "refused";

export interface DeliveryTables {
  noticeChoices: NoticeChoicesTable;
  pushSubscriptions: PushSubscriptionsTable;
  deliveries: DeliveriesTable;
  dayLooks: DayLooksTable;
}
