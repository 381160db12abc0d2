// Two people's browsers: the patient's, and the doctor's at the clinic's desk.
import { drawSvg } from "../server/src/platform/pages/draw-svg.ts";
import { extendedTag } from "../tools/test/extended.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

/** A PNG of one stroke. */
async function signature(): Promise<Buffer> {
  const line = `<path d="M10 60q40-80 90 0t90 0t90 0" stroke="#123" fill="none" stroke-width="4"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120">${line}</svg>`;
  return Buffer.from((await drawSvg(drawing, 400)).png);
}

const wide = { width: 1280, height: 800 };

test(
  "a patient and a doctor at the desk hold a call with messages, summary and prescription",
  { tag: ["@firefox"] },
  async ({ page: patient, anotherBrowser }) => {
    test.slow();
    const { slug } = await openClinic("aurora", "desk", {
      attended: false,
      settings: { showSharedFiles: true },
    });
    const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
    const doctor = await anotherBrowser();
    await doctor.setViewportSize(wide);
    await signInAtDesk(doctor, slug, "doctor");
    await doctor.getByRole("link", { name: "Signature" }).click();
    await doctor
      .getByLabel("Choose a picture")
      .setInputFiles({ name: "signature.png", mimeType: "image/png", buffer: await signature() });
    await expect(
      doctor.getByRole("img", { name: "Your signature as it goes on prescriptions" }),
    ).toBeVisible();
    expect(await axe(doctor)).toEqual([]);
    await doctor.getByRole("link", { name: "Today", exact: true }).click();
    await expect(doctor.getByText("Nobody is waiting.")).toBeVisible();

    await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
    await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
    // Nobody reloads the desk: the server says that somebody waits.
    await expect(doctor.getByText("1 person is waiting.")).toBeVisible();
    expect(await axe(doctor)).toEqual([]);
    await doctor.getByRole("link", { name: "Take the call" }).click();
    await seesDoctor(patient);
    await expect
      .poll(() => picturesOf(patient.locator('video[data-participant="doctor"]')))
      .toBeGreaterThan(5);
    await expect
      .poll(() => picturesOf(doctor.locator('video[data-participant="patient"]')))
      .toBeGreaterThan(5);

    await doctor.getByRole("tab", { name: /^Messages/ }).click();
    await doctor.getByLabel("Message to the patient").fill("Good morning, can you hear me?");
    await doctor.getByRole("button", { name: "Send", exact: true }).click();
    await patient.getByRole("button", { name: /^Messages/ }).click();
    await expect(patient.getByText("Good morning, can you hear me?")).toBeVisible();
    await patient.getByLabel("Your message").fill("Yes, very well.");
    await patient.getByRole("button", { name: "Send" }).click();
    await expect(doctor.getByText("Yes, very well.")).toBeVisible();

    await patient.getByRole("button", { name: "More" }).click();
    await patient.getByRole("region", { name: "More" }).getByRole("button", { name: "Files" }).click();
    const text = { mimeType: "text/plain", buffer: Buffer.from("What I took today") };
    await patient.getByLabel("Choose files").setInputFiles({ name: "medicines.txt", ...text });
    await doctor.getByRole("tab", { name: "Files (1)" }).click();
    await expect(doctor.getByRole("button", { name: "medicines.txt" })).toBeVisible();
    await doctor.getByLabel("Send files to the patient").setInputFiles({ name: "exercises.txt", ...text });
    await expect(doctor.getByText("One file was sent.")).toBeVisible();
    await expect(patient.getByText("exercises.txt").first()).toBeVisible();
    expect(await axe(doctor)).toEqual([]);

    await doctor.getByRole("button", { name: "Type captions" }).click();
    await doctor.getByLabel("Captions for the patient").fill("I can read your letter.");
    await expect(patient.getByText("I can read your letter.")).toBeVisible();
    await doctor.getByRole("button", { name: "Finish the line" }).click();
    await doctor.getByRole("tab", { name: "Notes" }).click();
    await doctor.getByRole("textbox", { name: "Notes" }).fill("Dry cough, no fever.");
    await expect(doctor.getByText(/^Saved at/)).toBeVisible();
    await doctor.getByRole("tab", { name: "Patient", exact: true }).click();
    await doctor.getByRole("button", { name: "Ask for vital signs" }).click();
    await expect(doctor.getByText("asked, no answer yet")).toBeVisible();
    expect(await axe(doctor)).toEqual([]);

    await doctor.getByRole("button", { name: "End the call" }).click();
    await doctor.getByRole("dialog").getByRole("button", { name: "End the call" }).click();
    await expect(doctor.getByRole("heading", { level: 1 })).toContainText("has ended");
    await expect(doctor.getByRole("textbox", { name: "Notes" })).toHaveValue("Dry cough, no fever.");
    await doctor.getByLabel("Summary for the patient").fill("Rest for three days and drink water.");
    await doctor.getByRole("button", { name: "Send the summary" }).click();
    await expect(doctor.getByText("The patient can read the summary now.")).toBeVisible();
    await expect(doctor.getByText(/^The picture of your signature goes on it/)).toBeVisible();
    await doctor.getByLabel("Prescription", { exact: true }).fill("Ibuprofen 200 mg, three times a day");
    await doctor.getByLabel("Name of a new template").fill("Ibuprofen");
    await doctor.getByRole("button", { name: "Save as a template" }).click();
    await expect(doctor.getByText("The template “Ibuprofen” is saved.")).toBeVisible();
    await doctor.getByLabel("Prescription", { exact: true }).fill("");
    await doctor.getByLabel("Template", { exact: true }).selectOption({ label: "Ibuprofen" });
    await doctor.getByRole("button", { name: "Put it into the prescription" }).click();
    await expect(doctor.getByLabel("Prescription", { exact: true })).toHaveValue(
      "Ibuprofen 200 mg, three times a day",
    );
    await doctor.getByRole("button", { name: "Send the prescription" }).click();
    await expect(doctor.getByText("The patient has the prescription now.")).toBeVisible();
    expect(await axe(doctor)).toEqual([]);

    await expect(patient.locator("[data-visit]")).not.toHaveAttribute("data-visit", "in-call");
    await open(patient, `${clinicUrl(slug)}/appointments/${visit.id}`);
    await expect(patient.getByText("Rest for three days and drink water.")).toBeVisible();
    await expect(patient.getByText("Prescription.pdf").first()).toBeVisible();
  },
);

