import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { entity, PathId } from "./values.ts";

/** A picture as this installation serves it. */
const ClinicPicture = z.object({
  url: z.string(),
  media_type: z.enum(["image/png", "image/jpeg", "image/webp"]),
  width: z.int(),
  height: z.int(),
});
/** A stored picture of a clinic as this installation serves it; width and height are in pixels. */
export type ClinicPicture = z.infer<typeof ClinicPicture>;

const problems = ["not_found", "file_too_large", "file_kind_unknown", "file_limit"] as const;
const what = "the body is a PNG, JPEG, WebP or SVG (application/octet-stream); an SVG is served as PNG";

const PictureParams = z.strictObject({ kind: z.string().check(z.maxLength(40)) });
const PortraitParams = z.strictObject({ doctor_id: PathId });

/** Pages show it at once. `file_limit`: the clinic has its most pictures. */
export const clinicPutPicture = endpoint({
  method: "PUT",
  path: "/clinic/pictures/{kind}",
  summary: `Sets the clinic's logo, favicon or main image: ${what}. For the clinic's own token`,
  caller: "clinic",
  scope: "settings:write",
  /** One of `manifestPictures`; any other kind is not found. */
  params: PictureParams,
  response: entity(ClinicPicture),
  problems,
});

/** Audited; pages stop showing it at once. The logo cannot be removed: `not_found`, as for an unknown kind. */
export const clinicRemovePicture = endpoint({
  method: "DELETE",
  path: "/clinic/pictures/{kind}",
  summary: "Removes the clinic's favicon or main image; the one drawn from logo and colours is shown again",
  description: "For the clinic's own token. May be repeated. The logo can only be replaced.",
  caller: "clinic",
  scope: "settings:write",
  /** One of `removablePictures`; any other kind is not found. */
  params: PictureParams,
  status: 204,
  problems: ["not_found"],
});

/** Audited; pages show it at once. A doctor's token sets only its own doctor's; other doctors are `not_found`. */
export const clinicPutPortrait = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/portrait",
  summary: `Sets a doctor's portrait: ${what}`,
  caller: "clinic",
  scope: "doctors:write",
  params: PortraitParams,
  response: entity(ClinicPicture),
  problems,
});

/** Audited. A doctor's token removes only its own doctor's; other doctors are `not_found`. */
export const clinicRemovePortrait = endpoint({
  method: "DELETE",
  path: "/clinic/doctors/{doctor_id}/portrait",
  summary: "Removes a doctor's portrait; the default drawing is shown again",
  description: "May be repeated.",
  caller: "clinic",
  scope: "doctors:write",
  params: PortraitParams,
  status: 204,
  problems: ["not_found"],
});
