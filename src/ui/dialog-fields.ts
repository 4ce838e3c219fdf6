/** What tells the fields of a form apart; one that is ticked is one of several by its value. */
export type NamedField = { name: string; label: string; tick: string | null };

/**
 * A name for each field by which it is found again when others came or went: a flow is asked for only where there is
 * a pump. Fields that are named alike are counted.
 */
export function nameFields(fields: readonly NamedField[]): string[] {
  const counts = new Map<string, number>();
  return fields.map(({ name, label, tick }) => {
    const own = JSON.stringify([name || label, tick]);
    const count = counts.get(own) ?? 0;
    counts.set(own, count + 1);
    return `${own} ${count}`;
  });
}
