// What loads later than its page may be lost on the way: the part says so in its own place, and nothing around it ends.
import type { Locator, Page } from "@playwright/test";
import { fillAddress, openBlankOrigin } from "../tools/product/demo-visit.ts";
import { logInLink, newPatient } from "./support/access.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

test.use({ serviceWorkers: "block" }); // it would fetch past what is lost here on purpose

const lostFile = /net::ERR_FAILED|Failed to (?:load resource|fetch dynamically imported module)/;
const sentence = "We couldn’t load this part of the page.";

/** From now on the file of this part does not come; gives the way to have it come again. */
async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${part}-[^/]*\\.js$`);
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/** The part is lost inside `place`, says so, stays lost at a first try, and comes at the next once the line is back. */
async function comesBack(place: Locator, giveBack: () => Promise<void>, part: Locator): Promise<void> {
  const again = place.getByRole("button", { name: "Try again" });
  await expect(place.getByText(sentence)).toBeVisible();
  await expect(place.getByRole("alert")).toHaveText(/Try again in a moment\.$/);
  await again.click();
  await expect(place.getByRole("button", { name: "Load the page again" })).toBeVisible();
  await giveBack();
  await again.click();
  await expect(part).toBeVisible();
  await expect(place.getByText(sentence)).toHaveCount(0);
}

test(
  "a dialog, menu or section whose chunk failed says so and loads at a tap; page and call continue",
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints, browserName }) => {
    test.skip(
      browserName === "firefox",
      "there only a new page brings what was lost once: e2e/vitals.spec.ts",
    );
    test.setTimeout(120_000);
    complaints.allow(lostFile);
    const { slug, clinicToken } = await openClinic("aurora", "lost-parts", { attended: false });
    const visit = await bookVisit(page, { slug });
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const heading = (name: string) => page.getByRole("heading", { name });

    let giveBack = await lose(page, "devices-section");
    await open(page, `${clinicUrl(slug)}/profile-settings?section=security`);
    await expect(heading("Password"), "the parts beside it are there").toBeVisible();
    await expect(main.getByText(sentence)).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
    await comesBack(main, giveBack, heading("Where you are signed in"));

    giveBack = await lose(page, "cancel-dialog");
    await open(page, `${clinicUrl(slug)}/appointments/${visit.id}`);
    const cancel = page.getByRole("button", { name: "Cancel appointment" });
    await cancel.click();
    await expect(dialog).toHaveAccessibleName(sentence);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(cancel, "closed like the dialog it stands for").toBeFocused();
    await cancel.click();
    await comesBack(dialog, giveBack, heading("Cancel this appointment?"));

    // What waiting room and call open is fetched as they come: it is lost before.
    const giveMessages = await lose(page, "message-panel");
    const giveDialogs = await lose(page, "waiting-room-dialogs");
    const giveMore = await lose(page, "more-menu");
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    const room = heading("Waiting room");
    await expect(room).toBeVisible();
    await page.getByRole("button", { name: "Message the clinic" }).click();
    await comesBack(dialog, giveMessages, dialog.getByLabel("Your message"));
    await dialog.getByLabel("Your message").fill("half written");
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Leave, keep my place" }).click();
    await comesBack(dialog, giveDialogs, heading("Leave the waiting room?"));
    await page.getByRole("button", { name: "Stay here" }).click();
    await expect(room).toBeVisible();
    await expect(page.getByText("You’re next")).toBeVisible();

    await clinicSide(page, clinicToken, visit.id).post("/join");
    await expect(heading(`Appointment with ${visit.doctorName}`)).toBeAttached();
    await page.getByRole("group", { name: "Call controls" }).getByRole("button", { name: "More" }).click();
    const side = page.getByRole("region", { name: "More" });
    await expect(side.getByText(sentence)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await comesBack(side, giveMore, side.getByRole("switch", { name: "Captions" }));
    await expect(side.getByRole("switch", { name: "Captions" })).toBeVisible();
    await page
      .getByRole("group", { name: "Call controls" })
      .getByRole("button", { name: "Messages" })
      .click();
    await expect(page.getByLabel("Your message"), "what was typed before is kept").toHaveValue(
      "half written",
    );
    await expect(page.locator("[data-under-way=call]"), "and the visit goes on").toHaveCount(1);
  },
);

test(
  "a chunk that never answers is reported missing after ten seconds and still shown when it arrives",
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints }) => {
    complaints.allow(lostFile);
    complaints.allow(/WebSocket connection to 'wss:/); // ten seconds that pass at once make the socket try TLS
    const { slug } = await openClinic("aurora", "late-parts", { attended: false });
    const visit = await bookVisit(page, { slug, fromMinutes: 24 * 60 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/assets\/move-dialog-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await open(page, `${clinicUrl(slug)}/appointments/${visit.id}`);
    await page.getByRole("button", { name: "Reschedule" }).click();
    await page.clock.fastForward(9_000);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(dialog).toHaveAccessibleName(sentence);
    answer();
    await expect(page.getByRole("dialog", { name: "Which time suits you better?" })).toBeVisible();
  },
);

test(
  "a booking asks its questions when a chunk between them fails, and keeps what is typed when it loads",
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints, browserName }) => {
    test.skip(
      browserName === "firefox",
      "there only a new page brings what was lost once: e2e/vitals.spec.ts",
    );
    complaints.allow(lostFile);
    const { slug } = await openClinic("aurora", "lost-question-parts", { attended: false });
    const giveBack = await lose(page, "symptom-examples");
    await openBlankOrigin(page, clinicUrl(slug));
    const step = await fillAddress("/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}", page);
    await open(page, clinicUrl(slug) + step);
    const words = page.getByLabel("In your own words");
    await words.fill("A cough since Monday");
    await expect(page.getByText("Add a photo or a document"), "the parts beside it are there").toBeVisible();
    await comesBack(page.getByRole("main"), giveBack, page.getByText("Tap an example to add it:"));
    await expect(words).toHaveValue("A cough since Monday");
  },
);

test(
  "a log-in link whose chunk failed signs in at the next try, or leads to the visitors' home",
  { tag: ["@S4.SESSION.08", "@S8.MSG.13"] },
  async ({ page, complaints }) => {
    complaints.allow(lostFile);
    const patient = await newPatient();
    let requested = 0;
    await page.route(/\/assets\/arrive-[^/]*\.js$/, (route) =>
      requested++ === 0 ? route.abort() : route.continue(),
    );
    await page.goto(await logInLink(patient, "/appointments"));
    await expect(page.getByRole("heading", { name: "Your appointments" })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await lose(page, "arrive");
    await page.goto(await logInLink(patient, "/appointments"));
    await expect(
      page.getByRole("heading", { level: 1, name: "Sign in to see your appointments" }),
    ).toBeVisible();
  },
);

test(
  "waiting room and call preload leaving, messages and the call-back before the connection is lost",
  { tag: ["@S8.MSG.13", "@S1.18"] },
  async ({ page, complaints }) => {
    complaints.allow(lostFile);
    const { slug, clinicToken } = await openClinic("aurora", "kept-parts", {
      attended: false,
      settings: { phoneCallBack: true },
    });
    const visit = await bookVisit(page, { slug });
    const isHere = (part: string) =>
      page.evaluate(
        (file) =>
          performance
            .getEntriesByType("resource")
            .some((entry) => entry.name.includes(file) && "responseEnd" in entry && entry.responseEnd !== 0),
        `/assets/${part}-`,
      );
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
    for (const part of [
      "waiting-room-dialogs",
      "message-panel",
      "appointment-file-list",
      "invite-panel",
      "device-panel",
    ])
      await expect.poll(() => isHere(part), part).toBe(true);
    await clinicSide(page, clinicToken, visit.id).post("/join");
    await expect(page.getByRole("heading", { name: `Appointment with ${visit.doctorName}` })).toBeAttached();
    for (const part of ["more-menu", "request-body", "call-back-form"])
      await expect.poll(() => isHere(part), part).toBe(true);

    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    const controls = page.getByRole("group", { name: "Call controls" });
    await controls.getByRole("button", { name: "More" }).click();
    await page.getByRole("region", { name: "More" }).getByRole("button", { name: "Phone me" }).click();
    await expect(page.getByRole("button", { name: "Yes, call me" })).toBeVisible();
    await controls.getByRole("button", { name: "Messages" }).click();
    await expect(page.getByLabel("Your message")).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
  },
);
