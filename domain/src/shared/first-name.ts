/** Returns the first part of a name for a greeting, with a capital initial. */
export function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  if (first !== first.toLocaleLowerCase()) return first;
  const [initial = "", ...rest] = first;
  return initial.toLocaleUpperCase() + rest.join("");
}
