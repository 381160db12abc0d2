import { longestSpanDays } from "@anteroom/domain/shared/lifetimes";
import { keepsAppointmentVitals } from "@anteroom/domain/vitals/vitals-access";
import {
  problemsOfVitals,
  vitalNames,
  type VitalName,
  type VitalValues,
} from "@anteroom/domain/vitals/vital-values";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Services } from "../../platform/config/services.ts";
import { isProblem, ProblemError } from "../../platform/http/problem.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { cancelForClinic } from "../clinic/cancel-for-clinic.ts";
import { loadClinicAppointment } from "../clinic/clinic-appointment.ts";
import { enterAppointment } from "../clinic/enter-appointment.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import type { Reading } from "./kinds/kind.ts";
import { serviceOf } from "./mapping/clinic.ts";
import { clinicSystem, observationId, pressurePanel, vitalCodes } from "./mapping/observations.ts";
import { loinc, ownSystems, ucum } from "./mapping/resource.ts";
import { readSlotId } from "./mapping/scheduling.ts";
import { FhirRefusal } from "./outcome.ts";
import { readNumber, readReference } from "./search-values.ts";

/** The context of a write: its transactions, and the hints for patients' pages. */
export type Writing = Omit<Reading, "tx"> & {
  transact: Transact;
  services: Services;
  rooms: Pick<CallRooms, "hints">;
};

const unprocessable = (diagnostics: string) => new FhirRefusal(422, "processing", diagnostics);

const Reference = z.object({ reference: z.string().check(z.maxLength(300)) });
const Coded = z.object({
  coding: z.optional(
    z
      .array(z.object({ system: z.optional(z.string()), code: z.optional(z.string()) }))
      .check(z.maxLength(20)),
  ),
  text: z.optional(z.string().check(z.maxLength(4_000))),
});
const Instant = z.iso.datetime({ offset: true });

const NewAppointment = z.object({
  resourceType: z.literal("Appointment"),
  status: z.enum(["proposed", "pending", "booked"]),
  start: z.optional(Instant),
  end: z.optional(Instant),
  slot: z.optional(z.array(Reference).check(z.maxLength(1))),
  serviceType: z.optional(z.array(Coded).check(z.maxLength(5))),
  reasonCode: z.optional(z.array(Coded).check(z.maxLength(5))),
  description: z.optional(z.string().check(z.maxLength(2_000))),
  participant: z.array(z.object({ actor: z.optional(Reference) })).check(z.minLength(1), z.maxLength(10)),
});

/**
 * Books an appointment for a patient from a FHIR Appointment, as `enterAppointment` does: accepted immediately and
 * audited, with a mail and hints; also outside the schedule. 5 to 240 minutes; a reason is cut at 2,000 characters.
 * Returns the id. Throws `FhirRefusal` 422 for an invalid body, `ProblemError` for a refusal. Check the scope before.
 */
export async function bookAppointment(body: unknown, writing: Writing): Promise<string> {
  const { caller, tenant, transact, services, rooms, locale, now, place } = writing;
  const given = parse(NewAppointment, body);
  const actors = given.participant.flatMap(({ actor }) => (actor ? [actor.reference] : []));
  const idOf = (type: string) =>
    actors.flatMap((one) => (one.includes(`${type}/`) ? [readReference(one, [type], place.base)] : []))[0];
  const patient = readNumber(idOf("Patient") ?? "");
  if (patient === null) throw unprocessable("One participant must be a patient who is not a guest.");
  const slot =
    given.slot?.[0] && readSlotId(readReference(given.slot[0].reference, ["Slot"], place.base) ?? "");
  if (given.slot?.[0] && !slot) throw unprocessable("No such slot.");
  const doctor = slot?.doctorId ?? readNumber(idOf("Practitioner") ?? "");
  const start = slot ? new Date(slot.start) : given.start && new Date(given.start);
  if (doctor === null || !start) throw unprocessable("Name a slot, or a practitioner and a start.");
  if (given.start && new Date(given.start).getTime() !== start.getTime())
    throw unprocessable("The start is not the slot's.");
  const minutes = given.end && Math.round((Date.parse(given.end) - start.getTime()) / 60_000);
  if (minutes !== undefined && minutes !== "" && (minutes < 5 || minutes > 240))
    throw unprocessable("An appointment takes from 5 to 240 minutes.");
  const outcome = await enterAppointment(services, rooms, {
    tenant,
    caller,
    locale,
    now,
    tx: transact,
    body: {
      patient_id: patient,
      doctor_id: doctor,
      service_type: serviceIn(given.serviceType),
      start_time: start.toISOString(),
      ...(minutes ? { minutes } : {}),
      symptoms: (given.reasonCode?.[0]?.text ?? given.description ?? "").slice(0, 2_000),
    },
  });
  if (isProblem(outcome)) throw new ProblemError(outcome.code, outcome.extra);
  return String(outcome.data.entity.id);
}

