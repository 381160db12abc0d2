import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { ConnectionState, PresentMember } from "../../ports/realtime.ts";
import { connectRealtime } from "./connect-realtime.ts";

type Listener = (event: string, data: unknown) => void;

/** The client of the service, as far as the page knows it; a test says what the service does. */
const service = vi.hoisted(() => ({
  clients: [] as unknown[],
  isLost: false,
}));

class Channel {
  subscribed = false;
  members: { each: (tell: (one: PresentMember) => void) => void } | undefined;
  readonly heard: Listener[] = [];
  bind_global = (listener: Listener) => void this.heard.push(listener);
  unbind_all = () => void this.heard.splice(0);
  tell(event: string, data: unknown = {}) {
    if (event === "pusher:subscription_succeeded") this.subscribed = true;
    for (const listener of Array.from(this.heard)) listener(event, data);
  }
}

class Client {
  static readonly Runtime = { createWebSocket: () => ({}) };
  readonly channels = new Map<string, Channel>();
  readonly left: string[] = [];
  readonly changes: ((change: { current: ConnectionState }) => void)[] = [];
  readonly connection = {
    state: "connecting",
    socket_id: "1.2",
    bind: (_event: string, listener: (change: { current: ConnectionState }) => void) =>
      void this.changes.push(listener),
  };
  readonly connect = vi.fn<() => void>();
  readonly disconnect = vi.fn<() => void>();
  readonly signin = vi.fn<() => void>();
  readonly key: string;
  readonly options: Record<string, unknown>;
  constructor(key: string, options: Record<string, unknown>) {
    this.key = key;
    this.options = options;
    service.clients.push(this);
  }
  channel = (name: string) => this.channels.get(name);
  readonly asked: string[] = [];
  subscribe = (name: string) => {
    this.asked.push(name);
    const channel = this.channels.get(name) ?? new Channel();
    this.channels.set(name, channel);
    return channel;
  };
  unsubscribe = (name: string) => {
    this.left.push(name);
    this.channels.delete(name);
  };
  move(current: ConnectionState) {
    for (const listener of this.changes) listener({ current });
  }
}

vi.mock("pusher-js", () => ({
  get default() {
    if (service.isLost) throw new Error("the file did not come");
    return Client;
  },
}));

beforeEach(() => {
  service.clients.length = 0;
  service.isLost = false;
});

const address = {
  key: "k",
  cluster: "eu",
  host: null,
  port: null,
  path: "/realtime",
  isTls: null,
  takesStatistics: false,
  signsIn: false,
};

async function open(more: object = {}) {
  const realtime = connectRealtime(
    { ...address, ...more },
    {
      authEndpoint: "/api/realtime/auth",
      signInEndpoint: "/api/realtime/sign_in",
      authHeaders: () => ({ "X-Patient-Token": "t" }),
      page: { protocol: "https:", hostname: "aurora.example", port: "" },
    },
  );
  const states: ConnectionState[] = [];
  realtime.onStateChange(() => states.push(realtime.state()));
  const client = async () => {
    await vi.waitFor(() => expect(service.clients).not.toHaveLength(0));
    return service.clients.at(-1) as Client;
  };
  return { realtime, states, client };
}

