import type * as shapes from "@anteroom/contract/account/desk-sessions";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Tx } from "../../platform/database/database.ts";
import { deskCookie } from "../../platform/http/authentication.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { ProviderIdentity } from "../../ports/sign-in-providers.ts";
import type { ProviderDeps } from "../../shared/account/provider-settings.ts";
import { beginAtProvider, identityFromProvider, pardonTry } from "../../shared/account/provider-steps.ts";
import type { SealedCookie } from "../../shared/account/sealed-cookie.ts";
import { staffAudience } from "../../shared/account/sign-in-provider-rows.ts";
import { openSession, presentSession, setSessionCookie } from "./staff-sessions.ts";
import { factorsOf, hasFactor } from "./staff-factors.ts";
import type { StaffRow } from "./staff-rows.ts";

type BeginCall = Call<typeof shapes.beginProviderSignIn>;
type FinishCall = Call<typeof shapes.finishProviderSignIn>;

/** The state of a sign-in until the provider redirects back. */
const pendingCookie: SealedCookie = {
  name: "anteroom-desk-sign-in",
  path: "/api/desk",
  purpose: "staff-sign-in-pending",
};

/** Returns the provider's URL to which the browser must go, and sets the cookie that binds the sign-in to it. */
export function beginProviderSignIn(
  deps: ProviderDeps,
  call: BeginCall,
): Promise<AnswerOf<typeof shapes.beginProviderSignIn> | ProblemOutcome> | ProblemOutcome {
  call.reply.header("cache-control", "no-store");
  if (deps.services.config.ANTEROOM_DESK === "off") return problem("feature_off");
  return beginAtProvider(deps, staffAudience, pendingCookie, call);
}

/**
 * Creates a staff session for the person whom the provider has authenticated, in the browser that started,
 * and sets its cookie; the browser's former session ends. The first sign-in binds the account to the
 * provider's id by a verified e-mail address. Audits, also refusals; failures are limited by network.
 * `no_desk_account` for unknown persons. Requires no second factor.
 */
export async function finishProviderSignIn(
  deps: ProviderDeps,
  call: FinishCall,
): Promise<AnswerOf<typeof shapes.finishProviderSignIn> | ProblemOutcome> {
  const { tenant, body, address, now, tx, request, reply } = call;
  const { config } = deps.services;
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const identity = await identityFromProvider(deps, staffAudience, pendingCookie, call, {
    answer: body.answer,
    note: (one) => note(one, tenant.id, "desk.refuse", null),
  });
  if (isProblem(identity)) return identity;
  return tx(async (one) => {
    const account = await findAccount(one, tenant.id, identity, now);
    if (!account) {
      await note(one, tenant.id, "desk.refuse", null);
      return problem("no_desk_account");
    }
    await pardonTry(one, address);
    await one.updateTable("staff").set({ last_signed_in_at: now }).where("id", "=", account.id).execute();
    const former = cookieOf(request.headers.cookie, deskCookie);
    const opening = { tenantId: tenant.id, staffId: account.id, lacksFactor: false, former, now };
    const { token, expiresAt } = await openSession(one, opening);
    await note(one, tenant.id, "desk.provider_sign_in", account);
    setSessionCookie(reply, config, token);
    const hasSecondFactor = hasFactor(await factorsOf(one, account));
    return presentSession(account, { hasSecondFactor, lacksFactor: false, expiresAt });
  });
}

function note(tx: Tx, tenantId: number, action: AuditAction, account: StaffRow | null): Promise<void> {
  const object = `staff/${account?.id ?? "unknown"}`;
  return audit(tx, tenantId, { actor: account ? object : "anyone", action, object });
}

/**
 * Returns the account of the provider's person: by the provider's id, else, once, by a verified e-mail address.
 * An account that is bound to one person of this provider is not given to another with the same address.
 */
async function findAccount(
  tx: Tx,
  tenantId: number,
  { issuer, subject, email }: ProviderIdentity,
  now: Date,
): Promise<StaffRow | null> {
  const bound = await tx
    .selectFrom("staff as s")
    .innerJoin("staff_identities as i", "i.staff_id", "s.id")
    .selectAll("s")
    .where("i.issuer", "=", issuer)
    .where("i.subject", "=", subject)
    .executeTakeFirst();
  if (bound) return bound.disabled_at === null ? bound : null;
  if (email === null) return null;
  const account = await tx
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  const made = await tx
    .insertInto("staff_identities")
    .values({ tenant_id: tenantId, issuer, subject, staff_id: account.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? account : null;
}
