import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Tx } from "../../../platform/database/database.ts";
import { readPhoneNumber } from "../../../shared/account/phone-number.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";

/** A number as it is dialled, `+351912345678`; one without a code belongs to the clinic's country. Null: nobody can be called there. */
export function dialled(number: string, country: string | null): string | null {
  const code = country !== null && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
  const read = readPhoneNumber(code, number);
  return read && `${read.code}${read.number}`;
}

/** The number held of whoever comes to the visit: the patient's, else that of who cares for them, else the guest's. */
export async function heldPhone(
  tx: Tx,
  appointment: AppointmentRow,
  country: string | null,
): Promise<string | null> {
  const { patient_id, patient_parent_id, guest_id } = appointment;
  if (guest_id !== null) {
    const guest = await tx
      .selectFrom("guests")
      .select("phone_number")
      .where("id", "=", guest_id)
      .executeTakeFirst();
    return guest?.phone_number ? dialled(guest.phone_number, country) : null;
  }
  const people = [patient_id, patient_parent_id].flatMap((id) => id ?? []);
  if (people.length === 0) return null;
  const found = await tx
    .selectFrom("patients")
    .select(["id", "phone_country_code", "phone_number"])
    .where("id", "in", people)
    .execute();
  for (const person of people) {
    const row = found.find(({ id }) => id === person);
    if (row?.phone_number) return dialled(`${row.phone_country_code ?? ""}${row.phone_number}`, country);
  }
  return null;
}
