// Matrix only: the conformance of the port `VideoRoom` over a real Janus, which the test starts. Needs Debian's package `janus`.
import { expect, type Page, test } from "@playwright/test";
import { janusVideo } from "../server/src/adapters/janus-video/janus-video.ts";
import type { VideoEngine } from "../server/src/ports/video.ts";
import { helena, ines, rui } from "./call/people.ts";
import { roomConformance, seen } from "./call/room-conformance.ts";
import { enterPage, joinByPage, testHub } from "./call/test-hub.ts";
import { type TestJanus, startTestJanus } from "../tools/janus/test-janus.ts";

let janus: TestJanus;
let engine: VideoEngine;

test.beforeAll(async () => {
  janus = await startTestJanus();
  engine = janusVideo({ ...janus, urls: [janus.url], now: () => new Date(), onError: console.error });
});

test.afterAll(async () => {
  await engine.stop();
  await janus.close();
});

roomConformance({
  name: "janus",
  open() {
    const hub = testHub(engine);
    return Promise.resolve({
      join: (page, member, part) => joinByPage(hub, page, member, { ...part, adapter: "janus" }),
      reload: (page, member) => enterPage(hub, page, member, { adapter: "janus" }),
      leave: (member) => hub.leave(member.id),
    });
  },
});

const connected = (page: Page) =>
  page.evaluate(
    () => window.connections.filter(({ connectionState }) => connectionState === "connected").length,
  );
const decoded = async (page: Page) =>
  (await page.evaluate(() => window.traffic())).decoded.reduce((sum, one) => sum + one, 0);

test(
  "janus: a removed guest receives nothing and is seen by nobody, whatever their page does",
  { tag: ["@S1.15", "@S6.ROLE.03"] },
  async ({ context }) => {
    const hub = testHub(engine);
    const pages: Page[] = [];
    for (const member of [ines, helena, rui]) {
      const page = await context.newPage();
      pages.push(page);
      await joinByPage(hub, page, member, { adapter: "janus" });
    }
    const [patient, doctor, guest] = pages;
    if (!patient || !doctor || !guest) throw new Error("three pages were opened");
    await seen(guest, helena.id);
    await seen(patient, rui.id);
    hub.showOut(rui.id);
    await expect.poll(() => connected(guest)).toBe(0);
    const before = await decoded(guest);
    await expect
      .poll(() => patient.evaluate((id) => window.probe().participants.find((one) => one.id === id), rui.id))
      .toMatchObject({ connection: "reconnecting" });
    await seen(patient, helena.id);
    await seen(doctor, ines.id);
    expect(await decoded(guest), "its new connections are answered by nobody").toBe(before);
  },
);

test(
  "janus: media of one appointment cannot be received from another by any feed id",
  { tag: ["@S7.TP.06"] },
  async ({ context }) => {
    const hub = testHub(engine);
    const feeds: number[] = [];
    const refused: string[] = [];
    const stranger = { id: "p-9", visit: "test/other", expiresAt: Infinity };
    engine.onEvent((to, news) => {
      if ("senders" in news && to.id === ines.id)
        feeds.push(...news.senders.flatMap(({ devices }) => (devices === null ? [] : [devices])));
      if (to.id === stranger.id && "gone" in news) refused.push(news.line);
      if (to.id === stranger.id && "offer" in news) throw new Error("the stranger was offered something");
    });
    const [one, two] = [await context.newPage(), await context.newPage()];
    await joinByPage(hub, one, ines, { adapter: "janus" });
    await joinByPage(hub, two, helena, { adapter: "janus" });
    await seen(one, helena.id);
    const [feed = 0] = feeds;
    expect(feed).toBeGreaterThan(0);
    engine.take?.(stranger, { line: "stranger1", receive: feed });
    expect(refused).toEqual(["stranger1"]);
    engine.remove(stranger.id);
  },
);

test(
  "janus: both sides see each other again after Janus restarts during the call",
  { tag: ["@S1.18"] },
  async ({ context }) => {
    const hub = testHub(engine);
    const [one, two] = [await context.newPage(), await context.newPage()];
    await joinByPage(hub, one, ines, { adapter: "janus" });
    await joinByPage(hub, two, helena, { adapter: "janus" });
    await seen(one, helena.id);
    await janus.kill();
    await expect.poll(() => one.evaluate(() => window.probe().phase)).toBe("reconnecting");
    await janus.start();
    await expect.poll(() => one.evaluate(() => window.probe().phase), { timeout: 30_000 }).toBe("connected");
    await seen(one, helena.id);
    await seen(two, ines.id);
  },
);

test(
  "janus: the call moves to a new network on the same connections",
  { tag: ["@S1.18"] },
  async ({ context }) => {
    const hub = testHub(engine);
    const [one, two] = [await context.newPage(), await context.newPage()];
    await joinByPage(hub, one, ines, { adapter: "janus" });
    await joinByPage(hub, two, helena, { adapter: "janus" });
    await seen(one, helena.id);
    const paths = () =>
      one.evaluate(() =>
        window.connections.map(
          ({ remoteDescription }) => /a=ice-ufrag:(\S+)/.exec(remoteDescription?.sdp ?? "")?.[1],
        ),
      );
    const before = await paths();
    await one.evaluate(() => dispatchEvent(new Event("online")));
    for (const [index, path] of before.entries())
      await expect.poll(async () => (await paths())[index]).not.toBe(path);
    await seen(one, helena.id);
    await seen(two, ines.id);
    expect(await paths()).toHaveLength(before.length);
  },
);

test(
  "janus: audio and video continue when the server holding the call dies, and another takes over",
  { tag: ["@S1.18"] },
  async ({ context }) => {
    const servers = [1, 2].map(() =>
      janusVideo({ ...janus, urls: [janus.url], now: () => new Date(), onError: console.error }),
    );
    const [first, second] = servers;
    if (!first?.handover || !second?.handover) throw new Error("calls can be handed over");
    let current = first;
    const described = new Map<string, string>();
    first.handover.onChange((visit) => described.set(visit, first.handover?.describe(visit) ?? ""));
    const hub = testHub({
      ...first,
      take: (participant, step) => current.take?.(participant, step),
      remove: (id) => current.remove(id),
      onEvent: (handler) => servers.forEach((server) => server.onEvent(handler)),
    });
    const [one, two, three] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await joinByPage(hub, one, ines, { adapter: "janus" });
    await joinByPage(hub, two, helena, { adapter: "janus" });
    await seen(one, helena.id);
    await seen(two, ines.id);
    const linesOf = (page: Page) => page.evaluate(() => window.connections.length);
    const lines = [await linesOf(one), await linesOf(two)];
    await first.stop(); // its connection to Janus ends with it
    const before = await decoded(one);
    await expect.poll(() => decoded(one), { timeout: 5_000 }).toBeGreaterThan(before + 30);
    const [[visit, text] = ["", ""]] = [...described];
    second.handover.adopt(visit, text);
    current = second;
    await joinByPage(hub, three, rui, { adapter: "janus" });
    await seen(three, ines.id);
    await seen(one, rui.id);
    await seen(two, ines.id);
    const now = [await linesOf(one), await linesOf(two)];
    expect(now, "one more for who has come, and none made anew").toEqual(lines.map((count) => count + 1));
    await hub.leave(helena.id);
    await expect.poll(() => connected(two)).toBe(0);
    await seen(one, rui.id);
    await second.stop();
  },
);
