import { z } from "zod";

/** Words of a service as a page shows them: one line of plain text, never an address to follow. */
const Label = z
  .string()
  .max(2000)
  .transform((text) =>
    text
      .replaceAll(/\p{Cc}|\s/gu, " ")
      .replaceAll(/ {2,}/g, " ")
      .trim()
      .slice(0, 400),
  )
  .refine((text) => text !== "");
const Id = z.string().regex(/^[a-z]{1,3}_[\w-]{1,40}$/);
const Named = z.object({ id: Id, name: Label, common_name: Label.nullish() });

/** Response of `/suggest`. */
export const Suggested = z.array(Named).max(500);

/** Response of `/search`; `label` is the display text. */
export const Found = z.array(z.object({ id: Id, label: Label })).max(500);

/** Response of `/parse`. */
export const Parsed = z.object({
  mentions: z
    .array(
      Named.extend({
        choice_id: z.enum(["present", "absent", "unknown"]),
        type: z.string().max(40).nullish(),
      }),
    )
    .max(100),
});

const Choices = z.array(z.object({ id: z.enum(["present", "absent", "unknown"]) })).max(10);
const Question = z.object({
  type: z.enum(["single", "group_single", "group_multiple", "duration"]),
  text: Label,
  items: z
    .array(z.object({ id: Id, name: Label, choices: Choices.nullish() }))
    .min(1)
    .max(40),
});
/** A question as the service sends it. */
export type WireQuestion = z.infer<typeof Question>;

const Condition = Named.extend({
  probability: z.number().min(0).max(1),
  condition_details: z.object({ triage_level: z.string().max(40).nullish() }).nullish(),
});

/** Response of `/diagnosis`. */
export const Diagnosed = z.object({
  question: Question.nullish(),
  conditions: z.array(Condition).max(100),
  should_stop: z.boolean().nullish(),
  has_emergency_evidence: z.boolean().nullish(),
});

const triageLevels = [
  "emergency_ambulance",
  "emergency",
  "consultation_24",
  "consultation",
  "self_care",
] as const;

/** Response of `/triage`. */
export const Triaged = z.object({
  triage_level: z.enum(triageLevels),
  serious: z.array(Named).max(100).nullish(),
});

/** Response of `/explain`. */
export const Explained = z.object({ supporting_evidence: z.array(Named).max(200) });

/** Response of `/info`. */
export const Info = z.object({
  api_version: z.string().max(40).nullish(),
  updated_at: z.string().max(60).nullish(),
});
