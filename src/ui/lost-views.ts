type Renewal = { failures: number; renew: () => void };
const renewals = new WeakMap<Error, Renewal>();

/** Remembers with an error how what it kept away is asked for again. */
export function keepRenewal(error: Error, renewal: Renewal): Error {
  renewals.set(error, renewal);
  return error;
}

/**
 * Lets what could not be fetched be asked for again.
 * @returns how often it failed so far; 0 where the error was of another kind
 */
export function renewView(error: Error): number {
  const renewal = renewals.get(error);
  renewal?.renew();
  return renewal?.failures ?? 0;
}

/** Loads the page anew if it would come: an own page in place of ours would be the worse of the two. */
export async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch(window.location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.ok) window.location.reload();
}
