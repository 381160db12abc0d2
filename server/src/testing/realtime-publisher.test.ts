import Pusher from "pusher";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

// Both ends are Pusher's own libraries as they are: `pusher` publishes and signs, `pusher-js` listens.
let server: RealtimeServer;
let publisher: Pusher;
const open: TestBrowser[] = [];
const other = { id: "7", key: "another-app", secret: "a secret of another" };
const closed = { id: "8", key: "closed-app", secret: "a secret of the closed", isEnabled: false };

beforeAll(async () => {
  server = await startRealtimeServer({ id: "1", countsSubscribers: true, otherApps: [other, closed] });
  publisher = publisherOf({ appId: "1", ...testKeys });
});
afterAll(() => server.stop());
afterEach(() => open.splice(0).forEach((browser) => browser.disconnect()));

function publisherOf(keys: { appId: string; key: string; secret: string }): Pusher {
  const encryptionMasterKeyBase64 = Buffer.alloc(32, 7).toString("base64");
  return new Pusher({ ...keys, host: "127.0.0.1", port: String(server.port), encryptionMasterKeyBase64 });
}

function browse(options: Parameters<typeof openBrowser>[2] = {}, key = testKeys.key): TestBrowser {
  const browser = openBrowser(
    server,
    undefined,
    {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, answer) =>
          answer(null, publisher.authorizeChannel(socketId, channelName, { user_id: "patient" })),
      },
      userAuthentication: {
        customHandler: ({ socketId }, answer) =>
          answer(null, publisher.authenticateUser(socketId, { id: "ana" })),
      },
      ...options,
    },
    key,
  );
  open.push(browser);
  return browser;
}

const ask = async (path: string, params: Record<string, string> = {}): Promise<unknown> =>
  (await publisher.get({ path, params })).json();
/** The library writes the body as JSON, though its types ask for text. */
const post = (path: string, body: object) => publisher.post({ path, body: body as unknown as string });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

test(
  "a program publishes to several channels, optionally excluding one connection",
  { tags: ["S7.TP.03"] },
  async () => {
    const [sender, receiver] = [browse(), browse()];
    const heard: unknown[] = [];
    (await subscribeTo(sender, "news-a")).bind("changed", () => heard.push("sender"));
    const [a, b] = [await subscribeTo(receiver, "news-a"), await subscribeTo(receiver, "news-b")];
    const both = Promise.all([nextEvent(a, "changed"), nextEvent(b, "changed")]);
    const params = { socket_id: sender.connection.socket_id };
    await publisher.trigger(["news-a", "news-b"], "changed", { text: "olá" }, params);
    expect(await both).toEqual([{ text: "olá" }, { text: "olá" }]);
    const last = nextEvent(await subscribeTo(sender, "news-b"), "last");
    await publisher.trigger("news-b", "last", {});
    await last;
    expect(heard).toEqual([]);
  },
);

test("a batch sends each event to its own channel", { tags: ["S7.TP.03"] }, async () => {
  const browser = browse();
  const [a, b] = [await subscribeTo(browser, "batch-a"), await subscribeTo(browser, "batch-b")];
  const both = Promise.all([nextEvent(a, "one"), nextEvent(b, "two")]);
  await publisher.triggerBatch([
    { channel: "batch-a", name: "one", data: { n: 1 } },
    { channel: "batch-b", name: "two", data: { n: 2 } },
  ]);
  expect(await both).toEqual([{ n: 1 }, { n: 2 }]);
});

test("only subscribers can read events of an encrypted channel", { tags: ["S7.TP.05"] }, async () => {
  const browser = browse();
  const channel = await subscribeTo(browser, "private-encrypted-results");
  const frames: string[] = [];
  browser.connection.bind("message", (message: object) => frames.push(JSON.stringify(message)));
  const heard = nextEvent(channel, "ready");
  await publisher.trigger("private-encrypted-results", "ready", { words: "only for you" });
  expect(await heard).toEqual({ words: "only for you" });
  expect(frames.join()).toContain("ciphertext");
  expect(frames.join()).not.toContain("only for you");
});

