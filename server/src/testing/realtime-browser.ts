import PusherModule, { type Channel, type Options } from "pusher-js";
import type { ChannelPass } from "../ports/realtime.ts";
import { testKeys, type RealtimeServer } from "./realtime-server.ts";

// In Node the package is the class itself; its types describe the browser's build, which has it as `default`.
const Pusher = PusherModule as unknown as typeof PusherModule.default;

/** A pusher-js client. */
export type TestBrowser = InstanceType<typeof Pusher>;
type Authorize = (socketId: string, channel: string) => ChannelPass;

/** Connects an unmodified pusher-js to the embedded server over WebSocket. */
export function openBrowser(
  { port, realtime }: RealtimeServer,
  authorize: Authorize = realtime.authorize,
  options: Partial<Options> = {},
  key: string = testKeys.key,
): TestBrowser {
  return new Pusher(key, {
    cluster: "eu",
    wsHost: "127.0.0.1",
    wsPort: port,
    wsPath: "/pusher",
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => answer(null, authorize(socketId, channelName)),
    },
    ...options,
  });
}

/** Resolves with the data of the next event of this name. Waits without limit. */
export function nextEvent(source: Channel | TestBrowser["connection"], event: string): Promise<unknown> {
  return new Promise((resolve) => {
    const once = (data: unknown) => {
      source.unbind(event, once);
      resolve(data);
    };
    source.bind(event, once);
  });
}

/** Subscribes to a channel; resolves once the server confirms. */
export async function subscribeTo(browser: TestBrowser, name: string): Promise<Channel> {
  const channel = browser.subscribe(name);
  await nextEvent(channel, "pusher:subscription_succeeded");
  return channel;
}
