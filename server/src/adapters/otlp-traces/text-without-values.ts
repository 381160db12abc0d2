const mostCharacters = 1_000;

/** Comments; constants in quotes, with backslashes, between dollars, of bits; numbers that are no part of a name or `$1`. */
const values =
  /\/\*[^]*?\*\/|--[^\n]*|\b[ebx]?'(?:[^'\\]|''|\\[^])*(?:'|$)|'(?:[^'\\]|''|\\[^])*(?:'|$)|(\$(?:[a-z_]\w*)?\$)[^]*?(?:\1|$)|(?<![\w$."])\d[\d.]*(?:e[+-]?\d+)?\b/gi;

/**
 * Returns the first 1,000 characters of a statement's text, without comments and with every constant replaced by
 * `?`.
 */
export function textWithoutValues(text: string): string {
  return text
    .replace(values, (found) => (/^(?:\/\*|--)/.test(found) ? " " : "?"))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, mostCharacters);
}
