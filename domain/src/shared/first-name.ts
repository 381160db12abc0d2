/**
 * Returns the first part of a name for a greeting; an all-lower-case one gets a capital initial, others stay as
 * written. Empty for an empty name.
 */
export function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  if (first !== first.toLocaleLowerCase()) return first;
  const [initial = "", ...rest] = first;
  return initial.toLocaleUpperCase() + rest.join("");
}
