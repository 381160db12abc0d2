import { expect, type Page, test } from "@playwright/test";
import { yieldsTo } from "@anteroom/contract/call/call-signal";
import { readFilms } from "@anteroom/counterpart/clip/read-clip";
import { openPatientLink, type PatientLink } from "@anteroom/counterpart/patient-link";
import type { RoomMember } from "../web/src/ports/video-room.ts";
import { extendedTag } from "../tools/test/extended.ts";
import { enterPage, joinByPage, type TestHub, testHub } from "./call/test-hub.ts";

const ines: RoomMember = { id: "p-5", role: "patient", name: "Inês" };
const clip = readFilms()("Dr Helena Duarte");

/** The demo doctor's video side in this very process, introduced by the test instead of the server. */
async function doctorJoins(hub: TestHub, id: string): Promise<() => PatientLink> {
  let link: PatientLink | undefined;
  await hub.join({
    id,
    role: "doctor",
    name: "Dr Helena Duarte",
    async signal(_, data) {
      link?.receive(data);
    },
    async members(members) {
      const isHere = members.some((member) => member.id === ines.id);
      if (!isHere) {
        link?.close();
        link = undefined;
      } else
        link ??= openPatientLink({
          clip,
          iceServers: [],
          beginsByAsking: !yieldsTo(id, ines.id),
          send: (data) => hub.send(id, ines.id, data),
          onChange: () => undefined,
        });
    },
  });
  return () => {
    if (!link) throw new Error("the patient is not here");
    return link;
  };
}

async function seen(page: Page, id: string): Promise<{ width: number; height: number }> {
  await page.bringToFront();
  return page.evaluate((other) => window.nextFrame(other), id);
}

// Who begins alone decides which end makes the offer; the first test sees both orders.
for (const [order, id, tier] of [
  ["the doctor begins", "p-9", []],
  ["the patient begins", "p-1", [extendedTag]],
] as const) {
  test(
    `the demo doctor and the patient see and hear each other (${order})`,
    { tag: ["@S1.18", "@firefox"] },
    async ({ page }) => {
      const hub = testHub();
      await joinByPage(hub, page, ines);
      const link = await doctorJoins(hub, id);
      expect(await seen(page, id)).toEqual({ width: 640, height: 480 });
      await expect.poll(() => page.evaluate((other) => window.audioEnergy(other), id)).toBeGreaterThan(0);
      await expect.poll(() => link().seen().video).toBeGreaterThan(20);
      await expect.poll(() => link().seen().audio).toBeGreaterThan(20);
      await expect.poll(() => link().seen().media).toEqual({ microphone: true, camera: true });
      await page.evaluate(() => window.room.setMuted("microphone", true));
      await expect.poll(() => link().seen().media).toEqual({ microphone: false, camera: true });
      link().close();
    },
  );

  test(
    `the connection to the demo doctor is re-established after a loss (${order})`,
    { tag: [...tier, "@S1.18"] },
    async ({ page }) => {
      const hub = testHub();
      await joinByPage(hub, page, ines);
      const link = await doctorJoins(hub, id);
      await seen(page, id);
      await page.evaluate(() => window.connections.at(-1)?.restartIce());
      await seen(page, id);
      const before = link().seen().video;
      await expect.poll(() => link().seen().video).toBeGreaterThan(before + 20);
      link().close();
    },
  );

  test(
    `the patient reloads the page and sees the demo doctor again (${order})`,
    { tag: [...tier, "@S1.18"] },
    async ({ page }) => {
      const hub = testHub();
      await joinByPage(hub, page, ines);
      const link = await doctorJoins(hub, id);
      await seen(page, id);
      await enterPage(hub, page, ines);
      await seen(page, id);
      const before = link().seen().video;
      await expect.poll(() => link().seen().video).toBeGreaterThan(before + 20);
      link().close();
    },
  );
}
