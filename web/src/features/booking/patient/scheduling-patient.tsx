import { draftRules } from "@anteroom/domain/shared/constants";
import { asOwnPath, asRouteId } from "@anteroom/domain/shared/route-values";
import { type SchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import { useEffect, useMemo, useRef } from "react";
import { useApp, useIsHydrated, useSession } from "../../../platform/app-context.tsx";
import {
  eraseSchedulingDraft,
  restoreSchedulingDraft,
  type RestoredDraft,
  type SlotChoice,
} from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { tokenKey } from "../../../platform/session.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { useLingui } from "@lingui/react/macro";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { isSameSlot } from "../hold-store.ts";
import { lazyGuestStep, lazyPatientStep } from "./lazy-patient.tsx";

/**
 * `/scheduling/patient`: motive and person, while the time is held; for signed-in patients also review and
 * payment. Restores the booking from address and draft. Without a slot, too near to its start, or with an
 * expired draft it erases the draft and leads to the doctors, with the reason in the query.
 */
export function SchedulingPatient() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const session = useSession();
  const { storage, texts } = useApp();
  // While it is still asked whether the token holds; nothing of it comes before the page can be used.
  useEffect(() => {
    if (isHydrated)
      ((storage?.getItem(tokenKey) ?? null) === null ? lazyGuestStep : lazyPatientStep).ahead(texts);
  }, [isHydrated, storage, texts]);
  if (!isHydrated || session.kind === "unknown")
    return <Skeleton isPage label={t`Reserving your time…`} count={4} />;
  return <Restored />;
}

/** In the browser, once it is known who is there: what was written before comes back, or the reason why not. */
function Restored() {
  const { clock, navigate, storage } = useApp();
  const session = useSession();
  const { doctorId, appointmentDate } = usePageQuery();
  const arrival = useMemo(() => {
    const restored = restoreSchedulingDraft(deviceMemory(storage), clock.now());
    return arrivalOf(slotOf(doctorId, appointmentDate), restored, clock.now());
  }, [clock, storage, doctorId, appointmentDate]);
  const target = "redirect" in arrival ? arrival.redirect : null;
  const hasGone = useRef(false);
  useEffect(() => {
    // Once: on the way to the other page its address is here already, and would be checked again.
    if (target === null || hasGone.current) return;
    hasGone.current = true;
    eraseSchedulingDraft(deviceMemory(storage));
    void navigate(target, { replace: true });
  }, [navigate, storage, target]);
  if ("redirect" in arrival) return <PageSkeleton />;
  const { slot, draft } = arrival;
  const fromRoute = asOwnPath(draft?.fromRoute);
  const key = `${slot.doctorId} ${slot.startTime}`;
  if (session.kind === "signed-in")
    return <lazyPatientStep.Part key={key} slot={slot} draft={draft} fromRoute={fromRoute} />;
  return <lazyGuestStep.Part key={key} slot={slot} symptoms={draft?.symptoms ?? ""} fromRoute={fromRoute} />;
}

type Arrival = { slot: SlotChoice; draft: SchedulingDraft | null } | { redirect: string };

/** The slot of the address, else of the draft; with the reason, the doctors list where it can no longer be booked (D.74). */
function arrivalOf(wanted: SlotChoice | null, restored: RestoredDraft, now: number): Arrival {
  const draft = restored.kind === "none" ? null : restored.draft;
  const drafted = draft && slotOf(String(draft.doctorId), draft.appointmentDate ?? draft.startTime);
  const slot = wanted ?? drafted;
  if (!slot) return { redirect: "/doctors?reason=no-slot-chosen" };
  const isTooNear = Date.parse(slot.startTime) - now <= draftRules.tooNear;
  const isItsDraftOver = restored.kind === "expired" && drafted !== null && isSameSlot(slot, drafted);
  if (isTooNear || isItsDraftOver) return { redirect: "/doctors?reason=draft-expired" };
  return { slot, draft: restored.kind === "live" ? restored.draft : null };
}

function slotOf(doctorId: string | undefined, instant: string | null | undefined): SlotChoice | null {
  const id = asRouteId(doctorId ?? "");
  const at = Date.parse(instant ?? "");
  return id === null || Number.isNaN(at) ? null : { doctorId: id, startTime: new Date(at).toISOString() };
}
