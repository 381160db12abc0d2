/** Five levels of urgency, the most urgent first; named as in published triage APIs. */
export const urgencies = ["ambulance", "emergency", "consultation-24h", "consultation", "self-care"] as const;
export type Urgency = (typeof urgencies)[number];

/** A danger sign that every patient it applies to is asked about before the first complaint, outside the model. */
export type SafetySign = {
  readonly slug: string;
  readonly urgency: Urgency;
  /** Asked only of this sex. */
  readonly sex?: "F" | "M";
  /** Asked only below this age, in years. */
  readonly belowAge?: number;
  /** Asked from this age on, in years. */
  readonly fromAge?: number;
};

/**
 * The safety screen. Our own proposal; no clinician has reviewed it. One "yes" ends in urgent advice, whatever else
 * is answered.
 */
export const safetySigns = [
  { slug: "crushing-or-spreading-chest-pain", urgency: "ambulance" },
  { slug: "breathless-at-rest", urgency: "ambulance" },
  { slug: "stroke-signs", urgency: "ambulance" },
  { slug: "unconscious-or-convulsing", urgency: "ambulance" },
  { slug: "heavy-bleeding", urgency: "ambulance" },
  { slug: "swollen-face-or-throat", urgency: "ambulance" },
  { slug: "overdose-or-poison", urgency: "ambulance" },
  { slug: "thoughts-of-ending-life", urgency: "emergency", fromAge: 8 },
  { slug: "stiff-neck-with-fever", urgency: "emergency" },
  { slug: "worst-headache-ever", urgency: "emergency" },
  { slug: "sudden-loss-of-sight", urgency: "emergency" },
  { slug: "severe-injury", urgency: "emergency" },
  { slug: "unbearable-belly-or-testicle-pain", urgency: "emergency" },
  { slug: "pregnant-with-bleeding-or-severe-pain", urgency: "emergency", sex: "F", fromAge: 10 },
  { slug: "baby-with-fever-or-not-drinking", urgency: "emergency", belowAge: 1 },
] as const satisfies readonly SafetySign[];

export type SafetySignSlug = (typeof safetySigns)[number]["slug"];
