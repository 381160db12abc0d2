import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import { originOf } from "../../platform/http/addresses/origin.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { addressSubject, countTries, uncountTry } from "../../platform/http/rate-limits.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { PendingSignIn, ProviderIdentity } from "../../ports/sign-in-providers.ts";
import type { ProviderDeps } from "./provider-settings.ts";
import {
  readSealedCookie,
  sealedCookieLifetime,
  setSealedCookie,
  type SealedCookie,
} from "./sealed-cookie.ts";
import { clientOf, readProvider, type ProviderAudience } from "./sign-in-provider-rows.ts";

/** Most failed sign-ins of one network in 15 minutes, as each queries the provider. */
const mostFailures = 20;

/** The state that is restored when the browser returns: host, provider and expiry. */
type Pending = PendingSignIn & { issuer: string; host: string; until: number };

/** The parts of a request that the steps need. */
type StepCall = {
  tenant: Tenant;
  host: string;
  address: string;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Returns the provider's URL to which the browser must go. Sets a cookie with the sealed state, valid for 10
 * minutes, so that any server can finish the sign-in. `feature_off` without an enabled provider,
 * `provider_unavailable` when it does not answer.
 */
export async function beginAtProvider(
  { services: { config }, signInProviders }: ProviderDeps,
  audience: ProviderAudience,
  cookie: SealedCookie,
  { tenant, host, now, tx, reply }: Omit<StepCall, "address" | "request">,
): Promise<{ data: { entity: { url: string } } } | ProblemOutcome> {
  const row = await tx((one) => readProvider(one, audience));
  const client = clientOf(row, audience, { dataKey: config.dataKey, tenantId: tenant.id });
  if (!row?.is_enabled || !client) return problem("feature_off");
  const begun = await signInProviders.begin(client, originOf(config, host) + audience.returnPath);
  if (!begun) return problem("provider_unavailable");
  const until = now.getTime() + sealedCookieLifetime;
  const waiting: Pending = { ...begun.pending, issuer: client.issuer, host, until };
  setSealedCookie(reply, cookie, { config, tenantId: tenant.id }, waiting);
  return { data: { entity: { url: begun.url } } };
}

/**
 * Returns the person whom the provider has authenticated, else a problem. `answer`: the query string of the
 * provider's redirect, without `?`. Requires the cookie that `beginAtProvider` set on this host for the same
 * provider within 10 minutes, and deletes it.
 *
 * Problems: `feature_off` without an enabled provider, `provider_refused` by the provider or without that cookie,
 * `provider_unavailable`, and `too_many_requests` after 20 tries of a network in 15 minutes. Each try is counted:
 * call `pardonTry` unless the person is then refused. `note` audits a refusal by the provider only.
 */
export async function identityFromProvider(
  { services: { config }, signInProviders }: ProviderDeps,
  audience: ProviderAudience,
  cookie: SealedCookie,
  { tenant, host, address, now, tx, request, reply }: StepCall,
  { answer, note }: { answer: string; note: (tx: Tx) => Promise<void> },
): Promise<ProviderIdentity | ProblemOutcome> {
  const place = { config, tenantId: tenant.id };
  const begun = readSealedCookie(request.headers.cookie, cookie, place) as Pending | null;
  // Only where there is one: a request that another page has caused sets nothing.
  if (cookieOf(request.headers.cookie, cookie.name)) setSealedCookie(reply, cookie, place, null);
  const row = await tx((one) => readProvider(one, audience));
  const client = clientOf(row, audience, { dataKey: config.dataKey, tenantId: tenant.id });
  if (!row?.is_enabled || !client) return problem("feature_off");
  if (!begun || begun.until < now.getTime() || begun.host !== host || begun.issuer !== client.issuer)
    return problem("provider_refused");
  const limits = [{ subject: addressSubject(address), most: mostFailures }];
  const wait = await tx((one) => countTries(one, tenant.id, limits, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const returned = new URL(`${originOf(config, host)}${audience.returnPath}?${answer}`);
  const identity = await signInProviders.finish(client, returned, begun);
  if (identity === "unavailable") return problem("provider_unavailable");
  if (identity !== "refused") return identity;
  await tx(note);
  return problem("provider_refused");
}

/** Removes the try that `identityFromProvider` has counted. */
export function pardonTry(tx: Tx, address: string): Promise<void> {
  return uncountTry(tx, addressSubject(address));
}
