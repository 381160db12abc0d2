import { asNumber, asRecord } from "../shared/record.ts";

/** Limits on unpaid bookings that block a calendar, and on uses of one voucher. */
export type BookingLimits = {
  /** Open unpaid appointments of one patient, or of one guest by name, birthdate and e-mail address. */
  unpaidPerPerson: number;
  /** Of one account, the patient and everybody the patient cares for, or of one guest's e-mail address. */
  unpaidPerPayer: number;
  /** Of one browser, identified by a cookie. */
  unpaidPerDevice: number;
  /** Of one network address; families, clinics and offices share one. */
  unpaidPerAddress: number;
  /** Uses of one voucher by one account or guest, unless the voucher sets its own limit. */
  voucherUsesPerPerson: number;
  /** Whether one person may have two booked appointments at the same time; unpaid ones never overlap. */
  allowOverlap: boolean;
};

/** The limits of a clinic that sets none. */
export const defaultBookingLimits: BookingLimits = {
  unpaidPerPerson: 3,
  unpaidPerPayer: 6,
  unpaidPerDevice: 6,
  unpaidPerAddress: 20,
  voucherUsesPerPerson: 1,
  allowOverlap: false,
};

/** No clinic's limit is higher. */
const highest = 1_000;

/**
 * Reads a clinic's limits. A number that is not whole from 1 to 1,000 gets its default, as does `allowOverlap` unless
 * it is a boolean. Undefined where it is no object: no limits were given.
 */
export function readBookingLimits(given: unknown): BookingLimits | undefined {
  const fields = asRecord(given);
  if (!fields) return undefined;
  const read = (name: Exclude<keyof BookingLimits, "allowOverlap">) => {
    const number = asNumber(fields[name]);
    const isLimit = number !== null && Number.isInteger(number) && number >= 1 && number <= highest;
    return isLimit ? number : defaultBookingLimits[name];
  };
  return {
    unpaidPerPerson: read("unpaidPerPerson"),
    unpaidPerPayer: read("unpaidPerPayer"),
    unpaidPerDevice: read("unpaidPerDevice"),
    unpaidPerAddress: read("unpaidPerAddress"),
    voucherUsesPerPerson: read("voucherUsesPerPerson"),
    allowOverlap:
      typeof fields["allowOverlap"] === "boolean"
        ? fields["allowOverlap"]
        : defaultBookingLimits.allowOverlap,
  };
}

/** Open unpaid appointments before this booking, by each thing they are counted by; null where that is unknown. */
export type UnpaidCounts = { person: number; payer: number; device: number | null; address: number | null };

/**
 * Returns whether one more appointment may wait for its payment under the limits: every count is below its limit, an
 * unknown one counts as 0.
 */
export function mayAwaitPayment(counts: UnpaidCounts, limits: BookingLimits): boolean {
  return (
    counts.person < limits.unpaidPerPerson &&
    counts.payer < limits.unpaidPerPayer &&
    (counts.device ?? 0) < limits.unpaidPerDevice &&
    (counts.address ?? 0) < limits.unpaidPerAddress
  );
}
