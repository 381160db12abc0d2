import { mostCalendarAddresses, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../database/database.ts";

/** Most live tokens of a clinic, without addresses of calendars. */
const mostTokens = 200;

/** SQL condition on `clinic_tokens`: can be used. */
export const isLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(revoked_at is null and (expires_at is null or expires_at > ${now}))`;

/** SQL condition on `clinic_tokens`: an address of a doctor's calendar, with this single scope. */
export const isCalendarAddress: RawBuilder<boolean> = sql<boolean>`(doctor_id is not null and scopes = array['calendar:read'])`;

/**
 * Returns whether the clinic has as many live tokens as it may, or the doctor as many addresses of calendars, which
 * do not count among the tokens.
 */
export async function isFull(
  tx: Tx,
  { doctorId, scopes, now }: { doctorId: number | null; scopes: readonly TokenScope[]; now: Date },
): Promise<boolean> {
  const isAddress = doctorId !== null && scopes.length === 1 && scopes[0] === "calendar:read";
  const { count } = await tx
    .selectFrom("clinic_tokens")
    .select((one) => one.fn.countAll().as("count"))
    .where(isLive(now))
    .$if(isAddress, (query) => query.where(isCalendarAddress).where("doctor_id", "=", doctorId))
    .$if(!isAddress, (query) => query.where(sql<boolean>`${isCalendarAddress} is not true`))
    .executeTakeFirstOrThrow();
  return Number(count) >= (isAddress ? mostCalendarAddresses : mostTokens);
}
