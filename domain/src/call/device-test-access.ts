/** What an appointment's status means for the device test; `not-yet` while the doctor may still accept it (D.87). */
export type DeviceTestAccess = "open" | "not-yet" | "over";

/**
 * Returns the access to the device test by appointment status: open only for `accepted` and `preparing`; `not-yet` for
 * `scheduled` and `pending_payment`; `over` for all others, also unknown ones (S4.VALID.03).
 */
export function deviceTestAccess(status: string): DeviceTestAccess {
  if (status === "accepted" || status === "preparing") return "open";
  return status === "scheduled" || status === "pending_payment" ? "not-yet" : "over";
}

/**
 * What the page of the device test shows. `expected`: the address says that it is open, and the server has not
 * confirmed it; no device is used until then.
 */
export type DeviceTestEntry = DeviceTestAccess | "expected" | "unknown";

/**
 * Returns what the page shows. The server's `status` decides. While it is null, the `hint` counts, an appointment status
 * in the page's address: it gives `expected`, `not-yet` or `over`, and null gives `unknown` (D.88).
 */
export function deviceTestEntry(facts: { status: string | null; hint: string | null }): DeviceTestEntry {
  if (facts.status !== null) return deviceTestAccess(facts.status);
  if (facts.hint === null) return "unknown";
  const hinted = deviceTestAccess(facts.hint);
  return hinted === "open" ? "expected" : hinted;
}
