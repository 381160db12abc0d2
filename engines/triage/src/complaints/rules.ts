import { compareUrgency, type Expression, type UrgencyRule } from "./knowledge.ts";

/** What a rule is judged by. */
export type RuleFacts = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly isPresent: (finding: string) => boolean;
  /** Whether it was denied by somebody with more than one complaint. */
  readonly isDeniedAmong?: (finding: string) => boolean;
  /** Whether it was asked about and somebody was not sure. */
  readonly isUnsure?: (finding: string) => boolean;
  /** Whether a rule of an emergency lacks only what somebody was not sure of, beside so many things that are there. */
  readonly isDangerUnsure?: (beside: number) => boolean;
};

/** Whether an expression holds; what is unknown is not present. */
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

/** Whether an expression holds whatever is told of what is not known yet: `not` needs its part to be denied, and doubt may be cleared up. */
export function holdsForGood(
  expression: Expression,
  facts: RuleFacts,
  mayBe: (finding: string) => boolean,
): boolean {
  if (typeof expression === "string") return facts.isPresent(expression);
  if ("all" in expression) return expression.all.every((part) => holdsForGood(part, facts, mayBe));
  if ("any" in expression) return expression.any.some((part) => holdsForGood(part, facts, mayBe));
  if ("not" in expression) return !mayHold(expression.not, facts, mayBe);
  if ("unsureOf" in expression || "unsureDangerBeside" in expression) return false;
  return holds(expression, facts);
}

/** The rules that hold, the most urgent first. */
export function rulesThatHold(rules: readonly UrgencyRule[], facts: RuleFacts): readonly UrgencyRule[] {
  return rules.filter(({ when }) => holds(when, facts)).sort((a, b) => compareUrgency(a.urgency, b.urgency));
}

/** What is present and makes an expression hold, in its order; nothing where it does not hold. */
export function heldBy(expression: Expression, facts: RuleFacts): readonly string[] {
  if (!holds(expression, facts)) return [];
  if (typeof expression === "string") return [expression];
  if ("all" in expression) return [...new Set(expression.all.flatMap((part) => heldBy(part, facts)))];
  if ("any" in expression) return [...new Set(expression.any.flatMap((part) => heldBy(part, facts)))];
  return "of" in expression ? expression.of.filter(facts.isPresent) : [];
}

/** Whether an expression, or a part of it, holds by what somebody was not sure of. */
export function goesByDoubt(expression: Expression): boolean {
  if (typeof expression === "string") return false;
  if ("all" in expression) return expression.all.some(goesByDoubt);
  if ("any" in expression) return expression.any.some(goesByDoubt);
  if ("not" in expression) return goesByDoubt(expression.not);
  return "unsureOf" in expression || "unsureDangerBeside" in expression;
}

/** How many parts of an expression that holds, all of which it needs, do so by what is counted; of alternatives one. */
export function conditionsHeld(
  expression: Expression,
  facts: RuleFacts,
  counts: (finding: string) => boolean,
): number {
  if (!holds(expression, facts)) return 0;
  if (typeof expression === "string") return Number(counts(expression));
  const of = (part: Expression) => conditionsHeld(part, facts, counts);
  if ("all" in expression) return expression.all.reduce((sum, part) => sum + of(part), 0);
  if ("any" in expression) return Math.max(0, ...expression.any.map(of));
  return "of" in expression ? Math.min(expression.atLeast, expression.of.filter(counts).length) : 0;
}

/** Every finding that an expression names. */
export function findingsOf(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  if ("all" in expression) return expression.all.flatMap(findingsOf);
  if ("any" in expression) return expression.any.flatMap(findingsOf);
  if ("not" in expression) return findingsOf(expression.not);
  if ("deniedAmong" in expression) return [expression.deniedAmong];
  if ("unsureOf" in expression) return expression.unsureOf;
  return "of" in expression ? expression.of : [];
}

/** Whether an expression could hold when some of these findings, at most, are present, in somebody of any age and sex. */
export function couldHold(expression: Expression, isAskable: (finding: string) => boolean): boolean {
  if (typeof expression === "string") return isAskable(expression);
  if ("all" in expression) return expression.all.every((part) => couldHold(part, isAskable));
  if ("any" in expression) return expression.any.some((part) => couldHold(part, isAskable));
  if ("of" in expression) return expression.of.filter(isAskable).length >= expression.atLeast;
  return true;
}

/** Every finding that helps an expression to hold where it is present: all that it names but what it negates. */
export function raisersOf(expression: Expression): readonly string[] {
  if (typeof expression === "string") return [expression];
  if ("all" in expression) return expression.all.flatMap(raisersOf);
  if ("any" in expression) return expression.any.flatMap(raisersOf);
  return "of" in expression ? expression.of : [];
}

/** Whether an expression can hold yet: with what is known of this person, and with any of what `mayBe` still. */
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

/** An expression without what lasts so and so long: no length of time helps it to hold. What it negates stays. */
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
