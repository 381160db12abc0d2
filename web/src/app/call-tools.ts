import { signInToRealtime } from "@anteroom/contract/call/consultation";
import { authorizeChannelAsGuest, signInToRealtimeAsGuest } from "@anteroom/contract/call/invitations";
import type { RuntimeConfiguration } from "@anteroom/contract/page";
import { joinJanusCall } from "../adapters/janus-call/janus-call.ts";
import { joinMeshCall } from "../adapters/mesh-call/mesh-call.ts";
import { connectRealtime } from "../adapters/pusher/connect-realtime.ts";
import type { CallTools } from "../ports/call-tools.ts";
import { authEndpointOf } from "./auth-endpoint.ts";

const joiners = { mesh: joinMeshCall, janus: joinJanusCall };

/**
 * Returns what a call needs. `connectAs` opens a realtime connection at once with these headers only, for
 * "invited" by the guests' endpoints; the caller must disconnect it. `joinRoom` joins by the adapter of the
 * request's media engine.
 */
export function createCallTools(runtime: Pick<RuntimeConfiguration, "realtime" | "apiBaseUrl">): CallTools {
  const base = runtime.apiBaseUrl.replace(/\/$/, "");
  return {
    connectAs: (headers, as = "visitor") =>
      connectRealtime(runtime.realtime, {
        authEndpoint:
          as === "invited"
            ? base + authorizeChannelAsGuest.path
            : authEndpointOf(runtime, runtime.apiBaseUrl),
        signInEndpoint: base + (as === "invited" ? signInToRealtimeAsGuest : signInToRealtime).path,
        authHeaders: () => headers,
      }),
    joinRoom: (request) => joiners[request.engine](request),
  };
}
