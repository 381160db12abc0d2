import type { Answers } from "../questionnaire/questionnaire.ts";
import type { Given } from "./areas.ts";

/**
 * Returns a number, also one that is the code of a choice; null without an answer, NaN for several answers or
 * anything else.
 */
export function readNumber(answers: Answers, linkId: string): Given {
  const [value, ...others] = answers[linkId] ?? [];
  if (value === undefined || value === "") return null;
  if (others.length > 0 || typeof value === "boolean") return Number.NaN;
  return Number(value);
}

/** Returns a yes-or-no answer; null without one or for an answer of another type. */
export function readFlag(answers: Answers, linkId: string): boolean | null {
  const [value] = answers[linkId] ?? [];
  return typeof value === "boolean" ? value : null;
}

/** Returns the first answer if it is one of `names`, else null. */
export function readOneOf<const Name extends string>(
  answers: Answers,
  linkId: string,
  names: readonly Name[],
): Name | null {
  const [value] = answers[linkId] ?? [];
  return names.find((name) => name === value) ?? null;
}
