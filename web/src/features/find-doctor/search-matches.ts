/** Something the search can lead to: a doctor's page, or the doctors of a specialty. */
export type SearchTarget = { id: string; to: string; title: string; detail: string; portrait: string | null };

/** So many suggestions are shown at once. */
const shown = 6;

/** The targets that fit what was typed: those whose title begins with it first; nothing typed, nothing found. */
export function searchMatches(targets: readonly SearchTarget[], typed: string): SearchTarget[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const ranked = targets.flatMap((target) => {
    const rank = rankOf(target, wanted);
    return rank === null ? [] : [{ target, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ target }) => target);
}

/** 0: a word of the title begins so; 1: a word of the detail; 2: it stands within the title. */
function rankOf({ title, detail }: SearchTarget, wanted: string): number | null {
  const name = plain(title);
  if (startsAWord(name, wanted)) return 0;
  if (startsAWord(plain(detail), wanted)) return 1;
  return name.includes(wanted) ? 2 : null;
}

function startsAWord(text: string, wanted: string): boolean {
  return ` ${text}`.includes(` ${wanted}`);
}

/** Without accents, case, and the signs between words: "Évora" is found by "evora". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLocaleLowerCase("en")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
