const gone = "…";
/** Long enough to find a fault by, in characters. */
const longest = 200;

/** What stands in quotation marks; where they do not close, the rest of the line. An apostrophe inside a word is none. */
const quoted =
  /"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|‘[^’]*(?:’|$)|(?<![A-Za-z])'.*?(?:'(?![A-Za-z])|$)/g;
/** An address, a path, a mail address, a number, a word in another script than messages of programs are written in. */
const personal = /[@/\\\d]|[^ -~…]|%[0-9a-f]{2}/i;
/** So long are tokens, not words. */
const tokenLike = /[\w-]{24,}/;

/** The number by which React names an error in production; its words stand at an address. */
const reactError = /^Minified React error #\d{1,3}\b/;

/**
 * Returns an error message without personal data, safe to send: quotes, and words that could be names, numbers,
 * tokens or addresses, are removed.
 */
export function scrubMessage(message: string): string {
  const known = reactError.exec(message);
  if (known) return known[0];
  const [line = ""] = message.split(/[\r\n\u2028\u2029]/);
  const words = line
    .replaceAll(quoted, gone)
    .split(/\s+/)
    .map((word) => (personal.test(word) || tokenLike.test(word) ? gone : word));
  return words
    .filter((word, index) => word !== "" && (word !== gone || words[index - 1] !== gone))
    .join(" ")
    .slice(0, longest);
}
