import type { Knowledge } from "./knowledge.ts";

/** Lists of one complaint with the same words above them: they read like one question that comes again. */
export function lintAsking({ complaints, groups }: Knowledge): readonly string[] {
  const standing = groups.filter((group) => group.standing).map(({ id }) => id);
  return complaints.flatMap(({ id, redFlags, ask, tell }) => {
    const seen = new Map<string, string>();
    return [...new Set([...redFlags, ...ask, ...tell, ...standing])].flatMap((posed) => {
      const question = groups.find((group) => group.id === posed)?.question;
      if (question === undefined) return [];
      const before = seen.get(question);
      seen.set(question, posed);
      return before === undefined ? [] : [`complaint ${id}: ${before} and ${posed} have the same words`];
    });
  });
}
