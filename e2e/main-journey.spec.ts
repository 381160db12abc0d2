// The whole main job, by taps alone, on a phone: clinic's page, doctor, time, motive, who, payment, devices, waiting room, doctor, review.
import type { Page } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { axe } from "./support/axe.ts";
import { anotherClinic } from "./support/another-clinic.ts";
import { endCall } from "./support/book-visit.ts";
import { clinicUrl, demoPatient } from "./support/demo.ts";
import { picturesOf } from "./support/pictures.ts";
import { soonTime } from "./support/soon-time.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { labelsOf } from "./support/words.ts";

test.use({ viewport: { width: 360, height: 740 } });

const journeys = [
  { who: "guest", lang: "en", clinic: "aurora", tier: [] },
  { who: "guest", lang: "ar", clinic: "andes", tier: [extendedTag] },
  { who: "patient", lang: "en", clinic: "ipe", tier: [extendedTag] },
  { who: "patient", lang: "ar", clinic: "ipe", tier: [extendedTag] },
];

async function signInByHand(page: Page, clinic: string, lang: string): Promise<void> {
  const say = labelsOf(lang, "account");
  await open(page, `${clinicUrl(clinic)}/login`);
  const { login, password } = demoPatient(clinic, 2); // who has no appointment today that the new one could overlap
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("Sign in"), exact: true })
    .click();
  await expect(page).toHaveURL(`${clinicUrl(clinic)}/`);
}

async function tellWho(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Ana Guest");
  for (const [part, value] of [
    ["day", "27"],
    ["month", "3"],
    ["year", "1987"],
  ] as const)
    await page.locator(`[name=birthdate_${part}]`).fill(value);
  await page.locator("[name=sex][value=female]").check();
  await page.locator("[name=email]").fill("ana@example.org");
}

async function pay(page: Page): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button").filter({ hasText: /\d/ }).last().click(); // the amount stands in it
  const bank = await opening;
  await bank.waitForURL(/\/pay\//);
  await bank.locator("[name=name]").fill("Ana Guest");
  await bank.locator("[name=number]").fill("4111 1111 1111 1111");
  await bank.locator("[name=expiry]").fill("12/39");
  await bank.locator("[name=cvv]").fill("123");
  const closing = bank.waitForEvent("close");
  // The window may close before the key is let go.
  await bank.keyboard.press("Enter").catch((error: unknown) => {
    if (!bank.isClosed()) throw error;
  });
  await closing;
  await page.bringToFront(); // in Firefox one tab at a time has the focus
}

async function leaveAndComeBack(page: Page, say: (text: string) => string): Promise<void> {
  await page.getByRole("button", { name: say("Leave"), exact: true }).click();
  await page.getByRole("button", { name: say("Leave now") }).click();
  await expect(page.getByRole("heading", { name: say("You left the call") })).toBeFocused();
  await expect(page.locator("video")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: say("Rejoin") }).click();
}

for (const { who, lang, clinic: like, tier } of journeys)
  test(
    `a ${who} books, meets a doctor on video and rates the appointment (${lang}, ${like})`,
    {
      tag: [
        ...tier,
        "@S1.03",
        "@S1.05",
        "@S1.06",
        "@S1.07",
        "@S1.08",
        "@S1.09",
        "@S1.10",
        "@S1.15",
        "@S1.16",
        "@S1.17",
        "@S1.18",
        "@S1.37",
        "@S2.R10",
        "@S2.R15",
      ],
    },
    async ({ page, context }) => {
      test.setTimeout(180_000);
      const clinic = await anotherClinic(like, `journey-${who}-${lang}`, {}); // nobody else takes its times
      await context.addCookies([{ name: "lang", value: lang, url: clinicUrl(clinic) }]);
      if (who === "patient") await signInByHand(page, clinic, lang);
      await open(page, `${clinicUrl(clinic)}/`);
      await page.locator('nav a[href="/doctors"]').last().click();
      await hydrated(page);
      await (await soonTime(page)).click();

      const booking = labelsOf(lang, "booking");
      await expect(page.getByText(booking("More time")).first()).toBeVisible();
      await page.locator("[name=symptoms]").pressSequentially("A cough for three days");
      if (who === "guest") {
        await tellWho(page);
        await page.getByRole("button", { name: booking("Continue") }).click();
        await page.waitForURL(/\/appointment-checkout/);
        await expect(page.getByText("A cough for three days")).toBeVisible();
        await page.getByRole("checkbox").check();
      }
      await pay(page); // the sum stands there where amounts are hidden too (D.31)

      const payment = labelsOf(lang, "payment");
      await page.getByRole("link", { name: payment("Go to the waiting room") }).click();
      await page.waitForURL(/\/(client|guest)\/video\//);
      const visit = labelsOf(lang, "consultation");
      await page.getByRole("button", { name: visit("Join") }).click();
      await expect(page.getByRole("heading", { name: visit("Waiting room") })).toBeVisible();
      expect(await axe(page)).toEqual([]);
      const doctor = page.locator('video[data-participant="doctor"]');
      await expect.poll(() => picturesOf(doctor), { timeout: 30_000 }).toBeGreaterThan(10);

      if (who === "guest" && lang === "ar") {
        await leaveAndComeBack(page, visit);
        await expect.poll(() => picturesOf(doctor), { timeout: 30_000 }).toBeGreaterThan(10);
      }
      await endCall(page, clinic);
      await expect(page.getByRole("heading", { name: visit("The call has ended") })).toBeVisible();
      if (who === "patient") {
        await page.locator('a[href$="/review"]').click();
        await page.waitForURL(/\/review$/);
      }
      // By the keyboard: what the doctor shares arrives above the stars and moves them.
      await page.locator("input[type=radio][value='4']").press("Space");
      const send = who === "patient" ? labelsOf(lang, "appointments")("Send review") : visit("Send review");
      await page.getByRole("button", { name: send }).click();
      const thanks = who === "patient" ? "Thank you" : "Thank you for your review. You can close this page.";
      await expect(
        page.getByText(labelsOf(lang, who === "patient" ? "appointments" : "consultation")(thanks)).first(),
      ).toBeVisible();
      if (who === "guest") return;
      await page.locator('a[href^="/appointments/"]').first().click();
      await expect(page.getByText("A cough for three days")).toBeVisible();
    },
  );
