import { asLocale } from "@anteroom/domain/shared/locales";
import { queueAccountMail } from "../../../shared/mail/account-mail.ts";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { withTenant } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { isMailRefused } from "../../../platform/mail/queue-mail.ts";
import type { Services } from "../../../platform/config/services.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { signUpLifetime, tokenKinds } from "./token-kinds.ts";

/**
 * Returns the handler of `sign-up` jobs: mails a confirmation link and leaves the sign-up stored. For a known
 * address it deletes the sign-up and mails a note that an account exists. Also deletes the clinic's sign-ups
 * older than 24 hours. Over the mail budget nothing is sent or deleted, without notice: an answer would reveal
 * that the address is known.
 */
export function handleSignUp(services: Services): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const tenant = await services.app.tenants.ofId(tenantId);
    if (!tenant) return;
    const now = services.clock.now();
    const handled = withTenant(services.db, tenantId, async (tx) => {
      await tx
        .deleteFrom("sign_ups")
        .where("created_at", "<=", new Date(now.getTime() - signUpLifetime))
        .execute();
      const requested = await tx
        .selectFrom("sign_ups")
        .select(["email", "language"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!requested) return;
      const language = asLocale(requested.language) ?? tenant.settings.defaultLanguage;
      const mail = { tenant, to: requested.email, language, now };
      const account = await tx
        .selectFrom("credentials")
        .select("patient_id")
        .where("login", "=", requested.email)
        .executeTakeFirst();
      if (account) {
        await tx.deleteFrom("sign_ups").where("id", "=", id).execute();
        const link = tenantAddress(services.config, tenant, "/login");
        return queueAccountMail(tx, services, {
          ...mail,
          kind: "account_exists",
          link,
          patientId: account.patient_id,
          requestedBy: null,
        });
      }
      const token = await issueAccountToken(tx, {
        tenantId,
        ...tokenKinds.confirmSignUp,
        patientId: null,
        payload: { sign_up: id },
        now,
      });
      const link = tenantAddress(services.config, tenant, `/sign-up?confirmation_token=${token}`);
      return queueAccountMail(tx, services, { ...mail, kind: "confirm_email", link, patientId: null });
    });
    await handled.catch((error: unknown) => {
      if (!isMailRefused(error)) throw error;
    });
  };
}
