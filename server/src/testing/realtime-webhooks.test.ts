import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import net, { type AddressInfo } from "node:net";
import Pusher from "pusher";
import { afterEach, expect, test, vi } from "vitest";
import { createWebhooks } from "../adapters/embedded-realtime/webhooks.ts";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { connectRedis } from "../adapters/redis-bus/redis-bus.ts";
import { subscribeTo, openBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys } from "./realtime-server.ts";
import { hasRedis, openRedis } from "./redis.ts";

type Request = { headers: Record<string, string>; rawBody: string };
type Event = { name: string; channel: string; user_id?: string; subscription_count?: number };

/** A program that takes webhooks; it answers with these states in turn, then always with 200. */
async function openReceiver(states: number[] = []) {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    let rawBody = "";
    request.on("data", (part) => (rawBody += String(part)));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
      requests.push({ headers, rawBody });
      response.writeHead(states.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  const events = () => requests.flatMap(({ rawBody }) => (JSON.parse(rawBody) as { events: Event[] }).events);
  return { url, requests, events, stop };
}

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

test.each([
  { alone: "without a bus", bus: undefined },
  { alone: "alone on a bus", bus: openInProcessBus().connect() },
])(
  "a program gets signed webhooks for joins, leaves and client events, $alone",
  { tags: ["S7.TP.03"] },
  async ({ bus }) => {
    const receiver = await openReceiver();
    const server = await startRealtimeServer({ bus, webhookUrl: receiver.url });
    undo.push(server.stop, receiver.stop);
    const browser = openBrowser(server, (socketId, channel) =>
      server.realtime.authorize(socketId, channel, { id: "patient" }),
    );
    const room = await subscribeTo(browser, "presence-visit-1");
    room.trigger("client-typing", { text: "olá" });
    await subscribeTo(browser, "cache-news");
    const { socket_id: socketId } = browser.connection;
    browser.disconnect();
    await vi.waitFor(() => expect(receiver.events()).toHaveLength(8));
    expect(receiver.events()).toEqual([
      { name: "channel_occupied", channel: "presence-visit-1" },
      { name: "member_added", channel: "presence-visit-1", user_id: "patient" },
      {
        name: "client_event",
        channel: "presence-visit-1",
        event: "client-typing",
        data: '{"text":"olá"}',
        socket_id: socketId,
        user_id: "patient",
      },
      { name: "channel_occupied", channel: "cache-news" },
      { name: "cache_miss", channel: "cache-news" },
      { name: "member_removed", channel: "presence-visit-1", user_id: "patient" },
      { name: "channel_vacated", channel: "presence-visit-1" },
      { name: "channel_vacated", channel: "cache-news" },
    ]);
    const pusher = new Pusher({ appId: "1", ...testKeys, cluster: "eu" });
    for (const request of receiver.requests) expect(pusher.webhook(request).isValid()).toBe(true);
    const [first] = receiver.requests;
    const bent = { headers: first?.headers ?? {}, rawBody: `${first?.rawBody} ` };
    expect(pusher.webhook(bent).isValid()).toBe(false);
  },
);

test("a rejected webhook is retried in order and abandoned in the end", { tags: ["S7.TP.03"] }, async () => {
  const receiver = await openReceiver([500, 503, 200, 500, 500, 500]);
  const onError = vi.fn<(error: Error) => void>();
  const options = { ...testKeys, url: receiver.url, onError, retryAfterMs: [1, 1], gatherMs: 0 };
  const hook = createWebhooks(options);
  undo.push(hook.stop, receiver.stop);
  hook.notify({ name: "channel_occupied", channel: "a" });
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(3));
  hook.notify({ name: "channel_occupied", channel: "b" });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  hook.notify({ name: "channel_occupied", channel: "c" });
  await vi.waitFor(() => expect(receiver.events().at(-1)?.channel).toBe("c"));
  expect(receiver.events().map(({ channel }) => channel)).toEqual(["a", "a", "a", "b", "b", "b", "c"]);
  expect(String(onError.mock.calls[0])).not.toContain("channel_occupied");
});

