import type { CloseReason } from "./messages.ts";

type Attempt = { key: string; protocol: string | null; connections: number };
type Conditions = { key: string; maxConnections: number };

/** Why a browser may not connect, or null if it may. */
export function refuseConnection(attempt: Attempt, conditions: Conditions): CloseReason | null {
  if (attempt.key !== conditions.key) return { code: 4001, message: "Unknown application key" };
  if (attempt.protocol === null || attempt.protocol === "")
    return { code: 4008, message: "No protocol version supplied" };
  if (!["5", "6", "7"].includes(attempt.protocol))
    return { code: 4007, message: "Unsupported protocol version" };
  if (attempt.connections >= conditions.maxConnections)
    return { code: 4004, message: "Application is over connection quota" };
  return null;
}
