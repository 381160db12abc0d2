/** Paragraphs of a page among which its description is looked for: later ones are about a part of it. */
const paragraphsRead = 5;
/** From so many characters on a paragraph says enough. */
const enough = 45;
/** What search engines show of a description. */
const longest = 160;

/**
 * Returns the meta description of a page from its HTML (`drawn`): of the first paragraphs the first of enough
 * length, else the longest; whole sentences, without those with numbers (times and prices change). Null where
 * it has none.
 */
export function descriptionOf(drawn: string): string | null {
  const main = drawn.slice(drawn.indexOf("<main"));
  const paragraphs = [...main.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].slice(0, paragraphsRead);
  const found = paragraphs.map(([, inner = ""]) => lastingSentences(inner)).filter((text) => text !== "");
  return (
    found.find(({ length }) => length >= enough) ?? found.toSorted((a, b) => b.length - a.length)[0] ?? null
  );
}

/** The sentences at the beginning that hold for longer than a day, as HTML that is safe in an attribute. */
function lastingSentences(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .replace(/\s+/g, " ")
    .trim();
  let taken = "";
  for (const [sentence] of text.matchAll(/[^.!?؟]+[.!?؟]+(?=\s|$)/g)) {
    if (/\p{N}/u.test(sentence) || taken.length + sentence.length > longest) break;
    taken += sentence;
  }
  return taken.trim();
}
