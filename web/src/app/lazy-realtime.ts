import type { RealtimeAddress } from "@anteroom/contract/page";
import { whenHydrated } from "../platform/hydration/when-hydrated.ts";
import type { Store } from "../platform/storage/store.ts";
import type { Realtime } from "../ports/realtime.ts";

type Options = {
  /** Full address of the endpoint that authorises channels. */
  authEndpoint: string;
  /** Returns the headers that authorise the request; called for each request. */
  authHeaders: () => Record<string, string>;
  signInEndpoint: string;
  /** Called when the server has ended the connection; it comes back afterwards, unless it was closed meanwhile. */
  onEnded: () => Promise<unknown>;
  /** The connection waits for it: what a page needs to be usable comes first. */
  isHydrated: Pick<Store<boolean>, "get" | "subscribe">;
};

/**
 * Returns the page's one realtime connection. `open` resolves with it: the first call loads its code and
 * connects, not before hydration; rejects if the code cannot be loaded, and the next call tries again.
 * When the server ends it, `onEnded` is awaited and the connection resumed. After `close`, the next
 * `open` connects anew.
 */
export function createLazyRealtime(address: RealtimeAddress, { isHydrated, onEnded, ...options }: Options) {
  let connection: Promise<Realtime> | null = null;
  const connect = async (): Promise<Realtime> => {
    await whenHydrated(isHydrated);
    const { connectRealtime } = await import("../adapters/pusher/connect-realtime.ts");
    const realtime = connectRealtime(address, options);
    realtime.onStateChange(
      () => void (realtime.state() === "ended" && onEnded().then(realtime.resume, realtime.resume)),
    );
    return realtime;
  };
  return {
    open: (): Promise<Realtime> =>
      (connection ??= connect().catch((error: unknown) => {
        connection = null;
        throw error;
      })),
    /** The next to listen is somebody else. */
    close: (): void => {
      void connection?.then(
        (realtime) => realtime.disconnect(),
        () => undefined, // it never came
      );
      connection = null;
    },
  };
}
