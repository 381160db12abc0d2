import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, text } from "../values.ts";

/** The id of a check: 256 bits chosen by the server, which stores only a hash. */
const Check = z.string().check(z.regex(/^[\w-]{43}$/));

/** The checker's id of a symptom or risk; never text of a person. */
const SaidId = z.string().check(z.regex(/^[a-z]{1,3}_[\w-]{1,40}$/));
const Presence = z.enum(["present", "absent", "unknown"]);

/** The person's age and sex; nothing else is requested or accepted. */
const about = {
  check: Check,
  age: z.number().check(z.gte(0), z.lte(130)),
  sex: z.enum(["F", "M"]),
};

/** The most that one check transmits: symptoms stated, and answers. */
const FindingReport = z.strictObject({ id: SaidId, presence: Presence });
const Interview = z.strictObject({
  ...about,
  complaints: z.array(SaidId).check(z.minLength(1), z.maxLength(3)),
  findings: z.array(FindingReport).check(z.maxLength(30)),
  answers: z.array(FindingReport).check(z.maxLength(150)),
});

const Label = z.string().check(z.minLength(1), z.maxLength(400));
const Said = z.object({ id: SaidId, words: Label });
const Level = z.enum([
  "emergency-services",
  "emergency-department-now",
  "within-hours",
  "within-days",
  "self-care",
]);

/**
 * Valid for a day and 150 requests. At most 40 of one network in 15 minutes. `changed_elsewhere`: the clinic's
 * company is another.
 */
export const beginSymptomCheck = endpoint({
  method: "POST",
  path: "/symptom_checks",
  summary:
    "Records the consent to the clinic's third-party symptom checker, and begins a check. Nothing is sent to it without consent.",
  caller: "anyone",
  body: z.strictObject({
    /** The company that the consent page named; another company requires a new consent. */
    company: text(80).check(z.minLength(1)),
  }),
  status: 201,
  response: entity(z.object({ check: Check })),
  problems: ["feature_off", "changed_elsewhere", "too_many_requests"],
});

const problems = ["feature_off", "not_found", "too_many_requests", "checker_unavailable"] as const;

/** Forwarded to the company, which gets a derived id instead of `check`; so are the requests below. */
export const listSymptoms = endpoint({
  method: "POST",
  path: "/symptom_checks/symptoms",
  summary: "Lists common symptoms for an age and sex, in the requested language",
  caller: "anyone",
  body: z.strictObject(about),
  response: collection(Said),
  problems,
});

/** The text is forwarded to the company and not stored here. */
export const understandSymptoms = endpoint({
  method: "POST",
  path: "/symptom_checks/understand",
  summary: "Returns the symptoms that the third-party checker recognises in a text",
  caller: "anyone",
  body: z.strictObject({ ...about, text: text(500).check(z.minLength(1)) }),
  response: entity(
    z.object({
      complaints: z.array(Said),
      /** Those that the text states explicitly. */
      meant: z.array(SaidId),
      findings: z.array(z.object({ id: SaidId, words: Label, presence: z.enum(["present", "absent"]) })),
    }),
  ),
  problems,
});

const Question = z.object({
  id: z.string(),
  kind: z.enum(["several", "one", "finding"]),
  text: Label,
  options: z.array(Said),
  isNoneAllowed: z.boolean(),
  isUnknownAllowed: z.boolean(),
});
const Danger = z.object({ level: Level, isCrisis: z.boolean(), reasons: z.array(Label) });

/** Stateless: send all findings and answers of the check each time. */
export const nextSymptomQuestion = endpoint({
  method: "POST",
  path: "/symptom_checks/next",
  summary:
    "Returns the third-party checker's next question, null when the result is ready, and any emergency",
  caller: "anyone",
  body: Interview,
  response: entity(z.object({ question: z.nullable(Question), danger: z.nullable(Danger) })),
  problems,
});

export const concludeSymptomCheck = endpoint({
  method: "POST",
  path: "/symptom_checks/conclude",
  summary: "Returns urgency and possible causes from the third-party checker",
  caller: "anyone",
  body: Interview,
  response: entity(
    z.object({
      level: Level,
      reasons: z.array(z.object({ kind: z.enum(["rule", "condition"]), words: Label })),
      conditions: z.array(
        z.object({
          id: z.string(),
          name: Label,
          medicalName: z.nullable(Label),
          fit: z.enum(["well", "partly"]),
          isEmergency: z.boolean(),
        }),
      ),
      /** A specialty of the clinic. */
      specialty: z.object({ words: Label, slug: z.string() }),
      version: z.string(),
    }),
  ),
  problems,
});
