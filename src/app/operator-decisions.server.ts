import { z } from "zod";
import { reportKinds } from "#src/features/blogs/report-schema.ts";
import {
  hideTarget,
  restoreTarget,
  upholdTarget,
} from "#src/features/blogs/report-store.server.ts";
import { blogsTopic } from "#src/features/blogs/schema.ts";
import {
  hideProduct,
  restoreProduct,
  upholdProduct,
} from "#src/features/marketplace/report-store.server.ts";
import { productId, productsTopic } from "#src/features/marketplace/schema.ts";
import { listHidings } from "#src/features/moderation/queue-store.server.ts";
import { updateSettled } from "#src/features/moderation/store.server.ts";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import {
  answerDone,
  type OperatorAnswer,
  type OperatorParts,
  readReason,
} from "./operator-parts.server.ts";

export const decisions = ["hide", "restore", "uphold", "settle"] as const;
export type Decision = (typeof decisions)[number];

const target = z.union([
  z.tuple([z.enum(reportKinds), z.uuid().transform((id) => id.toLowerCase())]),
  z.tuple([z.literal("product"), z.string().toLowerCase().pipe(productId)]),
]);
type Target = z.infer<typeof target>;

const ofProduct = { hide: hideProduct, restore: restoreProduct, uphold: upholdProduct };
const ofTarget = { hide: hideTarget, restore: restoreTarget, uphold: upholdTarget };

/** Carries out what was decided and tells the browsers. @returns whether readers see anything else now */
async function change(
  { db, live, now, newId }: OperatorParts,
  decision: Exclude<Decision, "settle">,
  [kind, id]: Target,
): Promise<boolean> {
  const given = { now: now(), newId };
  const isProduct = kind === "product";
  const { event, toldUid } = isProduct
    ? await ofProduct[decision](db, { id, ...given, today: getLocalDay(given.now) })
    : await ofTarget[decision](db, { target: { kind, id }, ...given });
  if (event) await live.publish(isProduct ? productsTopic : blogsTopic, event, { to: "all" });
  if (toldUid) await announceNotifications({ live }, [toldUid]);
  return event !== null;
}

/** Finds nothing wrong with what was reported and is shown to all. */
async function settle({ db, now }: OperatorParts, [kind, id]: Target): Promise<string> {
  const isHidden = (await listHidings(db)).some((one) => one.kind === kind && one.targetId === id);
  if (isHidden) throw new AppError("conflict", "It is hidden: restore or uphold it");
  const count = await updateSettled(db, {
    target: { kind, id },
    isUnfounded: true,
    now: now(),
  });
  return `${count === 1 ? "1 report" : `${count} reports`} of the ${kind} ${id} settled as unfounded.`;
}

async function carryOut(parts: OperatorParts, decision: Decision, chosen: Target): Promise<string> {
  if (decision === "settle") return settle(parts, chosen);
  const isChanged = await change(parts, decision, chosen);
  const name = `The ${chosen.join(" ")}`;
  if (decision === "uphold") return `${name} stays hidden.`;
  const state = decision === "hide" ? "hidden from everybody" : "shown";
  return isChanged ? `${name} is ${state} now.` : `${name} was ${state} before.`;
}

/**
 * Decides of one thing, and notes why.
 * @returns null when it is not understood
 */
export async function decide(
  parts: OperatorParts,
  decision: Decision,
  args: readonly string[],
): Promise<OperatorAnswer | null> {
  const parsed = target.safeParse(args.slice(0, 2));
  const reason = readReason(args.slice(2));
  if (!parsed.success || reason === "") return null;
  const name = parsed.data.join(" ");
  try {
    const text = await carryOut(parts, decision, parsed.data);
    return await answerDone(parts, { command: decision, target: name, reason, text });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const text = error.code === "not-found" ? `There is no ${name}.` : `${error.message}.`;
    return { text: `${text}\n`, exitCode: 1 };
  }
}
