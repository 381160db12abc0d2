import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PathId } from "../values.ts";

/**
 * Sets for ten minutes whether a doctor is present, as waiting patients see it. 404 for a doctor's token and another
 * doctor.
 */
export const clinicSayDoctorStatus = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/status",
  summary:
    "Sets whether the doctor is present, shown to waiting patients; valid for ten minutes, so programs repeat it",
  caller: "clinic",
  scope: "calls:write",
  params: z.strictObject({ doctor_id: PathId }),
  body: z.strictObject({ status: z.enum(["online", "away"]) }),
  status: 204,
});
