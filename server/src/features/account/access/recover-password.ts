import type { recoverPassword as shape } from "@anteroom/contract/account/passwords";
import { recoveryPause } from "@anteroom/domain/notifications/mail-budgets";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { countTry, latestTry } from "../../../platform/http/rate-limits.ts";
import { mailSubjectsOf } from "./mail-limits.ts";

/**
 * Stores the request for a password mail and queues its job (D.59); the job looks up the name, so that answer
 * and time are the same for all names. A second request for a name within a minute is `email_just_sent`, with
 * or without an account. Requests are limited by name and address.
 */
export async function recoverPassword(call: Call<typeof shape>, { jobs }: Pick<Services, "jobs">) {
  const { tenant, body, address, locale, now } = call;
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const login = body.login.toLowerCase();
  return call.tx(async (tx) => {
    const subjects = mailSubjectsOf("recover", login, address);
    const latest = await latestTry(tx, subjects.account);
    const pause = latest === null ? 0 : latest.getTime() + recoveryPause - now.getTime();
    if (pause > 0) return problem("email_just_sent", { retry_after: Math.ceil(pause / 1000) });
    const wait = await countTry(tx, tenant.id, subjects, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const row = await tx
      .insertInto("password_recoveries")
      .values({ tenant_id: tenant.id, login, language: locale, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.send(tx, { tenant: tenant.id, kind: "password-recovery", id: row.id });
    return undefined;
  });
}
