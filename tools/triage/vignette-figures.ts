import { formatFailure, formatSuccess } from "../eval/shares.ts";
import type { Outcome } from "./measure-vignettes.ts";

/** Formats the figures of outcomes, each with n and a one-sided 95 % bound. */
export function formatOutcomes(outcomes: readonly Outcome[]): readonly (readonly [string, string])[] {
  const n = outcomes.length;
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  const emergencies = outcomes.filter(({ isEmergency }) => isEmergency);
  const among = (places: number) => count(({ place }) => place > 0 && place <= places);
  const questions = outcomes
    .flatMap(({ answered }) => (answered ? [answered.questions] : []))
    .sort((a, b) => a - b);
  return [
    ["covered (an urgency and a condition)", formatSuccess(count(isCovered), n)],
    ["right condition first", formatSuccess(among(1), n)],
    ["among the first three", formatSuccess(among(3), n)],
    ["among the first five", formatSuccess(among(5), n)],
    [
      "right condition is in the knowledge",
      formatSuccess(
        count(({ isKnown }) => isKnown),
        n,
      ),
    ],
    ["safe urgency", formatSuccess(count(isSafe), n)],
    [
      "exact urgency",
      formatSuccess(
        count(({ under }) => under === 0),
        n,
      ),
    ],
    [
      "more urgent than right",
      formatFailure(
        count(({ under }) => under < 0),
        n,
      ),
    ],
    [
      "more urgent by two levels or more",
      formatFailure(
        count(({ under }) => under <= -2),
        n,
      ),
    ],
    [
      "emergencies under-triaged",
      formatFailure(emergencies.filter(({ under }) => under > 0).length, emergencies.length),
    ],
    [
      "emergencies sent to no emergency care",
      formatFailure(emergencies.filter(isSentAway).length, emergencies.length),
    ],
    [
      "exact or equally right",
      formatSuccess(
        count(({ underAny }) => underAny === 0),
        n,
      ),
    ],
    [
      "emergencies under what is equally right",
      formatFailure(emergencies.filter(({ underAny }) => underAny > 0).length, emergencies.length),
    ],
    ["questions, median", String(quantile(questions, 0.5))],
    ["questions, 95th percentile", String(quantile(questions, 0.95))],
  ];
}

/** Returns whether the urgency is at most one level too low, and not too low at all for an emergency. */
export function isSafe({ under, isEmergency }: Outcome): boolean {
  return under <= (isEmergency ? 0 : 1);
}

/** Groups outcomes by a name that `by` returns, sorted by it. */
export function groupOutcomes(
  outcomes: readonly Outcome[],
  by: (outcome: Outcome) => string,
): readonly (readonly [string, readonly Outcome[]])[] {
  const names = [...new Set(outcomes.map(by))].sort();
  return names.map((name) => [name, outcomes.filter((outcome) => by(outcome) === name)] as const);
}

function isCovered({ answered }: Outcome): boolean {
  return answered !== undefined && answered.conditions.length > 0;
}

function isSentAway({ answered }: Outcome): boolean {
  return answered?.urgency !== "emergency-services" && answered?.urgency !== "emergency-department-now";
}

/** The least number that this share of a sorted list does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
