import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, limits, PathId, text } from "../values.ts";

const longestText = 4000;

const words = {
  name: text(limits.name).check(z.minLength(1)),
  /** What is prescribed, a line each. */
  text: text(longestText).check(z.minLength(1)),
};

const TemplateParams = z.strictObject({ template_id: PathId });

/** A prescription text for reuse; it names no patient. */
export const PrescriptionTemplate = z.object({
  id: Id,
  /** Whose it is; null: every doctor of the clinic sees it. */
  doctor_id: z.nullable(Id),
  ...words,
});
export type PrescriptionTemplate = z.infer<typeof PrescriptionTemplate>;

/** A doctor's token lists its own and the clinic's; a token of the clinic lists all. */
export const clinicListPrescriptionTemplates = endpoint({
  method: "GET",
  path: "/clinic/prescription_templates",
  summary:
    "Lists prescription templates by name: a doctor's own and the clinic's; the clinic's token sees all",
  caller: "clinic",
  scope: "files:read",
  response: collection(PrescriptionTemplate),
});

/**
 * Audited. A doctor's token adds its own, a token of the clinic one for all doctors. At most 200 of a doctor, and 200
 * of the clinic, then `status_conflict`.
 */
export const clinicAddPrescriptionTemplate = endpoint({
  method: "POST",
  path: "/clinic/prescription_templates",
  summary: "Stores a template: a doctor's token for that doctor, the clinic's for every doctor",
  description: "At most 200 for a doctor, and 200 for the clinic; `status_conflict` beyond that.",
  caller: "clinic",
  scope: "files:write",
  body: z.strictObject(words),
  status: 201,
  response: entity(PrescriptionTemplate),
  problems: ["status_conflict"],
});

/** Audited. A doctor's token removes only its own; others are `not_found`. */
export const clinicRemovePrescriptionTemplate = endpoint({
  method: "DELETE",
  path: "/clinic/prescription_templates/{template_id}",
  summary: "Removes a template; a doctor can remove only their own",
  caller: "clinic",
  scope: "files:write",
  params: TemplateParams,
  status: 204,
});
