import { deviceTestAccess } from "@anteroom/domain/call/device-test-access";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import type { ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseCall } from "../call-refusal.ts";

/** Why devices are not tested for this visit now; null where the test is open or the room is (D.87). */
export function refuseDeviceTest(row: AppointmentRow, now: Date): ProblemOutcome | null {
  return deviceTestAccess(row.status) === "open" ? null : refuseCall(row, now);
}