test.each(["cache-news", "private-cache-news", "presence-cache-news"])(
  "a late subscriber of %s gets its last event, or before the first that there is none",
  { tags: ["S7.TP.03"] },
  async (name) => {
    const early = browse();
    const first = early.subscribe(name);
    await nextEvent(first, "pusher:cache_miss");
    await publisher.trigger(name, "changed", { n: 1 });
    await publisher.trigger(name, "changed", { n: 2 });
    expect(await nextEvent(browse().subscribe(name), "changed")).toEqual({ n: 2 });
  },
);

test("a signed-in user is reached on all their connections only", { tags: ["S7.TP.06"] }, async () => {
  const [phone, laptop, stranger] = [browse(), browse(), browse()];
  await Promise.all([phone, laptop].map(signIn));
  const both = Promise.all([phone, laptop].map((browser) => nextOfUser(browser, "called")));
  await subscribeTo(stranger, "arrived");
  const refused = nextEvent(stranger.connection, "message");
  stranger.send_event("pusher:subscribe", { channel: "#server-to-user-ana" }, undefined);
  expect(await refused).toMatchObject({ event: "pusher:subscription_error", data: { status: 401 } });
  await settled([phone, laptop]);
  await publisher.sendToUser("ana", "called", { by: "the doctor" });
  expect(await both).toEqual([{ by: "the doctor" }, { by: "the doctor" }]);
});

test("a signature for another connection signs nobody in", { tags: ["S7.TP.06"] }, async () => {
  const browser = browse({
    userAuthentication: {
      customHandler: (_ask, answer) => answer(null, publisher.authenticateUser("1.1", { id: "ana" })),
    },
  });
  browser.signin();
  expect(await nextEvent(browser.connection, "error")).toMatchObject({ data: { code: 4009 } });
});

test("terminated user connections close and do not reconnect", { tags: ["S7.TP.06"] }, async () => {
  const [ana, stranger] = [browse(), browse()];
  await subscribeTo(stranger, "stays");
  await signIn(ana);
  const gone = nextEvent(ana.connection, "disconnected");
  await publisher.terminateUserConnections("ana");
  await gone;
  expect(stranger.connection.state).toBe("connected");
});

test("members of a channel get its member count", { tags: ["S7.TP.03"] }, async () => {
  const first = browse().subscribe("counted");
  const counts: number[] = [];
  const both = new Promise<void>((resolve) =>
    first.bind(
      "pusher:subscription_count",
      ({ subscription_count: count }: { subscription_count: number }) => {
        counts.push(count);
        if (count === 2) resolve();
      },
    ),
  );
  await nextEvent(first, "pusher:subscription_succeeded");
  await subscribeTo(browse(), "counted");
  await both;
  expect(counts).toEqual([1, 2]);
});

test("a program queries used channels, their counts and members", { tags: ["S7.TP.06"] }, async () => {
  await subscribeTo(browse(), "asked");
  await subscribeTo(browse(), "presence-asked");
  expect(await ask("/channels", { filter_by_prefix: "presence-a", info: "user_count" })).toEqual({
    channels: { "presence-asked": { user_count: 1 } },
  });
  expect(await ask("/channels/asked", { info: "subscription_count" })).toEqual({
    occupied: true,
    subscription_count: 1,
  });
  expect(await ask("/channels/nobody")).toEqual({ occupied: false });
  expect(await ask("/channels/presence-asked/users")).toEqual({ users: [{ id: "patient" }] });
  expect(await refusal(publisher.get({ path: "/channels/asked/users" }))).toBe(400);
  expect(await refusal(publisher.get({ path: "/channels", params: { info: "user_count" } }))).toBe(400);
});

test("an event can return the number of its recipients", { tags: ["S7.TP.03"] }, async () => {
  await subscribeTo(browse(), "presence-info");
  const answer = await publisher.trigger(
    "presence-info",
    "changed",
    {},
    { info: "user_count,subscription_count" },
  );
  expect(await answer.json()).toEqual({
    channels: { "presence-info": { user_count: 1, subscription_count: 1 } },
  });
});

