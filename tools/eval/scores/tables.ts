// The second implementation: each rule once more, as a table read off its publication. It knows nothing of domain/src/health/assessment, and must not.
type Raw = Readonly<Record<string, readonly (boolean | number | string)[]>>;

/** A level and its number; `U` where an area cannot be assessed. */
export type Reported = { level: "low" | "medium" | "high" | "very_high" | "U"; number: number | null };

/** From the first line on whose limit is reached; lines go downwards. */
type Steps<T> = readonly (readonly [from: number, T])[];

const nothing: Reported = { level: "U", number: null };

function pick<T>(value: number, steps: Steps<T>): T {
  const line = steps.find(([from]) => value >= from) ?? steps.at(-1);
  if (!line) throw new Error("A table without lines");
  return line[1];
}

/** The one answer of a question, or undefined. */
const one = (raw: Raw, name: string) => (raw[name]?.length === 1 ? raw[name][0] : undefined);

/** The value as a number of this range; undefined for anything else. */
function within(raw: Raw, name: string, [least, most, isWhole = false]: readonly [number, number, boolean?]) {
  const value = one(raw, name);
  const number =
    typeof value === "boolean" || value === undefined || value === "" ? Number.NaN : Number(value);
  if (!(number >= least) || !(number <= most)) return;
  return isWhole && number % 1 !== 0 ? undefined : number;
}

const yes = (raw: Raw, name: string) => {
  const value = one(raw, name);
  return typeof value === "boolean" ? value : undefined;
};

/** Cut to one digit, as both programs show it. */
const cut = (value: number) => Math.trunc((value + 1e-10) * 10) / 10;

/** Age of an adult, or undefined. */
const adult = (raw: Raw) => within(raw, "age", [18, 130, true]);
const man = (raw: Raw) => one(raw, "sex") === "male";
const woman = (raw: Raw) => one(raw, "sex") === "female";

/** Whether a body's weight says anything: of a woman, or somebody of unknown sex, up to 55 it does without a pregnancy only. */
function bodyCounts(raw: Raw): boolean {
  const age = adult(raw);
  if (age === undefined) return false;
  return man(raw) || age > 55 || yes(raw, "pregnant") === false;
}

function index(raw: Raw): number | undefined {
  const [cm, kg] = [within(raw, "height", [100, 250]), within(raw, "weight-kg", [25, 400])];
  return cm === undefined || kg === undefined ? undefined : (kg * 10_000) / (cm * cm);
}

/** Kroenke 2003, 2007 and 2009, Spitzer 2006. */
function scale(raw: Raw, name: string, count: number, wording: string): Reported {
  const read = one(raw, wording);
  if (adult(raw) === undefined || read === undefined || read === "none") return nothing;
  const names = Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);
  const isGiven = (item: string) => (raw[item]?.length ?? 0) > 0;
  const points = names.filter(isGiven).map((item) => within(raw, item, [0, 3, true]));
  const sum = points.reduce<number>((total, value) => total + (value ?? Number.NaN), 0);
  if (Number.isNaN(sum)) return nothing;
  const isScreen = isGiven(`${name}-1`) && isGiven(`${name}-2`) && points.length === 2;
  if (isScreen && sum <= 2) return { level: "low", number: sum };
  if (points.length !== count) return nothing;
  return {
    level: pick<Reported["level"]>(sum, [
      [15, "very_high"],
      [10, "high"],
      [5, "medium"],
      [0, "low"],
    ]),
    number: sum,
  };
}

