import type { RealtimeAddress } from "@anteroom/contract/page";
import type { Realtime } from "../ports/realtime.ts";

type Options = {
  /** Full address of the endpoint that authorises channels. */
  authEndpoint: string;
  /** Who asks, read anew at each request. */
  authHeaders: () => Record<string, string>;
};

/** The way to the one realtime connection of the page: nothing of it is fetched before somebody listens. */
export function createRealtimeDoor(address: RealtimeAddress, options: Options) {
  let connection: Promise<Realtime> | null = null;
  const connect = async (): Promise<Realtime> => {
    const { connectRealtime } = await import("../adapters/pusher/connect-realtime.ts");
    return connectRealtime(address, options);
  };
  return {
    open: (): Promise<Realtime> => (connection ??= connect()),
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
