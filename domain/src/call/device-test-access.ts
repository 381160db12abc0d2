/** What the status says about the device test; `not-yet` where the doctor may still accept the visit (D.87). */
export type DeviceTestAccess = "open" | "not-yet" | "over";

/** S4.VALID.03: the test opens for `accepted` and `preparing`, and for no other status. */
export function deviceTestAccess(status: string): DeviceTestAccess {
  if (status === "accepted" || status === "preparing") return "open";
  return status === "scheduled" || status === "pending_payment" ? "not-yet" : "over";
}

/** `expected`: the address says that it is open, the server has not said so yet; no device is asked for until then. */
export type DeviceTestEntry = DeviceTestAccess | "expected" | "unknown";

/**
 * What stands at the address of the test: the server's status decides, the one in the address is a hint until it is
 * known, and a false hint opens nothing (D.88).
 */
export function deviceTestEntry(facts: { status: string | null; hint: string | null }): DeviceTestEntry {
  if (facts.status !== null) return deviceTestAccess(facts.status);
  if (facts.hint === null) return "unknown";
  const hinted = deviceTestAccess(facts.hint);
  return hinted === "open" ? "expected" : hinted;
}
