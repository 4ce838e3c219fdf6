/** RFC 2606 keeps this ending free for good: no mail can ever arrive there. */
const ending = "@phone.invalid";

/** What stands for the e-mail address of an account that was begun with a phone number. */
export const makeStandInEmail = (uid: string): string => `${uid}${ending}`;

/** Whether an account has told no e-mail address yet. */
export const isStandInEmail = (email: string): boolean => email.endsWith(ending);
