import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { App } from "../../../platform/app-context.tsx";

/** Calls back when others have changed a doctor's free times, and each time the page begins to listen; answers how to stop. */
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
