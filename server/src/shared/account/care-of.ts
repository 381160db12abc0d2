import type { Care } from "@anteroom/domain/account/care";

type Row = {
  birthdate: string | null;
  care_asked_at: Date | null;
  care_confirmed_at: Date | null;
  care_ends_at: Date | null;
};

/** Maps a dependent's row to the facts that the rules on dependents need (D.101). */
export function careOf(row: Row): Care {
  return {
    birthdate: row.birthdate,
    requestedAt: row.care_asked_at?.getTime() ?? null,
    confirmedAt: row.care_confirmed_at?.getTime() ?? null,
    endsAt: row.care_ends_at?.getTime() ?? null,
  };
}
