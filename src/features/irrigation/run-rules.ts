/** Hours and minutes of a run, to 5 minutes from half an hour on, as valves are turned by the clock. */
export function splitMinutes(minutes: number): { hours: number; minutes: number } {
  const step = minutes < 30 ? 1 : 5;
  const rounded = Math.max(step, Math.round(minutes / step) * step);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}
