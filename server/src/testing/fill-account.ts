import pg from "pg";
import { inject } from "vitest";
import type { TestClinic } from "./test-clinic.ts";

type Account = { id: number; appointment: number };

/** Values of a row of each table that leads to a patient: `$1` is the patient, `$2` an appointment of theirs. */
const rows = [
  `account_tokens (token_hash, kind, patient_id, created_at, expires_at) values ('\\x01', 'log_in', $1, now(), now())`,
  `app_grants (app_id, patient_id, allowed_by, scopes, code_hash, code_challenge, redirect_uri, code_expires_at, allowed_at, expires_at)
    values (1, $1, $1, '{}', '\\x01', 'x', 'x', now(), now(), '2030-01-01')`,
  `app_launches (app_id, staff_id, session_hash, patient_id, appointment_id, launch_hash, launched_at, expires_at)
    values (1, 1, '\\x01', $1, $2, '\\x01', now(), now())`,
  `code_challenges (token_hash, patient_id, purpose, created_at, expires_at) values ('\\x01', $1, 'log-in', now(), now())`,
  `data_exports (patient_id, status, steps_total, created_at, expires_at) values ($1, 'waiting', 1, now(), now())`,
  `factor_attempts (patient_id, kind, made_at) values ($1, 'code', now())`,
  `passkey_challenges (challenge_hash, patient_id, expires_at) values ('\\x01', $1, now())`,
  `passkeys (patient_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
    values ($1, 'Key', 'AAAA', '\\x01', 0, '{}', false, now())`,
  `patient_identities (issuer, subject, patient_id, created_at) values ('https://id.example', 'x', $1, now())`,
  `push_subscriptions (patient_id, token_hash, endpoint, p256dh, auth, wants_reminders, created_at)
    values ($1, '\\x02', 'https://push.example', 'x', 'x', true, now())`,
  `recovery_codes (patient_id, code_hash, salt, created_at) values ($1, '\\x01', '\\x01', now())`,
  `second_factors (patient_id, kind, created_at) values ($1, 'email', now())`,
  `taxpayer_logins (number, patient_id, verified_by, verified_at) values ('52998224725', $1, 'clinic', now())`,
  `text_numbers (patient_id, number, verified_at) values ($1, '+351912000111', now())`,
  `health_record_confirmations (patient_id, kind, answer, confirmed_at) values ($1, 'allergy', 'none', now())`,
  `health_record_entries (patient_id, client_key, kind, name, created_at, changed_at)
    values ($1, '00000000-0000-4000-8000-000000000001', 'medicine', 'Ibuprofen', now(), now())`,
  `health_record_shares (patient_id, made_by, token_hash, label, parts, file_ids, created_at, expires_at)
    values ($1, $1, '\\x01', 'For the hospital', '{}', '{}', now(), '2030-01-01')`,
  `insurance_card_pictures (patient_id, side, storage_key, size_bytes, created_at, arrived_at)
    values ($1, 'front', '00000000000000000000000000000001', 1, now(), now())`,
  `mail_uses (pool, recipient_hash, patient_id, used_at) values ('notice', '\\x01', $1, now())`,
  `mails (recipient, subject, body, created_at, sent_at, patient_id) values ('x@x.example', 'x', 'x', now(), now(), $1)`,
  `merged_patients (patient_id, into_patient_id, merged_at, merged_by) values (900001, $1, now(), 'clinic')`,
  `patients (name, parent_id, birthdate, created_at) values ('Only Child', $1, '2020-02-02', now())`,
  `payments (appointment_id, provider, method, reference, amount_minor, currency, status, deadline, created_at, payer_id)
    values ($2, 'sandbox', 'credit_card', 'AN-JOIN-1', 4000, 'EUR', 'authorised', now(), now(), $1)`,
  `survey_responses (environment, template, patient_id, action_name, actionable_id, project_id, response, answered_at, consented_at)
    values ('x', 'after-visit', $1, 'a', '1', 'p', '{}', now(), now())`,
  `symptom_checks (token_hash, patient_id, provider, company, consented_at) values ('\\x01', $1, 'x', 'x', now())`,
  `terms_agreements (patient_id, version, agreed_at) values ($1, '1', '2026-01-01')`,
  `text_consents (patient_id, channel, text_version, given_at, given_by) values ($1, 'sms', '1', now(), 'settings')`,
  `text_messages (patient_id, channel, kind, recipient, body, language, created_at, expires_at, status)
    values ($1, 'sms', 'code', '+351912000111', 'x', 'en', now(), now(), 'sent')`,
  `text_stops (patient_id, channel, number, stopped_at) values ($1, 'sms', '+351912000111', now())`,
  `text_uses (pool, number_hash, patient_id, used_at) values ('code', '\\x01', $1, now())`,
  `urgent_events (receipt_hash, place, words, patient_id, created_at) values ('\\x01', 'booking', 'x', $1, now())`,
  `vital_signs_measurements (source_system, measured_at, vital_signs, patient_id, sources, quality, devices)
    values ('watch', '2027-01-01', '{"heartRate": 70}', $1, '{}', '{}', '{}')`,
  `waitlist_entries (patient_id, attendee_id, doctor_id, joined_at) values ($1, $1, 1, now())`,
  `waitlist_links (token_hash, appointment_id, patient_id, start_time, created_at) values ('\\x01', $2, $1, now(), now())`,
  `withdrawn_agreements (patient_id, kind, version, given_at, withdrawn_at) values ($1, 'terms', '0', now(), now())`,
] as const;

/** Runs work as a superuser of the clinic's database, without triggers and foreign keys. */
async function asSuperuser<T>(
  clinic: Pick<TestClinic, "connections">,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...clinic.connections.owner, user: inject("postgres").superuser });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Adds to a patient of clinic 1, who has credentials, a session and an appointment, a row of every other table that leads
 * to a patient.
 */
export function fillAccount(
  clinic: Pick<TestClinic, "connections">,
  { id, appointment }: Account,
): Promise<void> {
  return asSuperuser(clinic, async (client) => {
    await client.query("update appointments set booked_by = $1 where id = $2", [id, appointment]);
    for (const row of rows) {
      const [table = ""] = row.split(" ");
      const statement = `insert into ${row}`
        .replace(`${table} (`, `${table} (tenant_id, `)
        .replace(/values \(/, "values (1, ");
      // Parameters stand as literals: not every row has both.
      await client.query(statement.replaceAll("$1", String(id)).replaceAll("$2", String(appointment)));
    }
  });
}

/** Returns every column (`table.column`) that leads to a patient, by the database's catalogue, sorted. */
export function patientColumns(clinic: Pick<TestClinic, "connections">): Promise<string[]> {
  return asSuperuser(clinic, async (client) => {
    const { rows: found } = await client.query<{ name: string }>(`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
        join unnest(c.conkey) key on true join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key
      where c.contype = 'f' and c.confrelid = 'patients'::regclass and a.attname <> 'tenant_id'
      union
      select c.relname || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname ~ '(^|_)patient_id$'`);
    return found.map(({ name }) => name).toSorted();
  });
}

/** Returns the number of a patient's rows by column (`table.column`). */
export function countRows(
  clinic: Pick<TestClinic, "connections">,
  columns: readonly string[],
  id: number,
): Promise<Record<string, number>> {
  return asSuperuser(clinic, async (client) => {
    const counts: Record<string, number> = {};
    for (const name of columns) {
      const [table, column] = name.split(".");
      const { rows: counted } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} = $1`,
        [id],
      );
      counts[name] = counted[0]?.count ?? 0;
    }
    return counts;
  });
}
