import type { ConnectionState } from "../../../ports/realtime.ts";
import type { RealtimeStatus } from "./call-session-state.ts";

/**
 * Maps a connection state to the status shown. `wasUp`: it was connected before, else it is `coming`;
 * `failed` means that the browser cannot connect; `ended` counts as `up`.
 */
export function realtimeStatusOf(state: ConnectionState, wasUp: boolean): RealtimeStatus {
  switch (state) {
    case "connected":
    case "ended":
      return "up";
    case "unavailable":
      return "down";
    case "failed":
      return "unable";
    case "initialized":
    case "connecting":
    case "disconnected":
      return wasUp ? "down" : "coming";
  }
}
