import { vitalNames } from "@anteroom/domain/vital-values";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { collection, Id, Instant, PathId } from "./values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** Whole numbers, weight with one digit: beats and breaths a minute, mmHg, %, kg. */
const VitalSigns = z.partialRecord(z.enum(vitalNames), z.number());

/** As the specification names its parts. */
export const Measurement = z.object({
  date: Instant,
  /** D.15: `manual` for values that were entered. */
  sourceSystem: z.string(),
  vitalSigns: VitalSigns,
});
export type Measurement = z.infer<typeof Measurement>;

export const listMeasurements = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Vital signs of this visit, the newest first; with `last=true` the newest alone",
  caller: "visitor",
  params: AppointmentParams,
  query: z.strictObject({ last: z.optional(z.enum(["true", "false"])) }),
  response: collection(Measurement),
});

export const saveMeasurement = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Keeps vital signs of this visit; what the doctor asked for is done by it",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({
    source_system: z.literal("manual"),
    appointment_id: Id,
    data: z.strictObject({
      vital_signs: VitalSigns,
      /** The doctor's request this answers: kept only while that is accepted and not stopped. */
      request_id: z.optional(Id),
    }),
  }),
  status: 201,
  response: z.object({ data: z.object({ entity: Measurement }) }),
  problems: ["feature_off", "status_conflict"],
});

export const clinicListMeasurements = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Vital signs of a visit, the newest first",
  caller: "clinic",
  params: AppointmentParams,
  response: collection(Measurement),
});
