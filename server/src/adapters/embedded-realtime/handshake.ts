import type { CloseReason } from "./messages.ts";

type Attempt = { protocol: string | null; connections: number };
type Conditions = { isEnabled: boolean; maxConnections: number };

/** Close reason: no application has this key. */
export const unknownKey: CloseReason = { code: 4001, message: "Unknown application key" };

/** Close reason: too many connections. pusher-js reconnects after codes 4100 to 4199, but never after 4004. */
export const overCapacity: CloseReason = { code: 4100, message: "Over capacity" };

/** Returns why a browser may not connect, or null if it may. */
export function refuseConnection(attempt: Attempt, conditions: Conditions): CloseReason | null {
  if (!conditions.isEnabled) return { code: 4003, message: "Application is disabled" };
  if (attempt.protocol === null || attempt.protocol === "")
    return { code: 4008, message: "No protocol version supplied" };
  if (!/^\d{1,3}$/.test(attempt.protocol)) return { code: 4006, message: "Invalid version string format" };
  if (!["5", "6", "7"].includes(attempt.protocol))
    return { code: 4007, message: "Unsupported protocol version" };
  if (attempt.connections >= conditions.maxConnections)
    return { code: 4004, message: "Application is over connection quota" };
  return null;
}
