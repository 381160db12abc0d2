/** The languages of the interface. */
export const locales = ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"] as const;
/** A language of the interface (BCP 47). */
export type Locale = (typeof locales)[number];

const rightToLeft: ReadonlySet<Locale> = new Set(["ar"]);

/** The name of each language in that language. */
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

/** Returns the writing direction of a language. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return rightToLeft.has(locale) ? "rtl" : "ltr";
}

/** Returns what stands between the items of a list in a language, with its space: the comma of Arabic is its own. */
export function listSeparator(locale: Locale): string {
  return locale === "ar" ? "، " : ", ";
}

/** Returns the text as a locale, whatever its case; undefined where it is none of ours: `pt-PT` is none. */
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

/**
 * Returns the language of a page, answer or mail (D.51): the person's choice, else the browser's best match, else
 * the clinic's, else English.
 */
export function negotiateLocale({ chosen, accepted, clinic }: Wishes): Locale {
  return requestedLocale({ chosen, accepted, clinic }) ?? asLocale(clinic) ?? "en";
}

/**
 * Returns the language that a request asks for: a valid choice, else the browser's best match, in which a
 * bare `pt` gets the clinic's own variant; undefined where neither is ours.
 */
export function requestedLocale({ chosen, accepted, clinic }: Wishes): Locale | undefined {
  return asLocale(chosen) ?? bestMatch(accepted ?? "", asLocale(clinic));
}

/** RFC 9110 quality order; `pt-PT` matches `pt`, `pt-BR` before `pt`; a bare `pt` gets the clinic's own variant. */
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
