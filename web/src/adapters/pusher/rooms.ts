import type Pusher from "pusher-js";
import type { Channel, Members } from "pusher-js";
import type { PresentMember, Subscription } from "../../ports/realtime.ts";

type Room = { subscriptions: Set<Subscription>; leave: () => void };

/** The first pause before a channel is asked for again, and the longest, in ms; each differs by up to half. */
const firstPause = 500;
const longestPause = 8_000;

/**
 * Creates the registry of the page's channels: the first listener subscribes a channel, the last one
 * unsubscribes it; before `open` it only remembers. Later listeners get `onEntered` and the members at once.
 * A subscription that fails without being denied is tried again, at most 12 s later; a denied one calls
 * `onRefused` and is not. `signsIn`: signs the connection in before it joins a channel that is not public.
 */
export function createChannelRegistry(signsIn: boolean) {
  const rooms = new Map<string, Room>();
  let pusher: Pusher | undefined;
  let isClosed = false;

  function enter(name: string, subscription: Subscription): () => void {
    const room = rooms.get(name) ?? { subscriptions: new Set(), leave: () => {} };
    const isFirst = !rooms.has(name);
    rooms.set(name, room);
    room.subscriptions.add(subscription);
    if (isFirst) openRoom(name, room);
    else if (pusher?.channel(name)?.subscribed) greetNewcomer(pusher.channel(name), subscription);
    return () => {
      room.subscriptions.delete(subscription);
      if (room.subscriptions.size > 0 || rooms.get(name) !== room) return;
      rooms.delete(name);
      room.leave();
    };
  }

  function openRoom(name: string, room: Room): void {
    if (!pusher) return;
    const client = pusher;
    if (signsIn && /^(private|presence)-/.test(name)) client.signin();
    const channel = client.subscribe(name);
    let pause = firstPause;
    let again: ReturnType<typeof setTimeout> | undefined;
    channel.bind_global((event: string, data: unknown) => {
      if (event === "pusher:subscription_succeeded") pause = firstPause;
      // pusher-js itself asks once for each connection.
      if (event === "pusher:subscription_error" && !isDenied(data)) {
        clearTimeout(again);
        again = setTimeout(() => client.subscribe(name), pause * (0.5 + Math.random()));
        pause = Math.min(2 * pause, longestPause);
        return;
      }
      for (const subscription of Array.from(room.subscriptions)) deliver(subscription, channel, event, data);
    });
    room.leave = () => {
      clearTimeout(again);
      channel.unbind_all();
      // pusher-js would send it in the next turn, on a socket that is closing by then.
      if (!isClosed) client.unsubscribe(name);
    };
  }

  return {
    enter,
    /** The connection ends now: channels left from here on are not unsubscribed, they end with it. */
    close(): void {
      isClosed = true;
    },
    /** Enters what was asked for before pusher-js was there. */
    open(client: Pusher): void {
      pusher = client;
      for (const [name, room] of rooms) openRoom(name, room);
    },
  };
}

/** Whether the answer denies access; else the network failed, or the server cannot answer now. */
function isDenied(error: unknown): boolean {
  const { status } = Object(error) as { status?: number };
  return status !== undefined && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

function deliver(subscription: Subscription, channel: Channel, event: string, data: unknown): void {
  subscription.events?.[event]?.(data);
  if (event === "pusher:subscription_error") subscription.onRefused?.();
  if (event === "pusher:subscription_succeeded") subscription.onEntered?.();
  if (/^pusher:(subscription_succeeded|member_added|member_removed)$/.test(event))
    subscription.onMembers?.(membersOf(channel));
}

function greetNewcomer(channel: Channel, subscription: Subscription): void {
  subscription.onEntered?.();
  subscription.onMembers?.(membersOf(channel));
}

function membersOf(channel: Channel): PresentMember[] {
  const members: PresentMember[] = [];
  if ("members" in channel) {
    const present = channel.members as Members; // presence channels have it; the base type does not say so
    present.each(({ id, info }: PresentMember) => members.push({ id, info }));
  }
  return members;
}
