import { cardSides } from "@anteroom/domain/account/insurance-card";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { FileScan } from "../appointment/files.ts";
import { Day, entity, Id, Instant, limits, PathId, text } from "../values.ts";

/** A picture of one side of a card. */
const CardPicture = z.object({
  id: Id,
  size_bytes: z.int(),
  /** Downloadable once it is `clean` or `unscanned`; an `infected` one was removed. */
  scan: FileScan,
  created_at: Instant,
});
/** A picture of one side of an insurance card. */
export type CardPicture = z.infer<typeof CardPicture>;

const details = {
  insurer: z.nullable(z.string()),
  insurance_number: z.nullable(z.string()),
  policy_number: z.nullable(z.string()),
  /** As printed on the card. */
  valid_until: z.nullable(Day),
  front: z.nullable(CardPicture),
  back: z.nullable(CardPicture),
};

/** A person's insurance, and the stored pictures of the card. */
export const Insurance = z.object({
  patient_id: Id,
  /** How often the person's profile was changed; sent back with a change. */
  version: z.int(),
  ...details,
});
export type Insurance = z.infer<typeof Insurance>;

const PersonParams = z.strictObject({ patient_id: PathId });
const SideParams = z.strictObject({ patient_id: PathId, side: z.enum(cardSides) });
const refusals = ["feature_off", "not_found", "care_not_confirmed"] as const;

/** `care_not_confirmed` for an adult dependent who has not agreed. Reading a dependent's is audited. */
export const getInsurance = endpoint({
  method: "GET",
  path: "/patients/insurance/{patient_id}",
  summary: "Returns the insurance of the patient or a dependent, and which pictures of the card are stored",
  caller: "patient",
  params: PersonParams,
  response: entity(Insurance),
  problems: refusals,
});

/** `version` is that of the person's profile, as it was read; saving raises it. Pictures stay. */
export const saveInsurance = endpoint({
  method: "PUT",
  path: "/patients/insurance/{patient_id}",
  summary: "Replaces the insurance of the patient or a dependent",
  caller: "patient",
  params: PersonParams,
  body: z.strictObject({
    version: z.int().check(z.positive(), z.lte(2_147_483_647)),
    insurer: z.nullable(text(limits.name)),
    insurance_number: z.nullable(text(limits.number)),
    policy_number: z.nullable(text(limits.number)),
    valid_until: z.nullable(Day),
  }),
  response: entity(Insurance),
  problems: [...refusals, "changed_elsewhere"],
});

/** A failure keeps the former picture. `file_limit` for a fifth upload at the same time. The virus scan follows. */
export const sendCardPicture = endpoint({
  method: "PUT",
  path: "/patients/insurance_cards/{patient_id}/{side}",
  summary:
    "Replaces the picture of one side of the card: the body is a JPEG (application/octet-stream), whose metadata is removed",
  caller: "patient",
  params: SideParams,
  response: entity(CardPicture),
  problems: [...refusals, "file_too_large", "file_kind_unknown", "file_limit"],
});

/** A download; reading a dependent's is audited. */
export const downloadCardPicture = endpoint({
  method: "GET",
  path: "/patients/insurance_cards/{patient_id}/{side}",
  summary: "Returns the picture; 404 during the virus scan, and after a virus was found",
  caller: "patient",
  params: SideParams,
  problems: refusals,
});

/** Audited. `not_found` without a picture of this side. */
export const removeCardPicture = endpoint({
  method: "DELETE",
  path: "/patients/insurance_cards/{patient_id}/{side}",
  summary: "Removes the picture of one side of the card",
  caller: "patient",
  params: SideParams,
  status: 204,
  problems: refusals,
});

/** Reading is audited, also for a guest. */
export const clinicGetInsurance = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/insurance",
  summary:
    "Returns the insurance of an appointment's patient, and which pictures of the card are stored; null for a guest",
  caller: "clinic",
  scope: "appointments:read",
  params: z.strictObject({ appointment_id: PathId }),
  response: entity(z.nullable(z.object(details))),
  problems: ["feature_off"],
});

/** 404 during the virus scan, after a virus was found, and for guests. The read is audited. */
export const clinicDownloadCardPicture = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/insurance_card/{side}",
  summary: "Returns the picture of one side of the card of an appointment's patient",
  caller: "clinic",
  scope: "appointments:read",
  params: z.strictObject({ appointment_id: PathId, side: z.enum(cardSides) }),
  problems: ["feature_off"],
});
