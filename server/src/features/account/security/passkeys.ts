import type * as contract from "@anteroom/contract/account/passkeys";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import type { Services } from "../../../platform/config/services.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";
import type { OnSignedIn } from "../sign-in/log-in.ts";
import { changeSecurity, notifyOfChange } from "./change-security.ts";
import { openProvenSession } from "./open-proven-session.ts";
import { consumeChallenge, patientChallenges, storeChallenge } from "./passkey-challenges.ts";
import {
  mostOptions,
  mostPasskeys,
  passkeyOptions,
  passkeyTimeout,
  signInOptions,
  verifyNewPasskey,
  verifySignature,
} from "./webauthn.ts";

type Deps = Pick<Services, "config" | "jobs">;

/**
 * Returns the options to create a passkey for the request's host, discoverable, with user verification, and
 * stores their challenge for 5 minutes. `status_conflict` at 10 passkeys. Requires recent authentication.
 */
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
    const options = await passkeyOptions({
      clinicName: tenant.manifest.name,
      host,
      account: {
        userName: email ?? name,
        displayName: name,
        key: `passkey user ${tenant.id}/${patientId}`,
      },
      known,
    });
    await storeChallenge(tx, patientChallenges, {
      tenantId: tenant.id,
      ownerId: patientId,
      challenge: options.challenge,
      now,
      lifetime: passkeyTimeout,
    });
    return { data: { entity: options } };
  });
}

/**
 * Verifies the authenticator's answer to `beginPasskey` and stores the passkey. Invalidates pending links and
 * codes, audits and mails the owner. `passkey_refused` when it does not fit, `status_conflict` for a known
 * passkey. Requires recent authentication.
 */
export function registerPasskey(
  { config, jobs }: Deps,
  call: Call<typeof contract.registerPasskey>,
): Promise<AnswerOf<typeof contract.registerPasskey> | ProblemOutcome> {
  const { tenant, caller, body, host, now } = call;
  const { patientId } = caller;
  return changeSecurity(call, async (tx) => {
    const { credential } = body;
    const challenge = await consumeChallenge(tx, patientChallenges, { ownerId: patientId, credential, now });
    if (challenge === null) return problem("passkey_refused");
    const made = await verifyNewPasskey({ config, host, challenge, credential });
    if (!made) return problem("passkey_refused");
    const row = await tx
      .insertInto("passkeys")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        name: body.name,
        ...made,
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

/** Gives one of the patient's passkeys another name, and audits it. Requires recent authentication. */
export function renamePasskey(
  call: Call<typeof contract.renamePasskey>,
): Promise<undefined | ProblemOutcome> {
  const { tenant, caller, params, body } = call;
  return changeSecurity(call, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("passkeys")
      .set({ name: body.name })
      .where("id", "=", params.passkey_id)
      .where("patient_id", "=", caller.patientId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem("not_found");
    const object = `patient/${caller.patientId}`;
    await audit(tx, tenant.id, { actor: actorOf(caller), action: "passkey.rename", object });
    return undefined;
  });
}

/** Deletes one of the patient's passkeys, audits it and mails the owner. Requires recent authentication. */
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

/**
 * Returns the options to sign in with a passkey on the request's host, and stores their challenge for 5
 * minutes. They are the same for everybody and reveal nothing. At most 60 of one network address in 15
 * minutes.
 */
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
  const options = await signInOptions(host);
  return tx(async (one) => {
    const limit = { subject: addressSubject(address, "passkey"), most: mostOptions };
    const wait = await countTries(one, tenant.id, [limit], now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const { challenge } = options;
    await storeChallenge(one, patientChallenges, {
      tenantId: tenant.id,
      ownerId: null,
      challenge,
      now,
      lifetime: passkeyTimeout,
    });
    return { data: { entity: options } };
  });
}

/**
 * Returns a session that counts as recently authenticated for a passkey's signature; ends the request's former session
 * and sets the device cookie. Refuses as `signInByPasskey` does.
 */
export async function logInWithPasskey(
  { config }: Deps,
  call: Call<typeof contract.logInWithPasskey>,
): Promise<AnswerOf<typeof contract.logInWithPasskey> | ProblemOutcome> {
  call.reply.header("cache-control", "no-store");
  return signInByPasskey<AnswerOf<typeof contract.logInWithPasskey>>(
    { config },
    call,
    async (tx, patientId) => ({
      data: { entity: await openProvenSession(tx, { config }, call, patientId) },
    }),
  );
}

/** The parts of a request that a sign-in by passkey needs. */
type PasskeyCall = Pick<Call<typeof contract.logInWithPasskey>, "tenant" | "body" | "host" | "now" | "tx">;

/**
 * Verifies the passkey's signature over an unused challenge and calls `onSignedIn`. No second factor and no password
 * check. A wrong answer also consumes the challenge, and is audited.
 */
export async function signInByPasskey<T>(
  { config }: Pick<Deps, "config">,
  call: PasskeyCall,
  onSignedIn: OnSignedIn<T>,
): Promise<T | ProblemOutcome> {
  const { tenant, body, now, tx } = call;
  if (!tenant.settings.patientsLogIn) return problem("feature_off");
  // In its own transaction, so that a wrong answer consumes the challenge too.
  const challenge = await tx((one) =>
    consumeChallenge(one, patientChallenges, { ownerId: null, credential: body.credential, now }),
  );
  if (challenge === null) return problem("passkey_refused");
  return tx<T | ProblemOutcome>(async (one) => {
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
    return onSignedIn(one, patientId);
  });
}

async function verifiedPasskey(
  tx: Tx,
  config: Deps["config"],
  { body: { credential }, host }: PasskeyCall,
  challenge: string,
): Promise<{ id: number; patientId: number; counter: number } | null> {
  const row = await tx
    .selectFrom("passkeys")
    .select(["id", "patient_id", "public_key", "counter"])
    .where("credential_id", "=", credential.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const counter = await verifySignature({ config, host, challenge, credential }, row);
  return counter === null ? null : { id: row.id, patientId: row.patient_id, counter };
}
