/** Safe HTML; create it by the tag `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template tag that escapes its values unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((string, at) => string + (at < parts.length ? spell(parts[at]) : "")).join(""));
}

function spell(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(spell).join("");
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
