/** So many texts are remembered at most, and none that is longer than so: they come from outside. */
const memory = 2_000;
const longestKnown = 300;

/** Memoizes a function of a text for the most recent texts. */
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
