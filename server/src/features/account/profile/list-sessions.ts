import type { listSessions as shape, SignedInDevice } from "@anteroom/contract/account/profile";
import { sessionIdle } from "../../../platform/http/authentication.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { sameBytes } from "../../../platform/crypto/secrets.ts";

type Answer = { data: { collection: SignedInDevice[] } };

/**
 * Returns the patient's live sessions with their devices: this one first, then the most recently used. Ended,
 * expired and idle ones are omitted.
 */
export async function listSessions({ caller, now, tx }: Call<typeof shape>): Promise<Answer> {
  const rows = await tx((one) =>
    one
      .selectFrom("sessions")
      .select(["id", "token_hash", "device", "created_at", "last_used_at"])
      .where("patient_id", "=", caller.patientId)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now)
      .where("last_used_at", ">", new Date(now.getTime() - sessionIdle))
      .orderBy("last_used_at", "desc")
      .execute(),
  );
  const devices = rows.map(({ id, token_hash, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: sameBytes(token_hash, caller.tokenHash),
  }));
  const here = devices.filter((one) => one.is_current);
  return { data: { collection: [...here, ...devices.filter((one) => !one.is_current)] } };
}
