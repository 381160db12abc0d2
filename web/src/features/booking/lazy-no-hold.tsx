import { lazyPart } from "../../ui/lazy.tsx";

/** `NoHold`, loaded when rendered, with a page placeholder: most bookings never need it. */
export const { Part: NoHold } = lazyPart(async () => (await import("./no-hold.tsx")).NoHold, {
  isPage: true,
  count: 4,
});
