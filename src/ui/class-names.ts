/** Joins the class names that apply, in order; whatever is empty or false falls away. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
