/** Limits of what is cached, because the texts come from outside: their number, and the length of each in characters. */
const memory = 2_000;
const longestKnown = 300;

/** Memoizes a function for up to 2,000 texts of at most 300 characters. A full cache is cleared; longer texts are never cached. */
export function memoizeRecent<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Found; // it is there, whatever it is
    const found = find(text);
    if (known.size >= memory) known.clear();
    if (text.length <= longestKnown) known.set(text, found);
    return found;
  };
}
