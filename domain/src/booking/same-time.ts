/** Statuses in which the patient still has to attend. */
const open: ReadonlySet<string> = new Set(["pending_payment", "scheduled", "accepted", "preparing"]);

type Known = { status: string; service_type: string; start_time: string; end_time: string };

/**
 * Returns the family's open appointments that overlap a time about to be booked (`startTime` an ISO instant),
 * `minutes` long. Prescription renewals do not count. The booking shows them; whether it is refused, the server
 * decides.
 */
export function overlappingAppointments<One extends Known>(
  all: readonly One[],
  startTime: string,
  minutes: number,
): One[] {
  const start = Date.parse(startTime);
  const end = start + minutes * 60_000;
  return all.filter(
    (one) =>
      open.has(one.status) &&
      one.service_type !== "prescription_renewal" &&
      Date.parse(one.start_time) < end &&
      start < Date.parse(one.end_time),
  );
}
