import { readFileSync } from "node:fs";
import path from "node:path";
import type { SpecificationLine, TestProof, Specification } from "./specification.ts";

/**
 * `proven`: a test asserts the statement against the running product. `partly`: a test asserts some of it. `owed`:
 * no test asserts it, though the product may do it. `not true`: the product does something else. `not reviewed`:
 * nobody has compared statement and tests.
 */
export const verdicts = ["proven", "partly", "owed", "not true", "not reviewed"] as const;
/** The verdict on a line, as listed in `verdicts`. */
export type Verdict = (typeof verdicts)[number];

/** A reviewer's finding. `tests` are `file: title`; `reason` states what is missing. */
export type Finding = { verdict: Verdict; tests?: readonly string[]; reason?: string };
/** A line has one finding, or one for each part of a compound line. */
export type Review = Finding | { parts: readonly (Finding & { statement: string })[] };
/** The reviews by the line's id. */
export type Reviews = Readonly<Record<string, Review>>;

/** A line, or one part of it, with its effective verdict and existing tests. */
export type JudgedLine = {
  id: string;
  statement: string;
  verdict: Verdict;
  tests: readonly string[];
  reason: string;
};

/** Returns `file: title` of a test. */
export const testName = ({ file, title }: TestProof): string => `${file}: ${title}`;

/**
 * Returns the verdict of each part of a line. A test counts while it exists and has the line's tag; a proven line
 * without such tests is `owed`.
 */
export function judgeLine(
  { id, statement }: SpecificationLine,
  review: Review | undefined,
  proofs: readonly TestProof[],
): readonly JudgedLine[] {
  const tagged = new Set(proofs.filter(({ ids }) => ids.includes(id)).map(testName));
  const of = (finding: Finding): Pick<JudgedLine, "verdict" | "tests" | "reason"> => {
    const tests = (finding.tests ?? []).filter((name) => tagged.has(name));
    if (finding.verdict !== "proven" || tests.length > 0)
      return { verdict: finding.verdict, tests, reason: finding.reason ?? "" };
    return { verdict: "owed", tests, reason: "the test that asserted it is gone" };
  };
  if (review === undefined) return [{ id, statement, verdict: "not reviewed", tests: [], reason: "" }];
  if (!("parts" in review)) return [{ id, statement, ...of(review) }];
  return review.parts.map((part, index) => ({
    id: `${id} ${String.fromCodePoint(97 + index)}`,
    statement: part.statement,
    ...of(part),
  }));
}

/** Returns one verdict for a line: that of its parts where they agree, else `partly`. */
export function verdictOf(judged: readonly JudgedLine[]): Verdict {
  const [first, ...rest] = judged.map(({ verdict }) => verdict);
  return rest.every((verdict) => verdict === first) ? (first ?? "not reviewed") : "partly";
}

/**
 * Returns faults of the reviews as sentences: unknown lines, findings other than proven without a reason, proofs without a test, more than
 * three tests. Does not check that the tests exist.
 */
export function faultsOfReviews({ sections }: Specification, reviews: Reviews): readonly string[] {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return Object.entries(reviews).flatMap(([id, review]) => {
    const findings = "parts" in review ? review.parts : [review];
    return [
      ...(known.has(id) ? [] : [`${id} is no line of the specification`]),
      ...findings.flatMap(({ verdict, tests = [], reason }) => [
        ...(verdict === "proven" && tests.length === 0 ? [`${id} is proven by no test`] : []),
        ...(verdict !== "proven" && !reason ? [`${id} is ${verdict} without a reason`] : []),
        ...(tests.length > 3 ? [`${id} names more than three tests`] : []),
      ]),
    ];
  });
}

/** Reads `specification-review.json`. */
export function readReviews(): Reviews {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, "specification-review.json"), "utf8"),
  ) as Reviews;
}
