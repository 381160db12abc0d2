import type { RealtimeAddress } from "@anteroom/contract/page";
import type Pusher from "pusher-js";
import type { ConnectionState, Realtime } from "../../ports/realtime.ts";
import { createChannelRegistry } from "./rooms.ts";
import { sendOnlyWhileOpen } from "./send-only-while-open.ts";
import { pusherOptions } from "./pusher-options.ts";

type Options = {
  /** The endpoint that takes `socket_id` and `channel_name` and returns the channel's authorisation. */
  authEndpoint: string;
  /** Returns the headers that authorise the request, such as `X-Patient-Token`; called for each request. */
  authHeaders: () => Record<string, string>;
  /**
   * The endpoint that takes `socket_id` and signs the connection in; the service can end only signed-in
   * connections.
   */
  signInEndpoint: string;
  page?: Pick<Location, "protocol" | "hostname" | "port">;
};

/**
 * Opens the page's realtime connection at once. pusher-js is loaded on demand; channels may be joined before.
 * If it cannot be loaded, the state is `unavailable`, and the browser's next `online` event tries again.
 * Never throws. After `disconnect` it stays disconnected; `resume` works only once.
 */
export function connectRealtime(address: RealtimeAddress, options: Options): Realtime {
  let state: ConnectionState = "initialized";
  let pusher: Pusher | undefined;
  const listeners = new Set<() => void>();
  const rooms = createChannelRegistry(address.signsIn);
  let isOver = false;
  let mayResume = true;

  function move(to: ConnectionState): void {
    if (state === to || state === "disconnected") return;
    state = to;
    for (const listener of Array.from(listeners)) listener();
  }

  /** pusher-js goes to `disconnected` when we say so, and when the server tells it not to come back. */
  function follow(current: ConnectionState): void {
    if (current !== "disconnected" || isOver) move(current);
    else move(mayResume ? "ended" : "unavailable");
  }

  async function start(): Promise<void> {
    try {
      const { default: Client } = await import("pusher-js");
      if (state === "disconnected") return;
      sendOnlyWhileOpen(Client);
      const opened = new Client(address.key, {
        ...pusherOptions(address, options.page ?? location),
        channelAuthorization: askAt(options.authEndpoint, options),
        userAuthentication: askAt(options.signInEndpoint, options),
      });
      pusher = opened;
      opened.connection.bind("state_change", ({ current }: { current: ConnectionState }) => follow(current));
      move(opened.connection.state as ConnectionState); // these six are all that pusher-js has
      rooms.open(opened);
    } catch {
      move("unavailable"); // the network: the file did not come
      globalThis.addEventListener("online", () => void start(), { once: true });
    }
  }
  void start();

  return {
    subscribe: rooms.enter,
    state: () => state,
    onStateChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    socketId: () => pusher?.connection.socket_id,
    resume() {
      if (state !== "ended") return;
      mayResume = false;
      pusher?.connect();
    },
    disconnect() {
      isOver = true;
      rooms.close();
      // pusher-js sends in the next turn: what was said just before goes out first.
      setTimeout(() => pusher?.disconnect());
      move("disconnected");
    },
  };
}

const askAt = (endpoint: string, { authHeaders: headersProvider }: Options) => ({
  transport: "ajax" as const,
  endpoint,
  headersProvider,
});
