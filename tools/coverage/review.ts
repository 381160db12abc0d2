import { readFileSync } from "node:fs";
import path from "node:path";
import type { Line, Proof, Specification } from "./specification.ts";

/**
 * - `proven`: a test asserts the statement against the running product.
 * - `partly`: a test asserts some of it.
 * - `owed`: the product may do it; no test asserts it.
 * - `not true`: the product does something else.
 * - `not reviewed`: nobody has compared the statement with its tests.
 */
export const verdicts = ["proven", "partly", "owed", "not true", "not reviewed"] as const;
export type Verdict = (typeof verdicts)[number];

/** What a reader of the tests found. `tests` are written `file: title`; `reason` says what is missing. */
export type Finding = { verdict: Verdict; tests?: readonly string[]; reason?: string };
/** A compound line has findings of its own for each part. */
export type Review = Finding | { parts: readonly (Finding & { statement: string })[] };
export type Reviews = Readonly<Record<string, Review>>;

/** A line, or one part of it, with the verdict that counts and the tests that exist. */
export type Judged = {
  id: string;
  statement: string;
  verdict: Verdict;
  tests: readonly string[];
  reason: string;
};

/** `file: title` of a test. */
export const nameOf = ({ file, title }: Proof): string => `${file}: ${title}`;

/**
 * The verdict of each line and part. A test counts while it exists and carries the line's tag; a proven line whose tests are all
 * gone is owed again.
 */
export function judge(
  { id, statement }: Line,
  review: Review | undefined,
  proofs: readonly Proof[],
): readonly Judged[] {
  const tagged = new Set(proofs.filter(({ ids }) => ids.includes(id)).map(nameOf));
  const of = (finding: Finding): Pick<Judged, "verdict" | "tests" | "reason"> => {
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

/** One verdict for a line: that of its parts where they agree, else `partly`. */
export function verdictOf(judged: readonly Judged[]): Verdict {
  const [first, ...rest] = judged.map(({ verdict }) => verdict);
  return rest.every((verdict) => verdict === first) ? (first ?? "not reviewed") : "partly";
}

/** What is wrong with the reviews themselves: unknown lines, findings without a reason, proofs without a test. */
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

/** The reviews of `specification-review.json`. */
export function readReviews(): Reviews {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, "specification-review.json"), "utf8"),
  ) as Reviews;
}
