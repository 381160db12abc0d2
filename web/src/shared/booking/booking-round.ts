import { createStore } from "../../platform/storage/store.ts";

/**
 * Counts the bookings begun in this tab. A booking of the same time has the same address as the one before it, so the
 * address alone cannot tell the checkout page that it starts anew.
 */
export const bookingRound = createStore(0);

/** Starts the next booking: whatever the checkout page still shows of the last one goes away. */
export function beginBookingRound(): void {
  bookingRound.set(bookingRound.get() + 1);
}
