import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { App } from "../../../platform/app-context.tsx";

/**
 * Subscribes to the doctor's realtime channel. Calls `onChange` when the free times change, and each time the
 * subscription begins. Resolves with a function that ends it. Does nothing without a tenant; rejects if it
 * cannot connect.
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
