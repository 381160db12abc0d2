import type { Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic, type DemoPatient } from "./support/demo.ts";
import { addAuthenticator } from "./support/passkeys.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

/** Patients whom no other journey signs in: a second step would stand in its way. */
function patientOf(slug: string, index: number): DemoPatient {
  const patient = demoClinic(slug).patients[index];
  if (!patient) throw new Error(`No demo patient ${index} of ${slug}`);
  return patient;
}

const main = (page: Page) => page.getByRole("main");
const boxes = (dialog: Locator) => dialog.getByRole("textbox");
const toSecurity = (page: Page, slug: string) =>
  open(page, `${clinicUrl(slug)}/profile-settings?section=security`);

async function sendLogIn(page: Page, slug: string, { login, password }: DemoPatient): Promise<void> {
  await open(page, `${clinicUrl(slug)}/login`);
  await page.locator("#login").fill(login);
  await page.locator("#password").fill(password);
  await main(page).locator("button[type=submit]").click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Pastes into the first box, as a person does. */
async function paste(dialog: Locator, text: string): Promise<void> {
  await boxes(dialog)
    .first()
    .evaluate((box, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", value);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  // Firefox lets no script paste anything: there the code is typed.
  if ((await boxes(dialog).first().inputValue()) === "") await boxes(dialog).first().pressSequentially(text);
}

test(
  "a patient sets up an authenticator app, signs in with its code and a recovery code, and turns it off",
  { tag: ["@S2.OVL.08", "@S2.OVL.09", "@S9.CONST.02"] },
  async ({ context, page }) => {
    const caio = patientOf("ipe", 1);
    await chooseLanguage(context, "en");
    await sendLogIn(page, "ipe", caio);
    await expect(page).toHaveURL(`${clinicUrl("ipe")}/`);

    await toSecurity(page, "ipe");
    await page.getByRole("button", { name: "Set up the authenticator app" }).click();
    const setUp = page.getByRole("dialog", { name: "Set up the authenticator app" });
    await expect(setUp.getByRole("img", { name: "QR code with your key" })).toBeVisible();
    const secret = ((await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "").replaceAll(
      " ",
      "",
    );
    const app = new TOTP({ secret });
    expect(await axe(page)).toEqual([]);
    await paste(setUp, app.generate());
    await setUp.getByRole("button", { name: "Continue" }).click();

    const stored = page.getByRole("dialog", { name: "Save your recovery codes" });
    await expect(stored.getByRole("listitem")).toHaveCount(10);
    const [recoveryCode = ""] = await stored.getByRole("listitem").allTextContents();
    expect(await axe(page)).toEqual([]);
    await stored.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("10 codes are left.")).toBeVisible();

    await signOut(page);
    await sendLogIn(page, "ipe", caio);
    const requested = page.getByRole("dialog", { name: "Enter the 6-digit code" });
    await expect(boxes(requested)).toHaveCount(6);
    await expect(requested.getByLabel("Digit 1 of 6")).toBeFocused();
    await expect(requested.getByLabel("Digit 1 of 6")).toHaveAttribute("autocomplete", "one-time-code");
    expect(await axe(page)).toEqual([]);
    await requested.getByRole("button", { name: "Continue" }).click();
    await expect(requested.getByText("Enter all six digits.")).toBeVisible();
    // The code of setting up has been used: the app's next one is good already.
    const next = app.generate({ timestamp: Date.now() + 30_000 });
    await page.keyboard.type(next);
    await expect(requested.getByLabel("Digit 6 of 6")).toHaveValue(next.slice(-1));
    await requested.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${clinicUrl("ipe")}/`);

    await signOut(page);
    await sendLogIn(page, "ipe", caio);
    await paste(requested, next);
    await requested.getByRole("button", { name: "Continue" }).click();
    await expect(requested.getByRole("alert")).toContainText("This code is wrong or has expired.");
    await requested.getByRole("button", { name: "Use a recovery code" }).click();
    const recovery = page.getByRole("dialog", { name: "Enter a recovery code" });
    await recovery.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
    await recovery.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${clinicUrl("ipe")}/`);

    await toSecurity(page, "ipe");
    await expect(page.getByText("9 codes are left.")).toBeVisible();
    await page.getByRole("button", { name: "Turn off the authenticator app" }).click();
    const sure = page.getByRole("dialog", { name: "Turn off the authenticator app?" });
    const gap = () => sure.evaluate((sheet) => innerHeight - sheet.getBoundingClientRect().bottom);
    await expect.poll(gap, "a sheet of a phone comes from below, once it has risen").toBe(0);
    await sure.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("button", { name: "Set up the authenticator app" })).toBeVisible();
  },
);

test("a patient adds a passkey, signs in with it alone, and removes it", async ({
  context,
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "the virtual authenticator is Chromium's");
  const amelia = patientOf("aurora", 1);
  await addAuthenticator(context, page);
  await chooseLanguage(context, "en");
  await sendLogIn(page, "aurora", amelia);
  await expect(page).toHaveURL("/");
  await toSecurity(page, "aurora");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name of the passkey").fill("Amelia's phone");
  expect(await axe(page)).toEqual([]);
  await adding.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Amelia's phone" })).toBeVisible();
  await expect(page.getByText("not used yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await adding.getByRole("button", { name: "Continue" }).click();
  await expect(adding.getByText("This device already has a passkey for this account.")).toBeVisible();

  await signOut(page);
  await open(page, "/login?from=/appointments");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/appointments");
  await expect(page.getByLabel(`Your account, ${amelia.name}`)).toBeVisible();

  await toSecurity(page, "aurora");
  await expect(page.getByText(/, last used on/)).toBeVisible();
  await page.getByRole("button", { name: "Remove Amelia's phone" }).click();
  await page.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByRole("heading", { name: "Amelia's phone" })).toBeHidden();

  await signOut(page);
  await open(page, "/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This passkey didn’t work.");
});

test("a patient without a passkey for this clinic is told what to do instead", async ({
  context,
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "the virtual authenticator is Chromium's");
  await addAuthenticator(context, page);
  await open(page, "/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(
    page.getByText("We couldn’t use a passkey. Try again, or sign in with your password."),
  ).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
