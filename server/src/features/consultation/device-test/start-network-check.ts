import type { startNetworkCheck as shape } from "@anteroom/contract/call/device-check";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import { countTries } from "../../../platform/http/rate-limits.ts";
import { refuseDeviceTest } from "./device-test-refusal.ts";
import type { CallRooms } from "../call-rooms.ts";

/** Most measurements of a caller in 15 minutes, because relayed traffic costs money. */
const mostChecks = 20;
/** Lifetime of the credentials, longer than any measurement, in ms. */
const lentFor = 5 * 60_000;

/**
 * Returns relay credentials for one measurement, valid for 5 minutes, with an anonymous ticket. Counts the
 * try: at most 20 of a caller in 15 minutes, then `too_many_requests`.
 */
export async function startNetworkCheck(
  { relay }: Pick<CallRooms, "relay">,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const refusal = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const closed = refuseDeviceTest(row, now);
    if (closed) return closed;
    const limit = { subject: hashOf(`network check ${actorOf(caller)}`), most: mostChecks };
    const wait = await countTries(one, tenant.id, [limit], now);
    return wait === null ? null : problem("too_many_requests", { retry_after: wait });
  });
  if (refusal) return refusal;
  const ticket = `test-${newToken().slice(0, 16)}`;
  return {
    data: { entity: { ice_servers: relay.iceServersFor(ticket, new Date(now.getTime() + lentFor)) } },
  };
}