function serviceIn(types: readonly z.infer<typeof Coded>[] | undefined) {
  const coding = types
    ?.flatMap(({ coding: some = [] }) => some)
    .find(({ system }) => system === ownSystems.serviceType);
  if (!coding) return "remote" as const;
  const service = serviceOf(coding.code ?? "");
  if (service === null) throw unprocessable("No such service type.");
  return service;
}

const ChangedAppointment = z.object({
  resourceType: z.literal("Appointment"),
  id: z.string(),
  status: z.string(),
});

/**
 * Cancels an appointment for the clinic, as `cancelForClinic` does: refunds it, mails the patient, audits it and
 * sends hints. It is the only change that FHIR supports; a cancelled one stays as it is. `version`: the required
 * version, else 412; null skips the check. Throws `FhirRefusal` 404 for an appointment the token may not see, 422 for
 * another change, 400 when the body's id differs; `ProblemError` when its state forbids it. Check the scope before.
 */
export async function cancelAppointment(
  id: string,
  body: unknown,
  version: string | null,
  writing: Writing,
): Promise<void> {
  const { caller, tenant, transact, services, rooms, locale, now } = writing;
  const given = parse(ChangedAppointment, body);
  const number = readNumber(id);
  if (given.id !== id) throw new FhirRefusal(400, "invariant", "The id is not that of the address.");
  if (number === null) throw new FhirRefusal(404, "not-found", "No such resource.");
  const known = await transact((tx) => loadClinicAppointment(tx, caller, number));
  if (!known) throw new FhirRefusal(404, "not-found", "No such resource.");
  if (version !== null && version !== String(known.version))
    throw new FhirRefusal(412, "conflict", `The version is ${known.version} now.`);
  if (given.status !== "cancelled")
    throw unprocessable(
      "An appointment can be cancelled. Everything else is changed by the clinic's own API.",
    );
  if (known.status === "canceled") return;
  const params = { appointment_id: number };
  const call = { tenant, caller, locale, params, now, tx: transact };
  const outcome = await cancelForClinic(services, rooms, call, "canceled");
  if (isProblem(outcome)) throw new ProblemError(outcome.code, outcome.extra);
}

const Quantity = z.object({ value: z.number(), system: z.optional(z.string()), code: z.string() });
const NewObservation = z.object({
  resourceType: z.literal("Observation"),
  status: z.literal("final"),
  code: Coded,
  subject: z.optional(Reference),
  encounter: Reference,
  effectiveDateTime: z.optional(Instant),
  valueQuantity: z.optional(Quantity),
  component: z.optional(
    z.array(z.object({ code: Coded, valueQuantity: z.optional(Quantity) })).check(z.maxLength(5)),
  ),
  device: z.optional(z.object({ display: z.optional(z.string().check(z.maxLength(60))) })),
});

/**
 * Stores a vital sign of an appointment from a FHIR Observation and audits it; returns the observation's id. Sending
 * the same values and time again stores nothing (`isNew` false). The measurement must be of the last 31 days. Throws
 * `FhirRefusal` 422 for unknown codes, units, encounters or values out of range, `ProblemError` `feature_off` where
 * the clinic keeps no vital signs. Check the scope before.
 */
