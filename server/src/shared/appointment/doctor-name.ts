import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql, type RawBuilder } from "kysely";

/**
 * Returns an SQL column with the parts of a doctor's name: `${namedDoctor("d")} as doctor`. Null when an outer join
 * found none. Pass it to `doctorName` before showing it.
 */
export function namedDoctor(table: string): RawBuilder<NamedDoctor> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`case when ${of("id")} is not null then
    json_build_object('name', ${of("name")}, 'title', ${of("title")}, 'sex', ${of("sex")}) end`;
}

/** Returns a doctor's display name, or null without a doctor. */
export const doctorNameOrNull = (doctor: NamedDoctor | null, locale: Locale): string | null =>
  doctor && doctorName(doctor, locale);
