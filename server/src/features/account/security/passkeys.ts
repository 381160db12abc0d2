import type * as contract from "@anteroom/contract/account/passkeys";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { audit } from "../../../platform/privacy/audit.ts";
import { patientHeader } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { rememberDevice } from "../../../shared/account/known-devices.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { Services } from "../../../platform/config/services.ts";
import { originOf } from "../../../platform/http/addresses/origin.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";
import { changeSecurity, notifyOfChange } from "./change-security.ts";
import { storeChallenge, consumeChallenge } from "./passkey-challenges.ts";

type Deps = Pick<Services, "config" | "jobs">;

const mostPasskeys = 10;
/** Options for a log-in by passkey, by network address in 15 minutes: nothing can be guessed, but each leaves a row behind. */
const mostOptions = 60;
const timeout = 5 * 60_000;

/** Returns the options to create a passkey: for this clinic's host, discoverable, with user verification. */
export function beginPasskey(
  call: Call<typeof contract.beginPasskey>,
): Promise<AnswerOf<typeof contract.beginPasskey> | ProblemOutcome> {
  const { tenant, caller, host, now } = call;
  const { patientId } = caller;
  return changeSecurity(call, async (tx) => {
    const known = await tx
      .selectFrom("passkeys")
      .select(["credential_id"])
      .where("patient_id", "=", patientId)
      .execute();
    if (known.length >= mostPasskeys) return problem("status_conflict");
    const { name, email } = await tx
      .selectFrom("patients")
      .select(["name", "email"])
      .where("id", "=", patientId)
      .executeTakeFirstOrThrow();
    const options = await generateRegistrationOptions({
      rpName: tenant.manifest.name,
      rpID: host,
      userName: email ?? name,
      userDisplayName: name,
      userID: Uint8Array.from(hashOf(`passkey user ${tenant.id}/${patientId}`)), // nothing about the person in it
      timeout,
      attestationType: "none",
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: [-8, -7, -257],
    });
    await storeChallenge(tx, {
      tenantId: tenant.id,
      patientId,
      challenge: options.challenge,
      now,
      lifetime: timeout,
    });
    // Checked and trimmed to the contract on its way out.
    return { data: { entity: options as AnswerOf<typeof contract.beginPasskey>["data"]["entity"] } };
  });
}

/** Stores a passkey whose signature answers the patient's challenge. */
export function registerPasskey(
  { config, jobs }: Deps,
  call: Call<typeof contract.registerPasskey>,
): Promise<AnswerOf<typeof contract.registerPasskey> | ProblemOutcome> {
  const { tenant, caller, body, host, now } = call;
  const { patientId } = caller;
  return changeSecurity(call, async (tx) => {
    const challenge = await consumeChallenge(tx, { patientId, credential: body.credential, now });
    if (challenge === null) return problem("passkey_refused");
    const verified = await verifyRegistrationResponse({
      response: body.credential as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: originOf(config, host),
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [-8, -7, -257],
    }).catch(() => null); // it throws on whatever does not fit
    if (!verified?.verified) return problem("passkey_refused");
    const { credential, credentialBackedUp } = verified.registrationInfo;
    const row = await tx
      .insertInto("passkeys")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        name: body.name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: body.credential.response.transports ?? [],
        is_backed_up: credentialBackedUp,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "credential_id"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return problem("status_conflict");
    await invalidatePendingCredentials(tx, { patientId, now });
    await notifyOfChange(tx, { jobs, config }, call, "passkey.add");
    return { data: { entity: { id: row.id } } };
  });
}

/** Deletes one of the patient's passkeys. */
export function removePasskey(
  services: Deps,
  call: Call<typeof contract.removePasskey>,
): Promise<undefined | ProblemOutcome> {
  const { caller, params } = call;
  return changeSecurity(call, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("passkeys")
      .where("id", "=", params.passkey_id)
      .where("patient_id", "=", caller.patientId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return problem("not_found");
    await notifyOfChange(tx, services, call, "passkey.remove");
    return undefined;
  });
}

/** Returns the options to sign in with a passkey. They are the same for everybody and reveal nothing. */
export async function beginPasskeyLogIn({
  tenant,
  host,
  address,
  now,
  tx,
  reply,
}: Call<typeof contract.beginPasskeyLogIn>): Promise<
  AnswerOf<typeof contract.beginPasskeyLogIn> | ProblemOutcome
> {
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  const { challenge } = await generateAuthenticationOptions({ rpID: host });
  return tx(async (one) => {
    const limit = { subject: addressSubject(address, "passkey"), most: mostOptions };
    const wait = await countTries(one, tenant.id, [limit], now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    await storeChallenge(one, { tenantId: tenant.id, patientId: null, challenge, now, lifetime: timeout });
    return { data: { entity: { challenge, rpId: host, timeout, userVerification: "required" as const } } };
  });
}

/** Creates a session for a passkey's signature over an unused challenge. */
export async function logInWithPasskey(
  { config }: Deps,
  call: Call<typeof contract.logInWithPasskey>,
): Promise<AnswerOf<typeof contract.logInWithPasskey> | ProblemOutcome> {
  const { tenant, body, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  // By itself: a question that was answered wrong is answered too.
  const challenge = await tx((one) =>
    consumeChallenge(one, { patientId: null, credential: body.credential, now }),
  );
  if (challenge === null) return problem("passkey_refused");
  return tx(async (one) => {
    const passkey = await verifiedPasskey(one, config, call, challenge);
    if (passkey === null) {
      await audit(one, tenant.id, { actor: "anyone", action: "session.refuse", object: "patient/unknown" });
      return problem("passkey_refused");
    }
    const { patientId, counter } = passkey;
    await one
      .updateTable("passkeys")
      .set({ counter, last_used_at: now })
      .where("id", "=", passkey.id)
      .execute();
    const { [patientHeader]: former } = call.request.headers;
    const session = await createSession(one, {
      tenantId: tenant.id,
      patientId,
      now,
      former: typeof former === "string" ? former : null,
      isProven: true,
    });
    rememberDevice(reply, call.request.headers.cookie, { config, tenantId: tenant.id, patientId });
    return { data: { entity: session } };
  });
}

async function verifiedPasskey(
  tx: Tx,
  config: Deps["config"],
  { body: { credential }, host }: Call<typeof contract.logInWithPasskey>,
  expectedChallenge: string,
): Promise<{ id: number; patientId: number; counter: number } | null> {
  const row = await tx
    .selectFrom("passkeys")
    .select(["id", "patient_id", "public_key", "counter"])
    .where("credential_id", "=", credential.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const verified = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge,
    expectedOrigin: originOf(config, host),
    expectedRPID: host,
    credential: { id: credential.id, publicKey: Uint8Array.from(row.public_key), counter: row.counter },
    requireUserVerification: true,
  }).catch(() => null); // it throws on whatever does not fit, a counter that went back included
  if (!verified?.verified) return null;
  return { id: row.id, patientId: row.patient_id, counter: verified.authenticationInfo.newCounter };
}
