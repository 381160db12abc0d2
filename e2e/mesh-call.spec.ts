import { expect, type Page, test } from "@playwright/test";
import type { RoomMember } from "../web/src/ports/video-room.ts";
import { enterPage, joinByPage, testHub } from "./call/test-hub.ts";

const ines: RoomMember = { id: "p-1", role: "patient", name: "Inês" };
const helena: RoomMember = { id: "p-2", role: "doctor", name: "Dr Helena Duarte" };
const guest: RoomMember = { id: "p-3", role: "guest", name: "Rui" };

const phase = (page: Page) => page.evaluate(() => window.probe().phase);

/** A new picture of the other one is on the screen; a page that lies behind another draws nothing. */
async function seen(page: Page, id: string): Promise<{ width: number; height: number }> {
  await page.bringToFront();
  return page.evaluate((other) => window.nextFrame(other), id);
}

test("S1.18: patient and doctor see and hear each other, whoever came first @firefox", async ({
  context,
}) => {
  const hub = testHub();
  const [one, two] = [await context.newPage(), await context.newPage()];
  await joinByPage(hub, one, ines);
  expect(await phase(one)).toBe("alone");
  await joinByPage(hub, two, helena);
  await expect.poll(() => phase(one)).toBe("connected");
  await expect.poll(() => phase(two)).toBe("connected");
  expect((await seen(one, helena.id)).width).toBeGreaterThan(100);
  expect((await seen(two, ines.id)).width).toBeGreaterThan(100);
  await expect.poll(() => one.evaluate((id) => window.audioEnergy(id), helena.id)).toBeGreaterThan(0);
  await expect.poll(() => two.evaluate((id) => window.audioEnergy(id), ines.id)).toBeGreaterThan(0);
});

test("S1.18: who switches the camera off is shown as such, and is seen again after", async ({ context }) => {
  const hub = testHub();
  const [one, two] = [await context.newPage(), await context.newPage()];
  await joinByPage(hub, one, ines);
  await joinByPage(hub, two, helena);
  await seen(two, ines.id);
  const camera = () => two.evaluate(() => window.probe().participants[0]?.hasCameraOn);
  await one.evaluate(() => window.room.setMuted("camera", true));
  await expect.poll(camera).toBe(false);
  await one.evaluate(() => window.room.setMuted("camera", false));
  await expect.poll(camera).toBe(true);
  await seen(two, ines.id);
});

test("S1.18: three people see each other; one leaves and the others go on", async ({ context }) => {
  const hub = testHub();
  const members = [guest, ines, helena];
  const pages = new Map<RoomMember, Page>();
  for (const member of members) {
    const page = await context.newPage();
    pages.set(member, page);
    await joinByPage(hub, page, member);
  }
  for (const [me, page] of pages) for (const other of members) if (other !== me) await seen(page, other.id);
  await pages.get(guest)?.close();
  await hub.leave(guest.id);
  const left = pages.get(ines);
  if (!left) throw new Error("nobody is left");
  await expect
    .poll(() => left.evaluate(() => window.probe().participants.map(({ id }) => id)))
    .toEqual([helena.id]);
  await seen(left, helena.id);
});

for (const who of [ines, helena])
  test(`S1.18: ${who.name} reloads the page in mid-call and both see each other again`, async ({
    context,
  }) => {
    const hub = testHub();
    const pages = new Map([
      [ines, await context.newPage()],
      [helena, await context.newPage()],
    ]);
    for (const [member, page] of pages) await joinByPage(hub, page, member);
    for (const [member, page] of pages) await seen(page, member === ines ? helena.id : ines.id);
    const page = pages.get(who);
    if (!page) throw new Error("nobody reloads");
    // Back before anybody noticed the absence: the other side still holds the old connection.
    await enterPage(hub, page, who);
    for (const [member, other] of pages) await seen(other, member === ines ? helena.id : ines.id);
  });

test("S1.18: a first offer that got lost is made good", async ({ context }) => {
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

test("S1.18: both miss the other at the same moment and the call goes on", async ({ context }) => {
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
});
