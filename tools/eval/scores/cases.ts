import { areas } from "@anteroom/domain/health/assessment/areas";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";

type Value = boolean | number | string;
type Draw = () => number;

/** A question with values it may take, those at its limits among them, and what is no answer to it. */
type Drawn = { good: (draw: Draw) => Value; bad: readonly Value[] };

const among = (values: readonly Value[], bad: readonly Value[] = ["?"]): Drawn => ({
  good: (draw) => values[Math.floor(draw() * values.length)] ?? false,
  bad,
});
/** Half of them stand at the limits or next to them. */
const number = (least: number, most: number, limits: readonly number[], digits = 0): Drawn => ({
  good: (draw) => {
    const step = 10 ** -digits;
    const limit = limits[Math.floor(draw() * limits.length)] ?? least;
    const near = limit + step * Math.floor(draw() * 3 - 1);
    const value = draw() < 0.5 ? near : least + draw() * (most - least);
    return Number(Math.max(least, Math.min(most, value)).toFixed(digits));
  },
  bad: [least - 1, most + 100_000, Number.NaN, "much", true],
});
const flag = among([true, false], ["yes", 1]);
const item = among(["0", "1", "2", "3"], ["4", "-1", "1.5", "often", true]);
const three = among(["0", "1", "2"], ["3", "0.5", "?"]);
const items = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}-${at + 1}`, item]));

const questions: Readonly<Record<string, Drawn>> = {
  age: number(10, 95, [17, 18, 29, 30, 44, 45, 54, 55, 56, 64, 65, 74, 75]),
  sex: among(["male", "female", "male", "female", "other"]),
  pregnant: among([false, false, false, true]),
  height: number(150, 195, [160, 170, 180]),
  "weight-kg": number(40, 140, [46.24, 53.465, 72.25, 86.7, 101.15], 2),
  waist: number(60, 130, [80, 88, 94, 102], 1),
  "has-diabetes": among([false, false, false, true]),
  "has-heart-disease": among([false, false, false, true]),
  "pressure-medicine": flag,
  "mood-language": among(["en", "es", "it", "en", "none"], []),
  ...items("phq8", 8),
  "anxiety-language": among(["en", "en", "en", "none"], []),
  ...items("gad7", 7),
  "moves-daily": flag,
  "greens-daily": flag,
  "high-glucose": flag,
  relatives: among(["none", "distant", "close"]),
  systolic: number(95, 195, [90, 120, 140, 200]),
  "moderate-minutes": number(0, 400, [0, 74, 75, 149, 150]),
  "vigorous-minutes": number(0, 100, [0, 37, 38, 75]),
  smoking: among(["never", "former", "some-days", "daily", "daily", "daily", "daily"]),
  cigarettes: number(1, 45, [10, 11, 20, 21, 30, 31]),
  "first-cigarette": number(0, 120, [5, 6, 30, 31, 60, 61]),
  "alcohol-days": number(0, 7, [0, 1, 7]),
  "alcohol-drinks": number(1, 10, [2, 4, 6], 1),
  "sleep-hours": number(4, 11, [6, 7, 8, 9, 10], 1),
  "sleep-nights": three,
  "sleep-tired": three,
  greens: item,
  "sweet-drinks": item,
  salt: item,
  processed: item,
};

/** How often a question is left open, and how often it has something that is no answer to it. */
const shares = { missing: 0.02, invalid: 0.02 };

/**
 * Generates the answers of one person; the same for the same seed. Some have only the short form of the two scales, and about 2 % each are
 * missing or invalid.
 */
export function generateAnswers(seed: number): Answers {
  const draw = drawing(seed);
  const low = draw() < 0.3;
  const entries = Object.entries(questions).map(([name, { good, bad }]): [string, readonly Value[]] => {
    const luck = draw();
    const value = good(draw);
    if (low && /^(phq8|gad7)-/.test(name))
      return [name, /-[12]$/.test(name) ? [String(Math.floor(draw() * 3))] : []];
    if (luck < shares.missing) return [name, []];
    const wrong = bad[Math.floor(draw() * bad.length)];
    return [name, luck < shares.missing + shares.invalid && wrong !== undefined ? [wrong] : [value]];
  });
  return { areas: [...areas], ...Object.fromEntries(entries) };
}

/** Numbers from 0 to 1 by the generator mulberry32. */
function drawing(seed: number): Draw {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
