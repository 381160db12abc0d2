import type { changeEmail as changeShape, confirmEmail as confirmShape } from "@anteroom/contract/profile";
import { asLocale } from "@anteroom/domain/locales";
import { sql } from "kysely";
import { queueAccountMail } from "../../platform/account-mail.ts";
import { issueAccountToken, retireAccountTokens, useAccountToken } from "../../platform/account-tokens.ts";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, ProblemError, type ProblemOutcome } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { tenantAddress } from "../../platform/tenant-address.ts";
import { countTry, forgiveTries, subjectsOf } from "../../platform/try-limits.ts";

const kind = "change_email";
const minutes = 60;

/** Asks for another address with the present password. The answer says nothing of whose the address is. */
export async function changeEmail(
  { tenant, caller, body, address, now, tx }: Call<typeof changeShape>,
  services: Services,
): Promise<undefined | ProblemOutcome> {
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { patientId } = caller;
  const subjects = subjectsOf(`password ${patientId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) => accountOf(one, patientId));
  if (!(await verifyPassword(body.current_password, account?.password_hash ?? null)))
    return problem("wrong_password");
  return tx(async (one) => {
    await forgiveTries(one, subjects);
    await retireAccountTokens(one, { patientId, kinds: [kind], now });
    const token = await issueAccountToken(one, {
      tenantId: tenant.id,
      kind,
      patientId,
      payload: { email: body.email },
      now,
      lifetime: minutes * 60_000,
    });
    await queueAccountMail(one, services, {
      tenant,
      to: body.email,
      language: asLocale(account?.language ?? undefined) ?? tenant.settings.defaultLanguage,
      kind: "confirm_new_email",
      link: tenantAddress(services.config, tenant, `/login?new_email=${token}`),
      facts: { minutes: String(minutes) },
      patientId,
      now,
    });
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "email.ask", object });
    return undefined;
  });
}

/** The holder of the new address uses the link: mails and log-in go there from now on; the old address is told. */
export async function confirmEmail(
  { tenant, body, now, tx, reply }: Call<typeof confirmShape>,
  services: Services,
): Promise<undefined | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const used = await useAccountToken(one, { kind, token: body.token, now });
    const email = emailOf(used?.payload);
    const before = used?.patientId ? await accountOf(one, used.patientId) : undefined;
    if (!used?.patientId || !before || email === null) return problem("link_not_valid");
    await changeLogin(one, used.patientId, email);
    // Links in the old mailbox, whose holder may be the reason for the change, open nothing any more.
    await retireAccountTokens(one, { patientId: used.patientId, kinds: "all", now });
    await one
      .updateTable("patients")
      .set({ email, version: sql<number>`version + 1` })
      .where("id", "=", used.patientId)
      .execute();
    if (before.email !== null)
      await queueAccountMail(one, services, {
        tenant,
        to: before.email,
        language: asLocale(before.language ?? undefined) ?? tenant.settings.defaultLanguage,
        kind: "email_changed",
        patientId: used.patientId,
        now,
      });
    const actor = `patient/${used.patientId}`;
    await audit(one, tenant.id, { actor, action: "email.change", object: actor });
    return undefined;
  });
}

/** Somebody else signs in with this address already: then the link opens nothing, and says no more. */
async function changeLogin(tx: Tx, patientId: number, email: string): Promise<void> {
  const login = email.toLowerCase();
  const other = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("login", "=", login)
    .where("patient_id", "!=", patientId)
    .executeTakeFirst();
  if (other) throw new ProblemError("link_not_valid");
  await tx.updateTable("credentials").set({ login }).where("patient_id", "=", patientId).execute();
}

function accountOf(tx: Tx, patientId: number) {
  return tx
    .selectFrom("credentials")
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "credentials.patient_id")
        .onRef("patients.tenant_id", "=", "credentials.tenant_id"),
    )
    .select(["credentials.password_hash", "patients.email", "patients.language"])
    .where("credentials.patient_id", "=", patientId)
    .executeTakeFirst();
}

function emailOf(payload: unknown): string | null {
  const email = typeof payload === "object" && payload !== null && "email" in payload ? payload.email : null;
  return typeof email === "string" ? email : null;
}
