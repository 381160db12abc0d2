import { expect, test } from "@playwright/test";
import { helena, ines } from "./call/people.ts";
import { roomConformance, seen } from "./call/room-conformance.ts";
import { enterPage, joinByPage, testHub } from "./call/test-hub.ts";

roomConformance({
  name: "mesh",
  open() {
    const hub = testHub();
    return Promise.resolve({
      join: (page, member, part) => joinByPage(hub, page, member, part),
      reload: (page, member) => enterPage(hub, page, member),
      leave: (member) => hub.leave(member.id),
    });
  },
});

test("a lost first offer is sent again", { tag: ["@S1.18"] }, async ({ context }) => {
  const hub = testHub();
  const [one, two] = [await context.newPage(), await context.newPage()];
  let lost = 0;
  const lossy = {
    ...hub,
    send: async (from: string, to: string, data: Parameters<typeof hub.send>[2]) => {
      lost += 1;
      if (lost > 3) await hub.send(from, to, data);
    },
  };
  await joinByPage(lossy, one, ines);
  await joinByPage(lossy, two, helena);
  await seen(one, helena.id);
  await seen(two, ines.id);
  expect(lost).toBeGreaterThan(3);
});

test(
  "the call recovers when both sides lose each other at the same moment",
  { tag: ["@S1.18"] },
  async ({ context }) => {
    const hub = testHub();
    const [one, two] = [await context.newPage(), await context.newPage()];
    await joinByPage(hub, one, ines);
    await joinByPage(hub, two, helena);
    await seen(one, helena.id);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        hub.send(ines.id, helena.id, { restart: true }),
        two.evaluate(() => window.connections.at(-1)?.restartIce()),
      ]);
      await seen(one, helena.id);
      await seen(two, ines.id);
    }
    expect(await one.evaluate(() => window.connections.length)).toBe(1);
  },
);

test(
  "signals stay below 8 kB with camera, microphone and screen",
  { tag: ["@S1.18"] },
  async ({ context }) => {
    const hub = testHub();
    const sizes: number[] = [];
    const measured = {
      ...hub,
      send(from: string, to: string, data: Parameters<typeof hub.send>[2]) {
        sizes.push(JSON.stringify(data).length);
        return hub.send(from, to, data);
      },
    };
    const [one, two] = [await context.newPage(), await context.newPage()];
    await joinByPage(measured, one, ines);
    await joinByPage(measured, two, helena);
    await seen(one, helena.id);
    await one.evaluate(() => window.shareCanvas());
    await two.evaluate(() => window.shareCanvas());
    await expect.poll(() => two.evaluate(() => window.probe().participants[0]?.showsScreen)).toBe(true);
    await expect.poll(() => one.evaluate(() => window.probe().participants[0]?.showsScreen)).toBe(true);
    expect(Math.max(...sizes)).toBeLessThan(8 * 1024);
  },
);
