import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql, type RawBuilder } from "kysely";

/**
 * What a doctor is named by, as one column: `${namedDoctor("d")} as doctor`. Null where an outer join found no doctor.
 * It is not a name to show yet: see `doctorName`.
 */
export function namedDoctor(table: string): RawBuilder<NamedDoctor> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`case when ${of("id")} is not null then
    json_build_object('name', ${of("name")}, 'title', ${of("title")}, 'sex', ${of("sex")}) end`;
}

/** The same of a doctor who may be missing. */
export const doctorNameOrNull = (doctor: NamedDoctor | null, locale: Locale): string | null =>
  doctor && doctorName(doctor, locale);
