// What a screen reader is told of each screen of the main job, so that a lost name goes red: what must be there, not all that is.
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { inCall } from "./support/in-call.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

test(
  "every link, field and time of the home page and the list has a distinct name in English and Arabic",
  { tag: ["@S2.R01", "@S2.R03"] },
  async ({ page, context }) => {
    await open(page, `${clinicUrl("aurora")}/`);
    await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link "Clínica Aurora"
      - link "Sign in"
    - main:
      - heading "See a doctor, wherever you are" [level=1]
      - search:
        - combobox "Name, specialty or symptom"
        - button "Find a doctor"
      - list "Specialties":
        - listitem:
          - link "General practice"
      - region "Next available":
        - list:
          - listitem:
            - link /^(Today|Tomorrow) \\d\\d:\\d\\d Dr /
    - contentinfo:
      - paragraph:
        - link "112"
    - navigation "Main":
      - link "Home"
      - link "Doctors"
      - link "Appointments"
      - link "Health"
      - link "Sign in"
  `);
    await open(page, `${clinicUrl("aurora")}/doctors`);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Find a doctor" [level=1]
    - search:
      - combobox "Name, specialty or symptom"
    - status:
      - strong: /\\d+ doctors\\./
    - list:
      - listitem:
        - article /^Dr /:
          - heading /^Dr / [level=2]
          - paragraph: /€\\d+/
          - list /^Next available times with Dr /:
            - listitem:
              - link /^\\w+ \\d\\d:\\d\\d, \\w+ \\d+ \\w+, (UTC|.+ time), with Dr /
          - link /^More times with Dr /
  `);
    await chooseLanguage(context, "ar");
    await open(page, `${clinicUrl("aurora")}/doctors`);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "ابحث عن طبيب" [level=1]
    - search:
      - combobox "الاسم أو التخصص أو العرَض"
    - list:
      - listitem:
        - article /^د\\. /:
          - list /^أقرب المواعيد المتاحة لدى د\\. /:
            - listitem:
              - link /^\\S+ \\d\\d:\\d\\d، .+، مع د\\. /
          - link /^مواعيد أخرى لدى د\\. /
  `);
  },
);

test(
  "every control of the waiting room and the call names its action and its state",
  { tag: ["@S1.18"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    const { slug } = await openClinic("aurora", "names-waiting", { settings: {}, attended: false });
    const visit = await bookVisit(page, { as: "guest", slug });
    await open(page, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByText("You’re next")).toBeVisible();
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Waiting room" [level=1]
    - region "Your place":
      - status: /^You’re next .*We’ll ring you\\.$/
      - paragraph: /^Dr /
      - status: Status not known
    - list:
      - listitem:
        - button "Message the clinic"
      - listitem:
        - button "Add photos or files"
      - listitem:
        - button "Invite someone"
      - listitem:
        - button "Test devices"
    - paragraph:
      - link "112"
    - button "Leave, keep my place"
    - switch "Microphone On" [checked]
    - switch "Camera On" [checked]
  `);
    await inCall(page, "names-call", { patientsVitalSigns: false });
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "Video appointment":
      - heading /^Appointment with Dr / [level=1]
      - figure /^Dr /
      - button "Move your picture to another corner"
      - timer
      - group "Call controls":
        - switch "Microphone" [checked]
        - switch "Camera" [checked]
        - button "Messages"
        - button "More"
        - button "Leave"
  `);
  },
);
