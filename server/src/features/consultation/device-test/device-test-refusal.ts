import { deviceTestAccess } from "@anteroom/domain/call/device-test-access";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import type { ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseVisit } from "../visit-refusal.ts";

/** Why devices are not tested for this visit now; null where the test is open or the room is (D.87). */
export function refuseDeviceTest(row: AppointmentRow, now: Date): ProblemOutcome | null {
  return deviceTestAccess(row.status) === "open" ? null : refuseVisit(row, now);
}
