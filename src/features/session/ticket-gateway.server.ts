import { randomBytes } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** The library's calls that make a session after a check of ours, told by a ticket that only this process gives out. */
export const passkeyPath = "/sign-in/passkey";
export const phonePath = "/sign-in/phone";
export type TicketPath = typeof passkeyPath | typeof phonePath;

export type Tickets = {
  /** Lets one account past, once and at once. */
  give(uid: string): string;
  take(ticket: string): string | null;
};

export function openTickets(): Tickets {
  const tickets = new Map<string, string>();
  return {
    give(uid) {
      const ticket = randomBytes(24).toString("base64url");
      tickets.set(ticket, uid);
      return ticket;
    },
    take(ticket) {
      const uid = tickets.get(ticket) ?? null;
      tickets.delete(ticket);
      return uid;
    },
  };
}

/** Makes a session after our own check, with the cookies, the lifetime and the hooks of all others. */
export function ticketPlugin(tickets: Tickets) {
  const makeEndpoint = (path: TicketPath) =>
    createAuthEndpoint(
      path,
      { method: "POST", body: z.object({ ticket: z.string() }) },
      async (ctx) => {
        const uid = tickets.take(ctx.body.ticket);
        const user = uid === null ? null : await ctx.context.internalAdapter.findUserById(uid);
        if (!user) throw new APIError("UNAUTHORIZED", { message: "Nobody was let past" });
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ signedIn: true });
      },
    );
  return {
    id: "urvara-ticket",
    endpoints: { signInPasskey: makeEndpoint(passkeyPath), signInPhone: makeEndpoint(phonePath) },
  } satisfies BetterAuthPlugin;
}
