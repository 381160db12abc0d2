import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import { queueAccountMail, type MailServices } from "../../../shared/mail/account-mail.ts";
import { actorOf, audit, type AuditAction } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { lockPatient } from "../../../shared/account/factor-limits.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { provenUntil } from "../../../shared/account/proof.ts";

/** The parts of a request that security changes need. */
export type SecurityCall = {
  tenant: Tenant;
  caller: PatientCaller;
  locale: Locale;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Runs a change of account security in a transaction that has locked the patient, so that changes of one
 * patient run one after the other. Returns `proof_needed`, without running `work`, when the session was not
 * authenticated recently. Does not audit: call `notifyOfChange` in `work`.
 */
export function changeSecurity<T>(
  call: SecurityCall,
  work: (tx: Tx) => Promise<T | ProblemOutcome>,
): Promise<T | ProblemOutcome> {
  return call.tx(async (tx) => {
    if (!(await provenUntil(tx, call.caller, call.now))) return problem("proof_needed");
    await lockPatient(tx, call.caller.patientId);
    return work(tx);
  });
}

/**
 * Audits a security change and queues a mail to the owner, who may not have made it; no mail without an
 * address.
 */
export async function notifyOfChange(
  tx: Tx,
  services: MailServices,
  { tenant, caller, locale, now }: SecurityCall,
  action: AuditAction,
): Promise<void> {
  const { patientId } = caller;
  await audit(tx, tenant.id, { actor: actorOf(caller), action, object: `patient/${patientId}` });
  const { email, language } = await tx
    .selectFrom("patients")
    .select(["email", "language"])
    .where("id", "=", patientId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  const mail = { tenant, to: email, language: asLocale(language ?? "") ?? locale, patientId, now };
  await queueAccountMail(tx, services, { ...mail, kind: "security_changed" });
}
