import type { getOpenReference as endpoint } from "@anteroom/contract/appointment/payment";
import type { Call } from "../../../platform/http/mount.ts";
import { openReferenceOf } from "./payment-row.ts";

/**
 * Returns the appointment for which the caller, as payer, has an open slow payment (D.72), so that booking
 * does not offer a second one; `appointment_id` null without one.
 */
export async function getOpenReference({ tx, caller }: Pick<Call<typeof endpoint>, "tx" | "caller">) {
  return {
    data: { entity: { appointment_id: await tx((one) => openReferenceOf(one, caller.patientId, null)) } },
  };
}
