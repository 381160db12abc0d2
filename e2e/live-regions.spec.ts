// What somebody hears who sees nothing: the words of live regions as they change, and the headings that take the focus.
import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit, endCall, type BookedVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { heard, hush, listen } from "./support/heard.ts";
import { inCall, joinAsGuest } from "./support/in-call.ts";
import { tellTime } from "./support/tell-time.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";

/** Waits until these words were said, once and no more often since the last `hush`. */
async function expectSaidOnce(page: Page, words: RegExp, timeout = 10_000): Promise<void> {
  const said = async () => (await heard(page)).filter((one) => words.test(one));
  await expect.poll(said, { message: String(words), timeout }).toHaveLength(1);
}

async function goIn(page: Page, slug: string, visit: BookedVisit): Promise<void> {
  await open(page, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await page.bringToFront(); // somebody else's window may be open
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Waiting room" })).toBeFocused();
}

test(
  "the waiting room announces queue changes, delays and the doctor's arrival once each",
  { tag: ["@S1.18"] },
  async ({ page, anotherBrowser }) => {
    test.setTimeout(90_000);
    const { slug, clinicToken } = await openClinic("aurora", "heard-waiting", {
      attended: false,
      settings: {},
    });
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${clinicToken}` };
      const url = `${clinicUrl(slug)}/api/clinic/appointments/${path}`;
      const { status, text } = await localHttp(url, { method: "POST", headers });
      if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    };
    const first = await anotherBrowser();
    const doctorName = "Dr Helena Duarte"; // on call: both rooms are open at every time of the day
    const before = await bookVisit(first, { as: "guest", slug, doctorName });
    const visit = await bookVisit(page, { as: "guest", slug, doctorName });
    await goIn(first, slug, before);
    await listen(page);
    await goIn(page, slug, visit);
    await expectSaidOnce(page, /^1 person is before you/);

    await hush(page);
    await ask(`${before.id}/join`);
    await ask(`${before.id}/end`);
    await expectSaidOnce(page, /^You’re next/, 20_000);

    await hush(page);
    await tellTime(page, Date.parse(visit.startTime) + 40 * 60_000);
    await expectSaidOnce(page, new RegExp(`^${doctorName} is running late\\.`));

    await ask(`${visit.id}/join`);
    await expect(page.getByRole("heading", { name: `Appointment with ${doctorName}` })).toBeFocused();
  },
);

test(
  "the call announces who joins and leaves, the patient's own microphone, and its end",
  { tag: ["@S1.18"] },
  async ({ page, anotherBrowser }) => {
    test.setTimeout(120_000);
    await listen(page);
    const call = await inCall(page, "heard-call", { patientsVitalSigns: false });
    await expect(
      page.getByRole("heading", { name: `Appointment with ${call.visit.doctorName}` }),
    ).toBeFocused();

    await hush(page);
    const guest = await anotherBrowser();
    await joinAsGuest(guest, call, "Ivo Interpreter");
    await expectSaidOnce(page, /^Ivo Interpreter has joined$/);
    await guest.close({ runBeforeUnload: true });
    await expectSaidOnce(page, /^Ivo Interpreter has left$/, 30_000);

    await hush(page);
    await page.getByRole("switch", { name: "Microphone" }).click();
    await expectSaidOnce(page, /^Your microphone is off$/);
    // The demo doctor writes when she likes, and a machine that is busy with other tests sends a smaller picture.
    const said = (await heard(page)).filter((words) => !/ writes: |^Your connection is /.test(words));
    expect(said, "the seconds of the call are not read out").toHaveLength(1);

    await endCall(page, call.slug);
    await expect(page.getByRole("heading", { name: "The call has ended" })).toBeFocused();
  },
);

test(
  "a hold is announced two minutes and twenty seconds before its end and at its end, and not between",
  { tag: ["@D.71", "@D.72"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    const { slug } = await openClinic("andes", "heard-hold", { settings: {} });
    await page.clock.install();
    await listen(page);
    await open(page, `${clinicUrl(slug)}/doctors`);
    await page.locator('a[href*="/scheduling/patient"]').last().click();
    await expect(page.getByText("is reserved for you")).toBeVisible();
    await hush(page);
    await context.setOffline(true); // the server's own clock stays where it is, and would set ours back
    await page.clock.fastForward("07:30");
    await expect(page.getByText("for 3 more minutes")).toBeVisible();
    await page.clock.fastForward("00:40");
    await expectSaidOnce(page, /^We’re holding your time for two more minutes\. Press “More time”/);
    await page.clock.fastForward("01:35");
    await expectSaidOnce(page, /^We’re holding your time for 20 more seconds\.$/);
    await page.clock.fastForward("00:30");
    await expectSaidOnce(page, /^We’re no longer holding .* for you\.$/);
    const ofTheNetwork = /^You’re not connected|^We couldn’t load this part/;
    const said = (await heard(page)).filter((words) => !ofTheNetwork.test(words));
    expect(said).toHaveLength(3);
  },
);
