import * as contract from "@anteroom/contract/vital-signs";
import type { Hints } from "../../platform/hints.ts";
import { mount } from "../../platform/mount.ts";
import { loadOwnAppointment } from "../../platform/own-appointment.ts";
import { problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { loadMeasurements } from "./measurements.ts";
import { saveMeasurement } from "./save-measurement.ts";

/** More than these nobody looks at. */
const mostListed = 100;

/** Vital signs of a visit, for its patient or guest. */
export function vitalsRoutes({ app }: Services, hints: Hints): void {
  mount(app, contract.saveMeasurement, (call) => saveMeasurement(hints, call));
  mount(app, contract.listMeasurements, async ({ tx, tenant, caller, params, query }) => {
    if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
    const most = query.last === "true" ? 1 : mostListed;
    const found = await tx(async (one) => {
      const own = await loadOwnAppointment(one, caller, params.appointment_id);
      return own && loadMeasurements(one, own.id, most);
    });
    return found ? { data: { collection: found } } : problem("not_found");
  });
}
