const hourInMs = 60 * 60 * 1000;
const mostHoursOff = 3;

/** By how many hours the device's clock is before (or, below zero, behind) the server's; 0 within a few. */
export function getHoursOff(serverDate: string | null, now: number): number {
  const server = Date.parse(serverDate ?? "");
  const hours = Math.round((now - server) / hourInMs);
  return Math.abs(hours) >= mostHoursOff ? hours : 0;
}

let hoursOff = 0;
const listeners = new Set<() => void>();

/** Takes in when the server says that it has answered. */
export function hearServerDate(serverDate: string | null): void {
  const heard = getHoursOff(serverDate, Date.now());
  if (heard === hoursOff) return;
  hoursOff = heard;
  for (const listener of listeners) listener();
}

/** How far off the device's clock is, by the last answer. */
export const serverClock = {
  read: () => hoursOff,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
