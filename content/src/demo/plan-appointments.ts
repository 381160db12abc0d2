import { scheduleSlots, type Slot } from "@anteroom/domain/booking/slots";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import type { DemoAppointment, DemoClinic, DemoDoctor } from "./clinic.ts";

const HOUR = 3_600_000;
/** A doctor who works once a week has a slot within so many days. */
const searchDays = 9;

/** A demo appointment with the doctor's slot that it was given (instants in ms). */
export type PlannedAppointment = DemoAppointment & Slot;

/**
 * Assigns a clinic's demo appointments to real slots of their doctors around `now` (ms), no slot twice: the last one
 * that has ended by the wanted time for a past appointment, else the first one from then on, within nine days. Leaves
 * out an appointment without a doctor or a free slot.
 */
export function planAppointments(clinic: DemoClinic, now: number): PlannedAppointment[] {
  const taken = new Set<string>();
  return clinic.appointments.flatMap((appointment) => {
    const doctor = clinic.doctors.find(({ name }) => name === appointment.doctor);
    const slot = doctor && slotNear(doctor, clinic, now + appointment.hoursFromNow * HOUR, now, taken);
    if (!slot) return [];
    taken.add(`${appointment.doctor} ${slot.startTime}`);
    return [{ ...appointment, ...slot }];
  });
}

function slotNear(
  doctor: DemoDoctor,
  { settings }: DemoClinic,
  wanted: number,
  now: number,
  taken: ReadonlySet<string>,
): Slot | undefined {
  const { timeZone = "UTC" } = settings;
  const isPast = wanted < now;
  const from = addDays(dayInZone(wanted, timeZone), isPast ? -searchDays : 0);
  const schedule = {
    timeZone,
    slotMinutes: doctor.appointmentMinutes,
    weekly: doctor.hours,
    breaks: doctor.breaks,
    exceptions: [],
  };
  const free = scheduleSlots(schedule, { from, days: searchDays + 1 }).filter(
    ({ startTime }) => !taken.has(`${doctor.name} ${startTime}`),
  );
  return isPast
    ? free.findLast(({ endTime }) => endTime <= wanted)
    : free.find(({ startTime }) => startTime >= wanted);
}
