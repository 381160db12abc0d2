import type { RuntimeConfiguration } from "@anteroom/contract/page";
import { joinMeshCall } from "../adapters/mesh-call/mesh-call.ts";
import { connectRealtime } from "../adapters/pusher/connect-realtime.ts";
import type { CallTools } from "../ports/call-tools.ts";

/** The clinic's realtime connection and video room; a chunk of its own. */
export function callTools(runtime: Pick<RuntimeConfiguration, "realtime" | "apiBaseUrl">): CallTools {
  return {
    connect: (authHeaders) =>
      connectRealtime(runtime.realtime, {
        authEndpoint: `${runtime.apiBaseUrl.replace(/\/$/, "")}/realtime/auth`,
        authHeaders,
      }),
    joinRoom: joinMeshCall,
  };
}
