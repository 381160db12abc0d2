/** The first part of a name as a greeting writes it: one that was typed in small letters begins with a capital. */
export function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  if (first !== first.toLocaleLowerCase()) return first;
  const [initial = "", ...rest] = first;
  return initial.toLocaleUpperCase() + rest.join("");
}
