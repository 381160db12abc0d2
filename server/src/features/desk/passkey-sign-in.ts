import type * as shapes from "@anteroom/contract/account/desk-sessions";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Services } from "../../platform/config/services.ts";
import { deskCookie } from "../../platform/http/authentication.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { addressSubject, countTries } from "../../platform/http/rate-limits.ts";
import { audit } from "../../platform/privacy/audit.ts";
import { consumeChallenge, staffChallenges, storeChallenge } from "../account/security/passkey-challenges.ts";
import { mostOptions, passkeyTimeout, signInOptions } from "../account/security/webauthn.ts";
import { openSession, presentSession, setSessionCookie } from "./staff-sessions.ts";
import { verifyStaffPasskey } from "./staff-passkeys.ts";

type Deps = Pick<Services, "config">;

/**
 * Returns the options to sign in at the desk with a passkey on the request's host, and stores their challenge for
 * 5 minutes. They are the same for everybody and reveal nothing. At most 60 of one network address in 15 minutes.
 */
export async function beginPasskeySignIn(
  { config }: Deps,
  { tenant, host, address, now, tx, reply }: Call<typeof shapes.beginDeskPasskeySignIn>,
): Promise<AnswerOf<typeof shapes.beginDeskPasskeySignIn> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const options = await signInOptions(host);
  return tx(async (one) => {
    const limit = { subject: addressSubject(address, "desk passkey"), most: mostOptions };
    const wait = await countTries(one, tenant.id, [limit], now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const { challenge } = options;
    const question = { tenantId: tenant.id, ownerId: null, challenge, now, lifetime: passkeyTimeout };
    await storeChallenge(one, staffChallenges, question);
    return { data: { entity: options } };
  });
}

/**
 * Creates a staff session for a passkey's signature over an unused challenge, and sets its cookie; the browser's
 * former session ends. A passkey proves possession and, by user verification, its owner: no password and no
 * further factor. A wrong answer consumes the challenge too. Audits sign-ins and refused signatures, but not an
 * unknown or expired challenge.
 */
export async function signInWithPasskey(
  { config }: Deps,
  call: Call<typeof shapes.signInAtDeskWithPasskey>,
): Promise<AnswerOf<typeof shapes.signInAtDeskWithPasskey> | ProblemOutcome> {
  const { tenant, body, now, tx, request, reply } = call;
  reply.header("cache-control", "no-store");
  if (config.ANTEROOM_DESK === "off") return problem("feature_off");
  const { credential } = body;
  // In its own transaction, so that a wrong answer consumes the challenge too.
  const challenge = await tx((one) =>
    consumeChallenge(one, staffChallenges, { ownerId: null, credential, now }),
  );
  if (challenge === null) return problem("passkey_refused");
  return tx(async (one) => {
    const staffId = await verifyStaffPasskey(one, config, call, { challenge, credential });
    const account =
      staffId === null
        ? undefined
        : await one
            .selectFrom("staff")
            .selectAll()
            .where("id", "=", staffId)
            .where("disabled_at", "is", null)
            .forNoKeyUpdate()
            .executeTakeFirst();
    if (!account) {
      const object = `staff/${staffId ?? "unknown"}`;
      await audit(one, tenant.id, { actor: "anyone", action: "desk.refuse", object });
      return problem("passkey_refused");
    }
    await one.updateTable("staff").set({ last_signed_in_at: now }).where("id", "=", account.id).execute();
    const former = cookieOf(request.headers.cookie, deskCookie);
    const opening = { tenantId: tenant.id, staffId: account.id, lacksFactor: false, former, now };
    const { token, expiresAt } = await openSession(one, { ...opening, isProven: true });
    const object = `staff/${account.id}`;
    await audit(one, tenant.id, { actor: object, action: "desk.passkey_sign_in", object });
    setSessionCookie(reply, config, token);
    return presentSession(account, { hasSecondFactor: true, lacksFactor: false, expiresAt });
  });
}
