import bidiFactory from "bidi-js";
import type * as fontkit from "fontkit";

const bidi = bidiFactory();

/** Part of a line in one font and direction, ready to draw. `font` is an index into the faces. */
export type Run = { text: string; font: number };
type Face = Pick<fontkit.Font, "hasGlyphForCodePoint">;

/** Marks of the Unicode Bidirectional Algorithm, which are never drawn. */
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Wraps numbers, codes and amounts, so that they stay left to right in any line. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Wraps a name, so that its direction does not affect the rest of the line. */
export function isolateDirection(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Splits a line into runs in visual order from left to right (Unicode Annex 9, rules L2 and L4). Each run uses the
 * first of `faces` with its characters. Right-to-left text stays in reading order: the font's shaping reverses it.
 */
export function visualRuns(line: string, direction: "ltr" | "rtl", faces: readonly Face[]): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number; isArabic: boolean })[] = [];
  let index = 0;
  for (const sign of line) {
    const level = levels[index] ?? 0;
    index += sign.length;
    if (marks.test(sign)) continue;
    const last = runs.at(-1);
    const isArabic = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(sign);
    const font = faceOf(sign, last?.font, faces);
    if (last && last.level === level && last.font === font && (last.isArabic === isArabic || isMark(sign)))
      last.text += sign;
    else runs.push({ text: sign, font, level, isArabic });
  }
  const shown = runs.map((run) =>
    run.level % 2 === 1 && !run.isArabic ? { ...run, text: mirrored(run.text) } : run,
  );
  return reordered(shown).map(({ text, font }) => ({ text, font }));
}

/** Vowel signs and joiners belong to the letter before them. */
const isMark = (sign: string) => /\p{Mark}|\u200c|\u200d/u.test(sign);

function faceOf(sign: string, before: number | undefined, faces: readonly Face[]): number {
  const code = sign.codePointAt(0) ?? 0;
  if (before !== undefined && (isMark(sign) || /\s/u.test(sign)) && faces[before]?.hasGlyphForCodePoint(code))
    return before;
  return Math.max(
    faces.findIndex((face) => face.hasGlyphForCodePoint(code)),
    0,
  );
}

function mirrored(text: string): string {
  return Array.from(text)
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join("");
}

/** Rule L2: from the highest level down to the lowest odd one, what lies at that level or above is turned round. */
function reordered<T extends { level: number }>(runs: readonly T[]): T[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}