test("a guest in the lobby is admitted from the desk and removed again", async ({
  page: patient,
  anotherBrowser,
}) => {
  test.slow();
  const { slug } = await openClinic("aurora", "desk-guest", { attended: false });
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  await signInAtDesk(doctor, slug, "doctor");
  await doctor.goto(`${clinicUrl(slug)}/desk/appointments/${visit.id}/call`);
  await doctor.getByRole("tab", { name: "Guests" }).click();
  await doctor.getByRole("button", { name: "Invite a guest" }).click();
  await doctor.getByLabel("Name of the guest").fill("Sofia Guest");
  await doctor.getByLabel("Who is this person to the patient?").selectOption({ label: "Interpreter" });
  await doctor.getByRole("button", { name: "Invite", exact: true }).click();
  const link = doctor.getByRole("region", { name: "Invitation" }).locator("bdi[dir=ltr]");
  await expect(link).toBeVisible();
  expect(await axe(doctor)).toEqual([]);
  const address = await link.innerText();
  await doctor.getByRole("button", { name: "Done" }).click();

  const guest = await anotherBrowser();
  await open(guest, address);
  await guest.getByRole("button", { name: "Show my invitation" }).click();
  await guest.getByRole("button", { name: "Check camera and sound" }).click();
  await guest.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await doctor.getByRole("tab", { name: "Guests (1)" }).click();
  await doctor.getByRole("button", { name: "Let in Sofia Guest" }).click();
  await expect.poll(() => picturesOf(doctor.locator('video[data-participant="guest"]'))).toBeGreaterThan(5);
  expect(await axe(doctor)).toEqual([]);
  await doctor.getByRole("button", { name: "Remove Sofia Guest" }).click();
  await doctor.getByRole("dialog").getByRole("button", { name: "Remove the guest" }).click();
  await expect(doctor.locator('video[data-participant="guest"]')).toHaveCount(0);
  await expect(doctor.getByText("Nobody else is invited to this appointment.")).toBeVisible();
});

