import type { AnswerOf } from "@anteroom/contract/endpoint";
import type * as contract from "@anteroom/contract/health/health-record";
import type { RecordShare, ShareUse } from "@anteroom/contract/health/health-record";
import {
  healthLinkPayload,
  mostOpenShares,
  mostShareUses,
  shareState,
  writeShareFragment,
  type ShareReader,
} from "@anteroom/domain/health/health-record";
import { summaryLabelsIn } from "@anteroom/content/messages/summary-words";
import { pathTo } from "@anteroom/domain/shared/routes";
import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import { sql, type Selectable } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Tables, Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { secondsUntilRoom } from "../../../shared/appointment/quota.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { loadHealthRecord, withSections } from "./load-record.ts";
import { ownSummary } from "./own-summary.ts";
import { recordPdf } from "./record-pdf.ts";
import { findRecordPerson, hasHealthRecord } from "./record-person.ts";
import { createCipheriv, randomBytes } from "node:crypto";

/** Media type of FHIR resources as JSON. */
export const fhirJson = "application/fhir+json";
/** So many new links of one record a day: each is a copy of the whole record. */
const aDay = { most: 30, span: 86_400_000 };

const columns = [
  "id",
  "label",
  "parts",
  "created_at",
  "expires_at",
  "passcode_hash",
  "most_views",
  "views",
  "wrong_passcodes",
  "last_used_at",
  "uses",
  "revoked_at",
] as const;

type Row = Pick<Selectable<Tables["health_record_shares"]>, (typeof columns)[number]>;

/**
 * Returns the newest 100 links to a record, ended ones included, whoever created them: a former dependent sees and
 * ends the parent's links too.
 */
export async function listShares({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof contract.listRecordShares>): Promise<
  AnswerOf<typeof contract.listRecordShares> | ProblemOutcome
> {
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  const found = await tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    return isProblem(person) ? person : loadShares(one, patientId, now);
  });
  return isProblem(found) ? found : { data: { collection: found } };
}

/**
 * Creates a link to a copy of the current record, valid for `body.hours`, and audits it. The copy is encrypted with a
 * key that only the link contains; the database stores neither key nor token, so the link cannot be shown again.
 * `status_conflict` above 20 open links of a record, `too_many_today` above 30 new ones a day.
 */
export async function shareRecord(
  config: Pick<Config, "baseUrl">,
  call: Call<typeof contract.shareRecord>,
): Promise<AnswerOf<typeof contract.shareRecord> | ProblemOutcome> {
  const { tenant, caller, params, body, locale, now, tx } = call;
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  const { patient_id: patientId } = params;
  const who = { callerId: caller.patientId, patientId, now };
  const record = await tx(async (one) => {
    const person = await findRecordPerson(one, who);
    if (isProblem(person)) return person;
    const refusal = await refuseMore(one, patientId, now);
    return refusal ?? withSections(await loadHealthRecord(one, person, call), body.parts);
  });
  if (isProblem(record)) return record;
  const [token, key] = [newToken(), newShareKey()];
  // Drawn, encrypted and stretched outside of a transaction: each takes tens of milliseconds.
  const pdf = await recordPdf(record, { tenant, locale, now, parts: body.parts });
  const summary = ownSummary(record, { config, tenant, locale, now, parts: body.parts });
  const passcodeHash = body.passcode === null ? null : await hashPassword(body.passcode);
  const files = record.files.filter((file) => file.url === null && mayHandOver(file));
  const shared = await tx(async (one) => {
    await one.selectFrom("patients").select("id").where("id", "=", patientId).forUpdate().execute();
    const person = await findRecordPerson(one, who);
    if (isProblem(person)) return person;
    const refusal = await refuseMore(one, patientId, now);
    if (refusal) return refusal;
    const row = await one
      .insertInto("health_record_shares")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        made_by: caller.patientId,
        token_hash: hashOf(token),
        label: body.label,
        parts: [...new Set(body.parts)],
        file_ids: files.map(({ id }) => id),
        sealed_record: sealForLink(Buffer.from(JSON.stringify(record)), key, "application/json"),
        sealed_document: sealForLink(pdf, key, "application/pdf"),
        sealed_fhir: [sealForLink(Buffer.from(JSON.stringify(summary)), key, fhirJson)],
        passcode_hash: passcodeHash,
        most_views: body.most_views,
        created_at: now,
        expires_at: new Date(now.getTime() + body.hours * 3_600_000),
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "health_record.share",
      object: `patient/${patientId}`,
      ...actingFor(caller, { patient_id: patientId }),
    });
    return present(row, now);
  });
  if (isProblem(shared)) return shared;
  const expiresAt = new Date(shared.expires_at);
  const facts = {
    token,
    key,
    expiresAt,
    hasPasscode: shared.has_passcode,
    label: summaryLabelsIn(locale).title,
  };
  return { data: { entity: { share: shared, link: linkOf(facts, { config, tenant }) } } };
}

