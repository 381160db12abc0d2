import { appTokenLifetime } from "@anteroom/domain/clinic/patient-app-scopes";
import type { Services } from "../../../platform/config/services.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { repeatWork } from "../../../platform/jobs/repeat-work.ts";
import { audit, type AuditAction } from "../../../platform/privacy/audit.ts";
import { generateIdTokenKey, type KeyPlace } from "./id-token-key.ts";

const day = 86_400_000;
/** How long a key signs before the next one is published, in ms. */
const signsFor = 90 * day;
/** How long the next key is published before it signs, in ms, so that apps that store keys have it. */
const publishedAhead = 2 * day;
/** How long the old key stays published: an ID token's hour, and one more for clocks and requests under way; in ms. */
const publishedAfter = appTokenLifetime + 3_600_000;
/** Pause between two rounds, in ms. */
const pause = 60_000;

type Deps = Pick<Services, "db" | "clock" | "acrossClinics" | "config">;

/**
 * Starts the loop that rotates the ID token keys of all clinics, with a pause of a minute, on the server for which
 * `leads` is true. `stop` waits for the current round.
 */
export function startKeyRotation(
  deps: Deps,
  onError: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  return repeatWork(() => rotateDueIdTokenKeys(deps), pause, onError, leads);
}

/** Runs `rotateIdTokenKey` for every clinic whose key is due. Safe on several servers at once. */
export async function rotateDueIdTokenKeys({ db, clock, acrossClinics, config }: Deps): Promise<void> {
  const now = clock.now();
  const due = await acrossClinics
    .selectFrom("id_token_keys")
    .select("tenant_id")
    .where((is) =>
      is.or([
        is("old_ends_at", "<=", now),
        is("next_signs_at", "<=", now),
        is.and([is("next_signs_at", "is", null), is("created_at", "<=", new Date(now.getTime() - signsFor))]),
      ]),
    )
    .execute();
  for (const { tenant_id: tenantId } of due)
    await withTenant(db, tenantId, (tx) => rotateIdTokenKey(tx, { dataKey: config.dataKey, tenantId }, now));
}

/**
 * Does what is due of a clinic's rotation: forgets the old key, lets the published next key sign, or publishes a next
 * key after 90 days. Locks the row, so each step happens once. Steps are audited.
 */
async function rotateIdTokenKey(tx: Tx, place: KeyPlace, now: Date): Promise<void> {
  const row = await lockKey(tx);
  if (!row) return;
  if (row.old_ends_at !== null && row.old_ends_at <= now) await forgetOld(tx);
  if (row.next_signs_at !== null && row.next_signs_at <= now) {
    await tx
      .updateTable("id_token_keys")
      .set((column) => ({
        old_public_jwk: column.ref("public_jwk"),
        old_ends_at: new Date(now.getTime() + publishedAfter),
        public_jwk: column.ref("next_public_jwk"),
        sealed_private_key: column.ref("sealed_next_private_key").$notNull(),
        created_at: now,
        ...noNextKey,
      }))
      .execute();
    await note(tx, place, "clock", "id_token_key.sign");
  } else if (row.next_signs_at === null && row.created_at.getTime() <= now.getTime() - signsFor)
    await publishNext(tx, { place, now, actor: "clock" });
}

/**
 * Publishes the next ID token key of a clinic now, ahead of the schedule; it signs two days later. Returns when, also
 * for a key that was published before; null for a clinic that signs no ID tokens.
 */
export async function beginKeyRotation(tx: Tx, place: KeyPlace, now: Date): Promise<Date | null> {
  const row = await lockKey(tx);
  if (!row) return null;
  return row.next_signs_at ?? publishNext(tx, { place, now, actor: "installation" });
}

/**
 * Replaces the ID token key of a clinic at once and publishes no other: for a key that got out. ID tokens that were
 * signed before cannot be verified any more. Returns false for a clinic that signs none.
 */
export async function replaceIdTokenKey(tx: Tx, place: KeyPlace, now: Date): Promise<boolean> {
  if (!(await lockKey(tx))) return false;
  const { publicJwk, sealed } = await generateIdTokenKey(place);
  await tx
    .updateTable("id_token_keys")
    .set({ public_jwk: publicJwk, sealed_private_key: sealed, created_at: now, ...noNextKey })
    .execute();
  await forgetOld(tx);
  await note(tx, place, "installation", "id_token_key.replace");
  return true;
}

const noNextKey = { next_public_jwk: null, sealed_next_private_key: null, next_signs_at: null };

function lockKey(tx: Tx) {
  return tx
    .selectFrom("id_token_keys")
    .select(["created_at", "next_signs_at", "old_ends_at"])
    .forUpdate()
    .executeTakeFirst();
}

async function forgetOld(tx: Tx): Promise<void> {
  await tx.updateTable("id_token_keys").set({ old_public_jwk: null, old_ends_at: null }).execute();
}

async function publishNext(
  tx: Tx,
  { place, now, actor }: { place: KeyPlace; now: Date; actor: string },
): Promise<Date> {
  const { publicJwk, sealed } = await generateIdTokenKey(place);
  const signsAt = new Date(now.getTime() + publishedAhead);
  await tx
    .updateTable("id_token_keys")
    .set({ next_public_jwk: publicJwk, sealed_next_private_key: sealed, next_signs_at: signsAt })
    .execute();
  await note(tx, place, actor, "id_token_key.publish");
  return signsAt;
}

const note = (tx: Tx, { tenantId }: KeyPlace, actor: string, action: AuditAction) =>
  audit(tx, tenantId, { actor, action, object: `tenant/${tenantId}` });