/** Lindström and Tuomilehto, Diabetes Care 2003. */
function diabetes(raw: Raw): Reported {
  const age = adult(raw);
  const [bmi, waist] = [index(raw), within(raw, "waist", [40, 250])];
  const facts = ["moves-daily", "greens-daily", "pressure-medicine", "high-glucose"].map((name) =>
    yes(raw, name),
  );
  const kin = one(raw, "relatives");
  const ofKin = { none: 0, distant: 3, close: 5 }[String(kin)];
  const isOutside = yes(raw, "has-diabetes") !== false || (!man(raw) && !woman(raw)) || !bodyCounts(raw);
  if (isOutside || age === undefined || bmi === undefined || waist === undefined) return nothing;
  if (facts.includes(undefined) || ofKin === undefined) return nothing;
  const [moves, greens, medicine, glucose] = facts;
  const over = waist - (man(raw) ? 102 : 88);
  const sum =
    pick(age, [
      [65, 4],
      [55, 3],
      [45, 2],
      [0, 0],
    ]) +
    (bmi > 30
      ? 3
      : pick(bmi, [
          [25, 1],
          [0, 0],
        ])) +
    (over > 0
      ? 4
      : pick(over, [
          [-8, 3],
          [-999, 0],
        ])) +
    [moves ? 0 : 2, greens ? 0 : 1, medicine ? 2 : 0, glucose ? 5 : 0].reduce((a, b) => a + b) +
    ofKin;
  return {
    level: pick<Reported["level"]>(sum, [
      [21, "very_high"],
      [15, "high"],
      [7, "medium"],
      [0, "low"],
    ]),
    number: sum,
  };
}

/** D'Agostino et al., Circulation 2008: as a product of powers, not as a sum of logarithms. */
function heart(raw: Raw): Reported {
  const age = within(raw, "age", [30, 74, true]);
  const [bmi, pressure] = [index(raw), within(raw, "systolic", [90, 200])];
  const [isTreated, isDiabetic, isIll] = ["pressure-medicine", "has-diabetes", "has-heart-disease"].map(
    (name) => yes(raw, name),
  );
  const smoking = { never: 0, former: 0, "some-days": 1, daily: 1 }[String(one(raw, "smoking"))];
  if (isIll !== false || (!man(raw) && !woman(raw)) || !bodyCounts(raw) || smoking === undefined)
    return nothing;
  if (age === undefined || bmi === undefined || bmi < 15 || bmi > 50 || pressure === undefined)
    return nothing;
  if (isTreated === undefined || isDiabetic === undefined) return nothing;
  const hazard = man(raw)
    ? age ** 3.11296 *
      bmi ** 0.79277 *
      pressure ** (isTreated ? 1.92672 : 1.85508) *
      Math.E ** (0.70953 * smoking + (isDiabetic ? 0.5316 : 0) - 23.9388)
    : age ** 2.72107 *
      bmi ** 0.51125 *
      pressure ** (isTreated ? 2.88267 : 2.81291) *
      Math.E ** (0.61868 * smoking + (isDiabetic ? 0.77763 : 0) - 26.0145);
  const percent = 100 - 100 * (man(raw) ? 0.88431 : 0.94833) ** hazard;
  return {
    level: pick<Reported["level"]>(percent, [
      [20, "very_high"],
      [10, "high"],
      [5, "medium"],
      [0, "low"],
    ]),
    number: cut(percent),
  };
}

/** WHO, Technical Report Series 894 (2000); NHLBI 1998, table of weight and waist; WHO 2008 for 94 and 80 cm. */
function weight(raw: Raw): Reported {
  const bmi = index(raw);
  const waist = within(raw, "waist", [40, 250]);
  const isWaistWrong = (raw["waist"]?.length ?? 0) > 0 && waist === undefined;
  if (!bodyCounts(raw) || bmi === undefined || isWaistWrong) return nothing;
  const [some, many] = man(raw) ? [94, 102] : woman(raw) ? [80, 88] : [Infinity, Infinity];
  const isWide = (waist ?? 0) > many;
  const isSomewhatWide = (waist ?? 0) >= some;
  const level = pick<Reported["level"]>(bmi, [
    [35, "very_high"],
    [30, isWide ? "very_high" : "high"],
    [25, isWide ? "high" : "medium"],
    [18.5, isSomewhatWide ? "medium" : "low"],
    [17, "medium"],
    [16, "high"],
    [0, "very_high"],
  ]);
  return { level, number: cut(bmi) };
}

/** Bull et al., 2020: 150 minutes, of which each vigorous one counts two. */
function activity(raw: Raw): Reported {
  const range = [0, 6720] as const;
  const [some, much] = [within(raw, "moderate-minutes", range), within(raw, "vigorous-minutes", range)];
  if (adult(raw) === undefined || some === undefined || much === undefined || some + much > 6720)
    return nothing;
  const minutes = Math.trunc(some + much + much);
  return {
    level: pick<Reported["level"]>(minutes, [
      [150, "low"],
      [75, "medium"],
      [0, "high"],
    ]),
    number: minutes,
  };
}

