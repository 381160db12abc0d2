import type { ConditionSlug } from "./conditions.ts";
import type { Answer } from "./interview.ts";
import type { SafetySignSlug, Urgency } from "./safety-signs.ts";

/** A danger sign that was found, with the urgency it alone requires. */
export type RedFlag = {
  readonly urgency: Urgency;
  /** A sign of the safety screen or a rule of red-flags.ts; a rule about one question bears its code. */
  readonly sign: SafetySignSlug | (string & {});
};

/** An answer for or against the first condition of a result. */
export type Reason = { readonly question: string; readonly answer: Answer };

/** The result of an interview: assessed or refused, both with red flags and urgency. It is no diagnosis. */
export type Result =
  | {
      readonly kind: "assessed";
      /** The calibrated probability of the first condition, from 0 to 1, if it is one of those the checker knows. */
      readonly certainty: number;
      /**
       * The condition that the answers make likeliest first, then by probability; at most five. Each probability is the
       * mean of the differential head's and the answers'; they sum to at most 1.
       */
      readonly differential: readonly { readonly condition: ConditionSlug; readonly probability: number }[];
      readonly urgency: Urgency;
      readonly redFlags: readonly RedFlag[];
      /** A slug of content's specialties. */
      readonly specialty: string;
      readonly reasonsFor: readonly Reason[];
      readonly reasonsAgainst: readonly Reason[];
    }
  | {
      readonly kind: "cannot-assess";
      /** Never below "consultation": what is not understood is seen by a doctor. */
      readonly urgency: Urgency;
      readonly redFlags: readonly RedFlag[];
      /** Always `general-practice`. */
      readonly specialty: string;
      readonly reason: "beyond-scope" | "danger-first" | "does-not-fit" | "too-little-known";
    };

/** The next question, and the conditions it helps to distinguish, likeliest first. */
export type NextQuestion = { readonly question: string; readonly separates: readonly ConditionSlug[] };
