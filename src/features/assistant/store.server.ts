import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  type Answer,
  answer,
  type Conversation,
  type ConversationHead,
  type QuestionInput,
  type Turn,
} from "./schema.ts";

/** Of older ones the oldest go. */
const mostConversations = 100;
const mostTurns = 200;
const longestTitle = 80;

type Row = { id: string; question: string; askedDate: Date; answer: unknown };

const toTurn = ({ askedDate, ...row }: Row): Turn => ({
  ...row,
  askedDate: askedDate.toISOString(),
  // What an older version of the product wrote may have another shape: then it can be asked again.
  answer: answer.safeParse(row.answer).data ?? null,
});

/** A farmer's conversations, the one last asked in first. */
export async function listConversations(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<ConversationHead[]> {
  const rows = await db
    .selectFrom("assistantConversations")
    .select(["id", "title", "askedDate"])
    .where("uid", "=", uid)
    .orderBy("askedDate", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ askedDate, ...row }) => ({ ...row, askedDate: askedDate.toISOString() }));
}

/** One of a farmer's conversations with all that was asked in it, or null. */
export async function getConversation(
  db: Kysely<Tables>,
  { uid, conversationId }: { uid: string; conversationId: string },
): Promise<Conversation | null> {
  const head = await db
    .selectFrom("assistantConversations")
    .select(["id", "title", "askedDate"])
    .where("id", "=", conversationId)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!head) return null;
  const rows = await db
    .selectFrom("assistantTurns")
    .select(["id", "question", "askedDate", "answer"])
    .where("conversationId", "=", conversationId)
    .orderBy("position")
    .execute();
  return { ...head, askedDate: head.askedDate.toISOString(), turns: rows.map(toTurn) };
}

/** Everything that a farmer asked, for their own copy. */
export async function listOwnConversations(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<Conversation[]> {
  const heads = await listConversations(db, { uid });
  const whole = heads.map(({ id }) => getConversation(db, { uid, conversationId: id }));
  return (await Promise.all(whole)).filter((each) => each !== null);
}

/** The question as it is kept, one that was sent before as it was then. */
async function keepTurn(
  change: Kysely<Tables>,
  { input, now }: { input: QuestionInput; now: Date },
): Promise<Turn> {
  await change
    .insertInto("assistantTurns")
    .values({
      id: input.id,
      conversationId: input.conversationId,
      question: input.text,
      askedDate: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const row = await change
    .selectFrom("assistantTurns")
    .select(["id", "question", "askedDate", "answer"])
    .where("id", "=", input.id)
    .where("conversationId", "=", input.conversationId)
    .executeTakeFirst();
  if (!row) throw new AppError("conflict", "This id belongs to another question");
  return toTurn(row);
}

const removeOld = (change: Kysely<Tables>, uid: string) =>
  change
    .deleteFrom("assistantConversations")
    .where("uid", "=", uid)
    .where("id", "not in", (inner) =>
      inner
        .selectFrom("assistantConversations")
        .select("id")
        .where("uid", "=", uid)
        .orderBy("askedDate", "desc")
        .limit(mostConversations),
    )
    .execute();

const removeOldTurns = (change: Kysely<Tables>, conversationId: string) =>
  change
    .deleteFrom("assistantTurns")
    .where("conversationId", "=", conversationId)
    .where("id", "not in", (inner) =>
      inner
        .selectFrom("assistantTurns")
        .select("id")
        .where("conversationId", "=", conversationId)
        .orderBy("position", "desc")
        .limit(mostTurns),
    )
    .execute();

/**
 * Keeps a question before anything answers it, with its conversation if that is new. Sent again it is found,
 * with the answer that it has.
 * @returns the question, and what was asked and answered before it
 * @throws AppError conflict when an id is somebody else's, or another question's
 */
export async function insertQuestion(
  db: Kysely<Tables>,
  { uid, input, now }: { uid: string; input: QuestionInput; now: Date },
): Promise<{ turn: Turn; before: Turn[] }> {
  const { conversationId } = input;
  return db.transaction().execute(async (change) => {
    const [firstLine = ""] = input.text.split("\n");
    const owned = await change
      .insertInto("assistantConversations")
      .values({
        id: conversationId,
        uid,
        title: [...firstLine].slice(0, longestTitle).join(""),
        createdDate: now,
        askedDate: now,
      })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ askedDate: now })
          .where(sql<boolean>`"assistantConversations".uid = ${uid}`),
      )
      .returning("id")
      .executeTakeFirst();
    if (!owned) throw new AppError("conflict", "This id belongs to another conversation");
    const turn = await keepTurn(change, { input, now });
    await removeOldTurns(change, conversationId);
    await removeOld(change, uid);
    const whole = await getConversation(change, { uid, conversationId });
    const turns = whole?.turns ?? [];
    return {
      turn,
      before: turns.slice(
        0,
        turns.findIndex(({ id }) => id === turn.id),
      ),
    };
  });
}

/**
 * Keeps an answer at its question; one whose conversation was deleted meanwhile goes nowhere, and so does a
 * stopped one where there is another.
 */
export async function updateAnswer(
  db: Kysely<Tables>,
  given: { uid: string; turnId: string; answer: Answer; now: Date },
): Promise<void> {
  await db
    .updateTable("assistantTurns")
    .set({ answer: JSON.stringify(given.answer), answeredDate: given.now })
    .where("id", "=", given.turnId)
    .where("conversationId", "in", (inner) =>
      inner.selectFrom("assistantConversations").select("id").where("uid", "=", given.uid),
    )
    .$if(given.answer.notes.includes("stopped"), (query) => query.where("answer", "is", null))
    .execute();
}

/** Deletes a conversation; one that is not there needs nothing more. */
export async function removeConversation(
  db: Kysely<Tables>,
  { uid, conversationId }: { uid: string; conversationId: string },
): Promise<void> {
  await db
    .deleteFrom("assistantConversations")
    .where("id", "=", conversationId)
    .where("uid", "=", uid)
    .execute();
}
