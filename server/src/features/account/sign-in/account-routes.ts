import * as account from "@anteroom/contract/account/account";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { patientOfCall, sessionEndReason } from "./patient-of-call.ts";
import type { getPatient as shape, Patient } from "@anteroom/contract/account/account";
import { deviceLabel } from "./device-label.ts";
import { readPatient } from "../../../shared/account/read-patient.ts";

/**
 * Registers the routes to sign in and out, to check a session, and to read the signed-in patient.
 * `forgetSession` is called with the session that signs out.
 */
export function accountRoutes(services: Services, { forgetSession }: SessionListener): void {
  const { app } = services;
  mount(app, account.logIn, (call) => logIn(services, call));
  mount(app, account.logOut, async (call) => {
    await logOut(call);
    forgetSession(call.caller.tokenHash);
    return undefined;
  });
  mount(app, account.pingSession, async (call) => {
    call.reply.header("cache-control", "no-store");
    return call.tx(async (tx) => {
      if (await patientOfCall(tx, call)) return undefined;
      const reason = await sessionEndReason(tx, call);
      return problem("unauthenticated", reason && { reason });
    });
  });
  mount(app, account.getPatient, getPatient);
}

/**
 * Is told of every session that has ended, by the hash of its token, to remove it from caches. Call it after
 * the commit.
 */
export type SessionListener = { forgetSession: (tokenHash: Buffer) => void };

/** Returns the patient of the token and stores the device of the session, as every page requests it once. */
function getPatient(call: Call<typeof shape>): Promise<{ patient: Patient } | ProblemOutcome> {
  call.reply.header("cache-control", "no-store");
  return call.tx(async (tx) => {
    const caller = await patientOfCall(tx, call);
    if (!caller) return problem("unauthenticated");
    const device = deviceLabel(call.request.headers["user-agent"]);
    await tx
      .updateTable("sessions")
      .set({ device })
      .where("token_hash", "=", caller.tokenHash)
      .where("device", "is distinct from", device)
      .execute();
    return { patient: await readPatient(tx, caller.patientId, call.tenant.settings) };
  });
}
