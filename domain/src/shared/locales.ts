/** The languages of the interface. */
export const locales = ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"] as const;
export type Locale = (typeof locales)[number];

const rightToLeft: ReadonlySet<Locale> = new Set(["ar"]);

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  pt: "Português",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  es: "Español",
  "es-CL": "Español (Chile)",
  fr: "Français",
  ar: "العربية",
};

/** The direction in which a language is written. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return rightToLeft.has(locale) ? "rtl" : "ltr";
}

/** The language this text names, or undefined. */
export function asLocale(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.toLowerCase() === text?.toLowerCase());
}

type Wishes = {
  /** The cookie `lang`: the person's own choice. */
  chosen?: string | undefined;
  /** The header `Accept-Language`. */
  accepted?: string | undefined;
  /** The clinic's language. */
  clinic?: string | undefined;
};

/** The language of a page, answer or mail (D.51): own choice, then the browser's best match, then the clinic's, then English. */
export function negotiateLocale({ chosen, accepted, clinic }: Wishes): Locale {
  return requestedLocale({ chosen, accepted, clinic }) ?? asLocale(clinic) ?? "en";
}

/** The language that a request itself asks for; undefined where it asks for none of ours. */
export function requestedLocale({ chosen, accepted, clinic }: Wishes): Locale | undefined {
  return asLocale(chosen) ?? bestMatch(accepted ?? "", asLocale(clinic));
}

/** RFC 9110 quality order; `pt-PT` is satisfied by `pt`, `pt-BR` before `pt`; a bare `pt` takes the clinic's own variant. */
function bestMatch(header: string, clinic: Locale | undefined): Locale | undefined {
  const wishes = header
    .split(",")
    .map((part, index) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag, index, quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wishes) {
    const base = tag.split("-")[0];
    const isBare = base === tag;
    if (isBare && clinic?.split("-")[0] === base?.toLowerCase()) return clinic;
    const match = asLocale(tag) ?? asLocale(base);
    if (match) return match;
  }
  return undefined;
}
