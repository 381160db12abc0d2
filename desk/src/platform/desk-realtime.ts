import { clinicAuthorizeChannel } from "@anteroom/client/operations";
import type { DeskPage } from "@anteroom/contract/desk-page";
import { connectRealtime } from "../../../web/src/adapters/pusher/connect-realtime.ts";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import type { Realtime } from "../../../web/src/ports/realtime.ts";
import { deskCredentials } from "./desk-api.ts";
import type { DeskSessionStore } from "./desk-session.ts";

/** The realtime connection of the signed-in member of staff. */
export type DeskRealtime = {
  /** Returns the one realtime connection; opens it on first use. */
  open(): Realtime;
  /** Closes the connection before the session ends: the server would, while channels are still being left. */
  close(): void;
  /** The session continues: listeners join their channels again. */
  reopen(): void;
  /** Counts connections that were replaced by a new one. */
  generation: Pick<Store<number>, "get" | "subscribe">;
};

/**
 * Holds one realtime connection, opened on first use; closes it with the session. When the server ends it,
 * the session is asked for and the connection resumed.
 */
export function openDeskRealtime(page: DeskPage, session: DeskSessionStore): DeskRealtime {
  let connection: Realtime | null = null;
  const generation = createStore(0);
  const close = () => {
    connection?.disconnect();
    connection = null;
  };
  session.state.subscribe(() => session.state.get().status !== "in" && close());
  const endpoint = clinicAuthorizeChannel.path;
  const connect = () => {
    // Connections of the desk are tied to its session when they enter a channel: they need no sign-in of their own.
    const address = { ...page.realtime, signsIn: false };
    const opened = connectRealtime(address, {
      authEndpoint: endpoint,
      signInEndpoint: endpoint,
      authHeaders: () => deskCredentials,
    });
    opened.onStateChange(() => void (opened.state() === "ended" && session.ask().then(opened.resume)));
    return opened;
  };
  return {
    open: () => (connection ??= connect()),
    close,
    reopen: () => generation.set(generation.get() + 1),
    generation,
  };
}
