import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Tx } from "../../../platform/database/database.ts";
import { readPhoneNumber } from "../../../shared/account/phone-number.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";

/**
 * Returns a number in E.164, `+351912345678`. Without a country code, that of `country` (ISO 3166 alpha-2)
 * applies. Returns null when its length is impossible, or without any country code.
 */
export function dialableNumber(number: string, country: string | null): string | null {
  const code = country !== null && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
  const read = readPhoneNumber(code, number);
  return read && `${read.code}${read.number}`;
}

/**
 * Returns the phone number for an appointment in E.164: the guest's where a guest booked, else the patient's,
 * else the carer's; null without one, or when the first stored one is impossible.
 */
export async function contactPhoneOf(
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
    return guest?.phone_number ? dialableNumber(guest.phone_number, country) : null;
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
    if (row?.phone_number)
      return dialableNumber(`${row.phone_country_code ?? ""}${row.phone_number}`, country);
  }
  return null;
}
