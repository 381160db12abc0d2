import { compareUrgency, type Expression, type UrgencyRule } from "./knowledge.ts";

/** The facts that rules are evaluated on. */
export type RuleFacts = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly isPresent: (finding: string) => boolean;
  /** Whether a person with several complaints denied it; never without this. */
  readonly isDeniedAmong?: (finding: string) => boolean;
  /** Whether it was asked about and the person was unsure; never without this. */
  readonly isUnsure?: (finding: string) => boolean;
  /**
   * Whether an emergency rule lacks only doubtful findings, with at least `beside` present ones; never without this.
   */
  readonly isDangerUnsure?: (beside: number) => boolean;
};

/** Returns whether an expression holds now; unknown findings count as not present, also within `not`. */
export function holds(expression: Expression, facts: RuleFacts): boolean {
  if (typeof expression === "string") return facts.isPresent(expression);
  if ("all" in expression) return expression.all.every((part) => holds(part, facts));
  if ("any" in expression) return expression.any.some((part) => holds(part, facts));
  if ("not" in expression) return !holds(expression.not, facts);
  if ("of" in expression) return expression.of.filter(facts.isPresent).length >= expression.atLeast;
  if ("ageFrom" in expression) return facts.age >= expression.ageFrom;
  if ("ageBelow" in expression) return facts.age < expression.ageBelow;
  if ("deniedAmong" in expression) return facts.isDeniedAmong?.(expression.deniedAmong) ?? false;
  if ("unsureOf" in expression) return expression.unsureOf.some((one) => facts.isUnsure?.(one) ?? false);
  if ("unsureDangerBeside" in expression)
    return facts.isDangerUnsure?.(expression.unsureDangerBeside) ?? false;
  return facts.sex === expression.sex;
}

/**
 * Returns whether an expression holds whatever unknown findings turn out to be: `not` requires a denial, and
 * expressions about doubts never do. `mayBe`: whether a finding can still become present.
 */
export function holdsPermanently(
  expression: Expression,
  facts: RuleFacts,
  mayBe: (finding: string) => boolean,
): boolean {
  if (typeof expression === "string") return facts.isPresent(expression);
  if ("all" in expression) return expression.all.every((part) => holdsPermanently(part, facts, mayBe));
  if ("any" in expression) return expression.any.some((part) => holdsPermanently(part, facts, mayBe));
  if ("not" in expression) return !mayHold(expression.not, facts, mayBe);
  if ("unsureOf" in expression || "unsureDangerBeside" in expression) return false;
  return holds(expression, facts);
}

/** Returns the rules that hold, most urgent first, rules of one urgency as given. */
export function rulesThatHold(rules: readonly UrgencyRule[], facts: RuleFacts): readonly UrgencyRule[] {
  return rules.filter(({ when }) => holds(when, facts)).sort((a, b) => compareUrgency(a.urgency, b.urgency));
}

/**
 * Returns the present findings that make an expression hold, in its order and once each; empty where it does not
 * hold, or holds by age, sex, denials or doubts only.
 */
export function supportingPresentFindings(expression: Expression, facts: RuleFacts): readonly string[] {
  if (!holds(expression, facts)) return [];
  if (typeof expression === "string") return [expression];
  if ("all" in expression)
    return [...new Set(expression.all.flatMap((part) => supportingPresentFindings(part, facts)))];
  if ("any" in expression)
    return [...new Set(expression.any.flatMap((part) => supportingPresentFindings(part, facts)))];
  return "of" in expression ? expression.of.filter(facts.isPresent) : [];
}

/** Returns whether an expression, or a part of it, refers to doubtful answers. */
export function refersToDoubt(expression: Expression): boolean {
  if (typeof expression === "string") return false;
  if ("all" in expression) return expression.all.some(refersToDoubt);
  if ("any" in expression) return expression.any.some(refersToDoubt);
  if ("not" in expression) return refersToDoubt(expression.not);
  return "unsureOf" in expression || "unsureDangerBeside" in expression;
}

/**
 * Returns how many required parts of an expression hold by findings that `counts` accepts; of alternatives the one
 * with most. 0 where the expression does not hold.
 */
export function countHeldTerms(
  expression: Expression,
  facts: RuleFacts,
  counts: (finding: string) => boolean,
): number {
  if (!holds(expression, facts)) return 0;
  if (typeof expression === "string") return Number(counts(expression));
  const of = (part: Expression) => countHeldTerms(part, facts, counts);
  if ("all" in expression) return expression.all.reduce((sum, part) => sum + of(part), 0);
  if ("any" in expression) return Math.max(0, ...expression.any.map(of));
  return "of" in expression ? Math.min(expression.atLeast, expression.of.filter(counts).length) : 0;
}

/** Returns every finding that an expression names, negated and doubtful ones included; may repeat one. */
export function findingsOf(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  if ("all" in expression) return expression.all.flatMap(findingsOf);
  if ("any" in expression) return expression.any.flatMap(findingsOf);
  if ("not" in expression) return findingsOf(expression.not);
  if ("deniedAmong" in expression) return [expression.deniedAmong];
  if ("unsureOf" in expression) return expression.unsureOf;
  return "of" in expression ? expression.of : [];
}

/**
 * Returns whether an expression could hold with only askable findings present, for any age and sex. Negated parts,
 * denials and doubts count as possible.
 */
export function couldHold(expression: Expression, isAskable: (finding: string) => boolean): boolean {
  if (typeof expression === "string") return isAskable(expression);
  if ("all" in expression) return expression.all.every((part) => couldHold(part, isAskable));
  if ("any" in expression) return expression.any.some((part) => couldHold(part, isAskable));
  if ("of" in expression) return expression.of.filter(isAskable).length >= expression.atLeast;
  return true;
}

/**
 * Returns every finding whose presence supports an expression; negated, denied and doubtful ones are left out. May
 * repeat one.
 */
export function supportingFindings(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  if ("all" in expression) return expression.all.flatMap(supportingFindings);
  if ("any" in expression) return expression.any.flatMap(supportingFindings);
  return "of" in expression ? expression.of : [];
}

/**
 * Returns whether an expression can still hold for this person, with the known findings and any that `mayBe` accepts.
 * `not` and doubts are judged by what is known now.
 */
export function mayHold(
  expression: Expression,
  facts: RuleFacts,
  mayBe: (finding: string) => boolean,
): boolean {
  if (typeof expression === "string") return facts.isPresent(expression) || mayBe(expression);
  if ("all" in expression) return expression.all.every((part) => mayHold(part, facts, mayBe));
  if ("any" in expression) return expression.any.some((part) => mayHold(part, facts, mayBe));
  if ("of" in expression)
    return expression.of.filter((one) => facts.isPresent(one) || mayBe(one)).length >= expression.atLeast;
  if ("deniedAmong" in expression) return holds(expression, facts) || mayBe(expression.deniedAmong);
  return holds(expression, facts);
}

/**
 * Returns a copy of an expression in which no duration can help it hold; required ones make their part false. Negated
 * parts are unchanged.
 */
export function withoutDurations(
  expression: Expression,
  isDuration: (finding: string) => boolean,
): Expression {
  if (typeof expression === "string") return isDuration(expression) ? { any: [] } : expression;
  if ("all" in expression) return { all: expression.all.map((part) => withoutDurations(part, isDuration)) };
  if ("any" in expression) return { any: expression.any.map((part) => withoutDurations(part, isDuration)) };
  if ("of" in expression)
    return { ...expression, of: expression.of.filter((finding) => !isDuration(finding)) };
  return expression;
}
