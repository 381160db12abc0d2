import { expect, type BrowserContext, type Page, test } from "@playwright/test";
import type { RoomMember } from "../../web/src/ports/video-room.ts";
import { helena, ines, rui } from "./people.ts";

/** A call that pages join over one adapter of the port `VideoRoom`. */
export type Meeting = {
  join(page: Page, member: RoomMember, part?: { withCamera?: boolean }): Promise<void>;
  /** Loads the page again during the call and joins again. */
  reload(page: Page, member: RoomMember): Promise<void>;
  leave(member: RoomMember): Promise<void>;
};

/** An adapter under test; `open` begins a new call. */
export type RoomAdapter = { name: string; open: () => Promise<Meeting> };

/** Returns the phase of the room as this page sees it. */
export const phase = (page: Page) => page.evaluate(() => window.probe().phase);

/**
 * Waits for the next frame of a participant (by id) on this page, and returns its size. Brings the page to the front: a page that lies
 * behind another draws nothing.
 */
export async function seen(
  page: Page,
  id: string,
  what: "camera" | "screen" = "camera",
): Promise<{ width: number; height: number }> {
  await page.bringToFront();
  return page.evaluate(([other, kind]) => window.nextFrame(other, kind), [id, what] as const);
}

/** How the page sees one other participant. */
const other = (page: Page, id: string) =>
  page.evaluate((wanted) => window.probe().participants.find((one) => one.id === wanted), id);

/** Declares the tests that every adapter of `VideoRoom` must pass, in real browsers with fake camera and microphone. */
export function roomConformance(adapter: RoomAdapter): void {
  testsSeeing(adapter);
  testsDevices(adapter);
  testsThree(adapter);
  testsReload(adapter);
  testsLeaving(adapter);
}

async function meet({ open }: RoomAdapter, context: BrowserContext, members: readonly RoomMember[]) {
  const meeting = await open();
  const pages: Page[] = [];
  for (const member of members) {
    const page = await context.newPage();
    pages.push(page);
    await meeting.join(page, member);
  }
  return { meeting, pages };
}

async function pairOf(adapter: RoomAdapter, context: BrowserContext) {
  const { meeting, pages } = await meet(adapter, context, [ines, helena]);
  const [one, two] = pages;
  if (!one || !two) throw new Error("two pages were opened");
  return { meeting, one, two };
}

/** Both see and hear each other. */
function testsSeeing(adapter: RoomAdapter): void {
  test(
    `${adapter.name}: patient and doctor see and hear each other in either order of joining`,
    { tag: ["@S1.18", "@firefox"] },
    async ({ context }) => {
      const meeting = await adapter.open();
      const [one, two] = [await context.newPage(), await context.newPage()];
      await meeting.join(one, ines);
      expect(await phase(one)).toBe("alone");
      await meeting.join(two, helena);
      await expect.poll(() => phase(one)).toBe("connected");
      await expect.poll(() => phase(two)).toBe("connected");
      expect((await seen(one, helena.id)).width).toBeGreaterThan(100);
      expect((await seen(two, ines.id)).width).toBeGreaterThan(100);
      await expect.poll(() => one.evaluate((id) => window.audioEnergy(id), helena.id)).toBeGreaterThan(0);
      await expect.poll(() => two.evaluate((id) => window.audioEnergy(id), ines.id)).toBeGreaterThan(0);
      await expect.poll(async () => (await other(two, ines.id))?.quality).toBeGreaterThanOrEqual(3);
    },
  );
}

