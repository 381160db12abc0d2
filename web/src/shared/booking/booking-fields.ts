import { asRecord, asText } from "@anteroom/domain/shared/record";
import { bookingKeys } from "./erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** Answers of the booking's forms by field name. They expire with the scheduling draft. */
export type BookingFields = Readonly<Record<string, string>>;

/** The field in which the code of the applied voucher is stored, for the next hold. */
export const appliedVoucherField = "applied-voucher";

/** The field with the id of the appointment whose payment failed; its files move to the next hold. */
export const failedAppointmentField = "files-of";

/** Longer answers have a draft of their own. */
const longest = 300;

/**
 * Returns the stored answers of this booking; empty without any. Drops values that are no text or too long.
 */
export function readBookingFields(memory: DeviceMemory): BookingFields {
  const stored = asRecord(memory.read(bookingKeys.fields)) ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const text = asText(value, longest);
      return text === null ? [] : [[name, text]];
    }),
  );
}

/**
 * Merges these answers into the stored ones on this device. Text over 300 characters is dropped when read.
 */
export function storeBookingFields(memory: DeviceMemory, fields: BookingFields): void {
  memory.write(bookingKeys.fields, { ...readBookingFields(memory), ...fields });
}

/** Fields that have no draft of their own. */
const storedNames = [
  "birthdate_day",
  "birthdate_month",
  "birthdate_year",
  "sex",
  "adult",
  "adult-name",
  "adult-relationship",
  "method",
  "pay-phone",
  "terms",
];

/**
 * Returns those of a booking form's fields that are stored: date of birth, sex, accompanying adult, payment
 * method and phone, consent to the terms. Unticked boxes and fields that are no text are "".
 */
export function fieldsOf(form: HTMLFormElement): BookingFields {
  const data = new FormData(form);
  const present = storedNames.filter((name) => form.elements.namedItem(name) !== null);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(present.map((name) => [name, textOf(name)]));
}

/** Stores the storable fields of a form on this device, and keeps the others. */
export function storeFormFields(memory: DeviceMemory, form: HTMLFormElement): void {
  storeBookingFields(memory, fieldsOf(form));
}
