import type { ConnectionState } from "../../../ports/realtime.ts";
import type { Line } from "./call-session-state.ts";

/** What of the states of the connection is shown: before the first time it is coming, afterwards it is missed; `failed` is this browser's fault and not the network's. One that the server has ended is asked about first. */
export function lineOf(state: ConnectionState, wasUp: boolean): Line {
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