describe("the connection", () => {
  test("opens with the address and authorises each channel", async () => {
    const { client } = await open();
    const { key, options } = await client();
    expect(key).toBe("k");
    expect(options).toMatchObject({
      wsHost: "aurora.example",
      forceTLS: true,
      channelAuthorization: { transport: "ajax", endpoint: "/api/realtime/auth" },
      userAuthentication: { transport: "ajax", endpoint: "/api/realtime/sign_in" },
    });
    const { headersProvider } = options["channelAuthorization"] as { headersProvider: () => object };
    expect(headersProvider()).toEqual({ "X-Patient-Token": "t" });
  });

  test("reports each state change once", async () => {
    const { realtime, states, client } = await open();
    const service_ = await client();
    for (const state of ["connected", "connected", "unavailable", "connected"] as const) service_.move(state);
    expect(states).toEqual(["connecting", "connected", "unavailable", "connected"]);
    expect(realtime.socketId()).toBe("1.2");
  });

  test("that the server closes again and again comes back after longer and longer pauses", async () => {
    const { realtime, client } = await open();
    const service_ = await client();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    service_.move("connected");
    realtime.resume();
    expect(service_.connect, "nothing to resume").not.toHaveBeenCalled();
    service_.move("disconnected");
    expect(realtime.state()).toBe("ended");
    for (const pause of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      realtime.resume();
      service_.move("connected");
      service_.move("disconnected");
      const times = service_.connect.mock.calls.length;
      vi.advanceTimersByTime(pause - 1);
      expect(realtime.state()).toBe("unavailable");
      realtime.resume();
      expect(service_.connect, "the server is left alone").toHaveBeenCalledTimes(times);
      vi.advanceTimersByTime(1);
      expect(realtime.state()).toBe("ended");
    }
    expect(service_.connect).toHaveBeenCalledTimes(8);
  });

  test("that lasted a minute is resumed at once when the server closes it again", async () => {
    const { realtime, client } = await open();
    const service_ = await client();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const _ of [1, 2, 3]) {
      service_.move("connected");
      vi.advanceTimersByTime(60_001);
      service_.move("disconnected");
      expect(realtime.state()).toBe("ended");
      realtime.resume();
    }
    expect(service_.connect).toHaveBeenCalledTimes(3);
  });

  test("that the server closed again stays closed once we close it too", async () => {
    const { realtime, client } = await open();
    const service_ = await client();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    service_.move("connected");
    service_.move("disconnected");
    realtime.resume();
    service_.move("disconnected");
    expect(realtime.state()).toBe("unavailable");
    realtime.disconnect();
    vi.runAllTimers();
    expect(realtime.state()).toBe("disconnected");
  });

  test("that we close stays closed, after sending queued messages", async () => {
    const { realtime, states, client } = await open();
    const service_ = await client();
    realtime.disconnect();
    expect(service_.disconnect).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(service_.disconnect).toHaveBeenCalledTimes(1));
    service_.move("disconnected");
    service_.move("connected");
    expect(realtime.state()).toBe("disconnected");
    expect(states.at(-1)).toBe("disconnected");
  });

  test("that we close sends no unsubscribes on its closing socket", async () => {
    const { realtime, client } = await open();
    const service_ = await client();
    const leaveBefore = realtime.subscribe("private-21", {});
    const leaveAfter = realtime.subscribe("private-22", {});
    leaveBefore();
    realtime.disconnect();
    leaveAfter();
    await vi.waitFor(() => expect(service_.disconnect).toHaveBeenCalledTimes(1));
    expect(service_.left).toEqual(["private-21"]);
  });

  test("is never opened when it was closed before its chunk loaded", async () => {
    const { realtime } = await open();
    realtime.disconnect();
    await vi.dynamicImportSettled();
    expect(service.clients).toEqual([]);
  });

  test.each([
    ["when the device is online again", () => void window.dispatchEvent(new Event("online"))],
    ["after a pause", () => void vi.advanceTimersByTime(5_000)],
  ])("whose chunk failed is retried %s", async (_, wait) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    service.isLost = true;
    const { realtime } = await open();
    await vi.dynamicImportSettled();
    expect(realtime.state()).toBe("unavailable");
    service.isLost = false;
    wait();
    await vi.dynamicImportSettled();
    (service.clients.at(-1) as Client).move("connected");
    expect(realtime.state()).toBe("connected");
    vi.advanceTimersByTime(600_000);
    await vi.dynamicImportSettled();
    expect(service.clients).toHaveLength(1);
  });

  test("notifies no removed listener", async () => {
    const { realtime, client } = await open();
    const heard = vi.fn<() => void>();
    realtime.onStateChange(heard)();
    (await client()).move("connected");
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("a channel", () => {
  test("joined before the connection exists is joined once it does", async () => {
    const { realtime, client } = await open();
    const onEntered = vi.fn<() => void>();
    realtime.subscribe("private-21", { onEntered });
    const channel = (await client()).channels.get("private-21");
    channel?.tell("pusher:subscription_succeeded");
    channel?.tell("pusher:subscription_succeeded");
    expect(onEntered).toHaveBeenCalledTimes(2); // anew after each reconnection: news may have been missed
  });

  test("is joined once for all users, greets later ones, and is left with the last", async () => {
    const { realtime, client } = await open();
    const service_ = await client();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leaveFirst = realtime.subscribe("private-21", { onEntered: first });
    service_.channels.get("private-21")?.tell("pusher:subscription_succeeded");
    const leaveSecond = realtime.subscribe("private-21", { onEntered: second });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    leaveFirst();
    leaveFirst();
    expect(service_.left).toEqual([]);
    leaveSecond();
    expect(service_.left).toEqual(["private-21"]);
    realtime.subscribe("private-21", { onEntered: first });
    leaveSecond();
    expect(service_.left).toEqual(["private-21"]);
  });

  test("sends each event to its listeners, and not to those who left meanwhile", async () => {
    const { realtime, client } = await open();
    const heard: unknown[] = [];
    const leave = realtime.subscribe("private-21", {
      events: { "message.added": (data) => heard.push(data), "message.read": () => heard.push("read") },
    });
    const channel = (await client()).channels.get("private-21");
    channel?.tell("message.added", { id: 1 });
    channel?.tell("message.removed", { id: 1 });
    leave();
    channel?.tell("message.added", { id: 2 });
    expect(heard).toEqual([{ id: 1 }]);
  });

  test("reports a refusal", async () => {
    const { realtime, client } = await open();
    const onRefused = vi.fn<() => void>();
    realtime.subscribe("private-9", { onRefused });
    (await client()).channels.get("private-9")?.tell("pusher:subscription_error", { status: 403 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test.each([0, 200, 408, 429, 500, 503])(
    "retries by itself when the answer %i is not a refusal",
    async (status) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { realtime, client } = await open();
      const onRefused = vi.fn<() => void>();
      const leave = realtime.subscribe("private-9", { onRefused });
      const { channels, asked } = await client();
      const fail = () => channels.get("private-9")?.tell("pusher:subscription_error", { status });
      fail();
      expect(asked).toHaveLength(1);
      vi.advanceTimersByTime(750);
      expect(asked).toEqual(["private-9", "private-9"]);
      for (let failures = 0; failures < 20; failures += 1) {
        fail();
        vi.advanceTimersByTime(12_000);
      }
      expect(asked).toHaveLength(22);
      fail();
      leave();
      vi.advanceTimersByTime(60_000);
      expect(asked).toHaveLength(22);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  test("reports initial members, joins and leaves", async () => {
    const { realtime, client } = await open();
    const rooms: string[][] = [];
    const service_ = await client();
    realtime.subscribe("presence-21", { onMembers: (all) => rooms.push(all.map(({ id }) => id)) });
    const channel = service_.channels.get("presence-21");
    let there = ["patient"];
    if (channel)
      channel.members = { each: (tell) => there.forEach((id) => tell({ id, info: { name: id } })) };
    channel?.tell("pusher:subscription_succeeded");
    there = ["patient", "doctor"];
    channel?.tell("pusher:member_added");
    there = ["doctor"];
    channel?.tell("pusher:member_removed");
    channel?.tell("message.added");
    expect(rooms).toEqual([["patient"], ["patient", "doctor"], ["doctor"]]);
    const late: number[] = [];
    realtime.subscribe("presence-21", { onMembers: (all) => late.push(all.length) });
    expect(late).toEqual([1]);
  });

  test.each([
    ["private-21", true, 1],
    ["presence-21", true, 1],
    ["urgent-5", true, 0],
    ["private-21", false, 0],
  ])("%s asks a connection that signs in (%s) to do so first: %i", async (name, signsIn, times) => {
    const { realtime, client } = await open({ signsIn });
    realtime.subscribe(name, {});
    const service_ = await client();
    expect(service_.channels.has(name)).toBe(true);
    expect(service_.signin).toHaveBeenCalledTimes(times);
  });
});
