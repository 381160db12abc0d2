import type { DeviceCheck, saveDeviceCheck as shape } from "@anteroom/contract/call/device-check";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseDeviceTest } from "./device-test-refusal.ts";
import { presentDeviceCheck } from "./present-device-check.ts";

/**
 * Stores the test's result with the appointment, audits it and returns it with the verdict. A repeat
 * overwrites the earlier result; a skipped network keeps the earlier measurement. The clinic sees it before
 * the call.
 */
export async function saveDeviceCheck({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  return tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const closed = refuseDeviceTest(row, now);
    if (closed) return closed;
    const outcome = { ...body, loss_percent: lossInHundredths(body.loss_percent), checked_at: now };
    const { network, relay, round_trip_ms, loss_percent, kilobits, ...devices } = outcome;
    // The short check before a call does not measure the network: the earlier measurement is kept.
    const line = network === "skip" ? {} : { network, relay, round_trip_ms, loss_percent, kilobits };
    const {
      tenant_id: _tenant,
      appointment_id: _appointment,
      ...stored
    } = await one
      .insertInto("device_checks")
      .values({ tenant_id: tenant.id, appointment_id: row.id, ...outcome })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "appointment_id"]).doUpdateSet({ ...devices, ...line }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "visit.test-devices",
      object: `appointment/${row.id}`,
      ...actingFor(caller, row),
    });
    const entity: DeviceCheck = presentDeviceCheck(stored);
    return { data: { entity } };
  });
}

/** Two decimals are enough, and PostgreSQL refuses a `real` that is too small to store. */
function lossInHundredths(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100) / 100;
}