/** A realtime server in a process of its own, on the bus of the others. */
async function openServerProcess(
  redisUrl: string,
  options: { webhookUrl: string; countsSubscribers: boolean },
) {
  const script = `
    const [server, redis, url, options] = process.argv.slice(1);
    const { startRealtimeServer } = await import(server);
    const { connectRedis } = await import(redis);
    const bus = await (await connectRedis({ url, report: () => {} })).open("webhooks", { heartbeatMs: ${heartbeatMs} });
    console.log((await startRealtimeServer({ bus, ...JSON.parse(options) })).port);`;
  const modules = ["./realtime-server.ts", "../adapters/redis-bus/redis-bus.ts"].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const args = ["--input-type=module", "-e", script, ...modules, redisUrl, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { port: Number(String(port)), kill: child.kill.bind(child) };
}

/** A server that has no time for eight of them is taken for gone: long enough for a busy machine. */
const heartbeatMs = 250;
const room = "presence-visit-1";

/** Two servers in this process and one in a process of its own, all with the webhook of one program. */
async function openThreeServers({ countsSubscribers = false } = {}) {
  const [receiver, redis] = [await openReceiver(), await openRedis()];
  undo.push(redis.close, receiver.stop);
  const options = { webhookUrl: receiver.url, countsSubscribers };
  const openServer = async () => {
    const buses = await connectRedis({ url: redis.url, report: () => {} });
    const bus = await buses.open("webhooks", { heartbeatMs });
    const server = await startRealtimeServer({ bus, ...options });
    undo.unshift(server.stop, bus.stop);
    return server;
  };
  const [one, two] = [await openServer(), await openServer()];
  const process = await openServerProcess(redis.url, options);
  undo.unshift(() => process.kill("SIGKILL"));
  const enter = async ({ port }: { port: number }, channel: string, id: string) => {
    const at = { ...one, port };
    const browser = openBrowser(at, (socketId, name) => one.realtime.authorize(socketId, name, { id }));
    undo.unshift(() => browser.disconnect());
    await subscribeTo(browser, channel);
    return browser;
  };
  let looks = 0;
  /** Resolves to what was sent once each of the two servers has sent all that it had to send. */
  const untilSent = async () => {
    looks += 1;
    for (const [index, server] of [one, two].entries())
      await enter(server, `look-${looks}-${index}`, "carla");
    const channels = () => receiver.events().map(({ channel }) => channel);
    await vi.waitFor(
      () => expect(channels()).toEqual(expect.arrayContaining([`look-${looks}-0`, `look-${looks}-1`])),
      20_000,
    );
    return receiver.events();
  };
  return { one, two, process, enter, untilSent, events: receiver.events };
}

test.skipIf(!hasRedis)(
  "one of the other servers sends the webhooks of a server that hangs or was killed (skipped: no redis-server)",
  async () => {
    const { one, two, process, enter, untilSent, events } = await openThreeServers();
    const untilAllSee = (members: string[]) =>
      vi.waitFor(async () => {
        for (const { realtime } of [one, two])
          expect((await realtime.membersOf(room)).toSorted()).toEqual(members);
      }, 20_000);
    const reported = async () =>
      (await untilSent()).flatMap(({ name, user_id: id }) => (id === undefined ? [] : [`${name} ${id}`]));
    await enter(process, room, "anna");
    await enter(process, room, "berta");
    await untilAllSee(["anna", "berta"]);
    await enter(one, room, "berta"); // she is at both, and never leaves
    const isTold = (member: string) => events().some(({ user_id: id }) => id === member);
    await vi.waitFor(() => expect(isTold("anna") && isTold("berta")).toBe(true), 20_000);
    const entered = ["member_added anna", "member_added berta"];
    expect(await reported()).toEqual(entered);
    process.kill("SIGSTOP");
    await untilAllSee(["berta"]);
    expect(await reported()).toEqual([...entered, "member_removed anna"]);
    process.kill("SIGCONT");
    await untilAllSee(["anna", "berta"]);
    expect(await reported()).toEqual([...entered, "member_removed anna", "member_added anna"]);
    process.kill("SIGKILL");
    await untilAllSee(["berta"]);
    const last = ["member_added anna", "member_removed anna"];
    expect(await reported()).toEqual([...entered, "member_removed anna", ...last]);
  },
  90_000,
);

test.skipIf(!hasRedis)(
  "a channel is reported occupied and vacated once by all servers together (skipped: no redis-server)",
  async () => {
    const { one, two, process, enter, untilSent, events } = await openThreeServers();
    const ofNews = (all: Event[]) => all.flatMap(({ name, channel }) => (channel === "news" ? [name] : []));
    const untilReported = async (...names: string[]) => {
      await vi.waitFor(() => expect(ofNews(events())).toEqual(names), 20_000);
      expect(ofNews(await untilSent())).toEqual(names); // and by nobody else
    };
    const [occupied, vacated] = ["channel_occupied", "channel_vacated"];
    const first = await enter(process, "news", "anna");
    await untilReported(occupied);
    const second = await enter(one, "news", "berta");
    first.disconnect();
    await untilReported(occupied);
    second.disconnect();
    await untilReported(occupied, vacated);
    const both = await Promise.all([one, two].map((server) => enter(server, "news", "carla")));
    await untilReported(occupied, vacated, occupied);
    for (const browser of both) browser.disconnect(); // neither server has heard that the other's left
    const before = [occupied, vacated, occupied, vacated];
    await untilReported(...before);
    await enter(process, "news", "anna");
    await untilReported(...before, occupied);
    process.kill("SIGSTOP");
    await untilReported(...before, occupied, vacated);
    process.kill("SIGCONT");
    await untilReported(...before, occupied, vacated, occupied);
    const third = await enter(one, "news", "berta");
    process.kill("SIGKILL");
    third.disconnect(); // the killed server still counts
    await untilReported(...before, occupied, vacated, occupied, vacated);
  },
  120_000,
);

test.skipIf(!hasRedis)(
  "each change of a channel's subscribers is reported once, with their number on all servers (skipped: no redis-server)",
  async () => {
    const { one, two, process, enter, untilSent, events } = await openThreeServers({
      countsSubscribers: true,
    });
    const counts = () =>
      events().flatMap(({ channel, subscription_count: count }) =>
        channel === "news" && count !== undefined ? [count] : [],
      );
    const reported: number[] = [];
    const untilReported = async (...next: number[]) => {
      reported.push(...next);
      await vi.waitFor(() => expect(counts()).toEqual(reported), 20_000);
      await untilSent();
      expect(counts()).toEqual(reported); // and by nobody else
    };
    const untilTold = (browser: { channel: (name: string) => object }, count: number) =>
      vi.waitFor(() => expect(browser.channel("news")).toMatchObject({ subscriptionCount: count }), 20_000);
    const first = await enter(process, "news", "anna");
    await untilReported(1);
    const second = await enter(one, "news", "berta");
    await untilReported(2);
    const third = await enter(two, "news", "carla");
    await untilReported(3);
    for (const browser of [first, second, third]) await untilTold(browser, 3);
    third.disconnect();
    await untilReported(2);
    for (const browser of [first, second]) await untilTold(browser, 2);

    const both = await Promise.all([one, two].map((server) => enter(server, "news", "dora")));
    await vi.waitFor(() => expect(counts()).toHaveLength(reported.length + 2), 20_000);
    // Two servers send them: either may arrive first, but one of them counts both.
    expect(
      counts()
        .slice(reported.length)
        .toSorted((one, other) => one - other),
    ).toEqual([3, 4]);
    reported.splice(0, reported.length, ...counts());
    for (const browser of both) browser.disconnect();
    await vi.waitFor(() => expect(counts()).toHaveLength(reported.length + 2), 20_000);
    expect(
      counts()
        .slice(reported.length)
        .toSorted((one, other) => one - other),
    ).toEqual([2, 3]);
    reported.splice(0, reported.length, ...counts());

    process.kill("SIGSTOP");
    await untilReported(1);
    await untilTold(second, 1);
    process.kill("SIGCONT");
    await untilReported(2);
    await untilTold(second, 2);
    await untilTold(first, 2);
    process.kill("SIGKILL");
    await untilReported(1);
    second.disconnect();
    await untilReported(0);
  },
  120_000,
);

test("a server that stops sends its last webhooks: who left, and which channels are vacated", async () => {
  const receiver = await openReceiver();
  const server = await startRealtimeServer({ webhookUrl: receiver.url });
  undo.push(receiver.stop);
  const browser = openBrowser(server, (socketId, channel) =>
    server.realtime.authorize(socketId, channel, { id: "anna" }),
  );
  undo.push(() => browser.disconnect());
  await subscribeTo(browser, room);
  await server.stop();
  expect(receiver.events()).toEqual([
    { name: "channel_occupied", channel: room },
    { name: "member_added", channel: room, user_id: "anna" },
    { name: "member_removed", channel: room, user_id: "anna" },
    { name: "channel_vacated", channel: room },
  ]);
});

test("a server stops in time when the program does not answer its last webhooks", async () => {
  const connected = vi.fn<() => void>();
  const silent = net.createServer(connected).listen(0, "127.0.0.1");
  undo.push(() => silent.close());
  await once(silent, "listening");
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const hook = createWebhooks({ ...testKeys, url, onError: () => {}, lastMs: 500 });
  hook.notify({ name: "channel_occupied", channel: "a" });
  const from = performance.now();
  await hook.stop();
  expect(performance.now() - from).toBeLessThan(9_000); // it waits ten seconds for an answer otherwise
  expect(connected).toHaveBeenCalledTimes(1);
});

test.skipIf(!hasRedis)(
  "of servers that stop one after the other, the last reports a channel vacated (skipped: no redis-server)",
  async () => {
    const { one, two, enter, untilSent, events } = await openThreeServers();
    const ofNews = () => events().flatMap(({ name, channel }) => (channel === "news" ? [name] : []));
    await enter(one, "news", "anna");
    await enter(two, "news", "berta");
    await untilSent();
    expect(ofNews()).toEqual(["channel_occupied"]);
    await one.stop();
    expect(ofNews()).toEqual(["channel_occupied"]);
    await two.stop();
    expect(ofNews()).toEqual(["channel_occupied", "channel_vacated"]);
  },
  90_000,
);
