import * as profile from "@anteroom/contract/account/profile";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { completePatient } from "./complete-patient.ts";
import { listSessions } from "./list-sessions.ts";
import { saveNotifications } from "./save-notifications.ts";
import { saveProfile } from "./save-profile.ts";
import { undoEmail } from "./undo-email.ts";
import type { endOtherSessions, endSession as shape } from "@anteroom/contract/account/profile";
import { endOtherSessions as endAllButOne } from "../../../platform/http/sessions.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";

type SessionListener = { forgetSession: (tokenHash: Buffer) => void };

/**
 * Registers the routes of a patient's settings: profile, mails, e-mail address, sessions. `forgetSession` is
 * called with each session that ends.
 */
export function profileRoutes(services: Services, { forgetSession }: SessionListener): void {
  const { app } = services;
  mount(app, profile.saveProfile, saveProfile);
  mount(app, profile.saveNotifications, saveNotifications);
  mount(app, profile.completePatient, completePatient);
  mount(app, profile.changeEmail, (call) => changeEmail(call, services));
  mount(app, profile.confirmEmail, (call) => confirmEmail(call, services));
  mount(app, profile.undoEmail, (call) => undoEmail(call, forgetSession));
  mount(app, profile.listSessions, listSessions);
  mount(app, profile.endOtherSessions, (call) => endOthers(call, forgetSession));
  mount(app, profile.endSession, (call) => endSession(call, forgetSession));
}

/** Ends one session of the patient and removes it from caches by `forgetSession`. */
async function endSession(
  { tenant, caller, params, now, tx }: Call<typeof shape>,
  forgetSession: (tokenHash: Buffer) => void,
): Promise<undefined | ProblemOutcome> {
  const ended = await tx(async (one) => {
    const row = await one
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("id", "=", params.session_id)
      .where("patient_id", "=", caller.patientId)
      .where("revoked_at", "is", null)
      .returning("token_hash")
      .executeTakeFirst();
    if (!row) return null;
    await invalidatePendingCredentials(one, { patientId: caller.patientId, now });
    const object = `patient/${caller.patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "session.end_elsewhere", object });
    return row.token_hash;
  });
  if (!ended) return problem("not_found");
  forgetSession(ended);
  return undefined;
}

/** Ends all sessions of the patient but this one, and removes them from caches by `forgetSession`. */
async function endOthers(
  { tenant, caller, now, tx }: Call<typeof endOtherSessions>,
  forgetSession: (tokenHash: Buffer) => void,
): Promise<undefined> {
  const { patientId, tokenHash } = caller;
  const ended = await tx(async (one) => {
    const hashes = await endAllButOne(one, patientId, tokenHash, now);
    if (hashes.length === 0) return hashes;
    await invalidatePendingCredentials(one, { patientId, now });
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "session.end_elsewhere", object });
    return hashes;
  });
  ended.forEach(forgetSession);
}
