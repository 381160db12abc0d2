// Symptom checkers of other companies in a real browser, on a phone: one that our server asks over HTTP, as Ipê's, and one by script.
import { launchDemoSymptoms } from "../server/src/adapters/demo-symptoms/demo-server.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { checkedVisits } from "./support/checked-visits.ts";
import { clinicUrl } from "./support/demo.ts";
import { presentCallToGuest, tellWhom } from "./support/symptom-check.ts";
import { expect, open, reload, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test(
  "a visitor declines and then accepts another company's checker, and books with its result",
  { tag: ["@S1.34", "@S3.SET.symptomCheckerProvider"] },
  async ({ page }) => {
    const { slug, clinicToken } = await openClinic("ipe", "outside", {
      settings: { patientsPayments: false, patientsGuestBooking: true },
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("symptom_check")) sent.push(request.postData() ?? "");
    });
    await open(page, `${clinicUrl(slug)}/`);
    await page.locator('main a[href^="/scheduling/symptom-checker"]').click();
    await expect(
      page.getByRole("heading", { name: "The symptom check is made by Consulta Demo" }),
    ).toBeVisible();
    await expect(page.getByText("This is a demonstration.").first()).toBeVisible();
    await expect(page.getByText("Suddenly worse, chest pain or trouble breathing?")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "No, send nothing" }).click();
    await expect(page.getByRole("heading", { name: "Nothing was sent" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Book a doctor" })).toHaveAttribute("href", "/doctors");
    await expect(page.getByRole("link", { name: "Call the clinic" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Read what would be sent" }).click();
    await page.getByRole("button", { name: "Yes, I agree" }).click();

    await tellWhom(page, "34", "Female");
    const box = page.getByRole("textbox", { name: "In your own words" });
    await expect(page.getByText("It is sent to Consulta Demo when you press Continue.")).toBeVisible();
    await box.fill("I want to kill myself");
    const crisisLine = page.getByRole("main").locator('a[href="tel:188"]').first();
    await expect(crisisLine).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(crisisLine).toBeVisible();
    expect(sent.filter((body) => body.includes("kill"))).toEqual([]);
    await box.fill("headache, no fever");
    const [consent, ...later] = sent.map((body) => Object.keys(JSON.parse(body) as object).toSorted());
    expect(consent).toEqual(["company"]);
    for (const reported of later)
      expect(reported, "age and sex for the list, no word").toEqual(["age", "check", "sex"]);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Headache (remove)" })).toBeVisible();
    await expect(page.getByText("Consulta Demo understood only what is shown here.")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Are there any of these too?" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel("None of these").click(); // one tap leads on: nothing stays to be seen as checked
    for (const sign of ["One side of the face that droops", "A headache after a blow to the head"]) {
      await expect(page.getByLabel(sign)).toBeVisible();
      await page.getByLabel("None of these").click();
    }
    await expect(page.getByRole("heading", { name: "How long has it lasted?" })).toBeVisible();
    await reload(page);
    await page.getByLabel("1 to 3 days").click();
    await expect(page.getByRole("heading", { name: "What is the headache like?" })).toBeVisible();
    await page.getByLabel("A headache on both sides like a tight band").check();
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(page.getByRole("heading", { name: "Pregnant, or may be pregnant?" })).toBeVisible();
    await page.getByLabel("No", { exact: true }).click();

    await expect(page.getByRole("heading", { name: "What it may be" })).toBeVisible();
    await expect(page.getByText("Questions and result come from Consulta Demo.")).toBeVisible();
    await expect(page.getByText("Tension headache").first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Book and send these answers" }).click();
    await page.waitForURL(/\/doctors\?/);
    await page.locator('a[href*="/scheduling/patient"]').nth(2).click();
    await presentCallToGuest(page, "A headache");
    await page.waitForURL(/\/appointment-checkout/);
    await page.getByRole("checkbox", { name: /terms/ }).check();
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /booked/i })).toBeVisible();
    const [visit] = await checkedVisits(page, clinicToken);
    expect(JSON.parse(visit?.symptoms_triage_details ?? "null")).toMatchObject({
      provider: "infermedica",
      notice: "Symptom checker of Consulta Demo, not checked by the clinic.",
      complaints: [{ words: "Headache" }],
    });
  },
);

test("a child with fever and spots is asked for red flags", { tag: ["@S1.34"] }, async ({ page }) => {
  const { slug } = await openClinic("ipe", "outside-danger", {});
  await open(page, `${clinicUrl(slug)}/scheduling/symptom-checker`);
  await page.getByRole("button", { name: "Yes, I agree" }).click();
  await tellWhom(page, "3", "Female");
  await page.getByRole("textbox", { name: "In your own words" }).fill("fever and spots on her body");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "A rash or spots on the skin (remove)" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Spots that do not fade when a glass is pressed on them")).toBeVisible();
});

test("a script-based checker loads only after consent, in a frame without access to the page", async ({
  page,
}) => {
  const service = await launchDemoSymptoms({ appId: "none", appKey: "none" });
  try {
    const { slug } = await openClinic("ipe", "by-script", {
      settings: {
        symptomCheckerProvider: "sdk",
        symptomCheckerService: {
          company: "Script Ltd",
          url: service.scriptUrl,
          privacyUrl: null,
          isDemo: true,
        },
      },
    });
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(service.origin)) loaded.push(request.url());
    });
    await open(page, `${clinicUrl(slug)}/scheduling/symptom-checker`);
    await expect(page.getByText("A program of Script Ltd is loaded for this.")).toBeVisible();
    expect(loaded).toEqual([]);
    await page.getByRole("button", { name: "Yes, I agree" }).click();
    await tellWhom(page, "58", "Male");
    expect(loaded).toEqual([service.scriptUrl]);
    const frame = page.frames().find((one) => one.url().endsWith("/symptom-checker-frame"));
    const seen = await frame?.evaluate(() => {
      const attempt = (read: () => unknown) => {
        try {
          return read() === undefined ? "nothing" : "something";
        } catch {
          return "refused";
        }
      };
      return {
        origin: self.origin,
        cookie: attempt(() => document.cookie),
        storage: attempt(() => localStorage.length),
        page: attempt(() => parent.document.title),
      };
    });
    expect(seen).toEqual({ origin: "null", cookie: "refused", storage: "refused", page: "refused" });
    await page.getByRole("textbox", { name: "In your own words" }).fill("chest pain");
    await expect(page.getByText("This may be an emergency.")).toBeVisible(); // it moves the button below it
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Chest pain (remove)" })).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Pressing, tight or heavy chest pain").check();
    await page.getByRole("button", { name: "Next question" }).click();
    await page.getByRole("button", { name: "What to do now" }).click();
    await expect(page.getByText("Questions and result come from Script Ltd.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call 192" })).toBeVisible();
  } finally {
    await service.stop();
  }
});
