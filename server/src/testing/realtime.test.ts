import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, type RealtimeServer } from "./realtime-server.ts";

// The client is the package pusher-js as it is; the server is the one patients get.
let server: RealtimeServer;
const open: TestBrowser[] = [];

beforeAll(async () => void (server = await startRealtimeServer({ maxConnections: 20 })));
afterAll(() => server.stop());
afterEach(() => open.splice(0).forEach((browser) => browser.disconnect()));

function browse(...args: Parameters<typeof openBrowser> extends [unknown, ...infer Rest] ? Rest : never) {
  const browser = openBrowser(server, ...args);
  open.push(browser);
  return browser;
}

const browseAs = (id: string) =>
  browse((socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id, info: { name: `Name of ${id}` } }),
  );

test("a page connects over WebSocket and receives its events", { tags: ["S7.TP.03"] }, async () => {
  const channel = await subscribeTo(browse(), "clinic-news");
  const news = nextEvent(channel, "changed");
  await server.realtime.publish(["clinic-news"], "changed", { id: 7 });
  expect(await news).toEqual({ id: 7 });
});

test(
  "a private channel is joined with our signature over socket and channel",
  { tags: ["S7.TP.05", "S7.TP.08"] },
  async () => {
    const requested: string[][] = [];
    const patient = browse((socketId, channel) => {
      requested.push([socketId, channel]);
      return server.realtime.authorize(socketId, channel);
    });
    const channel = await subscribeTo(patient, "private-patient-1");
    expect(requested).toEqual([[patient.connection.socket_id, "private-patient-1"]]);

    const event = nextEvent(channel, "appointment_changed");
    await server.realtime.publish(["private-patient-1"], "appointment_changed", { appointment_id: 3 });
    expect(await event).toEqual({ appointment_id: 3 });
  },
);

test.each([
  ["no signature", () => ({ auth: "" })],
  ["a signature of another secret", () => ({ auth: `anteroom-test:${"0".repeat(64)}` })],
  [
    "the signature for another channel",
    (socketId: string) => server.realtime.authorize(socketId, "private-patient-1"),
  ],
  ["the signature for another connection", () => server.realtime.authorize("1.1", "private-patient-2")],
])("a private channel refuses %s", { tags: ["S7.TP.05"] }, async (_what, authorize) => {
  const stranger = browse(authorize);
  const channel = stranger.subscribe("private-patient-2");
  expect(await nextEvent(channel, "pusher:subscription_error")).toMatchObject({ status: 401 });

  const heard: unknown[] = [];
  channel.bind("secret", (data: unknown) => heard.push(data));
  const open = await subscribeTo(stranger, "open");
  const later = nextEvent(open, "later");
  await server.realtime.publish(["private-patient-2", "open"], "secret", {});
  await server.realtime.publish(["open"], "later", {});
  await later;
  expect(heard).toEqual([]);
});

test("waiting room members and the server see joins and leaves", { tags: ["S7.TP.06"] }, async () => {
  const changes: unknown[] = [];
  const gone = new Promise<void>((resolve) => {
    server.realtime.onMembersChanged("presence-visit-", (change) => {
      changes.push(change);
      if (change.change === "left") resolve();
    });
  });
  const room = await subscribeTo(browseAs("patient"), "presence-visit-1");
  const added = nextEvent(room, "pusher:member_added");
  const doctor = browseAs("doctor");
  await subscribeTo(doctor, "presence-visit-1");
  expect(await added).toEqual({ id: "doctor", info: { name: "Name of doctor" } });
  expect(await server.realtime.membersOf("presence-visit-1")).toEqual(["patient", "doctor"]);

  const removed = nextEvent(room, "pusher:member_removed");
  doctor.disconnect();
  expect(await removed).toMatchObject({ id: "doctor" });
  await gone;
  expect(await server.realtime.membersOf("presence-visit-1")).toEqual(["patient"]);
  expect(changes).toMatchObject([
    { channel: "presence-visit-1", memberId: "patient", change: "joined" },
    { channel: "presence-visit-1", memberId: "doctor", change: "joined" },
    { channel: "presence-visit-1", memberId: "doctor", change: "left" },
  ]);
});

test(
  "a presence channel refuses a member that the signature does not name",
  { tags: ["S7.TP.06"] },
  async () => {
    const stranger = browse((socketId, channel) => ({
      ...server.realtime.authorize(socketId, channel, { id: "patient" }),
      channel_data: JSON.stringify({ user_id: "doctor" }),
    }));
    const channel = stranger.subscribe("presence-visit-2");
    expect(await nextEvent(channel, "pusher:subscription_error")).toMatchObject({ status: 401 });
    expect(await server.realtime.membersOf("presence-visit-2")).toEqual([]);
  },
);

