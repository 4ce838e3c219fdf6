import { formatPhone } from "#src/shared/phone.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import type { SessionUser } from "./schema.ts";

/** Whether nobody else can claim the account by its address: it is proven, or a number stands for it. */
export const hasProvenAddress = (account: { email: string; emailVerified: boolean }): boolean =>
  account.emailVerified || isStandInEmail(account.email);

/** What an account is known by to its own farmer: the address, or the number in place of one. */
export const getAccountAddress = ({
  email,
  phoneNumber,
}: Pick<SessionUser, "email" | "phoneNumber">): string =>
  isStandInEmail(email) ? formatPhone(phoneNumber ?? "") : email;
