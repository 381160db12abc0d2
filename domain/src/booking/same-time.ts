/** Statuses in which somebody still has to be there. */
const open: ReadonlySet<string> = new Set(["pending_payment", "scheduled", "accepted", "preparing"]);

type Known = { status: string; service_type: string; start_time: string; end_time: string };

/**
 * The appointments of a family that overlap a time which is about to be booked, `minutes` long. A prescription renewal asks nobody to be
 * there. Nothing is refused because of them: a parent may book two children at once, if they mean to.
 */
export function atSameTime<One extends Known>(
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
