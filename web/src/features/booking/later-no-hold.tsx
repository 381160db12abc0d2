import { lazyPart } from "../../ui/later.tsx";

/** Why a time cannot be kept, a chunk of its own: most bookings never meet it. */
export const { Part: NoHold } = lazyPart(async () => (await import("./no-hold.tsx")).NoHold, {
  isPage: true,
  count: 4,
});
