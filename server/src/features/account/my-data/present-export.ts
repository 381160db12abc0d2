import type { DataExport } from "@anteroom/contract/account/my-data";

export const exportColumns = [
  "id",
  "status",
  "steps_done",
  "steps_total",
  "created_at",
  "expires_at",
] as const;

type Row = Omit<DataExport, "created_at" | "expires_at"> & { created_at: Date; expires_at: Date };

/** The row in the contract's words. */
export function presentExport({ created_at, expires_at, ...row }: Row): DataExport {
  return { ...row, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
