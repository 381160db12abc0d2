import * as contract from "@anteroom/contract/health/vital-signs";
import { keepsAppointmentVitals } from "@anteroom/domain/vitals/vitals-access";
import type { Hints } from "../../platform/realtime/hints.ts";
import { mount } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import type { VitalsProvider } from "../../ports/vitals-provider.ts";
import { loadMeasurements, loadOwnMeasurements } from "./measurements.ts";
import { importProviderVitals } from "./take-delivery.ts";
import { saveMeasurement, saveOwnMeasurement } from "./save-measurement.ts";

type Deps = {
  hints: Hints;
  /** The installed providers. */
  providers: readonly VitalsProvider[];
  report: (error: Error) => void;
};

/** Most measurements of one answer. */
const mostListed = 100;

/**
 * Registers the routes to save and list vital signs, in and outside appointments, at most the newest 100.
 * Listing the patient's own also imports new values from the clinic's provider.
 */
export function vitalsRoutes({ app }: Services, { hints, providers, report }: Deps): void {
  mount(app, contract.saveMeasurement, (call) => saveMeasurement(hints, call));
  mount(app, contract.listMeasurements, async ({ tx, tenant, caller, params, query }) => {
    if (!keepsAppointmentVitals(tenant.settings)) return problem("feature_off");
    const most = query.last === "true" ? 1 : mostListed;
    const found = await tx(async (one) => {
      const own = await loadOwnAppointment(one, caller, params.appointment_id);
      return own && loadMeasurements(one, own.id, most);
    });
    return found ? { data: { collection: found } } : problem("not_found");
  });
  mount(app, contract.saveOwnMeasurement, saveOwnMeasurement);
  mount(app, contract.listOwnMeasurements, async (call) => {
    const { tenant, caller, tx } = call;
    if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
    await importProviderVitals(call, providers, report);
    const found = await tx((one) => loadOwnMeasurements(one, caller.patientId, mostListed));
    return { data: { collection: found } };
  });
}
