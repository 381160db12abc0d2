import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { entity, PathId, text } from "./values.ts";

/** A picture as this installation serves it. */
const ClinicPicture = z.object({
  url: z.string(),
  media_type: z.enum(["image/png", "image/jpeg", "image/webp"]),
  width: z.int(),
  height: z.int(),
});
/** A stored picture of a clinic as this installation serves it; width and height are in pixels. */
export type ClinicPicture = z.infer<typeof ClinicPicture>;

const problems = [
  "not_found",
  "file_too_large",
  "file_kind_unknown",
  "file_limit",
  "changed_elsewhere",
] as const;
const what = "the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG";

/** The address of the picture that was read; empty: there was none. */
const ReplacesPicture = z.strictObject({ replaces: z.optional(text(2048)) });
const replacesRule =
  "With `replaces`, the address of the picture or the `portrait_url` that was read (empty: no picture), another one that somebody has set meanwhile is not replaced (`changed_elsewhere`); left out, whatever is there is replaced.";

const PictureParams = z.strictObject({ kind: z.string().check(z.maxLength(40)) });
const PortraitParams = z.strictObject({ doctor_id: PathId });

/** Pages show it at once. `file_limit`: the clinic has its most pictures. */
export const clinicPutPicture = endpoint({
  method: "PUT",
  path: "/clinic/pictures/{kind}",
  summary: `Sets the clinic's logo, favicon or main image: ${what}. For the clinic's own token`,
  description: replacesRule,
  caller: "clinic",
  scope: "settings:write",
  /** One of `manifestPictures`; any other kind is not found. */
  params: PictureParams,
  query: ReplacesPicture,
  response: entity(ClinicPicture),
  problems,
});

/**
 * Audited; pages stop showing it at once, and its file stays at its address. The logo cannot be removed: `not_found`, as
 * for an unknown kind.
 */
export const clinicRemovePicture = endpoint({
  method: "DELETE",
  path: "/clinic/pictures/{kind}",
  summary: "Removes the clinic's favicon or main image; the one drawn from logo and colours is shown again",
  description: `For the clinic's own token. May be repeated. The logo can only be replaced. ${replacesRule}`,
  caller: "clinic",
  scope: "settings:write",
  /** One of `removablePictures`; any other kind is not found. */
  params: PictureParams,
  query: ReplacesPicture,
  status: 204,
  problems: ["not_found", "changed_elsewhere"],
});

/** Audited; pages show it at once. A doctor's token sets only its own doctor's; other doctors are `not_found`. */
export const clinicPutPortrait = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/portrait",
  summary: `Sets a doctor's portrait: ${what}`,
  description: replacesRule,
  caller: "clinic",
  scope: "doctors:write",
  params: PortraitParams,
  query: ReplacesPicture,
  response: entity(ClinicPicture),
  problems,
});

/** Audited. A doctor's token removes only its own doctor's; other doctors are `not_found`. */
export const clinicRemovePortrait = endpoint({
  method: "DELETE",
  path: "/clinic/doctors/{doctor_id}/portrait",
  summary: "Removes a doctor's portrait; the default drawing is shown again",
  description: `May be repeated. ${replacesRule}`,
  caller: "clinic",
  scope: "doctors:write",
  params: PortraitParams,
  query: ReplacesPicture,
  status: 204,
  problems: ["not_found", "changed_elsewhere"],
});