export async function storeObservation(
  body: unknown,
  writing: Writing,
): Promise<{ id: string; isNew: boolean }> {
  const { caller, tenant, transact, now, place } = writing;
  if (!keepsAppointmentVitals(tenant.settings)) throw new ProblemError("feature_off");
  const given = parse(NewObservation, body);
  const values = valuesOf(given);
  const name = vitalNames.find((one) => values[one] !== undefined);
  if (name === undefined) throw unprocessable("No vital sign that is known.");
  const [slip] = Object.entries(problemsOfVitals(values));
  if (slip) throw unprocessable(`${slip[0]}: ${slip[1]}.`);
  const at = given.effectiveDateTime === undefined ? now : new Date(given.effectiveDateTime);
  const age = now.getTime() - at.getTime();
  if (age < 0 || age > longestSpanDays * 86_400_000)
    throw unprocessable(`It must have been measured in the last ${longestSpanDays} days.`);
  const appointmentId = readNumber(readReference(given.encounter.reference, ["Encounter"], place.base) ?? "");
  return transact(async (tx) => {
    const row = appointmentId === null ? null : await loadClinicAppointment(tx, caller, appointmentId);
    if (!row) throw unprocessable("No such encounter.");
    const patient = row.patient_id === null ? `guest-${row.guest_id}` : String(row.patient_id);
    if (given.subject && readReference(given.subject.reference, ["Patient"], place.base) !== patient)
      throw unprocessable("The subject is not the encounter's.");
    await sql`select 1 from appointments where id = ${row.id} for no key update`.execute(tx);
    const before = await tx
      .selectFrom("vital_signs_measurements")
      .select("id")
      .where("appointment_id", "=", row.id)
      .where("source_system", "=", clinicSystem)
      .where("measured_at", "=", at)
      .where(sql<boolean>`vital_signs = ${JSON.stringify(values)}::jsonb`)
      .executeTakeFirst();
    if (before) return { id: observationId(before.id, name), isNew: false };
    const names = vitalNames.filter((one) => values[one] !== undefined);
    const device = given.device?.display;
    const each = <T>(value: T) => JSON.stringify(Object.fromEntries(names.map((one) => [one, value])));
    const { id } = await tx
      .insertInto("vital_signs_measurements")
      .values({
        tenant_id: tenant.id,
        appointment_id: row.id,
        patient_id: null,
        source_system: clinicSystem,
        measured_at: at,
        vital_signs: JSON.stringify(values),
        sources: each("provider"),
        quality: "{}",
        devices: device ? each(device) : "{}",
        pressure_readings: values.systolic === undefined ? null : 1,
        saved_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(tx, tenant.id, {
      actor: actorOf(caller),
      action: "vitals.save",
      object: `appointment/${row.id}`,
    });
    return { id: observationId(id, name), isNew: true };
  });
}

/** Returns the values by our names. Throws for an unknown code or unit. */
function valuesOf({ code, valueQuantity, component = [] }: z.infer<typeof NewObservation>): VitalValues {
  const isPanel = hasCode(code, pressurePanel.coding ?? []);
  const given = isPanel ? component : [{ code, valueQuantity }];
  const values: VitalValues = {};
  for (const one of given) {
    const name = vitalNames.find((candidate) => hasCode(one.code, vitalCodes[candidate].code.coding ?? []));
    if (name === undefined || isCameraOnly(name)) throw unprocessable("No vital sign that is known.");
    if (!isPanel && (name === "systolic" || name === "diastolic"))
      throw unprocessable("Send both pressures as the panel 85354-9.");
    const quantity = one.valueQuantity;
    const { unitCode } = vitalCodes[name];
    if (
      !quantity ||
      (quantity.system !== undefined && quantity.system !== ucum) ||
      quantity.code !== unitCode
    )
      throw unprocessable(`${name} is measured in ${unitCode}.`);
    values[name] = quantity.value;
  }
  return values;
}

/** Returns whether a value can only be computed from a camera, so that it cannot be sent. */
const isCameraOnly = (name: VitalName) => ["sdnn", "rmssd", "pnn50", "stress_index"].includes(name);

const hasCode = (
  { coding = [] }: z.infer<typeof Coded>,
  wanted: readonly { system: string; code: string }[],
) =>
  coding.some(({ system = loinc, code }) => wanted.some((one) => one.system === system && one.code === code));

function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new FhirRefusal(422, "structure", places.join("; "));
}
