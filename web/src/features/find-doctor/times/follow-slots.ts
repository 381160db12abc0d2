import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { App } from "../../../platform/app-context.tsx";

/**
 * Calls `onChange` when a doctor's free times have changed, and whenever the page begins to listen. Resolves
 * with a function that stops it.
 */
export async function followSlots(
  { boot, realtime }: Pick<App, "boot" | "realtime">,
  doctorId: number,
  onChange: () => void,
): Promise<() => void> {
  const { tenantId } = boot;
  if (tenantId === null) return () => {};
  const connection = await realtime();
  return connection.subscribe(channelOf.doctor(tenantId, doctorId), {
    events: { [realtimeEvents.slotsChanged]: onChange },
    onEntered: onChange,
  });
}
