import type { DataExport } from "@anteroom/contract/account/my-data";

/** Columns that `presentExport` needs. */
export const exportColumns = [
  "id",
  "status",
  "steps_done",
  "steps_total",
  "created_at",
  "expires_at",
] as const;

type Row = Omit<DataExport, "created_at" | "expires_at"> & { created_at: Date; expires_at: Date };

/** Maps the row to the API's export, without the archive. */
export function presentExport({ created_at, expires_at, ...row }: Row): DataExport {
  return { ...row, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
