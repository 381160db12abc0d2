import { lazyPart } from "../../ui/lazy.tsx";

/** `NoHold`, loaded on demand: most bookings never need it. */
export const { Part: NoHold } = lazyPart(async () => (await import("./no-hold.tsx")).NoHold, {
  isPage: true,
  count: 4,
});
