import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Pusher from "pusher";
import { afterEach, expect, test, vi } from "vitest";
import { createWebhooks } from "../adapters/embedded-realtime/webhooks.ts";
import { subscribeTo, openBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys } from "./realtime-server.ts";

type Request = { headers: Record<string, string>; rawBody: string };
type Event = { name: string; channel: string };

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

test(
  "a program gets signed webhooks for joins, leaves and client events",
  { tags: ["S7.TP.03"] },
  async () => {
    const receiver = await openReceiver();
    const server = await startRealtimeServer({ webhookUrl: receiver.url });
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
