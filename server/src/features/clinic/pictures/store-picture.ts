import { randomBytes } from "node:crypto";
import type { ClinicPicture } from "@anteroom/contract/clinic-pictures";
import {
  pictureFields,
  picturePath,
  picturesPerClinic,
  type ManifestPicture,
} from "@anteroom/domain/clinic/clinic-picture";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Transact } from "../../../platform/http/one-transaction.ts";
import type { Files } from "../../../ports/files.ts";
import type { ReadPicture } from "./read-picture.ts";

type Setting = { tenantId: number; now: Date; tx: Transact; files: Files };

/**
 * Stores a picture and its bytes under its hash, once per clinic; a known one is not stored again. Returns
 * false, and stores nothing, when the clinic has its maximum number of pictures. Does not make anything use
 * it.
 */
export async function storePicture(
  picture: ReadPicture,
  { tenantId, now, tx, files }: Setting,
): Promise<boolean> {
  const { hash, bytes, mediaType, width, height } = picture;
  const state = await tx(async (one) => {
    const { count } = await one
      .selectFrom("clinic_pictures")
      .select((select) => select.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    const known = await one
      .selectFrom("clinic_pictures")
      .select("hash")
      .where("hash", "=", hash)
      .executeTakeFirst();
    return known ? "known" : Number(count) >= picturesPerClinic ? "full" : "new";
  });
  if (state !== "new") return state === "known";
  // The bytes are stored first, so that a row never lacks them.
  const key = randomBytes(16).toString("hex");
  await files.put(key, once(bytes));
  const row = { tenant_id: tenantId, hash, storage_key: key, media_type: mediaType, width, height };
  const inserted = await tx((one) =>
    one
      .insertInto("clinic_pictures")
      .values({ ...row, size_bytes: bytes.length, created_at: now })
      .onConflict((conflict) => conflict.columns(["tenant_id", "hash"]).doNothing())
      .returning("hash")
      .executeTakeFirst(),
  ).catch(async (error: unknown) => {
    await files.remove(key);
    throw error;
  });
  if (!inserted) await files.remove(key); // a parallel request has stored the same picture
  return true;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Waits for other changes of the clinic's settings, until the transaction ends. Returns the address of a picture of
 * its manifest, empty without one.
 */
export async function lockManifestPicture(
  tx: Tx,
  { tenantId, kind }: { tenantId: number; kind: ManifestPicture },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('tenant_configs'), ${tenantId}::int)`.execute(tx);
  const { rows } = await sql<{ address: string | null }>`
    select body ->> ${pictureFields[kind]}::text as address
    from tenant_configs where kind = 'manifest' order by version desc limit 1`.execute(tx);
  return rows[0]?.address ?? "";
}

/**
 * Stores a new version of the clinic's manifest with this picture; changes nothing when the clinic has no
 * manifest. Call `app.tenants.clearCache` after the commit.
 */
export async function setManifestPicture(
  tx: Tx,
  { tenantId, kind, hash, now }: { tenantId: number; kind: ManifestPicture; hash: string; now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tenant_configs'), ${tenantId}::int)`.execute(tx);
  const change = JSON.stringify({ [pictureFields[kind]]: picturePath(hash) });
  await sql`
    insert into tenant_configs (tenant_id, kind, version, body, created_at)
    select tenant_id, kind, (select max(version) + 1 from tenant_configs), body || ${change}::jsonb, ${now}::timestamptz
    from tenant_configs where kind = 'manifest' order by version desc limit 1`.execute(tx);
}

/**
 * Stores a new version of the clinic's manifest without this picture; changes nothing, and returns false, when it has
 * none. Call `app.tenants.clearCache` after the commit.
 */
export async function removeManifestPicture(
  tx: Tx,
  { tenantId, kind, now }: { tenantId: number; kind: ManifestPicture; now: Date },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('tenant_configs'), ${tenantId}::int)`.execute(tx);
  const field = pictureFields[kind];
  const { rows } = await sql`
    insert into tenant_configs (tenant_id, kind, version, body, created_at)
    select tenant_id, kind, (select max(version) + 1 from tenant_configs), body - ${field}::text, ${now}::timestamptz
    from (select * from tenant_configs where kind = 'manifest' order by version desc limit 1) newest
    where body ? ${field}::text returning version`.execute(tx);
  return rows.length > 0;
}

/** Maps a picture to the API's shape. */
export const presentPicture = ({ hash, mediaType, width, height }: ReadPicture): ClinicPicture => ({
  url: picturePath(hash),
  media_type: mediaType,
  width,
  height,
});
