import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { bookingAddress } from "../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { beginBookingRound } from "../../shared/booking/booking-round.ts";
import { useStore } from "../../platform/storage/store.ts";
import { holdStoreOf, isSameSlot, type HoldState, type HoldStore } from "./hold-store.ts";

/**
 * Holds the slot from mount on, and on unmount releases it unless the person stays in the booking or is
 * changing its time. A refusal of another slot is returned as `none`. A `kept` or `taking` state may be of
 * another slot (until this one is held, or after a choice in another tab): compare with `isSameSlot`. Does
 * not take it again when it expires. Once another tab has booked the slot, leads to that booking's payment.
 */
export function useHold(slot: SlotChoice): { holds: HoldStore; state: HoldState } {
  const app = useApp();
  const holds = holdStoreOf(app);
  const state = useStore(holds, none);
  const { doctorId, startTime } = slot;
  useEffect(() => {
    void holds.takeSlot({ doctorId, startTime });
    return () => holds.leaveFor(location.pathname);
  }, [holds, doctorId, startTime]);
  const isBookedElsewhere = state.kind === "booked" && isSameSlot(state.slot, { doctorId, startTime });
  useEffect(() => {
    if (!isBookedElsewhere) return;
    if (location.pathname === "/appointment-checkout") return beginBookingRound();
    void app.navigate(bookingAddress("/appointment-checkout", { doctorId, startTime }), { replace: true });
  }, [app, isBookedElsewhere, doctorId, startTime]);
  const isOfThisPage = state.kind !== "refused" || isSameSlot(state.slot, slot);
  return { holds, state: isOfThisPage ? state : none };
}
const none: HoldState = { kind: "none" };
