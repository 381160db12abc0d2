import type { SharedItem, AppointmentFiles } from "@anteroom/contract/appointment/files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { maySendFiles } from "@anteroom/domain/appointment/appointment-files";
import type { Tx } from "../../platform/database/database.ts";
import type { AppointmentRow } from "./present-appointment.ts";

type Sender = SharedItem["sender"];

/** The database row of a shared file or link whose upload is complete. */
export type ItemRow = {
  id: number;
  sender: Sender;
  kind: SharedItem["kind"];
  name: string;
  media_type: string | null;
  size_bytes: number | null;
  url: string | null;
  scan: SharedItem["scan"];
  created_at: Date;
};

/** Maps a row to the API's shared item. Does not check whether it may be shown. */
export function presentItem(row: ItemRow): SharedItem {
  const { id, sender, kind, name, media_type, size_bytes, url, scan, created_at } = row;
  return { id, sender, kind, name, media_type, size_bytes, url, scan, created_at: created_at.toISOString() };
}

type View = {
  now: Date;
  /** The viewing side; what is left is counted for it. */
  by: Sender;
  /** Includes what the clinic shares (S3.SET.showSharedFiles). */
  showsShared: boolean;
};

/**
 * Returns an appointment's files and links, newest first, the summary, and how many more files and bytes fit
 * for the viewing side. Patients see the clinic's files only after their scan. Does not check access or
 * audit.
 */
export async function loadAppointmentFiles(
  tx: Tx,
  appointment: Pick<AppointmentRow, "id" | "status" | "end_time">,
  { now, by, showsShared }: View,
): Promise<AppointmentFiles> {
  const rows = await tx
    .selectFrom("visit_files")
    .select([
      "id",
      "sender",
      "kind",
      "name",
      "media_type",
      "size_bytes",
      "url",
      "scan",
      "created_at",
      "arrived_at",
    ])
    .where("appointment_id", "=", appointment.id)
    .orderBy("id", "desc")
    .execute();
  const summary = await tx
    .selectFrom("visit_summaries")
    .select(["text", "updated_at"])
    .where("appointment_id", "=", appointment.id)
    .executeTakeFirst();
  // The clinic sees files during their scan; the patient sees the clinic's files after it.
  const isShown = ({ arrived_at, sender, scan }: (typeof rows)[number]) =>
    arrived_at !== null &&
    (sender === "patient" || (showsShared && (by === "clinic" || scan !== "scanning")));
  const endTime = appointment.end_time.getTime();
  return {
    items: rows.filter(isShown).map(presentItem),
    summary: summary ? { text: summary.text, updated_at: summary.updated_at.toISOString() } : null,
    is_open: maySendFiles({ status: appointment.status, endTime }, now.getTime()),
    closes_at: new Date(joinClosesAt(endTime)).toISOString(),
    ...leftOf(rows.filter(({ sender }) => sender === by)),
  };
}

function leftOf(rows: readonly { size_bytes: number | null }[]) {
  const taken = rows.reduce((sum, { size_bytes }) => sum + (size_bytes ?? 0), 0);
  return {
    files_left: Math.max(0, fieldLimits.filesPerAppointment - rows.length),
    bytes_left: Math.max(0, fieldLimits.fileBytesPerAppointment - taken),
  };
}

/**
 * Locks the appointment's row and returns how many files and bytes one side may still add. Unfinished uploads
 * count. The lock prevents two uploads from sharing the last place.
 */
export async function lockFilesLeft(
  tx: Tx,
  appointmentId: number,
  sender: Sender,
): Promise<ReturnType<typeof leftOf>> {
  await tx
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const rows = await tx
    .selectFrom("visit_files")
    .select("size_bytes")
    .where("appointment_id", "=", appointmentId)
    .where("sender", "=", sender)
    .execute();
  return leftOf(rows);
}
