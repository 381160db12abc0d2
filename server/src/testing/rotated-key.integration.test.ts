import { Secret, TOTP } from "otpauth";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  isValidPass,
  isValidSignIn,
  signChannelPass,
  signSignIn,
} from "../adapters/embedded-realtime/channel-pass.ts";
import { newTotpSecret, sealTotpSecret, consumeTotpCode } from "../features/account/security/totp.ts";
import { sealStaffTotp } from "../features/desk/staff-totp.ts";
import {
  newWebhookSecret,
  sealSecret,
  shownSecret,
  signedHeaders,
} from "../features/webhooks/webhook-secrets.ts";
import { readConfig } from "../platform/config/config.ts";
import type { DataKey } from "../platform/crypto/secrets.ts";
import { withTenant } from "../platform/database/database.ts";
import { resealSecrets, sealedColumns } from "../reseal-secrets.ts";
import { makeStaffSession } from "./make-staff.ts";
import { known, openTestClinic, type TestClinic } from "./test-clinic.ts";

let clinic: TestClinic;
beforeEach(async () => void (clinic = await openTestClinic()));
afterEach(() => clinic.close());

const { tenantId, patientId } = known.aurora;
const [first, second] = ["f".repeat(43), "s".repeat(43)];
/** What servers are configured with, one step after the other. */
const keys = {
  before: readConfig({ DATA_KEY: first }).dataKey,
  announced: readConfig({ DATA_KEY: first, DATA_KEY_OTHER: second }).dataKey,
  changed: readConfig({ DATA_KEY: second, DATA_KEY_OTHER: first }).dataKey,
  after: readConfig({ DATA_KEY: second }).dataKey,
};

const totpSecret = newTotpSecret();
const webhookSecret = newWebhookSecret();

/** An authenticator app of a patient and of somebody at the desk, and a webhook whose secret was just changed. */
async function sealAll(dataKey: DataKey): Promise<{ webhookId: number }> {
  const staffId = await makeStaffSession(clinic, { role: "admin", token: `t${Math.random()}` });
  return withTenant(clinic.db, tenantId, async (tx) => {
    const now = clinic.clock.now();
    await tx
      .insertInto("second_factors")
      .values({
        tenant_id: tenantId,
        patient_id: patientId,
        kind: "totp",
        sealed_secret: sealTotpSecret(totpSecret, { dataKey, tenantId, patientId }),
        created_at: now,
        confirmed_at: now,
      })
      .execute();
    await tx
      .updateTable("staff")
      .set({ sealed_totp: sealStaffTotp(totpSecret, { dataKey, tenantId, staffId }) })
      .where("id", "=", staffId)
      .execute();
    const { id } = await tx
      .insertInto("webhook_endpoints")
      .values({
        tenant_id: tenantId,
        url: "https://hooks.example/",
        description: "",
        event_types: ["*"],
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sealed = () => sealSecret(webhookSecret, { dataKey, tenantId, webhookId: id });
    await tx
      .updateTable("webhook_endpoints")
      .set({ sealed_secret: sealed(), sealed_old_secret: sealed(), old_secret_until: now })
      .where("id", "=", id)
      .execute();
    return { webhookId: id };
  });
}

/** Whether a server with these keys takes the app's next code. */
async function takesCode(dataKey: DataKey): Promise<boolean> {
  clinic.clock.setOffset((offset += 60_000));
  const now = clinic.clock.now();
  const secret = new Secret({ buffer: new Uint8Array(totpSecret).buffer });
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  return withTenant(clinic.db, tenantId, (tx) =>
    consumeTotpCode(tx, { dataKey, tenantId, patientId }, code, now),
  );
}
let offset = 0;

async function signs(dataKey: DataKey, webhookId: number): Promise<boolean> {
  const row = await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .selectFrom("webhook_endpoints")
      .select(["sealed_secret", "sealed_old_secret"])
      .executeTakeFirstOrThrow(),
  );
  const sealed = [row.sealed_secret, row.sealed_old_secret].filter((one) => one !== null);
  const headers = signedHeaders({ id: "msg_1", at: new Date(), body: "{}" }, sealed, {
    dataKey,
    tenantId,
    webhookId,
  });
  new Webhook(shownSecret(webhookSecret)).verify("{}", headers);
  return sealed.length === 2;
}

test("a key is rotated in steps: each server opens what earlier and later steps seal", async () => {
  const { webhookId } = await sealAll(keys.before);
  for (const dataKey of [keys.before, keys.announced, keys.changed]) {
    expect(await takesCode(dataKey)).toBe(true);
    expect(await signs(dataKey, webhookId)).toBe(true);
  }
  await expect(takesCode(keys.after)).rejects.toThrow("unable to authenticate");
  expect(await resealSecrets(clinic.db, tenantId, keys.changed)).toBe(4);
  expect(await resealSecrets(clinic.db, tenantId, keys.changed)).toBe(0);
  for (const dataKey of [keys.announced, keys.changed, keys.after]) {
    expect(await takesCode(dataKey)).toBe(true);
    expect(await signs(dataKey, webhookId)).toBe(true);
  }
  await expect(takesCode(keys.before)).rejects.toThrow("unable to authenticate");
});

test("a server without the sealing key reseals nothing", async () => {
  await sealAll(keys.before);
  await expect(resealSecrets(clinic.db, tenantId, keys.after)).rejects.toThrow("unable to authenticate");
  expect(await takesCode(keys.before)).toBe(true);
});

test("every sealed column is resealed except short links, whose key is the link itself", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed%' and data_type = 'bytea' order by 1`.execute(
    clinic.db,
  );
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...listed, "short_links.sealed_path"].toSorted());
});

test("servers at two rotation steps accept each other's channel authorisations", () => {
  const [old, fresh] = [
    { key: "k", secret: "old", otherSecrets: ["fresh"] },
    { key: "k", secret: "fresh", otherSecrets: ["old"] },
  ];
  const pass = signChannelPass(fresh, "1.2", "private-patient-1");
  const signIn = signSignIn(old, "1.2", "patient-1");
  expect(isValidPass(old, "1.2", "private-patient-1", pass)).toBe(true);
  expect(isValidPass({ key: "k", secret: "old" }, "1.2", "private-patient-1", pass)).toBe(false);
  expect(isValidSignIn(fresh, "1.2", signIn.auth, signIn.user_data)).toBe(true);
  expect(isValidSignIn({ key: "k", secret: "fresh" }, "1.2", signIn.auth, signIn.user_data)).toBe(false);
});
