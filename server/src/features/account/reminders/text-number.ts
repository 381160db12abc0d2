import { createHmac, randomInt } from "node:crypto";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  changeTextNumber as changeShape,
  confirmTextNumber as confirmShape,
  removeTextNumber as removeShape,
} from "@anteroom/contract/account/reminders";
import { templateVariables, textMessage } from "@anteroom/content/messages/text-messages";
import type { TextChannel } from "@anteroom/domain/notifications/reminders";
import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import { textCode } from "@anteroom/domain/notifications/text-budgets";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { readPhoneNumber } from "../../../shared/account/phone-number.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { keysFor, sameBytes } from "../../../platform/crypto/secrets.ts";
import type { Services } from "../../../platform/config/services.ts";
import { spendTextBudget } from "../../../platform/texts/text-budget.ts";
import { offeredTextChannels } from "../../../platform/texts/text-channels.ts";
import { readReminders } from "./read-reminders.ts";

type TextServices = Pick<Services, "config" | "jobs">;
type Changed = AnswerOf<typeof changeShape> | ProblemOutcome;

/** Waits longer than this, in seconds, are reported in hours. */
const longWait = 90 * 60;

/**
 * Sends a code by text message to a new phone number and audits it; the old number stays in use until
 * `confirmTextNumber`. Nothing is sent when the number is the current one. Limited by the text budget of
 * account and number.
 */
export async function changeTextNumber(
  call: Call<typeof changeShape>,
  services: TextServices,
): Promise<Changed> {
  const { tenant, caller, body, tx } = call;
  const [channel] = offeredTextChannels(services.config, tenant.settings);
  if (channel === undefined || !tenant.settings.patientsProfileSettings) return problem("feature_off");
  const number = e164(body.country_code, body.number);
  if (number === null)
    return problem("validation_failed", { fields: [{ path: "body.number", code: "invalid" }] });
  const { patientId } = caller;
  return tx(async (one): Promise<Changed> => {
    const before = await numberRow(one, patientId);
    if (before?.number !== number) {
      const use = { tenantId: tenant.id, pool: "code", number, patientId, now: call.now } as const;
      const wait = await spendTextBudget(one, use);
      if (wait !== null)
        return problem(wait > longWait ? "too_many_codes" : "too_many_requests", { retry_after: wait });
      await sendCode(one, call, services, { number, channel });
    }
    return { data: { entity: await readReminders(one, patientId, { tenant, config: services.config }) } };
  });
}

async function sendCode(
  tx: Tx,
  { tenant, caller, locale, now }: Call<typeof changeShape>,
  services: TextServices,
  { number, channel }: { number: string; channel: TextChannel },
): Promise<void> {
  const { patientId } = caller;
  const code = String(randomInt(10 ** secondFactorDigits)).padStart(secondFactorDigits, "0");
  const expiresAt = new Date(now.getTime() + textCode.lifetime);
  const minutes = String(textCode.lifetime / 60_000);
  const values = { clinic: tenant.manifest.name, code, minutes };
  const fresh = {
    new_number: number,
    code_hash: hashesOfCode(services.config, { tenantId: tenant.id, patientId, number, code })[0],
    code_sent_at: now,
    code_expires_at: expiresAt,
    wrong_codes: 0,
  };
  await tx
    .insertInto("text_numbers")
    .values({ tenant_id: tenant.id, patient_id: patientId, number: null, verified_at: null, ...fresh })
    .onConflict((conflict) => conflict.columns(["tenant_id", "patient_id"]).doUpdateSet(fresh))
    .execute();
  const { id } = await tx
    .insertInto("text_messages")
    .values({
      tenant_id: tenant.id,
      patient_id: patientId,
      appointment_id: null,
      channel,
      kind: "code",
      start_time: null,
      recipient: number,
      body: textMessage("code", locale, values),
      variables: JSON.stringify(templateVariables("code", values)),
      language: locale,
      created_at: now,
      expires_at: expiresAt,
      status: "waiting",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.jobs.send(tx, { tenant: tenant.id, kind: "text-urgent", id });
  const object = `patient/${patientId}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "texts.send_code", object });
}

/**
 * Confirms the new number with its code, replaces the old one and audits it. Five wrong codes invalidate the
 * code; the answer is then the same as for a wrong or expired code.
 */
export async function confirmTextNumber(
  { tenant, caller, body, now, tx }: Call<typeof confirmShape>,
  { config }: TextServices,
): Promise<AnswerOf<typeof confirmShape> | ProblemOutcome> {
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { patientId } = caller;
  return tx(async (one) => {
    const row = await numberRow(one, patientId);
    const { new_number: number, code_hash: hash, code_expires_at: until } = row ?? {};
    if (!row || !number || !hash || !until || until <= now || row.wrong_codes >= textCode.mostWrong)
      return problem("wrong_code");
    const given = hashesOfCode(config, { tenantId: tenant.id, patientId, number, code: body.code });
    const isRight = given.some((one) => sameBytes(hash, one));
    const used = { new_number: null, code_hash: null, code_expires_at: null, wrong_codes: 0 };
    await one
      .updateTable("text_numbers")
      .set(isRight ? { ...used, number, verified_at: now } : { wrong_codes: row.wrong_codes + 1 })
      .where("patient_id", "=", patientId)
      .execute();
    if (!isRight) return problem("wrong_code");
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "texts.confirm_number", object });
    return { data: { entity: await readReminders(one, patientId, { tenant, config }) } };
  });
}

/**
 * Ends the patient's consents to text messages, deletes the number and recorded STOPs, and audits it.
 * Repeating it is no error.
 */
export async function removeTextNumber(
  { tenant, caller, now, tx }: Call<typeof removeShape>,
  { config }: TextServices,
): Promise<AnswerOf<typeof removeShape>> {
  const { patientId } = caller;
  const entity = await tx(async (one) => {
    await one
      .updateTable("text_consents")
      .set({ ended_at: now, ended_by: "settings" })
      .where("patient_id", "=", patientId)
      .where("ended_at", "is", null)
      .execute();
    await one.deleteFrom("text_stops").where("patient_id", "=", patientId).execute();
    await one.deleteFrom("text_numbers").where("patient_id", "=", patientId).execute();
    const object = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "texts.forget_number", object });
    return readReminders(one, patientId, { tenant, config });
  });
  return { data: { entity } };
}

/** Returns the locked row of a patient's number; locks the patient, so that codes are checked one after the other. */
async function numberRow(tx: Tx, patientId: number) {
  await sql`select 1 from patients where id = ${patientId} for no key update`.execute(tx);
  return tx
    .selectFrom("text_numbers")
    .selectAll()
    .where("patient_id", "=", patientId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns a number in E.164; null when it is not a valid number. */
function e164(countryCode: string, typed: string): string | null {
  const read = readPhoneNumber(countryCode, typed);
  const number = read && read.code + read.number;
  return number !== null && /^\+[1-9]\d{4,14}$/.test(number) ? number : null;
}

type Coded = { tenantId: number; patientId: number; number: string; code: string };

/** Keyed with the installation's key, so that six digits cannot be found from the database alone; with the own key first. */
function hashesOfCode({ dataKey }: Services["config"], coded: Coded): [Buffer, ...Buffer[]] {
  const { tenantId, patientId, number, code } = coded;
  const text = JSON.stringify([tenantId, patientId, number, code]);
  const [own, ...others] = keysFor({ dataKey, purpose: "text-code" });
  const hashWith = (key: Buffer) => createHmac("sha256", key).update(text).digest();
  return [hashWith(own), ...others.map(hashWith)];
}