/** Heatherton et al., 1989. */
function tobacco(raw: Raw): Reported {
  const habit = String(one(raw, "smoking"));
  if (adult(raw) === undefined) return nothing;
  if (habit === "never" || habit === "former") return { level: "low", number: null };
  if (habit === "some-days") return { level: "medium", number: null };
  const count = within(raw, "cigarettes", [1, 150]);
  const first = within(raw, "first-cigarette", [0, 1440]);
  if (habit !== "daily" || count === undefined || first === undefined) return nothing;
  const sum =
    pick(count, [
      [31, 3],
      [21, 2],
      [11, 1],
      [0, 0],
    ]) +
    pick(-first, [
      [-5, 3],
      [-30, 2],
      [-60, 1],
      [-9999, 0],
    ]);
  return {
    level: pick<Reported["level"]>(sum, [
      [5, "very_high"],
      [2, "high"],
      [0, "medium"],
    ]),
    number: sum,
  };
}

/** Docs/health-assessment.md, alcohol: 100 g a week (Wood 2018), then 40/60 and 20/40 g a day (WHO 2000). */
function alcohol(raw: Raw): Reported {
  const age = adult(raw);
  const days = within(raw, "alcohol-days", [0, 7, true]);
  if (age === undefined || days === undefined) return nothing;
  const drinks = days === 0 ? 0 : within(raw, "alcohol-drinks", [0.5, 50]);
  if (drinks === undefined) return nothing;
  const grams = (days * Math.round(100 * drinks)) / 10;
  const order = ["low", "medium", "high", "very_high"] as const;
  const aDay = grams / 7;
  const limit = man(raw) ? 2 : 1;
  const byAmount = aDay > 40 + (limit - 1) * 20 ? 3 : aDay > 20 * limit ? 2 : grams > 100 ? 1 : 0;
  const byOccasion = drinks >= 6 ? 1 : 0;
  const byPregnancy = !man(raw) && age <= 55 && yes(raw, "pregnant") === true && grams > 0 ? 2 : 0;
  const level = order[Math.max(byAmount, byOccasion, byPregnancy)] ?? "U";
  return { level, number: Math.trunc(grams) };
}

/** Docs/health-assessment.md, sleep; hours of Hirshkowitz et al., 2015. */
function sleep(raw: Raw): Reported {
  const age = adult(raw);
  const hours = within(raw, "sleep-hours", [0, 24]);
  const [nights, tired] = ["sleep-nights", "sleep-tired"].map((name) => within(raw, name, [0, 2, true]));
  if (age === undefined || hours === undefined || nights === undefined || tired === undefined) return nothing;
  const longest = age > 64 ? 8 : 9;
  const isGood = hours >= 7 && hours <= longest;
  const isNear = hours >= 6 && hours <= longest + 1;
  const sum = (isGood ? 0 : isNear ? 1 : 2) + nights + tired;
  return {
    level: pick<Reported["level"]>(sum, [
      [6, "very_high"],
      [4, "high"],
      [2, "medium"],
      [0, "low"],
    ]),
    number: sum,
  };
}

/** Docs/health-assessment.md, nutrition. */
function nutrition(raw: Raw): Reported {
  const points = ["greens", "sweet-drinks", "salt", "processed"].map((name) =>
    within(raw, name, [0, 3, true]),
  );
  if (adult(raw) === undefined || points.includes(undefined)) return nothing;
  const sum = points.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    level: pick<Reported["level"]>(sum, [
      [8, "high"],
      [4, "medium"],
      [0, "low"],
    ]),
    number: sum,
  };
}

/** An independent implementation of each area's score, written as tables, by area. Must not import the product's own. */
export const tables: Readonly<Record<string, (raw: Raw) => Reported>> = {
  mood: (raw) => scale(raw, "phq8", 8, "mood-language"),
  anxiety: (raw) => scale(raw, "gad7", 7, "anxiety-language"),
  diabetes,
  heart,
  weight,
  activity,
  tobacco,
  alcohol,
  sleep,
  nutrition,
};