test.each([
  ["without a channel", "/events", { name: "e", data: "{}", channels: [] }, 400],
  [
    "to 101 channels",
    "/events",
    { name: "e", data: "{}", channels: Array.from({ length: 101 }, (_, n) => `c${n}`) },
    400,
  ],
  ["to a channel that has no name", "/events", { name: "e", data: "{}", channel: "a b" }, 400],
  ["whose name is too long", "/events", { name: "e".repeat(201), data: "{}", channel: "c" }, 400],
  ["with more than 10 kB", "/events", { name: "e", data: "x".repeat(10 * 1024 + 1), channel: "c" }, 413],
  [
    "of eleven in a batch",
    "/batch_events",
    { batch: Array(11).fill({ name: "e", data: "{}", channel: "c" }) },
    400,
  ],
  [
    "too large in a batch",
    "/batch_events",
    { batch: [{ name: "e", data: "x".repeat(10_241), channel: "c" }] },
    413,
  ],
  ["to nowhere", "/elsewhere", {}, 404],
])("an event %s is refused", { tags: ["S7.TP.03"] }, async (_what, path, body, status) => {
  expect(await refusal(post(path, body))).toBe(status);
});

test(
  "publishing, querying and terminating require the application's secret",
  { tags: ["S7.TP.05"] },
  async () => {
    const wrong = publisherOf({ appId: "1", ...testKeys, secret: "guessed" });
    const elsewhere = publisherOf({ appId: "7", ...testKeys });
    const shut = publisherOf({ appId: "8", key: closed.key, secret: closed.secret });
    const unknown = publisherOf({ appId: "9", ...testKeys });
    for (const [who, status] of [
      [wrong, 401],
      [elsewhere, 401],
      [shut, 403],
      [unknown, 404],
    ] as const) {
      expect(await refusal(who.trigger("news", "e", {}))).toBe(status);
      expect(await refusal(who.get({ path: "/channels" }))).toBe(status);
      expect(await refusal(who.terminateUserConnections("ana"))).toBe(status);
    }
    const path = `/apps/1/channels?${publisher.createSignedQueryString({ method: "GET", path: "/apps/1/channels" })}`;
    const at = `http://127.0.0.1:${server.port}`;
    expect((await fetch(at + path)).status).toBe(200);
    const late = path.replace(/auth_timestamp=\d+/, "auth_timestamp=1000000000");
    for (const bent of [
      `${path}&info=user_count`,
      path.replace("/apps/1", "/apps/7"),
      late,
      "/apps/1/channels",
    ])
      expect([bent, (await fetch(at + bent)).status]).toEqual([bent, 401]);
  },
);

test("channels of applications are separate despite equal names", { tags: ["S7.TP.05"] }, async () => {
  const heard: unknown[] = [];
  (await subscribeTo(browse(), "shared-name")).bind("changed", (data: unknown) => heard.push(data));
  await publisherOf({ appId: other.id, ...other }).trigger("shared-name", "changed", { from: "another" });
  const last = nextEvent(await subscribeTo(browse(), "shared-name"), "last");
  await publisher.trigger("shared-name", "last", {});
  await last;
  expect(heard).toEqual([]);
});

async function signIn(browser: TestBrowser): Promise<void> {
  browser.signin();
  await vi.waitFor(() => expect(browser.user.user_data).toEqual({ id: "ana" }));
}

test("an application's secret authorises its own private channels only", { tags: ["S7.TP.05"] }, async () => {
  const theirs = publisherOf({ appId: other.id, ...other });
  const asTheirs = (signer: Pusher) =>
    browse(
      {
        channelAuthorization: {
          customHandler: ({ socketId, channelName }, answer) =>
            answer(null, signer.authorizeChannel(socketId, channelName)),
        },
      },
      other.key,
    );
  const heard = nextEvent(await subscribeTo(asTheirs(theirs), "private-theirs"), "changed");
  await theirs.trigger("private-theirs", "changed", 1);
  expect(await heard).toBe(1);
  const ours = asTheirs(publisher).subscribe("private-theirs");
  expect(await nextEvent(ours, "pusher:subscription_error")).toMatchObject({ status: 401 });
});

/** The next event of that name for the signed-in person. */
const nextOfUser = (browser: TestBrowser, event: string) =>
  new Promise((resolve) => browser.user.bind(event, resolve));

/** Until the server knows the persons' own channels: what is sent next reaches them. */
const settled = (browsers: readonly TestBrowser[]) =>
  Promise.all(browsers.map((browser, n) => subscribeTo(browser, `settled-${n}`)));
