import { createStore } from "../../platform/storage/store.ts";

/** Counts the bookings begun in this tab: two bookings of the same time have the same address. */
export const bookingRound = createStore(0);

/**
 * Starts the next booking: raises `bookingRound`, on which the checkout page discards what it still shows.
 */
export function beginBookingRound(): void {
  bookingRound.set(bookingRound.get() + 1);
}
