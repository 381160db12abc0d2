import { authorizeChannel } from "@anteroom/contract/consultation";
import type { RuntimeConfiguration } from "@anteroom/contract/page";
import { joinMeshCall } from "../adapters/mesh-call/mesh-call.ts";
import { connectRealtime } from "../adapters/pusher/connect-realtime.ts";
import type { CallTools } from "../ports/call-tools.ts";

/** What a call is held with; a chunk of its own. */
export function callTools(runtime: Pick<RuntimeConfiguration, "realtime" | "apiBaseUrl">): CallTools {
  return {
    connectAs: (headers) =>
      connectRealtime(runtime.realtime, {
        authEndpoint: runtime.apiBaseUrl.replace(/\/$/, "") + authorizeChannel.path,
        authHeaders: () => headers,
      }),
    joinRoom: joinMeshCall,
  };
}