type LinkFacts = { token: string; key: string; expiresAt: Date; hasPasscode: boolean; label: string };

/** The clinic's page shows the copy to people; the SMART Health Link after `#` is for programs, and never sent by browsers. */
function linkOf({ token, ...facts }: LinkFacts, place: { config: Pick<Config, "baseUrl">; tenant: Tenant }) {
  const page = tenantAddress(place.config, place.tenant, pathTo("shared-health-record") as `/${string}`);
  const payload = healthLinkPayload({ ...facts, url: manifestAddress(token, place) });
  const fragment =
    payload === null
      ? writeShareFragment({ token, key: facts.key })
      : `shlink:/${Buffer.from(payload).toString("base64url")}`;
  return `${page}#${fragment}`;
}

/** Returns the URL from which programs get the files of a link. */
export function manifestAddress(
  token: string,
  { config, tenant }: { config: Pick<Config, "baseUrl">; tenant: Pick<Tenant, "primaryDomain"> },
): string {
  return tenantAddress(config, tenant, `/api/shl/${token}`);
}

/**
 * Ends a link, deletes its copy and audits it. Repeating it changes nothing more. `not_found` for another record's
 * link.
 */
export async function revokeShare({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof contract.revokeRecordShare>): Promise<undefined | ProblemOutcome> {
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  const { patient_id: patientId, share_id: id } = params;
  return tx(async (one) => {
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    const { numUpdatedRows } = await one
      .updateTable("health_record_shares")
      .set({
        revoked_at: sql<Date>`coalesce(revoked_at, ${now})`,
        sealed_record: null,
        sealed_document: null,
        sealed_fhir: null,
      })
      .where("id", "=", id)
      .where("patient_id", "=", patientId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return problem("not_found");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "health_record.unshare",
      object: `patient/${patientId}`,
      ...actingFor(caller, { patient_id: patientId }),
    });
    return undefined;
  });
}

async function loadShares(tx: Tx, patientId: number, now: Date): Promise<RecordShare[]> {
  const rows = await tx
    .selectFrom("health_record_shares")
    .select(columns)
    .where("patient_id", "=", patientId)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => present(row, now));
}

async function refuseMore(tx: Tx, patientId: number, now: Date): Promise<ProblemOutcome | null> {
  const shares = await loadShares(tx, patientId, now);
  if (shares.filter(({ state }) => state === "open").length >= mostOpenShares)
    return problem("status_conflict");
  const wait = secondsUntilRoom(
    shares.map(({ created_at }) => new Date(created_at)),
    aDay,
    now,
  );
  return wait === null ? null : problem("too_many_today", { retry_after: wait });
}

/** Returns whether a link is open, revoked, locked by wrong passcodes, expired, or used up. */
export function shareStateOf(row: Omit<Row, "label" | "parts" | "id" | "created_at" | "uses">, now: Date) {
  return shareState(
    {
      expiresAt: row.expires_at.getTime(),
      revokedAt: row.revoked_at?.getTime() ?? null,
      mostViews: row.most_views,
      views: row.views,
      wrongPasscodes: row.wrong_passcodes,
    },
    now.getTime(),
  );
}

function present(row: Row, now: Date): RecordShare {
  const { id, label, parts, created_at, expires_at, most_views, views, last_used_at } = row;
  return {
    id,
    label,
    parts,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    has_passcode: row.passcode_hash !== null,
    most_views,
    views,
    last_used_at: last_used_at?.toISOString() ?? null,
    uses: row.uses.toReversed(),
    state: shareStateOf(row, now),
  };
}

/** Returns the openings of a link with one more, the newest 50 only, as JSON for the column `uses`. */
export function withUse(
  uses: readonly ShareUse[],
  { at, by, recipient }: { at: Date; by: ShareReader; recipient: string | null },
): string {
  return JSON.stringify([...uses, { at: at.toISOString(), by, recipient }].slice(-mostShareUses));
}

/** A key for one link: 256 bits in base64url. It stands in the link and nowhere else. */
function newShareKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Encrypts a file of a shared record as SMART Health Links ask for it: JWE in compact form (RFC 7516), `dir` with
 * `A256GCM`, the kind of the content in `cty`.
 */
function sealForLink(content: Uint8Array, key: string, contentType: string): string {
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM", cty: contentType })).toString(
    "base64url",
  );
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  // With `dir` the second part, an encrypted key, is empty.
  return [
    header,
    "",
    iv.toString("base64url"),
    text.toString("base64url"),
    cipher.getAuthTag().toString("base64url"),
  ].join(".");
}
