import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { isUpcomingOrScheduled } from "@anteroom/domain/appointment/appointment-lists";
import { passExpiresAt, type OfflinePass } from "@anteroom/domain/appointment/offline-pass";
import { useEffect, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { erasePass, storeOfflinePass, readStoredPass } from "../../../shared/booking/pass-store.ts";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useAppointmentTimeLabels } from "../../../platform/time/appointment-time.tsx";

/**
 * Returns whether the appointment has a pass to store (`canKeep`) and whether one is stored on this device
 * (`isCached`), with `keep` and `forget`. Rewrites a stored pass when the appointment changes, and erases it
 * once the appointment has none. `hasNoRoom`: the storage refused it, and nothing is kept.
 */
export function usePass(appointment: Appointment) {
  const { storage, clock } = useApp();
  const [hasNoRoom, setNoRoom] = useState(false);
  const [, look] = useState(0);
  const memory = deviceMemory(storage);
  const now = useMinute(clock);
  const pass = usePassOf(appointment, now);
  const code = shownCode(appointment);
  const stored = code === null ? null : readStoredPass(memory, code, now);
  useEffect(() => {
    if (stored === null || code === null) return;
    if (pass === null) erasePass(memory, code, now);
    else if (isOther(stored, pass)) storeOfflinePass(memory, pass, now);
  });
  const forget = () => {
    if (code !== null) erasePass(memory, code, now);
    look((times) => times + 1);
  };
  const keep = () => {
    if (pass === null) return;
    storeOfflinePass(memory, pass, now);
    // What only this page remembers would be gone when it is needed.
    const isWritten = storage?.getItem(bookingKeys.passes)?.includes(pass.code) ?? false;
    if (!isWritten) forget();
    setNoRoom(!isWritten);
    look((times) => times + 1);
  };
  return { canKeep: pass !== null, isCached: stored !== null, hasNoRoom, keep, forget };
}

/** What would be written now; null where nothing is booked or nothing is to come. */
function usePassOf(appointment: Appointment, now: number): OfflinePass | null {
  const { manifest, settings } = useClinic();
  const labelsOf = useAppointmentTimeLabels(appointment.time_zone);
  const code = shownCode(appointment);
  const { status, status_code: statusCode, start_time: start } = appointment;
  const endTime = Date.parse(appointment.end_time);
  const facts = { status, statusCode, startTime: Date.parse(start), endTime };
  if (code === null || !manifest || !isUpcomingOrScheduled(facts, now)) return null;
  const { day, time, zoneLabel } = labelsOf(start);
  return {
    clinic: manifest.name,
    day,
    time,
    zone: zoneLabel,
    phone: settings.clinicPhone,
    code,
    keptOn: labelsOf(new Date(now).toISOString()).day,
    expiresAt: passExpiresAt(endTime),
  };
}

/** Whether the visit is no longer what was kept; the day of keeping may differ. */
function isOther(stored: OfflinePass, pass: OfflinePass): boolean {
  return JSON.stringify({ ...stored, keptOn: "" }) !== JSON.stringify({ ...pass, keptOn: "" });
}

/** D.90: as it stands on the visit's page. */
const shownCode = ({ code }: Appointment): string | null =>
  code === null ? null : `${code.slice(0, 4)}-${code.slice(4)}`;