/** What the one turns off, shows and types reaches the other one. */
function testsDevices(adapter: RoomAdapter): void {
  test(
    `${adapter.name}: the other side sees camera, mute, screen share, typing and active speaker change`,
    { tag: ["@S1.18", "@S3.SET.patientsShareScreen"] },
    async ({ context }) => {
      const { one, two } = await pairOf(adapter, context);
      await seen(two, ines.id);
      // The fake microphone beeps for a moment now and then: looked at more often than a poll does.
      await two.waitForFunction(
        (id) => window.probe().participants.some((one) => one.id === id && one.isSpeaking),
        ines.id,
        { polling: 50 },
      );

      await one.evaluate(() => window.room.setMuted("camera", true));
      await one.evaluate(() => window.room.setMuted("microphone", true));
      await expect
        .poll(() => other(two, ines.id))
        .toMatchObject({ hasCameraOn: false, hasMicrophoneOn: false, isSpeaking: false });
      await one.evaluate(() => window.room.setMuted("camera", false));
      await expect.poll(async () => (await other(two, ines.id))?.hasCameraOn).toBe(true);
      await seen(two, ines.id);

      await one.evaluate(() => window.shareCanvas());
      await expect
        .poll(() => other(two, ines.id))
        .toMatchObject({ hasScreenOn: true, showsScreen: true, hasCameraOn: true });
      const screen = await seen(two, ines.id, "screen");
      expect(screen.width / screen.height).toBeCloseTo(800 / 600, 1);
      await seen(two, ines.id);
      await one.evaluate(() => window.room.replaceDevice("screen", null));
      await expect
        .poll(() => other(two, ines.id))
        .toMatchObject({ hasScreenOn: false, showsScreen: false, connection: "connected" });

      await two.evaluate(() => window.room.send("caption", { text: "Bom dia", isFinal: true }));
      await expect
        .poll(() => one.evaluate(() => window.messages.filter(({ message }) => message.topic === "caption")))
        .toEqual([
          { from: helena.id, message: { topic: "caption", data: { text: "Bom dia", isFinal: true } } },
        ]);
    },
  );
}

/** The others go on when one leaves. */
function testsThree(adapter: RoomAdapter): void {
  test(
    `${adapter.name}: three people, one without a camera, see each other and stay connected when one leaves`,
    { tag: ["@S1.18"] },
    async ({ context }) => {
      const { meeting, pages } = await meet(adapter, context, [rui, ines]);
      const [guest, patient] = pages;
      if (!guest || !patient) throw new Error("two pages were opened");
      const doctor = await context.newPage();
      await meeting.join(doctor, helena, { withCamera: false });
      await seen(guest, ines.id);
      await seen(doctor, ines.id);
      await seen(doctor, rui.id);
      await expect.poll(async () => (await other(patient, helena.id))?.hasCameraOn).toBe(false);
      await expect.poll(() => patient.evaluate((id) => window.audioEnergy(id), helena.id)).toBeGreaterThan(0);
      await guest.close();
      await meeting.leave(rui);
      await expect
        .poll(() => patient.evaluate(() => window.probe().participants.map(({ id }) => id)))
        .toEqual([helena.id]);
      await seen(doctor, ines.id);
    },
  );
}

/** Both sides find each other again. */
function testsReload(adapter: RoomAdapter): void {
  for (const who of [ines, helena])
    test(
      `${adapter.name}: both sides see each other again after ${who.name} reloads the page during the call`,
      { tag: ["@S1.18", "@D.87"] },
      async ({ context }) => {
        const { meeting, one, two } = await pairOf(adapter, context);
        await seen(one, helena.id);
        await seen(two, ines.id);
        // Back before anybody noticed the absence: the other side still holds the old connection.
        await meeting.reload(who === ines ? one : two, who);
        await seen(one, helena.id);
        await seen(two, ines.id);
      },
    );
}

/** Nothing stays open after leaving. */
function testsLeaving(adapter: RoomAdapter): void {
  test(`${adapter.name}: leaving closes every connection`, { tag: ["@S1.18"] }, async ({ context }) => {
    const { meeting, one, two } = await pairOf(adapter, context);
    await seen(two, ines.id);
    await one.evaluate(() => window.room.leave());
    expect(await phase(one)).toBe("left");
    expect(
      await one.evaluate(() =>
        window.connections.every(({ connectionState }) => connectionState === "closed"),
      ),
    ).toBe(true);
    await meeting.leave(ines);
    await expect.poll(() => phase(two)).toBe("alone");
  });
}
