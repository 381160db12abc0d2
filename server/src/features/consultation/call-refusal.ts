import { mayEnterCall, type AppointmentRefusal } from "@anteroom/domain/appointment/appointment-access";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/**
 * Returns why the call's room cannot be entered now, or null when it can: `visit_over` when it never can
 * again, else `visit_not_open`. `reason` names the rule, for instance `too-early` or `canceled`.
 */
export function refuseCall(row: AppointmentRow, now: Date): ProblemOutcome | null {
  const access = mayEnterCall(
    {
      startTime: row.start_time.getTime(),
      endTime: row.end_time.getTime(),
      serviceType: row.service_type,
      status: row.status,
    },
    now.getTime(),
  );
  if (access.allow) return null;
  return problem(isForGood.has(access.reason) ? "visit_over" : "visit_not_open", { reason: access.reason });
}

const isForGood: ReadonlySet<AppointmentRefusal> = new Set([
  "canceled",
  "declined",
  "missed",
  "finished",
  "over",
]);
