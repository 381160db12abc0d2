import type { getOpenReference as endpoint } from "@anteroom/contract/appointment/payment";
import type { Call } from "../../../platform/http/mount.ts";
import { openReferenceOf } from "./payment-row.ts";

/**
 * Returns the appointment for which the caller has an open payment reference, so that booking does not offer a second
 * one (D.72).
 */
export async function getOpenReference({ tx, caller }: Pick<Call<typeof endpoint>, "tx" | "caller">) {
  return {
    data: { entity: { appointment_id: await tx((one) => openReferenceOf(one, caller.patientId, null)) } },
  };
}
