import { mostDeviceName, vitalNames, vitalSources } from "@anteroom/domain/vitals/vital-values";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, PathId, text } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** In the units of `vitalUnits`, with the digits of `vitalBounds`. */
const VitalSigns = z.partialRecord(z.enum(vitalNames), z.number());
const Sources = z.partialRecord(z.enum(vitalNames), z.enum(vitalSources));
/** From 0 to 1, of values that a camera read. */
const Quality = z.partialRecord(z.enum(vitalNames), z.number());

/** The model of the device that sent a value by Bluetooth, as it names itself. */
const Devices = z.partialRecord(z.enum(vitalNames), text(mostDeviceName).check(z.minLength(1)));

/** Vital signs, with the specification's field names; source and quality of each value are beside it (D.15, D.95). */
export const Measurement = z.object({
  /** Of a reading outside of appointments, which its patient may remove; others have none here. */
  id: z.optional(Id),
  date: Instant,
  /** D.15: `camera`, `device` with values that one sent by Bluetooth, `manual` for values that were all entered, or the provider's name. */
  sourceSystem: z.string(),
  vitalSigns: VitalSigns,
  sources: Sources,
  quality: Quality,
  /** The model of the device of each value, where it was sent. Older shared copies have none. */
  devices: z.optional(Devices),
  /** Of the program that read the camera. */
  algorithmVersion: z.nullable(z.string()),
  /** True where the doctor requested these values in a running call; else absent. */
  isSentInCall: z.optional(z.literal(true)),
  /** How many readings the pressure is the mean of. */
  pressureReadings: z.nullable(z.int()),
});
export type Measurement = z.infer<typeof Measurement>;

/** The origins that a browser may send; values of a provider never come from a browser (D.15). */
const SourceSystem = z.enum(["camera", "device", "manual"]);

const data = {
  vital_signs: VitalSigns,
  /** Of each value; without it all were entered. */
  sources: z.optional(Sources),
  /** Needed for each value of a camera. Refused values are never sent. */
  quality: z.optional(Quality),
  devices: z.optional(Devices),
  /** When it was measured: by a device's clock within the last 30 days, other values within the last day. Default: now. */
  measured_at: z.optional(Instant),
  /** Needed with values of a camera. */
  algorithm_version: z.optional(z.string().check(z.regex(/^[\w.+-]{1,40}$/))),
  /** When the patient agreed to be read by the camera; needed with values of one. */
  consented_at: z.optional(Instant),
  pressure_readings: z.optional(z.int().check(z.gte(1), z.lte(5))),
};
const Data = z.strictObject(data);
/** A measurement as a browser sends it: values by name, and how and when they were taken. */
export type MeasurementData = z.infer<typeof Data>;

/** Vital signs to be saved outside appointments. */
export const MeasurementBody = z.strictObject({ source_system: SourceSystem, data: Data });

/** At most 100. */
export const listMeasurements = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Lists vital signs of an appointment, newest first; with `last=true` only the newest",
  caller: "visitor",
  params: AppointmentParams,
  query: z.strictObject({ last: z.optional(z.enum(["true", "false"])) }),
  response: collection(Measurement),
});

/**
 * The same values sent again return the stored ones. `status_conflict` where `request_id` names no accepted request.
 */
export const saveMeasurement = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Saves vital signs of an appointment; completes the doctor's request for them",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({
    source_system: SourceSystem,
    appointment_id: Id,
    data: z.strictObject({
      ...data,
      /** The doctor's request that this answers; saved only while it is accepted and not stopped. */
      request_id: z.optional(Id),
    }),
  }),
  status: 201,
  response: entity(Measurement),
  problems: ["feature_off", "status_conflict"],
});

/** The same values sent again return the stored ones. At most 50 a day. */
export const saveOwnMeasurement = endpoint({
  method: "POST",
  path: "/patients/vital_signs_measurements",
  summary: "Saves vital signs outside appointments",
  caller: "patient",
  body: MeasurementBody,
  status: 201,
  response: entity(Measurement),
  problems: ["feature_off", "too_many_today"],
});

/** First imports new values from the clinic's provider, where it has one. */
export const listOwnMeasurements = endpoint({
  method: "GET",
  path: "/patients/vital_signs_measurements",
  summary: "Lists the patient's own vital signs, within and outside appointments, newest first: at most 100",
  caller: "patient",
  response: collection(Measurement),
  problems: ["feature_off"],
});

/** At most 100. The request is written to the audit log. */
export const clinicListMeasurements = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/vital_signs_measurements",
  summary: "Lists vital signs of an appointment, newest first",
  caller: "clinic",
  scope: "health:read",
  params: AppointmentParams,
  response: collection(Measurement),
});
