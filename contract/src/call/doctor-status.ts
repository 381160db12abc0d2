import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PathId } from "../values.ts";

export const clinicSayDoctorStatus = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/status",
  summary:
    "Tells those who wait whether the doctor is there; it counts for ten minutes, so a program repeats it while it holds",
  caller: "clinic",
  scope: "calls:write",
  params: z.strictObject({ doctor_id: PathId }),
  body: z.strictObject({ status: z.enum(["online", "away"]) }),
  status: 204,
});
