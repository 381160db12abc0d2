import type { Tx } from "../../platform/database/database.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";

type NewToken = {
  tenantId: number;
  /** What the token is for, such as `set_password`. */
  kind: string;
  /** Null when there is no account yet. */
  patientId: number | null;
  /** Data stored with the token and not shown to its holder; no health data. */
  payload?: Readonly<Record<string, unknown>>;
  now: Date;
  /** How long the token is valid, in ms. */
  lifetime: number;
};

/**
 * Creates a single-use token for a link or a two-step sign-in, and returns it; the database stores only its
 * hash. Earlier tokens stay valid: call `retireAccountTokens` to invalidate them. Sends nothing and does not
 * audit.
 */
export async function issueAccountToken(tx: Tx, given: NewToken): Promise<string> {
  const { tenantId, kind, patientId, payload, now, lifetime } = given;
  const token = newToken();
  await tx
    .insertInto("account_tokens")
    .values({
      tenant_id: tenantId,
      token_hash: hashOf(token),
      kind,
      patient_id: patientId,
      payload: payload === undefined ? null : JSON.stringify(payload),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return token;
}

/** A stored account token, with the data that was saved with it. */
export type AccountToken = {
  patientId: number | null;
  payload: unknown;
  createdAt: Date;
  expiresAt: Date;
};

type TokenQuery = { kind: string; token: string; now: Date };

/**
 * Marks a token of this kind as used. Returns its row to the first caller within its lifetime, and null to
 * every other, also when several arrive together. `usedBy`: hash of the browser's key, only stored so
 * that the caller can recognise a repeat; a repeat returns null here too.
 */
export async function consumeAccountToken(
  tx: Tx,
  { kind, token, now }: TokenQuery,
  usedBy: Buffer | null = null,
): Promise<AccountToken | null> {
  const row = await tx
    .updateTable("account_tokens")
    .set({ used_at: now, used_by_hash: usedBy })
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["patient_id", "payload", "created_at", "expires_at"])
    .executeTakeFirst();
  return row ? present(row) : null;
}

/** Returns the row of a valid token without consuming it; null when it is unknown, used or expired. */
export async function findAccountToken(
  tx: Tx,
  { kind, token, now }: TokenQuery,
): Promise<AccountToken | null> {
  const row = await tx
    .selectFrom("account_tokens")
    .select(["patient_id", "payload", "created_at", "expires_at"])
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? present(row) : null;
}

/** The kind of token that undoes a change of e-mail address. */
export const undoEmailKind = "undo_email";

/** Marks a patient's unused tokens of these kinds as used, or those of all kinds except `undo_email`. */
export async function retireAccountTokens(
  tx: Tx,
  { patientId, kinds, now }: { patientId: number; kinds: readonly string[] | "all"; now: Date },
): Promise<void> {
  let retiring = tx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("patient_id", "=", patientId)
    .where("used_at", "is", null);
  retiring =
    kinds === "all" ? retiring.where("kind", "!=", undoEmailKind) : retiring.where("kind", "in", kinds);
  await retiring.execute();
}

type Row = { patient_id: number | null; payload: unknown; created_at: Date; expires_at: Date };

function present({ patient_id, payload, created_at, expires_at }: Row): AccountToken {
  return { patientId: patient_id, payload, createdAt: created_at, expiresAt: expires_at };
}
