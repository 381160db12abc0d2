// Vital signs in a real browser: entered by a guest and a patient, and the camera up to where a face is needed (the rest: vitals-camera.matrix.ts).
import type { Locator, Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoPatient } from "./support/demo.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

declare global {
  interface Window {
    /** Every track the browser ever gave. */
    cameraTracks: MediaStreamTrack[];
    /** What it was asked for. */
    wanted: (MediaStreamConstraints | undefined)[];
    isBlocked: boolean;
  }
}

const disclaimer = "This page is not a medical device.";

const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test(
  "a guest's typed measurements are not stored until signing in in the same tab adds them to the record",
  {
    tag: [
      "@S2.R25",
      "@S3.SET.patientsHomepageVitalSigns",
      "@S1.22",
      "@S1.23",
      "@S1.26",
      "@S4.BP.04",
      "@S4.BP.05",
      "@S7.API.15",
      "@D.35",
      "@D.95",
    ],
  },
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|module/);
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "vitals-entered", {
      attended: false,
      settings: { vitalSignsProvider: "none" },
    });
    await page.route(/vitals-result/, (route) => route.abort()); // the line is bad for a while
    await open(page, clinicUrl(clinic));
    await expect(page.getByRole("link", { name: /Your vital signs/ })).toBeVisible();
    await open(page, `${clinicUrl(clinic)}/vitals`);
    await expect(page.getByText("Without an account we don’t store anything.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read with the camera" })).toHaveCount(0);
    await page.getByLabel("Blood pressure, upper").fill("80");
    await page.getByRole("button", { name: "Show the result" }).click();
    await expect(page.getByText("Enter both blood pressure numbers")).toBeVisible();
    await page.getByLabel("Blood pressure, upper").fill("190");
    await page.getByLabel("Blood pressure, lower").fill("110");
    const danger = page
      .getByRole("alert")
      .filter({ hasText: "Blood pressure this high may need urgent care." });
    await expect(danger.getByRole("link", { name: "112" })).toBeVisible();
    await expect(danger).toContainText("No one at the clinic has seen this yet.");
    await page.getByLabel("Blood pressure, upper").fill("150");
    await expect(danger).toHaveCount(0);
    await page.getByRole("button", { name: "Add a second reading" }).click();
    await page.getByLabel("Blood pressure, upper, second reading").fill("140");
    await page.getByLabel("Blood pressure, lower, second reading").fill("92");
    await page.getByLabel("Oxygen saturation").fill("97");
    await page.getByLabel("Weight").fill("71,5");
    await page.getByLabel("Temperature").fill("38,5");
    await page.getByLabel("Blood glucose").fill("104");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Show the result" }).click();
    await expect(page.getByText("We couldn’t load this part of the page.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.unroute(/vitals-result/);
    await page.getByRole("button", { name: "Try again" }).click();
    const reading = page.getByRole("heading", { name: "Your reading" });
    const anew = page.getByRole("button", { name: "Load the page again" });
    await expect(reading.or(anew)).toBeVisible();
    if (await anew.isVisible()) await anew.click(); // Firefox does not ask for a script again

    await expect(reading).toBeFocused();
    for (const value of ["145/101", "38.5", "104"])
      await expect(page.getByText(value, { exact: true })).toBeVisible();
    await expect(page.getByText("High, stage 2")).toBeVisible();
    await expect(page.getByText("Mean of 2 readings.")).toBeVisible();
    await expect(page.getByText("Entered by hand", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("We don’t store this.")).toBeVisible();
    await expect(page.getByText(disclaimer)).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const keep = page.getByRole("link", { name: "Sign in to keep it" });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await isUncovered(keep), "the tabs do not lie over it").toBe(true);
    await keep.click();
    const { login, password } = demoPatient();
    await page.getByLabel("Email").fill(login);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Who is this reading for?" })).toBeVisible();
    await page.getByRole("link", { name: "For me" }).click();
    await expect(
      page.getByText("What you measured before you signed in is now in your record."),
    ).toBeVisible();
    expect(await ownReadings(page)).toMatchObject([
      {
        sourceSystem: "manual",
        pressureReadings: 2,
        vitalSigns: {
          systolic: 145,
          diastolic: 101,
          oxygen_saturation: 97,
          temperature: 38.5,
          weight: 71.5,
          glucose: 104,
        },
      },
    ]);
    await page.getByLabel("Heart rate").fill("70");
    await page.getByLabel("Oxygen saturation").fill("88");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved in your record.")).toBeVisible();
    await expect(page.getByText("Oxygen saturation this low may need urgent care.")).toBeVisible();
    await page.getByRole("button", { name: "Tell the clinic now" }).click();
    await expect(page.getByText(/No one has answered yet/)).toBeVisible();
    await page.getByRole("button", { name: "Oxygen saturation" }).click();
    await expect(
      page.getByRole("img", { name: "Oxygen saturation: 2 readings from 88 to 97 %, the newest 88." }),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "the camera before an appointment can be blocked, allowed and stopped; typed values reach the doctor",
  {
    tag: [
      "@S2.R13",
      "@S3.SET.patientsHomepageVitalSigns",
      "@S3.SET.vitalSignsPreAppointment",
      "@S4.READ.04",
      "@S4.READ.09",
      "@S4.READ.10",
      "@S5.FIELD.06",
      "@S5.FIELD.08",
      "@S8.MSG.16",
      "@S8.MSG.17",
      "@S7.API.14",
      "@D.36",
      "@D.96",
      "@S9.CONST.04",
    ],
  },
  async ({ page }) => {
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "vitals-camera", {
      attended: false,
      settings: { patientsHomepageVitalSigns: false },
    });
    await watchCamera(page);
    await signIn(page, clinic);
    const id = await visitToCome(page);
    const address = `${clinicUrl(clinic)}/appointments/${id}/vitals`;
    await open(page, `${address}?appointmentStatus=accepted`);
    await expect(page.getByText(/The appointment goes ahead either way/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Read with the camera" }).click();
    await expect(page.getByText(/about \d+ kB/)).toBeVisible();
    await expect(page.locator("[data-under-way=reading]"), "D.49: nothing is announced over it").toHaveCount(
      1,
    );
    await page.getByRole("button", { name: "Yes, I agree" }).click();
    await expect(page.getByRole("heading", { name: "Have you been at rest for 5 minutes?" })).toBeVisible();
    expect(await page.evaluate(() => window.wanted), "nothing is opened before").toEqual([]);
    await page.getByRole("button", { name: "Yes, start" }).click();
    await expect(page.getByText("Your browser blocks camera and microphone.")).toBeVisible();
    expect(await page.evaluate(() => window.wanted.map((one) => [!!one?.audio, !!one?.video]))).toEqual([
      [true, true],
    ]);
    expect(await axe(page)).toEqual([]);

    await page.evaluate(() => (window.isBlocked = false));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Getting ready" })).toBeVisible({
      timeout: 30_000,
    });
    expect(await liveKinds(page), "the microphone was let go at once").toEqual(["video"]);
    await expect(page.getByRole("navigation"), "the reading is the whole page").toHaveCount(0);
    const lower = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom);
    expect(lower, "white down to the edge, in the dark too: it lights the face").toBeGreaterThanOrEqual(
      await page.evaluate(() => innerHeight),
    );
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect(page.getByRole("button", { name: "Read with the camera" })).toBeVisible();
    await expect(page.getByRole("navigation").first()).toBeVisible();
    expect(await liveKinds(page)).toEqual([]);
    expect(
      await readings(page, `/patients/appointments/${id}/vital_signs_measurements`),
      "nothing is saved",
    ).toEqual([]);

    await page.getByRole("button", { name: "Enter values" }).click();
    await page.getByLabel("Heart rate").fill("64");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved in your record.")).toBeVisible();
    expect(
      await readings(page, `/patients/appointments/${id}/vital_signs_measurements?last=true`),
    ).toMatchObject([{ sourceSystem: "manual", vitalSigns: { heart_rate: 64 } }]);
    await page.getByRole("link", { name: "Go to the appointment" }).click();
    await expect(page.getByRole("link", { name: /Vital signs: measured/ })).toBeVisible();
    await open(page, clinicUrl(clinic));
    await expect(page.getByRole("heading", { name: "How are you?" })).toBeVisible();
    await expect(page.getByText("With your camera, about a minute")).toHaveCount(0);
  },
);

