import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, PathId } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

const StepResult = z.enum(["pass", "fail", "skip"]);

/** Measurements over the relay; null where it was not measured. */
const network = {
  relay: z.nullable(z.enum(["reached", "blocked", "none"])),
  round_trip_ms: z.nullable(z.int().check(z.gte(0), z.lte(60_000))),
  loss_percent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  kilobits: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))),
};

const steps = { camera: StepResult, speaker: StepResult, microphone: StepResult, network: StepResult };

const where = {
  browser: z.enum(["chrome", "edge", "firefox", "safari", "in-app", "other"]),
  system: z.enum(["windows", "mac", "ios", "android", "linux", "other"]),
};

/** The last device test of an appointment. It contains no device names: they stay on the device. */
const DeviceCheck = z.object({
  ...steps,
  ...network,
  ...where,
  verdict: z.enum(["ready", "sound-only", "not-ready", "untried"]),
  /** The network's quality; null where it was not measured. */
  quality: z.nullable(z.enum(["good", "fair", "poor"])),
  checked_at: Instant,
});
/** The last device test of an appointment, without device names. */
export type DeviceCheck = z.infer<typeof DeviceCheck>;

/**
 * Valid for 5 minutes. At most 20 of a caller in 15 minutes. Also before the call opens, for accepted appointments.
 */
export const startNetworkCheck = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/network_check",
  summary: "Returns the relay's servers for a device test; empty where the installation has none",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(
    z.object({
      ice_servers: z.array(
        z.object({
          urls: z.array(z.string()),
          username: z.optional(z.string()),
          credential: z.optional(z.string()),
        }),
      ),
    }),
  ),
  problems: ["visit_not_open", "visit_over", "too_many_requests"],
});

/** A network step that was skipped keeps the earlier measurement. */
export const saveDeviceCheck = endpoint({
  method: "PUT",
  path: "/visits/{appointment_id}/device_check",
  summary: "Saves the result of a device test with its appointment, in place of an earlier one",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({ ...steps, ...network, ...where }),
  response: entity(DeviceCheck),
  problems: ["visit_not_open", "visit_over"],
});

/** The request is written to the audit log. */
export const clinicGetDeviceCheck = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/device_check",
  summary: "Returns the last device test of an appointment; null without one",
  caller: "clinic",
  scope: "appointments:read",
  params: AppointmentParams,
  response: entity(z.nullable(DeviceCheck)),
});
