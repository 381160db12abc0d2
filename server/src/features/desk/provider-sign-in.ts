import type * as shapes from "@anteroom/contract/account/desk-sessions";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { FastifyReply } from "fastify";
import type { Services } from "../../platform/config/services.ts";
import { seal, unseal, type SealContext } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { deskCookie } from "../../platform/http/authentication.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import type { Call } from "../../platform/http/mount.ts";
import { originOf } from "../../platform/http/addresses/origin.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { addressSubject, countTries, uncountTry } from "../../platform/http/rate-limits.ts";
import { audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { PendingSignIn, ProviderIdentity, SignInProviders } from "../../ports/sign-in-providers.ts";
import { setSessionCookie, openSession, presentSession } from "./sign-in.ts";
import { clientOf, readProvider } from "./sign-in-provider-rows.ts";
import type { StaffRow } from "./staff-rows.ts";

/** What signing in through an OpenID provider requires. */
export type ProviderSignInDeps = {
  services: Pick<Services, "app" | "config">;
  signInProviders: SignInProviders;
};

type BeginCall = Call<typeof shapes.beginProviderSignIn>;
type FinishCall = Call<typeof shapes.finishProviderSignIn>;

/** Holds what a sign-in began with until the provider sends the browser back; sent with requests of our own pages alone. */
const pendingCookie = "anteroom-desk-sign-in";
/** People enter a password and look for their phone meanwhile; in ms. */
const pendingFor = 10 * 60_000;
/** Sign-ins of one network in 15 minutes that come to nothing: each makes us ask the provider. */
const mostFailures = 20;

/** The redirect path of OpenID providers. */
export const returnPath = "/desk/sign-in";

/** Returns the provider's URL. The state of the sign-in is sealed in a cookie, so that any server can finish it. */
export async function beginProviderSignIn(
  { services: { config }, signInProviders }: ProviderSignInDeps,
  { tenant, host, now, tx, reply }: BeginCall,
): Promise<AnswerOf<typeof shapes.beginProviderSignIn> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const row = await tx(readProvider);
  const client = clientOf(row, { dataKey: config.dataKey, tenantId: tenant.id });
  if (!row?.is_enabled || !client) return problem("feature_off");
  const begun = await signInProviders.begin(client, originOf(config, host) + returnPath);
  if (!begun) return problem("provider_unavailable");
  const waiting: Pending = {
    ...begun.pending,
    issuer: client.issuer,
    host,
    until: now.getTime() + pendingFor,
  };
  const sealed = seal(Buffer.from(JSON.stringify(waiting)), contextOf(config, tenant.id)).toString(
    "base64url",
  );
  setPending(reply, config, sealed);
  return { data: { entity: { url: begun.url } } };
}

/** Creates a session for the person whom the provider has authenticated, in the browser that started. */
export async function finishProviderSignIn(
  { services: { config }, signInProviders }: ProviderSignInDeps,
  call: FinishCall,
): Promise<AnswerOf<typeof shapes.finishProviderSignIn> | ProblemOutcome> {
  const { tenant, body, host, address, now, tx, request, reply } = call;
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const begun = openPending(cookieOf(request.headers.cookie, pendingCookie), contextOf(config, tenant.id));
  setPending(reply, config, null);
  const row = await tx(readProvider);
  const client = clientOf(row, { dataKey: config.dataKey, tenantId: tenant.id });
  if (!row?.is_enabled || !client) return problem("feature_off");
  if (!begun || begun.until < now.getTime() || begun.host !== host || begun.issuer !== client.issuer)
    return problem("provider_refused");
  const network = addressSubject(address);
  const limits = [{ subject: network, most: mostFailures }];
  const wait = await tx((one) => countTries(one, tenant.id, limits, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const returned = new URL(`${originOf(config, host)}${returnPath}?${body.answer}`);
  const identity = await signInProviders.finish(client, returned, begun);
  if (identity === "unavailable") return problem("provider_unavailable");
  if (identity === "refused") return refuse(call, "provider_refused");
  return tx(async (one) => {
    const account = await findAccount(one, tenant.id, identity, now);
    if (!account) {
      await note(one, tenant.id, "desk.refuse", null);
      return problem("no_desk_account");
    }
    await uncountTry(one, network);
    await one.updateTable("staff").set({ last_signed_in_at: now }).where("id", "=", account.id).execute();
    const former = cookieOf(request.headers.cookie, deskCookie);
    const opening = { tenantId: tenant.id, staffId: account.id, lacksFactor: false, former, now };
    const { token, expiresAt } = await openSession(one, opening);
    await note(one, tenant.id, "desk.provider_sign_in", account);
    setSessionCookie(reply, config, token);
    return presentSession(account, { lacksFactor: false, expiresAt });
  });
}

async function refuse({ tenant, tx }: FinishCall, code: "provider_refused"): Promise<ProblemOutcome> {
  await tx((one) => note(one, tenant.id, "desk.refuse", null));
  return problem(code);
}

function note(tx: Tx, tenantId: number, action: AuditAction, account: StaffRow | null): Promise<void> {
  const object = `staff/${account?.id ?? "unknown"}`;
  return audit(tx, tenantId, { actor: account ? object : "anyone", action, object });
}

/**
 * The account of whoever the provider names: by its own id of the person, else, once, by an email address that it calls verified.
 * An account that is bound to somebody at this provider is nobody else's there, whatever address they have.
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

/** What is known again when the browser comes back: to which host, of which provider, and until when. */
type Pending = PendingSignIn & { issuer: string; host: string; until: number };

/** Bound to the clinic: another clinic's cookie opens nothing. */
const contextOf = ({ dataKey }: Pick<Services["config"], "dataKey">, tenantId: number): SealContext => ({
  dataKey,
  purpose: "staff-sign-in-pending",
  tenantId,
  patientId: 0, // it belongs to nobody yet
});

function openPending(sealed: string | undefined, context: SealContext): Pending | null {
  if (sealed === undefined || sealed === "") return null;
  try {
    return JSON.parse(
      Buffer.from(unseal(Buffer.from(sealed, "base64url"), context)).toString("utf8"),
    ) as Pending;
  } catch {
    return null; // of another clinic, or nothing of ours
  }
}

function setPending(
  reply: FastifyReply,
  { baseUrl }: Pick<Services["config"], "baseUrl">,
  sealed: string | null,
): void {
  const secure = baseUrl.protocol === "https:" ? "; Secure" : "";
  const age = sealed === null ? 0 : pendingFor / 1000;
  void reply.header(
    "set-cookie",
    `${pendingCookie}=${sealed ?? ""}; Path=/api/desk; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}