/** The browser refuses until `isBlocked` is taken away. */
async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!isSecureContext) return; // the empty page a tab begins with
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    window.cameraTracks = [];
    window.wanted = [];
    window.isBlocked = true;
    mediaDevices.getUserMedia = async (wanted) => {
      window.wanted.push(wanted);
      if (window.isBlocked) throw new DOMException("Permission denied", "NotAllowedError");
      const stream = await ask(wanted);
      window.cameraTracks.push(...stream.getTracks());
      return stream;
    };
    const reported = Object.assign(new EventTarget(), { state: "denied" });
    navigator.permissions.query = async () => reported as unknown as PermissionStatus;
  });
}

const liveKinds = (page: Page) =>
  page.evaluate(() =>
    window.cameraTracks.filter(({ readyState }) => readyState === "live").map(({ kind }) => kind),
  );

const visitToCome = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch("/api/patients/appointments?history=false", { headers });
    const { data } = (await answer.json()) as { data: { collection: { id: number; status: string }[] } };
    return data.collection.find(({ status }) => status === "accepted")?.id ?? 0;
  });

const ownReadings = (page: Page) => readings(page, "/patients/vital_signs_measurements");

function readings(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch(address, { headers });
    return (await answer.json()).data.collection;
  }, `/api${path}`);
}

