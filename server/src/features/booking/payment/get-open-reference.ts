import type { getOpenReference as endpoint } from "@anteroom/contract/appointment/payment";
import type { Call } from "../../../platform/http/mount.ts";
import { openReferenceOf } from "./payment-row.ts";

/** The appointment whose reference the caller's account has open, so that a booking does not offer a second one (D.72). */
export async function getOpenReference({ tx, caller }: Pick<Call<typeof endpoint>, "tx" | "caller">) {
  return {
    data: { entity: { appointment_id: await tx((one) => openReferenceOf(one, caller.patientId, null)) } },
  };
}