test(
  "a patient with two tabs is one member until the last tab is closed",
  { tags: ["S7.TP.06"] },
  async () => {
    const room = await subscribeTo(browseAs("doctor"), "presence-visit-3");
    const seen: string[] = [];
    room.bind_global((event: string) => void (event.startsWith("pusher:member") && seen.push(event)));
    const first = browseAs("patient");
    const second = browseAs("patient");
    await subscribeTo(first, "presence-visit-3");
    await subscribeTo(second, "presence-visit-3");
    first.unsubscribe("presence-visit-3");
    await subscribeTo(first, "presence-visit-4"); // so the server has heard the one before
    expect((await server.realtime.membersOf("presence-visit-3")).toSorted()).toEqual(["doctor", "patient"]);
    const removed = nextEvent(room, "pusher:member_removed");
    second.disconnect();
    await removed;
    expect(seen).toEqual(["pusher:member_added", "pusher:member_removed"]);
  },
);

test(
  "an event reaches subscribers once, and not the connection that caused it",
  { tags: ["S7.TP.03"] },
  async () => {
    const [sender, receiver, other] = [browse(), browse(), browse()];
    const heard: string[] = [];
    for (const [who, browser, name] of [
      ["sender", sender, "private-a"],
      ["receiver", receiver, "private-a"],
      ["other", other, "private-b"],
    ] as const)
      (await subscribeTo(browser, name)).bind("changed", () => heard.push(who));
    const done = [sender, receiver, other].map((browser) => subscribeTo(browser, "all"));
    const last = (await Promise.all(done)).map((channel) => nextEvent(channel, "last"));
    await server.realtime.publish(["private-a"], "changed", {}, sender.connection.socket_id);
    await server.realtime.publish(["all"], "last", {});
    await Promise.all(last);
    expect(heard).toEqual(["receiver"]);
  },
);

test("a left channel sends nothing more", { tags: ["S7.TP.03"] }, async () => {
  const patient = browse();
  const heard: unknown[] = [];
  (await subscribeTo(patient, "left")).bind("changed", (data: unknown) => heard.push(data));
  patient.unsubscribe("left");
  const stays = await subscribeTo(patient, "stays");
  const last = nextEvent(stays, "last");
  await server.realtime.publish(["left"], "changed", {});
  await server.realtime.publish(["stays"], "last", {});
  await last;
  expect(heard).toEqual([]);
});

test(
  "a client event reaches the other members directly, at most ten times a second",
  { tags: ["S7.TP.03"] },
  async () => {
    const [doctor, patient] = [browseAs("doctor"), browseAs("patient")];
    const room = await subscribeTo(doctor, "presence-visit-4");
    const heard: unknown[] = [];
    room.bind("client-typing", (data: unknown, about: unknown) => heard.push([data, about]));
    const mine = await subscribeTo(patient, "presence-visit-4");
    const refused = nextEvent(patient.connection, "error");
    for (let n = 1; n <= 11; n++) mine.trigger("client-typing", { n });
    expect(await refused).toMatchObject({ data: { code: 4301 } });
    const last = nextEvent(room, "last");
    await server.realtime.publish(["presence-visit-4"], "last", {});
    await last;
    expect(heard).toHaveLength(10);
    expect(heard[0]).toEqual([{ n: 1 }, { user_id: "patient" }]);
  },
);

test("client events are refused in a public channel and above 10 kB", { tags: ["S7.TP.03"] }, async () => {
  const patient = browse();
  const open = await subscribeTo(patient, "open-to-all");
  const first = nextEvent(patient.connection, "error");
  open.trigger("client-hello", {});
  expect(await first).toMatchObject({ data: { code: 4301 } });
  const closed = await subscribeTo(patient, "private-large");
  const second = nextEvent(patient.connection, "error");
  closed.trigger("client-large", { text: "x".repeat(10 * 1024) });
  expect(await second).toMatchObject({ data: { code: 4301 } });
});

test("events above 10 kB or with an invalid name are refused", { tags: ["S7.TP.03"] }, async () => {
  await expect(server.realtime.publish(["a"], "e", "x".repeat(10 * 1024))).rejects.toThrow("10 kB");
  await expect(server.realtime.publish(["a b"], "e", {})).rejects.toThrow("name");
  expect(() => server.realtime.authorize("1.1:x", "private-a")).toThrow("socket id");
});

test("a page reconnects by itself after a server restart", { tags: ["S7.TP.03"] }, async () => {
  const first = await startRealtimeServer();
  const browser = openBrowser(first);
  await subscribeTo(browser, "news");
  const channel = browser.channel("news");
  const again = nextEvent(channel, "pusher:subscription_succeeded");
  const began = performance.now();
  await first.stop();
  const second = await startRealtimeServer({ port: first.port });
  await again;
  expect(performance.now() - began).toBeLessThan(5_000);
  const news = nextEvent(channel, "changed");
  await second.realtime.publish(["news"], "changed", 1);
  expect(await news).toBe(1);
  browser.disconnect();
  await second.stop();
});
