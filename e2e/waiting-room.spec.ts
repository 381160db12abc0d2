// The waiting room and the messages, in clinics where the demo doctor stays away: the test is the clinic's program.
import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit, type BookedVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { tellTime } from "./support/tell-time.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";
import { labelsOf } from "./support/words.ts";
import { extendedTag } from "../tools/test/extended.ts";

/** What the clinic's own program does, over its API. */
function program(slug: string, token: string) {
  return async (method: "POST" | "PUT", path: string, body?: object) => {
    const { status, text } = await localHttp(`${clinicUrl(slug)}/api/clinic${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  };
}

async function goIn(page: Page, slug: string, visit: BookedVisit, lang = "en"): Promise<void> {
  const say = labelsOf(lang, "consultation");
  await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
  await page.getByRole("button", { name: say("Join"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("Waiting room") })).toBeVisible();
  await expect(page.getByText(say("You’re next"))).toBeVisible();
}

const doctorOf = (page: Page, { id }: BookedVisit) =>
  page.evaluate(async (number) => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch(`/api/patients/appointments/${number}`, { headers });
    return ((await answer.json()) as { data: { entity: { doctor: { id: number } } } }).data.entity.doctor.id;
  }, id);

/** Pretends a browser that has never been asked, and keeps what is shown. */
async function watchNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Reported extends EventTarget {
      static permission = "default";
      static requestPermission = () => Promise.resolve((Reported.permission = "granted"));
      constructor(words: string) {
        super();
        shown.push(words);
      }
      close() {}
    }
    Object.assign(window, { shown, Notification: Reported });
  });
}

/** Everything the waiting room must show on the smallest phone, wholly in sight. */
async function expectAllInSight(page: Page, lang: string, visit: BookedVisit): Promise<void> {
  const say = labelsOf(lang, "consultation");
  const button = (name: string) => page.getByRole("button", { name: say(name) });
  const wanted = [
    page.getByText(visit.doctorName).first(),
    page.locator("section img").first(),
    page.getByText(say("Online"), { exact: true }),
    page.getByText(say("You’re next")),
    page.getByText(say("We’ll ring you.")),
    page.getByText(say("{at} where you are").replace(/\s*\{at\}\s*/, "")),
    page.getByLabel(say("Your own picture")),
    page.getByRole("switch", { name: say("Microphone") }),
    page.getByRole("switch", { name: say("Camera") }),
    button("Message the clinic"),
    button("Add photos or files"),
    button("Invite someone"),
    button("Test devices"),
    button("Leave, keep my place"),
    page.getByText(say("Connected"), { exact: true }),
    page.getByRole("link", { name: "+351 200 000 010" }),
    page.getByRole("link", { name: "112" }),
  ];
  for (const one of wanted) await expect(one).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test(
  "a waiting patient keeps the place on return and is called by sound, title and notification",
  { tag: ["@S1.17", "@S2.R06"] },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await watchNotifications(page);
    const { slug, clinicToken } = await openClinic("aurora", "waiting", {
      attended: false,
      settings: { timeZone: "America/Sao_Paulo", phoneCallBack: false },
    });
    const ask = program(slug, clinicToken);
    const visit = await bookVisit(page, { slug });
    const doctor = await doctorOf(page, visit);
    await goIn(page, slug, visit);
    await expect(page.getByText("Status not known")).toBeVisible();

    await page.getByRole("switch", { name: "Microphone" }).focus();
    await ask("PUT", `/doctors/${doctor}/status`, { status: "online" });
    await expect(page.getByText("Online", { exact: true })).toBeVisible(); // asked for without a hint only every fifteen
    await expect(page.getByRole("switch", { name: "Microphone" })).toBeFocused();
    await expect(page.getByText(/You have waited/), "not before the first minute").toHaveCount(0);
    await tellTime(page, Date.now() + 3.5 * 60_000); // minutes tick by the clock, not by the wait
    await expect(page.getByText(/You have waited [23] minutes/)).toBeInViewport({ ratio: 1 });
    await expectAllInSight(page, "en", visit);
    expect(await axe(page)).toEqual([]);

    await page.getByRole("button", { name: "Leave, keep my place" }).click();
    await expect(page.getByRole("heading", { name: "Leave the waiting room?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    await page.getByRole("button", { name: "Leave, keep my place" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave, keep my place" }).click();
    await page.getByRole("button", { name: "Rejoin" }).click();
    await expect(page.getByText("You’re next")).toBeVisible();

    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByRole("button", { name: "Notify me" })).toHaveCount(0);
    // A tab in the background: the page cannot tell this from the browser's own word.
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
    const title = await page.title();
    await ask("POST", `/appointments/${visit.id}/join`);
    await expect(page.getByRole("heading", { name: `Appointment with ${visit.doctorName}` })).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shown")))
      .toEqual([`${visit.doctorName} is here`]);
    await expect.poll(() => page.title()).not.toBe(title);

    await chooseLanguage(context, "ar", [slug]);
    const second = await bookVisit(page, { slug, patient: 2 });
    const theirs = await doctorOf(page, second);
    await goIn(page, slug, second, "ar");
    await ask("PUT", `/doctors/${theirs}/status`, { status: "away" });
    await ask("PUT", `/doctors/${theirs}/status`, { status: "online" });
    await expectAllInSight(page, "ar", second);
  },
);

test(
  "messages from the waiting room survive a bad network, and the appointment's details show them",
  { tag: [extendedTag, "@D.93", "@G.11", "@S3.APPT.15"] },
  async ({ page, context, complaints }) => {
    test.setTimeout(60_000);
    complaints.allow(withoutNetwork);
    const { slug, clinicToken } = await openClinic("aurora", "writing", { attended: false });
    const ask = program(slug, clinicToken);
    const visit = await bookVisit(page, { slug });
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    const entering = Promise.withResolvers<void>();
    await page.route(/\/enter\b/, (route) => entering.promise.then(() => route.continue()));
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.getByRole("button", { name: "Message the clinic" }).click();
    await page.getByLabel("Your message").fill("Begun while going in");
    entering.resolve();
    await expect(page.getByText("Connected", { exact: true })).toBeAttached();
    await expect(page.getByLabel("Your message"), "what I opened stays open").toHaveValue(
      "Begun while going in",
    );
    await page.keyboard.press("Escape");

    const say = { key: crypto.randomUUID(), text: "Good morning, Inês.", sender: "doctor" };
    await ask("POST", `/appointments/${visit.id}/messages`, say);
    const tile = page.getByRole("button", { name: /^Message the clinic/ });
    await expect(tile).toHaveAccessibleName(/^Message the clinic\s*1 new message$/);
    await tile.click();
    const log = page.getByRole("log", { name: "Messages" });
    await expect(log.getByText("Good morning, Inês.")).toBeVisible();

    await context.setOffline(true);
    await page.getByLabel("Your message").fill("I hear you badly");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/Your message is saved here/)).toBeVisible();
    await expect(log.getByText("Sending")).toBeVisible();
    await context.setOffline(false);
    await expect(log.getByText("Sent", { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(tile).toHaveAccessibleName("Message the clinic");

    await open(page, `${clinicUrl(slug)}/appointments/${visit.id}`);
    await page.getByRole("link", { name: /^Messages/ }).click();
    await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
    await expect(log.getByText("I hear you badly")).toBeVisible();
    await ask("POST", `/appointments/${visit.id}/messages/seen`, { up_to: 1_000_000 });
    await expect(log.getByText("Seen", { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);
