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
 * If it cannot be loaded, the state is `unavailable`; it is tried again after a pause and at the browser's
 * next `online` event. A server that soon ends the connection again is left alone for a pause (`unavailable`),
 * then the state is `ended` again. Never throws. After `disconnect` it stays disconnected.
 */
export function connectRealtime(address: RealtimeAddress, options: Options): Realtime {
  let state: ConnectionState = "initialized";
  let pusher: Pusher | undefined;
  const listeners = new Set<() => void>();
  const rooms = createChannelRegistry(address.signsIn);
  let isOver = false;
  /** How long the server is left alone when it ends the connection, or its file does not come, in ms. */
  let pause = 0;
  let connectedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout>;

  function move(to: ConnectionState): void {
    if (state === to || state === "disconnected") return;
    state = to;
    for (const listener of Array.from(listeners)) listener();
  }

  /** pusher-js goes to `disconnected` when we say so, and when the server tells it not to come back. */
  function follow(current: ConnectionState): void {
    if (current === "connected") connectedAt = performance.now();
    if (current !== "disconnected" || isOver) return move(current);
    if (performance.now() - connectedAt > calmMs) pause = 0;
    if (pause === 0) move("ended");
    else {
      move("unavailable");
      timer = setTimeout(() => move("ended"), pause);
    }
    pause = longer(pause);
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
      pause = longer(pause);
      const again = () => {
        clearTimeout(timer);
        globalThis.removeEventListener("online", again);
        void start();
      };
      globalThis.addEventListener("online", again);
      timer = setTimeout(again, pause);
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
      if (state === "ended") pusher?.connect();
    },
    disconnect() {
      isOver = true;
      clearTimeout(timer);
      rooms.close();
      // pusher-js sends in the next turn: what was said just before goes out first.
      setTimeout(() => pusher?.disconnect());
      move("disconnected");
    },
  };
}

/** A connection that lasted this long was a good one, in ms. */
const calmMs = 60_000;

/** Returns the pause after this one, in ms: from 5 s, doubled each time, up to 5 min. */
const longer = (pause: number) => Math.min(Math.max(2 * pause, 5_000), 300_000);

const askAt = (endpoint: string, { authHeaders: headersProvider }: Options) => ({
  transport: "ajax" as const,
  endpoint,
  headersProvider,
});
