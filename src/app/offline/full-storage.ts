import { t } from "@lingui/core/macro";

/** What was only kept to be seen again goes before anything that a farmer has written. */
export async function makeRoom(): Promise<void> {
  if ("caches" in window) await caches.delete("pictures");
}

/** What to do about a device that has no room for what is written on it. */
export function wordFullStorage(): string {
  return t`The storage of this device is full. Free some of it: old photos, videos or apps. Until then what you write is only saved while there is a signal.`;
}
