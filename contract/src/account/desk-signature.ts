import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant } from "../values.ts";

/** A doctor's picture of their signature, as it stands on prescriptions: a PNG that the server has drawn. */
export const DeskSignature = z.object({
  /** The PNG in base64. */
  picture: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  updated_at: Instant,
});
/** A doctor's stored signature for prescriptions, as a PNG picture. */
export type DeskSignature = z.infer<typeof DeskSignature>;

export const getDeskSignature = endpoint({
  method: "GET",
  path: "/desk/signature",
  summary: "Returns the signed-in doctor's picture of their signature; null without one",
  caller: "staff",
  response: entity(z.nullable(DeskSignature)),
  problems: ["insufficient_scope"],
});

export const putDeskSignature = endpoint({
  method: "PUT",
  path: "/desk/signature",
  summary:
    "Sets the signed-in doctor's picture of their signature: the body is a PNG or JPEG (application/octet-stream)",
  description:
    "At most 1 MB, each side 32 to 2048 pixels. It is drawn anew as a PNG of at most 600 by 300 pixels, without metadata. Prescriptions that this account sends from then on show it; those that are sent already do not change. It is a picture, not a qualified electronic signature. For doctors alone; removed when administration changes or resets the account.",
  caller: "staff",
  response: entity(DeskSignature),
  problems: ["insufficient_scope", "file_too_large", "file_kind_unknown"],
});

export const removeDeskSignature = endpoint({
  method: "DELETE",
  path: "/desk/signature",
  summary: "Removes the signed-in doctor's picture of their signature",
  caller: "staff",
  status: 204,
  problems: ["insufficient_scope"],
});