test("the form of values is one column without clipping at 360 px and 200 % text size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${clinicUrl("aurora")}/vitals`);
  await page.getByRole("button", { name: "Enter values" }).click();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const boxes = page.locator("main form input");
  const lefts = await boxes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(6);
  expect(new Set(lefts).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel("Blood pressure, upper").fill("12/8");
  await expect(page.getByText(/We read this as/)).toContainText("120/80 mmHg");

  // The question about the glucose does not take the button from under the finger: one press marks everything.
  await page.getByLabel("Temperature").fill("375");
  await page.getByLabel("Blood glucose").fill("5,6");
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page.getByText(/Did you read the glucose in/)).toBeVisible();
  await expect(page.getByLabel("Temperature")).toHaveAttribute("aria-invalid", "true");
});

async function enterHighPressure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enter values" }).click();
  await page.getByLabel("Blood pressure, upper").fill("190");
  await page.getByLabel("Blood pressure, lower").fill("110");
  const danger = page.getByRole("alert").filter({ hasText: "Blood pressure this high" });
  await expect(danger.getByRole("link", { name: "112" })).toBeVisible();
  await page.getByRole("button", { name: "Show the result" }).click();
}

test("typed values are judged offline once the page is usable, and the result loads when a network returns", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(withoutNetwork);
  complaints.allow(/Failed to fetch dynamically imported module|Unable to preload/);
  await open(page, `${clinicUrl("aurora")}/vitals`);
  await context.setOffline(true); // before anything that is fetched ahead
  await enterHighPressure(page);
  await expect(page.getByText("We couldn’t load this part of the page.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Very high: needs attention now")).toBeVisible();
});

test("the result of typed values is shown offline in its language once the page has been idle", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(withoutNetwork);
  const ahead = ["vitals-result", "vitals-reading"].map((name) =>
    page.waitForResponse((response) => new RegExp(`/assets/${name}-[^/]*\\.js$`).test(response.url())),
  );
  await open(page, `${clinicUrl("aurora")}/vitals`);
  // The page is idle later than its network first is: its result and the words of it are fetched ahead then.
  for (const response of await Promise.all(ahead)) await response.finished();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await enterHighPressure(page);
  await expect(page.getByRole("heading", { name: "Your reading" })).toBeVisible();
  await expect(page.getByText("Very high: needs attention now")).toBeVisible();
  await expect(page.getByText("This page is not a medical device.")).toBeVisible();
});
