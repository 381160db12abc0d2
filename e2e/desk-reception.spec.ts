// Reception at the clinic's desk: appointments of all doctors, and what patients say is urgent.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { chooseTime, signInAtDesk } from "./support/desk.ts";
import { expect, open, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };

test("reception books for a patient, changes the time and cancels", async ({ page }) => {
  const { slug } = await openClinic("aurora", "desk-books", { attended: false });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "reception");
  await page.getByRole("link", { name: "Book", exact: true }).click();
  await page.getByLabel("Patient’s name").fill("ines carv");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: /Inês Carvalho/ }).click();
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByText("Choose a doctor and a time first.")).toBeVisible();
  await page.getByLabel("Doctor", { exact: true }).selectOption({ label: "Dr Rui Tavares" });
  const time = page.getByLabel("Time", { exact: true });
  await chooseTime(page, 3);
  const first = await time.locator("option:checked").textContent();
  await page.getByLabel("Reason for the appointment").fill("A rash on the arm");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inês Carvalho" })).toBeVisible();
  const when = page.locator("main p", { hasText: "Dr Rui Tavares" });
  await expect(when).toContainText(first ?? "?");

  await page.getByRole("button", { name: "Change the time" }).click();
  const dialog = page.getByRole("dialog");
  const other = dialog.getByLabel("Time", { exact: true });
  await chooseTime(dialog, 6);
  const second = await other.locator("option:checked").textContent();
  await dialog.getByRole("button", { name: "Change the time" }).click();
  await expect(when).toContainText(second ?? "?");
  await expect(when).not.toContainText(first ?? "?");

  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the time" })).toBeHidden();
});

test("a patient's urgent message alerts the desk, and the patient sees that it was read", async ({
  page: patient,
  anotherBrowser,
}) => {
  const { slug } = await openClinic("aurora", "desk-urgent", { attended: false });
  const desk = await anotherBrowser();
  await desk.setViewportSize(wide);
  await desk.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        document.documentElement.dataset["rung"] = "yes";
        return super.createOscillator();
      }
    };
  });
  await signInAtDesk(desk, slug, "reception");
  await expect(desk.getByRole("link", { name: "Urgent", exact: true })).toBeVisible();

  await open(patient, `${clinicUrl(slug)}/doctors`);
  await patient.locator('a[href*="/scheduling/patient"]').last().click();
  await patient.getByLabel("In your own words").fill("A strong pain in my chest");
  await patient.getByLabel("Number the clinic may call (optional)").fill("912 000 111");
  await patient.getByRole("button", { name: "Tell the clinic now" }).click();

  await desk.getByRole("link", { name: "Urgent (1)" }).click();
  await expect(desk.locator("html")).toHaveAttribute("data-rung", "yes");
  await expect(desk.getByText("A strong pain in my chest")).toBeVisible();
  await expect(desk.getByRole("link", { name: "912 000 111" })).toBeVisible();
  expect(await axe(desk)).toEqual([]);
  await desk.getByRole("button", { name: "I have seen it" }).click();
  await expect(desk.getByText("Everything has been answered.")).toBeVisible();
  await expect(patient.getByText(/^The clinic has seen this at \d\d:\d\d\.$/)).toBeVisible();
});

test("a patient's message appears at reception without a reload, and the answer at the patient", async ({
  page: patient,
  anotherBrowser,
}) => {
  const { slug } = await openClinic("aurora", "desk-inbox", { attended: false });
  const visit = await bookVisit(patient, { as: "guest", slug });
  const desk = await anotherBrowser();
  await desk.setViewportSize(wide);
  await signInAtDesk(desk, slug, "reception");
  await expect(desk.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  const thread = (text: string | null) =>
    patient.evaluate(
      async ([id, token, words]) => {
        const answer = await fetch(`/api/visits/${id}/messages`, {
          method: words === null ? "GET" : "POST",
          headers: { "x-guest-token": token, "content-type": "application/json" },
          ...(words === null ? {} : { body: JSON.stringify({ key: crypto.randomUUID(), text: words }) }),
        });
        return JSON.stringify(await answer.json());
      },
      [visit.id, visit.guestToken ?? "", text] as const,
    );
  await thread("Do I need to fast before?");

  await desk.getByRole("link", { name: "Messages (1)" }).click();
  await expect(desk.getByText("Do I need to fast before?")).toBeVisible();
  expect(await axe(desk)).toEqual([]);
  await desk.getByRole("main").getByRole("link").click();
  await desk.getByLabel("Message to the patient").fill("No, you may eat.");
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(desk.getByRole("log").getByText("No, you may eat.")).toBeVisible();
  expect(await axe(desk)).toEqual([]);
  await expect(desk.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  expect(await thread(null)).toContain("No, you may eat.");
});

test("the address of an unknown appointment says so and links back", async ({ page }) => {
  const { slug } = await openClinic("aurora", "desk-none", { attended: false });
  await signInAtDesk(page, slug, "doctor");
  await page.goto(`${clinicUrl(slug)}/desk/appointments/999999`);
  await expect(page.getByRole("heading", { level: 1, name: "Appointment not found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to today" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
});

test("reception pages have no accessibility violations in Arabic", async ({ page, context }) => {
  const { slug } = await openClinic("aurora", "desk-ar", { attended: false });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "reception");
  await context.addCookies([{ name: "lang", value: "ar", url: clinicUrl(slug) }]);
  for (const path of ["", "/book", "/urgent", "/messages"]) {
    await page.goto(`${clinicUrl(slug)}/desk${path}`);
    await expect(page.locator("h1")).toBeVisible();
    expect(await axe(page), path).toEqual([]);
  }
});
