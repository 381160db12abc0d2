import { Secret, TOTP } from "otpauth";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { hashOfCode, openChallenge } from "../../shared/mail/code-mail.ts";
import { softPasskey } from "../soft-passkey.ts";
import {
  prepareBy,
  byNewPerson,
  hour,
  inClinic,
  password,
  tenantOf,
  type Person,
  type Samples,
  type World,
} from "./sample.ts";

/** Requests about what protects an account. */
export const securitySamples: Samples = {
  provePassword: byNewPerson(() => ({ body: { password } })),
  beginTotp: byNewPerson(() => ({})),
  confirmTotp: byNewPerson(async ({ headers }, world) => ({
    body: { code: await beginTotp(world, headers) },
  })),
  removeTotp: byNewPerson(async ({ headers }, world) => {
    await addTotp(world, headers);
    return {};
  }),
  renewRecoveryCodes: byNewPerson(async ({ headers }, world) => {
    await addTotp(world, headers);
    return {};
  }),
  beginEmailFactor: byNewPerson(() => ({})),
  confirmEmailFactor: byNewPerson(async ({ id }, world) => ({
    body: await challenge(world, id, "email-factor"),
  })),
  removeEmailFactor: byNewPerson(async ({ id }, world) => {
    await addEmailFactor(world, id);
    return {};
  }),
  answerChallenge: [
    byNewPerson(async ({ id }, world) => {
      await addEmailFactor(world, id);
      return { headers: {}, body: { method: "email", ...(await challenge(world, id, "log-in")) } };
    }),
    byNewPerson(async ({ id, headers }, world) => {
      const [code] = await addTotp(world, headers);
      const { challenge: token } = await challenge(world, id, "log-in");
      return { headers: {}, body: { method: "recovery", challenge: token, code } };
    }),
  ],
  sendChallengeCode: byNewPerson(async ({ id }, world) => {
    await addEmailFactor(world, id);
    const { challenge: token } = await challenge(world, id, "log-in");
    return { headers: {}, body: { challenge: token } };
  }),
  beginPasskey: byNewPerson(() => ({})),
  registerPasskey: byNewPerson(async ({ headers }, world) => ({
    body: { name: "Phone", credential: (await makePasskeyCredential(world, headers)).credential },
  })),
  renamePasskey: byNewPerson(async ({ headers }, world) => ({
    params: { passkey_id: (await addPasskey(world, headers)).id },
    body: { name: "Tablet" },
  })),
  removePasskey: byNewPerson(async ({ headers }, world) => ({
    params: { passkey_id: (await addPasskey(world, headers)).id },
  })),
  logInWithPasskey: byNewPerson(async ({ headers }, world) => {
    const { key } = await addPasskey(world, headers);
    const { entity } = await prepareBy(world, "POST", "/patients/auth/passkey/options", { headers: {} });
    return { headers: {}, body: { credential: key.logIn(String(entity["challenge"])) } };
  }),
};

async function beginTotp(world: World, headers: Person["headers"]): Promise<string> {
  const { entity } = await prepareBy(world, "POST", "/patients/security/totp", { headers });
  return totpCode(String(entity["secret"]), world.now);
}

/** Returns the six digits that an authenticator app shows at `now` for a secret in base32. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Returns the codes to recover the account. */
async function addTotp(world: World, headers: Person["headers"]): Promise<string[]> {
  const code = await beginTotp(world, headers);
  const path = "/patients/security/totp/confirmation";
  const { entity } = await prepareBy(world, "POST", path, { headers, body: { code } });
  return entity["recovery_codes"] as string[];
}

/** Turns the second factor by e-mail on. */
export const addEmailFactor = (world: World, patient_id: number) =>
  inClinic(world, (tx) =>
    tx
      .insertInto("second_factors")
      .values({
        tenant_id: 1,
        patient_id,
        kind: "email",
        sealed_secret: null,
        created_at: world.now,
        confirmed_at: world.now,
      })
      .execute(),
  );

/** A challenge for which a code has been mailed. */
export async function challenge(world: World, patientId: number, purpose: "log-in" | "email-factor") {
  const tenant = await tenantOf(world);
  const code = "123456";
  return inClinic(world, async (tx) => {
    const token = await openChallenge(tx, purpose, { tenant, patientId, locale: "pt", now: world.now });
    await tx
      .updateTable("code_challenges")
      .set({
        code_hash: hashOfCode(token, code),
        code_sent_at: world.now,
        code_expires_at: new Date(world.now.getTime() + hour),
      })
      .where("token_hash", "=", hashOf(token))
      .execute();
    return { challenge: token, code };
  });
}

/**
 * Creates a software passkey for `aurora.localhost` and asks `options`, a path of the API, for a
 * challenge. Returns the passkey and the signed credential to register.
 */
export async function makePasskeyCredential(
  world: World,
  headers: Person["headers"],
  options = "/patients/passkeys/options",
) {
  const origin = new URL(world.clinic.services.config.baseUrl);
  origin.hostname = "aurora.localhost";
  const key = softPasskey({ origin: origin.origin, rpId: "aurora.localhost" });
  const { entity } = await prepareBy(world, "POST", options, { headers });
  return { key, credential: key.register(String(entity["challenge"])) };
}

/** Gives an account a software passkey; returns it and its id. */
export async function addPasskey(world: World, headers: Person["headers"]) {
  const { key, credential } = await makePasskeyCredential(world, headers);
  const { entity } = await prepareBy(world, "POST", "/patients/passkeys", {
    headers,
    body: { name: "Phone", credential },
  });
  return { key, id: entity.id };
}
