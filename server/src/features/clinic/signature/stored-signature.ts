import type { DeskSignature } from "@anteroom/contract/account/desk-signature";
import { seal, unseal, type DataKey } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** The account whose signature it is. */
export type SignatureOwner = { dataKey: DataKey; tenantId: number; staffId: number };

/** A stored picture of a signature. */
export type StoredSignature = { png: Buffer; width: number; height: number; updatedAt: Date };

/** Binds the sealed bytes to their account and purpose. */
const contextOf = ({ staffId, ...owner }: SignatureOwner) => ({
  ...owner,
  patientId: staffId,
  purpose: "staff-signature",
});

/** Returns an account's picture of a signature, opened, or null. Does not check who asks. */
export async function loadSignature(tx: Tx, owner: SignatureOwner): Promise<StoredSignature | null> {
  const row = await tx
    .selectFrom("staff_signatures")
    .select(["sealed_png", "width", "height", "updated_at"])
    .where("staff_id", "=", owner.staffId)
    .executeTakeFirst();
  if (!row) return null;
  const { sealed_png: sealed, width, height, updated_at: updatedAt } = row;
  return { png: unseal(sealed, contextOf(owner)), width, height, updatedAt };
}

/** Stores an account's picture of a signature, sealed, in place of an earlier one. Does not audit. */
export async function storeSignature(
  tx: Tx,
  owner: SignatureOwner,
  { png, width, height, updatedAt }: Omit<StoredSignature, "png"> & { png: Uint8Array },
): Promise<void> {
  const values = { sealed_png: seal(png, contextOf(owner)), width, height, updated_at: updatedAt };
  await tx
    .insertInto("staff_signatures")
    .values({ tenant_id: owner.tenantId, staff_id: owner.staffId, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "staff_id"]).doUpdateSet(values))
    .execute();
}

/** Maps a picture to the API's shape. */
export const presentSignature = ({
  png,
  width,
  height,
  updatedAt,
}: Omit<StoredSignature, "png"> & { png: Uint8Array }): DeskSignature => ({
  picture: Buffer.from(png).toString("base64"),
  width,
  height,
  updated_at: updatedAt.toISOString(),
});