test(
  "patient and controls stay in view on a phone while the doctor works, and the page after the call at its top",
  { tag: extendedTag },
  async ({ page: patient, anotherBrowser }) => {
    test.slow();
    const { slug } = await openClinic("aurora", "desk-phone", { attended: false });
    const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
    const doctor = await anotherBrowser();
    await doctor.setViewportSize({ width: 360, height: 740 });
    await signInAtDesk(doctor, slug, "doctor");
    await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
    await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
    await doctor.getByRole("link", { name: "Take the call" }).click();
    const face = doctor.locator('video[data-participant="patient"]');
    await expect.poll(() => picturesOf(face)).toBeGreaterThan(5);
    const controls = ["Mute", "Turn off the camera", "End the call"];
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [360, 440], // beside the keyboard
      [820, 1180],
    ] as const) {
      await doctor.setViewportSize({ width, height });
      for (const tab of ["Patient", "Messages", "Summary and prescription"]) {
        await doctor.getByRole("tab", { name: tab }).click();
        await expect(face).toBeInViewport({ ratio: 1 });
        for (const name of controls) {
          const control = doctor.getByRole("button", { name, exact: true });
          await expect(control).toBeInViewport({ ratio: 1 });
          await control.click({ trial: true }); // nothing lies over it
        }
        const size = await doctor.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.scrollHeight,
        ]);
        expect(size).toEqual([width, height]);
      }
    }
    await doctor.setViewportSize({ width: 360, height: 740 });
    await expect(doctor.getByRole("link", { name: "Week" })).toBeHidden();
    await doctor.getByRole("button", { name: "Menu" }).click();
    await expect(doctor.getByRole("link", { name: "Week" })).toBeVisible();
    expect(await axe(doctor)).toEqual([]);
    await doctor.keyboard.press("Escape");
    await expect(doctor.getByRole("link", { name: "Week" })).toBeHidden();
    await doctor.getByRole("button", { name: "End the call" }).click();
    await doctor.getByRole("dialog").getByRole("button", { name: "End the call" }).click();
    const title = doctor.getByRole("heading", { level: 1 });
    await expect(title).toContainText("has ended");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    expect(await doctor.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  "the demo doctor leaves when a real doctor takes the call at the desk",
  { tag: extendedTag },
  async ({ page: patient, anotherBrowser }) => {
    test.slow();
    const { slug } = await openClinic("aurora", "desk-demo", {});
    const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
    await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
    await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
    await seesDoctor(patient);
    const doctor = await anotherBrowser();
    await doctor.setViewportSize(wide);
    await signInAtDesk(doctor, slug, "doctor");
    await doctor.getByRole("link", { name: "Take the call" }).click();
    await expect
      .poll(() => picturesOf(doctor.locator('video[data-participant="patient"]')))
      .toBeGreaterThan(5);
    await expect(patient.locator('video[data-participant="doctor"]')).toHaveCount(1);
    await expect(doctor.locator('video[data-participant="doctor"]')).toHaveCount(0);
    await doctor.getByRole("link", { name: "Week" }).click();
    const question = doctor.getByRole("dialog", { name: "Leave the call?" });
    await expect(question).toBeVisible();
    const { x, width } = (await question.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.round(x + width / 2), "in the middle of the window").toBe(wide.width / 2);
    await question.getByRole("button", { name: "Stay in the call" }).click();
    await expect(doctor.getByRole("button", { name: "End the call" })).toBeVisible();
  },
);

for (const lang of ["en", "ar"])
  test(
    `a doctor's desk pages have no accessibility violations in ${lang}`,
    {
      tag: extendedTag,
    },
    async ({ page, context }) => {
      const { slug } = await openClinic("aurora", "desk-axe", { attended: false });
      const visit = await bookVisit(page, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
      await page.setViewportSize(wide);
      await signInAtDesk(page, slug, "doctor");
      await context.addCookies([{ name: "lang", value: lang, url: clinicUrl(slug) }]);
      for (const path of [
        "",
        `/appointments/${visit.id}`,
        "/security",
        "/signature",
        `/appointments/${visit.id}/call`,
      ]) {
        await page.goto(`${clinicUrl(slug)}/desk${path}`);
        await expect(page.locator("h1")).toBeVisible();
        expect(await axe(page), path).toEqual([]);
      }
    },
  );
