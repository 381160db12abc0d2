import type { RuleReason } from "./judge-urgency.ts";
import { compareUrgency, type Condition, type UrgencyRule } from "./knowledge.ts";
import type { Known } from "./known.ts";
import { isBackground, type PreparedKnowledge } from "./prepare.ts";
import { ageGroupOf, fullBaseRate, type Person } from "./prior.ts";
import type { RankedCondition } from "./rank-conditions.ts";

/** Returns whether a condition can wait for days or be treated at home. */
const isHarmless = ({ urgency }: Condition) => compareUrgency(urgency, "within-hours") > 0;

/**
 * A danger that no sign points to precedes those with a sign when its share is at least `leastAhead` and it is
 * `muchLikelier` times likelier, both as ranked and by its full base rate.
 */
const muchLikelier = 3;
const leastAhead = 0.1;

type Ranked = RankedCondition & { readonly condition: Condition };
type Case = { readonly person: Person; readonly known: Known };

/** The maximum number of causes placed first because of signs. */
const mostPointed = 3;

/** The maximum number of causes by shared signs, for a rule that names none. */
const mostBySign = 2;

/** The frequency from which a condition counts as a cause of a sign. */
const bringsSign = 0.5;

/** The least weight of a second cause by signs, relative to the first. */
const leastBesideFirst = 0.2;

/** Kinds of findings that are a sign of no single illness. */
const ofAnything: ReadonlySet<string> = new Set(["duration", "severity"]);

/**
 * Returns at most three dangers behind the rules in `signs`, each with the source of its rule: conditions that a rule
 * names (first those with a first step), then, for rules that name none, at most two that cause most of its signs and
 * are not harmless. Omits conditions that age, sex or an answer excludes, and any outside `ranking`.
 */
export function causesOfSigns<Entry extends Ranked>(
  { knowledge: { rules }, findings, limits }: PreparedKnowledge,
  { person, known }: Case,
  signs: readonly RuleReason[],
  ranking: readonly Entry[],
): readonly { readonly one: Entry; readonly source: string }[] {
  const possible = ranking.filter(({ condition }) => isPossible(condition, person, known));
  const isOwnSign = (finding: string) => {
    const own = findings.get(finding);
    return (!isBackground(own) || own?.kind === "exposure") && !ofAnything.has(own?.kind ?? "");
  };
  // A condition that only shares a sign is weighed by its full base rate.
  const weightOf = ({ condition, share }: Entry) => share * fullBaseRate(condition, limits);
  const causes = signs.flatMap((reason) => {
    const rule = rules.find(({ id }) => id === reason.id);
    const named = possible.filter(({ condition }) => rule?.names?.includes(condition.id));
    const hasNeeded = possible.filter(({ condition: { findings: brought } }) => {
      const { needs = [] } = brought;
      return needs.length === 0 || needs.some((finding) => known.get(finding) === "present");
    });
    const found =
      named.length > 0 ? named : byMostSigns(hasNeeded, reason.findings.filter(isOwnSign), weightOf);
    return found.map((one) => ({ one, source: reason.source, place: placeOf(rule, named.length > 0) }));
  });
  return causes
    .sort((a, b) => a.place - b.place || b.one.share - a.one.share)
    .filter(({ one }, at, all) => all.findIndex((other) => other.one === one) === at)
    .slice(0, mostPointed);
}

/** Returns the sort position: 0 with a first step, 1 when the rule names it, 2 when it only shares signs. */
function placeOf(rule: UrgencyRule | undefined, isNamed: boolean): number {
  if (rule?.doFirst && isNamed) return 0;
  return isNamed ? 1 : 2;
}

function byMostSigns<Entry extends Ranked>(
  ranking: readonly Entry[],
  signs: readonly string[],
  weightOf: (one: Entry) => number,
): readonly Entry[] {
  const bringing = ranking.flatMap((one) => {
    if (isHarmless(one.condition)) return [];
    const brought = signs.filter((sign) => (one.shares.get(sign) ?? 0) >= bringsSign).length;
    return brought > 0 ? [{ one, brought }] : [];
  });
  const most = Math.max(0, ...bringing.map(({ brought }) => brought));
  const weighed = bringing
    .filter(({ brought }) => brought === most)
    .map(({ one }) => ({ one, weight: weightOf(one) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostBySign);
  const least = leastBesideFirst * (weighed[0]?.weight ?? 0);
  return weighed.filter(({ weight }) => weight >= least).map(({ one }) => one);
}

/**
 * Returns the conditions of an urgent result in order: emergencies with a share of at least 0.1 that are more than
 * three times likelier than the first in `pointed`, then `pointed`, then the others in their order. When `pointed` is
 * empty, returns `worth` without harmless conditions, which may be empty.
 */
export function dangersFirst<Entry extends Ranked>(
  { limits }: Pick<PreparedKnowledge, "limits">,
  pointed: readonly Entry[],
  worth: readonly Entry[],
): readonly Entry[] {
  const [first] = pointed;
  if (!first) return worth.filter(({ condition }) => !isHarmless(condition));
  const isPointed = (one: Entry) => pointed.some(({ condition }) => condition === one.condition);
  const others = worth.filter((one) => !isPointed(one));
  const isAhead = ({ condition, share }: Entry) => {
    const ofBaseRates = fullBaseRate(first.condition, limits) / fullBaseRate(condition, limits);
    const isLikelier = muchLikelier * (first.share / share) * Math.max(1, ofBaseRates) < 1;
    return condition.urgency.startsWith("emergency") && share >= leastAhead && isLikelier;
  };
  return [...others.filter(isAhead), ...pointed, ...others.filter((one) => !isAhead(one))];
}

function isPossible({ ages, sex, findings }: Condition, person: Person, known: Known): boolean {
  if (ages?.[ageGroupOf(person.age)] === "none") return false;
  if ((sex === "F" || sex === "M") && sex !== person.sex) return false;
  return !findings.excludes?.some((finding) => known.get(finding) === "present");
}
