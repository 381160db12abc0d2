import { asRouteId } from "@anteroom/domain/route-values";
import { draftRules } from "@anteroom/domain/drafts";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { useApp, useIsAwake, useSession } from "../../platform/app-context.tsx";
import {
  eraseSchedulingDraft,
  restoreSchedulingDraft,
  type RestoredDraft,
  type SlotChoice,
} from "../../platform/booking-memory.ts";
import { deviceMemory } from "../../platform/device-memory.ts";
import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/skeleton.tsx";
import { isSameSlot } from "./hold-store.ts";
import { PatientStep } from "./patient-step.tsx";

/** `/scheduling/patient`: what it is about and who will be seen, while the time is kept. */
export function SchedulingPatient() {
  const { t } = useLingui();
  const isAwake = useIsAwake();
  const session = useSession();
  if (!isAwake || session.kind === "unknown")
    return <Skeleton isPage label={t`Keeping your time…`} count={4} />;
  return <Restored />;
}

/** In the browser, once it is known who is there: what was written before comes back, or the reason why not. */
function Restored() {
  const { clock, navigate, storage } = useApp();
  const { doctorId, appointmentDate } = useSearch({ strict: false }) as Record<string, string | undefined>;
  const arrival = useMemo(() => {
    const restored = restoreSchedulingDraft(deviceMemory(storage), clock.now());
    return arrivalOf(slotOf(doctorId, appointmentDate), restored, clock.now());
  }, [clock, storage, doctorId, appointmentDate]);
  const target = "redirect" in arrival ? arrival.redirect : null;
  useEffect(() => {
    if (target === null) return;
    eraseSchedulingDraft(deviceMemory(storage));
    void navigate(target, { replace: true });
  }, [navigate, storage, target]);
  if ("redirect" in arrival) return null;
  const { slot } = arrival;
  return <PatientStep key={`${slot.doctorId} ${slot.startTime}`} slot={slot} symptoms={arrival.symptoms} />;
}

type Arrival = { slot: SlotChoice; symptoms: string } | { redirect: string };

/** The slot of the address, else of the draft; with the reason, the doctors list where it can no longer be booked (D.74). */
function arrivalOf(wanted: SlotChoice | null, restored: RestoredDraft, now: number): Arrival {
  const draft = restored.kind === "none" ? null : restored.draft;
  const drafted = draft && slotOf(String(draft.doctorId), draft.appointmentDate ?? draft.startTime);
  const slot = wanted ?? drafted;
  if (!slot) return { redirect: "/doctors?reason=no-slot-chosen" };
  const isTooNear = Date.parse(slot.startTime) - now <= draftRules.tooNear;
  const isItsDraftOver = restored.kind === "expired" && drafted !== null && isSameSlot(slot, drafted);
  if (isTooNear || isItsDraftOver) return { redirect: "/doctors?reason=draft-expired" };
  return { slot, symptoms: restored.kind === "live" ? restored.draft.symptoms : "" };
}

function slotOf(doctorId: string | undefined, instant: string | null | undefined): SlotChoice | null {
  const id = asRouteId(doctorId ?? "");
  const at = Date.parse(instant ?? "");
  return id === null || Number.isNaN(at) ? null : { doctorId: id, startTime: new Date(at).toISOString() };
}
