/** HTML that is already escaped. */
export type Markup = { markup: string };
type Part = Markup | string | number | readonly Markup[] | null;

/** Template tag that escapes inserted texts; null inserts nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, index) => text + inserted(parts[index] ?? null)).join("") };
}

function inserted(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
