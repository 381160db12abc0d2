import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useAllAppointments, type KnownAppointment } from "../../../platform/appointments.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { focusHeading, ReviewQuestion } from "./review-offer.tsx";

/** For so long after an appointment it is asked how it was, as of a patient. */
const offeredForMs = 14 * 86_400_000;
const declinedKey = "review-declined";

/**
 * Asks a person who booked as a guest in this browser to review the last finished appointment, for 14 days
 * after it, until reviewed or declined (stored on this device). Nothing without one.
 */
export function GuestReviewOffer() {
  const { storage } = useApp();
  const now = usePresentMinute();
  const memory = deviceMemory(storage);
  const [declined, setDeclined] = useState(() => memory.read(declinedKey));
  const { data = [] } = useAllAppointments();
  const [last] = data
    .filter(({ status, end_time: end }) => status === "finished" && Date.parse(end) > now - offeredForMs)
    .sort((a, b) => b.start_time.localeCompare(a.start_time)) as KnownAppointment[];
  if (!last || last.review !== null || last.id === declined) return null;
  const decline = () => {
    memory.write(declinedKey, last.id);
    setDeclined(last.id);
    focusHeading();
    return Promise.resolve(null);
  };
  return (
    <ReviewQuestion
      key={last.id}
      appointment={last}
      isForAnother={Boolean(last.accompanying_adult)}
      onDecline={decline}
    />
  );
}
