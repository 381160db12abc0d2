const gone = "…";
/** Long enough to find a fault by, in characters. */
const longest = 200;

/** Quoted text; an unclosed quotation extends to the end of the line. An apostrophe inside a word is none. */
const quoted =
  /"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|‘[^’]*(?:’|$)|(?<![A-Za-z])'.*?(?:'(?![A-Za-z])|$)/g;
/** An address, a path, a mail address, a number, or a word in a script that program messages do not use. */
const personal = /[@/\\\d]|[^ -~…]|%[0-9a-f]{2}/i;
/** Words this long are tokens. */
const tokenLike = /[\w-]{24,}/;

/** The number that identifies a React error in production; its text is at an address. */
const reactError = /^Minified React error #\d{1,3}\b/;

/**
 * Returns the first line of an error message without personal data, cut to a maximum length and safe to send:
 * quotes, and words that could be names, numbers, tokens or addresses, are removed. Of React's coded errors only
 * the code remains.
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
