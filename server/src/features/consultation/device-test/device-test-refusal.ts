import { deviceTestAccess } from "@anteroom/domain/call/device-test-access";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import type { ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseCall } from "../call-refusal.ts";

/**
 * Returns why the device test is not available for this appointment now, as `refuseCall` does; null for
 * accepted and preparing appointments, at any time, and whenever the call's room is open (D.87).
 */
export function refuseDeviceTest(row: AppointmentRow, now: Date): ProblemOutcome | null {
  return deviceTestAccess(row.status) === "open" ? null : refuseCall(row, now);
}
