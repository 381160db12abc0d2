import { sql, type RawBuilder } from "kysely";

/** Between which instants a rule looks: after `after`, if any, and not after `before`. */
export type Window = { before: Date; after: Date | null };

/** SQL condition: the instant in `column` lies in the window. */
export const isBetween = (column: string, { before, after }: Window): RawBuilder<boolean> =>
  after === null
    ? sql<boolean>`${sql.ref(column)} <= ${before}`
    : sql<boolean>`(${sql.ref(column)} <= ${before} and ${sql.ref(column)} > ${after})`;

/** SQL: clinic and id of rows that triggers queued because no window may find them (migration 0170). */
export const queuedRows = (table: "appointments" | "guests" | "urgent_events"): RawBuilder<unknown> =>
  sql`select r.tenant_id, r.row_id as id from retention_rechecks r where r.of_table = ${table}`;

/**
 * SQL: clinic and id of appointments that ended, or began, in the window, and of queued ones. The comparison of the two
 * instants is always true: it selects the indexes of migration 0171, which no other query can use.
 */
const appointmentsBetween = (column: "start_time" | "end_time", window: Window): RawBuilder<unknown> =>
  sql`select w.tenant_id, w.id from appointments w
    where w.end_time > w.start_time and ${isBetween(`w.${column}`, window)}
    union ${queuedRows("appointments")}`;

/** SQL condition: the row belongs to an appointment that ended, or began, in the window; always true without `after`. */
export const mayBeOfAppointment = (
  table: string,
  column: "start_time" | "end_time",
  window: Window,
  key: "id" | "appointment_id" = "appointment_id",
): RawBuilder<boolean> =>
  window.after === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.${key}`)}) in (${appointmentsBetween(column, window)})`;

/** Returns the condition of rows whose appointment ended, or began, before an instant. */
export const ofAppointment =
  (table: string, column: "start_time" | "end_time") =>
  (before: Date, after: Date | null): RawBuilder<boolean> =>
    sql<boolean>`${mayBeOfAppointment(table, column, { before, after })} and exists (
      select from appointments a where a.tenant_id = ${sql.ref(`${table}.tenant_id`)}
        and a.id = ${sql.ref(`${table}.appointment_id`)} and a.${sql.ref(column)} <= ${before})`;

/** SQL: clinic and id of guests with an appointment that ended in the window, and of queued ones. */
export const guestsBetween = (window: Window): RawBuilder<unknown> =>
  sql`select g.tenant_id, g.guest_id as id from appointments g
    where g.guest_id is not null and (g.tenant_id, g.id) in (${appointmentsBetween("end_time", window)})
    union ${queuedRows("guests")}`;

/** SQL: clinic and guest of links whose appointment, which an account has claimed since, ended in the window. */
export const guestsOfClaimedBetween = (window: Window): RawBuilder<unknown> =>
  sql`select l.tenant_id, l.guest_id as id from guest_links l
    where l.appointment_id is not null and (l.tenant_id, l.appointment_id) in (${appointmentsBetween("end_time", window)})`;
