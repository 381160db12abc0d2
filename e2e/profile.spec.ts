// You and your family: personal data, insurance, mails, devices, password, and visits for somebody one cares for.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { soonTime } from "./support/soon-time.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";
import { extendedTag } from "../tools/test/extended.ts";

const section = (name: string, more = "") => `/profile-settings?section=${name}${more}`;
/** A patient whom no other journey needs: password, address and zone may change for a while. */
const alone = { slug: "ipe", index: 3 } as const;
const atIpe = (path: string) => `${clinicUrl(alone.slug)}${path}`;

/** Signs one of the clinic's demo patients in; the others' journeys are not disturbed. */
async function signInAs(page: Page, index: number, slug = "aurora"): Promise<void> {
  const patient = demoClinic(slug).patients[index];
  await open(page, `${clinicUrl(slug)}/join-by-code`);
  await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/patients/auth/login", { method: "POST", headers, body });
      const { data } = (await answer.json()) as { data: { entity: { token: string } } };
      localStorage.setItem("patient-token", data.entity.token);
    },
    JSON.stringify({ login: patient?.login, password: patient?.password }),
  );
}

/** Calls the API as the patient of this page. */
function api(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, text]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb,
        headers: {
          "x-patient-token": localStorage.getItem("patient-token") ?? "",
          ...(text === null ? {} : { "content-type": "application/json" }),
        },
        ...(text === null ? {} : { body: text }),
      });
      // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
      return { status: answer.status, body: (await answer.json().catch(() => null)) as any };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved\./)).toBeVisible();

test(
  "a patient edits each fact of the profile",
  {
    tag: [
      "@S1.39",
      "@S2.R24",
      "@S3.PROFILE.02",
      "@S3.PROFILE.03",
      "@S3.PROFILE.04",
      "@S3.PROFILE.06",
      "@S3.PROFILE.07",
      "@S3.PROFILE.08",
      "@S3.PROFILE.10",
      "@S3.PROFILE.12",
    ],
  },
  async ({ page }) => {
    await signInAs(page, alone.index, alone.slug);
    await open(page, atIpe("/profile-settings"));
    await expect(page.getByRole("heading", { level: 1, name: "You and your family" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: /^About you/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About you" })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "Change: Phone" }).click();
    await expect(page.getByLabel("Phone (optional)")).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel("Phone (optional)").fill("12");
    await page.getByLabel("CPF (optional)").fill("529.982.247-26");
    await save(page);
    const summary = page.getByRole("region", { name: "2 things need a look" });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await summary.getByRole("link", { name: /phone number is not valid/ }).click();
    await page.getByLabel("Phone (optional)").fill("+351 912 345 678");
    await page.getByLabel("CPF (optional)").fill("123.456.789-09");
    await page.getByRole("radio", { name: "Rather not say" }).check();
    await page.getByLabel("National health service number (optional)").fill("987 654 321");
    await page.getByLabel("Home address (optional)").fill("Rua Nova 1\n1100-001 Lisboa");
    await page.getByLabel("Time zone").selectOption("Atlantic/Azores");
    await page.getByLabel("Language", { exact: true }).selectOption("en");
    await save(page);
    await saved(page);
    await reload(page);
    for (const words of ["+351 912345678", "123.456.789-09", "Rather not say", "987 654 321", "Rua Nova 1"])
      await expect(page.getByText(words).first()).toBeVisible();
    for (const [name, heading] of [
      ["notifications", "Notifications"],
      ["security", "Sign-in and security"],
    ] as const) {
      await open(page, atIpe(section(name)));
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState("networkidle"); // what the section asks for has come
      expect(await axe(page)).toEqual([]);
    }
  },
);

/** A card as a camera gives it, drawn by the browser: so many pixels wide. */
async function photoOfCard(page: Page, name: string, width = 3000) {
  const url = await page.evaluate((wide) => {
    const canvas = document.createElement("canvas");
    canvas.width = wide;
    canvas.height = Math.round(wide * 0.63);
    const context = canvas.getContext("2d");
    context?.fillRect(0, 0, wide / 2, wide / 2);
    return canvas.toDataURL("image/jpeg", 0.8);
  }, width);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(url.split(",")[1] ?? "", "base64") };
}

test(
  "the insurance card is photographed, read, replaced and removed, for oneself and a dependent",
  { tag: ["@S3.PROFILE.11", "@S3.SET.patientsInsuranceInformation"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    await page.setViewportSize({ width: 360, height: 740 });
    // The text detector of Android's browsers, which none of this machine has.
    await page.addInitScript(() => {
      class TextDetector {
        detect = async () => [{ rawValue: "No. 77 1234 5678" }, { rawValue: "Valid until 12/2090" }];
      }
      Object.assign(globalThis, { TextDetector });
    });
    await signInAs(page, 0);
    await open(page, section("insurance"));
    await page.getByLabel("Choose a picture (Front of the card)").setInputFiles({
      name: "card.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(page.getByText("We couldn’t open this picture.")).toBeVisible();
    const front = page.getByRole("img", { name: "Front of the card" });
    await page
      .getByLabel("Take a photo (Front of the card)")
      .setInputFiles(await photoOfCard(page, "front.jpg"));
    await expect(page.getByText("The clinic has this picture.")).toBeVisible();
    await expect(front).toBeVisible();
    const natural = () => front.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(natural).toBe(2000);
    const number = page.getByLabel("Insurance number");
    const before = await number.inputValue();
    expect(before).not.toBe("77 1234 5678");
    await page.getByRole("button", { name: "Insurance number: 77 1234 5678" }).click();
    await page.getByRole("button", { name: /^Valid until: 31 12 2090/ }).click();
    await expect(number).toHaveValue("77 1234 5678");
    await number.fill("77 1234 9999");
    await save(page);
    await saved(page);
    expect(await axe(page)).toEqual([]);
    await reload(page);
    await expect(number).toHaveValue("77 1234 9999");
    await expect(front).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await context.setOffline(true);
    await page
      .getByLabel("Retake (Front of the card)")
      .setInputFiles(await photoOfCard(page, "again.jpg", 1000));
    await expect(page.getByText("You’re offline. Keep this page open")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("The clinic has this picture.")).toBeVisible();
    await expect.poll(natural).toBe(1000);

    await page.getByRole("link", { name: /Tomás/ }).click();
    await expect(page.getByLabel("Insurance number")).toHaveValue("");
    await expect(page.getByRole("img", { name: "Front of the card" })).toHaveCount(0);
    await page.getByRole("link", { name: "Mine" }).click();
    await expect(front).toBeVisible();
    await page.getByRole("button", { name: "Remove (Front of the card)" }).click();
    await expect(page.getByText("The picture was removed.")).toBeVisible();
    await reload(page);
    await expect(page.getByLabel("Take a photo (Front of the card)")).toBeAttached();
    await expect(front).toHaveCount(0);
  },
);

test(
  "a patient asks to act for an adult, who agrees by the emailed link",
  { tag: ["@D.101"] },
  async ({ page, anotherBrowser }) => {
    await signInAs(page, 1);
    const email = `rosa-${Date.now()}@example.pt`;
    await open(page, section("dependents", "&edit=new"));
    await page.getByLabel("Full name").fill("Rosa Santos");
    for (const [label, value] of [
      ["Day", "1"],
      ["Month", "2"],
      ["Year", "1948"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await save(page);
    await expect(page.getByRole("link", { name: /^This person is an adult/ })).toBeVisible();
    await page.getByLabel("Email address (optional)").fill(email);
    await save(page);
    await expect(page.getByText("Hasn’t agreed yet").first()).toBeVisible();

    const link = await page.evaluate(async (recipient) => {
      const html = await (await fetch("/dev/outbox")).text();
      const mail = html.split("<article>").find((one) => one.includes(recipient)) ?? "";
      return /href="([^"]*care=[^"]*)"/.exec(mail)?.[1] ?? "";
    }, email);
    const adult = await anotherBrowser();
    await chooseLanguage(adult.context(), "en");
    await adult.goto(link);
    await expect(
      adult.getByRole("heading", { level: 1, name: "May Amélia Santos act for you?" }),
    ).toBeVisible();
    expect(adult.url()).not.toContain("care=");
    expect(await axe(adult)).toEqual([]);
    await adult.getByRole("button", { name: "Yes, I agree" }).click();
    await expect(
      adult.getByRole("heading", { level: 1, name: "Thank you. We’ve saved your answer." }),
    ).toBeVisible();
    await adult.goto(link);
    await expect(adult.getByRole("heading", { level: 1 })).not.toContainText("act for you");

    await reload(page);
    await expect(page.getByText("Rosa Santos")).toBeVisible();
    await expect(page.getByText("Hasn’t agreed yet")).toHaveCount(0);
  },
);

test(
  "a booking for a child names the child on every page",
  { tag: [extendedTag, "@S1.02", "@D.13", "@D.63"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "for-families", {});
    const url = clinicUrl(clinic);
    await signInAs(page, 1, clinic);
    const name = "Sami Haddad";
    const empty = { email: null, phone_country_code: null, phone_number: null, taxpayer_number: null };
    const added = await api(page, "POST", "/patients/dependents", {
      ...empty,
      name,
      address: null,
      birthdate: null,
      sex: null,
    });
    expect(added.status).toBe(201);
    await open(page, `${url}/doctors`);
    await (await soonTime(page)).click();
    await page.getByLabel("In your own words").fill("An earache");
    await page.getByRole("radio", { name }).check();
    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    await expect(page.getByRole("heading", { name: "2 things are missing" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    for (const [label, value] of [
      ["Day", "9"],
      ["Month", "9"],
      ["Year", "2018"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("radio", { name: "Male", exact: true }).check();
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    const bank = await opening;
    await bank.waitForURL(/\/pay\//);
    for (const [field, value] of [
      ["name", "Amélia Santos"],
      ["number", "4111 1111 1111 1111"],
      ["expiry", "12/39"],
      ["cvv", "123"],
    ] as const)
      await bank.locator(`[name=${field}]`).fill(value);
    const closing = bank.waitForEvent("close");
    await bank.keyboard.press("Enter");
    await closing;
    await expect(page.getByRole("heading", { level: 1, name: "Sami is booked" })).toBeVisible();

    await open(page, `${url}/appointments`);
    const card = page.getByRole("article").filter({ hasText: `For ${name}` });
    await expect(card).toBeVisible();
    await card.getByRole("heading", { level: 3 }).getByRole("link").click();
    await page.waitForURL(/\/appointments\/\d+/);
    await expect(page.getByText(`For ${name}`)).toBeVisible();
    const id = /\d+$/.exec(page.url())?.[0] ?? "";

    await open(page, `${url}/client/video/${id}`);
    await page
      .getByRole("button", { name: /Join|waiting room|Go in|Enter/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
    await expect(page.getByText(`For ${name}`)).toBeVisible();
  },
);

test(
  "a changed email address applies after its confirmation link is used",
  { tag: ["@S3.PROFILE.02"] },
  async ({ page, anotherBrowser }) => {
    await signInAs(page, alone.index, alone.slug);
    const email = `amelia-${Date.now()}@example.pt`;
    const { login = "", password = "" } = demoClinic(alone.slug).patients[alone.index] ?? {};
    const linkOf = (recipient: string) =>
      page.evaluate(async (to) => {
        const html = await (await fetch("/dev/outbox")).text();
        const mail = html.split("<article>").find((one) => one.includes(to)) ?? "";
        return /href="([^"]*new_email=[^"]*)"/.exec(mail)?.[1] ?? "";
      }, recipient);
    await open(page, atIpe(section("personal")));
    await page.getByRole("link", { name: "Change: Email address" }).click();
    await page.getByLabel("Email address", { exact: true }).fill(email);
    await page.getByLabel("Current password", { exact: true }).fill(password);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(/We have sent a link to/)).toBeVisible();
    const mailbox = await anotherBrowser();
    await chooseLanguage(mailbox.context(), "en");
    await mailbox.goto(await linkOf(email));
    await expect(mailbox.getByRole("heading", { level: 1, name: "Use this email address?" })).toBeVisible();
    expect(mailbox.url()).not.toContain("new_email=");
    expect(await axe(mailbox)).toEqual([]);
    await mailbox.getByRole("button", { name: "Use this address" }).click();
    await expect(mailbox.getByRole("heading", { name: "Your new email address is in use" })).toBeVisible();
    await open(page, atIpe(section("personal")));
    await expect(page.getByText(email)).toBeVisible();
    // The demo's patient is called as before again.
    await api(page, "POST", "/patients/email", { email: login, current_password: password });
    const token = new URL(await linkOf(login)).searchParams.get("new_email");
    expect((await api(page, "POST", "/patients/email/confirm", { token })).status).toBe(204);
  },
);

test("a signed-out phone undoes a change of email and continues to a new password", async ({
  page,
  anotherBrowser,
}) => {
  await signInAs(page, alone.index, alone.slug);
  const email = `thief-${Date.now()}@example.pt`;
  const { login = "", password = "" } = demoClinic(alone.slug).patients[alone.index] ?? {};
  const linkOf = (recipient: string, name: string) =>
    page.evaluate(
      async ([to, token]) => {
        const html = await (await fetch("/dev/outbox")).text();
        const mail =
          html.split("<article>").find((one) => one.includes(to) && one.includes(`${token}=`)) ?? "";
        return new RegExp(`href="([^"]*${token}=[^"]*)"`).exec(mail)?.[1] ?? "";
      },
      [recipient, name] as const,
    );
  expect((await api(page, "POST", "/patients/email", { email, current_password: password })).status).toBe(
    204,
  );
  const token = new URL(await linkOf(email, "new_email")).searchParams.get("new_email");
  expect((await api(page, "POST", "/patients/email/confirm", { token })).status).toBe(204);
  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 320, height: 640 });
  await chooseLanguage(phone.context(), "en");
  await phone.goto(await linkOf(login, "undo_email"));
  await expect(
    phone.getByRole("heading", { level: 1, name: "Get your old email address back?" }),
  ).toBeVisible();
  expect(phone.url()).not.toContain("undo_email=");
  expect(await axe(phone)).toEqual([]);
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await phone.getByRole("button", { name: "Undo the change" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
  await expect(phone).toHaveURL(/\/set-password$/);
  await phone.getByLabel("New password", { exact: true }).fill(password);
  await phone.getByLabel("Repeat the password", { exact: true }).fill(password);
  await phone.getByRole("button", { name: "Save new password" }).click();
  await expect(phone.getByRole("heading", { name: "Your new password has been saved" })).toBeVisible();
  expect((await api(page, "GET", "/patients/auth/ping")).status).toBe(401);
  await signInAs(page, alone.index, alone.slug);
  expect((await api(page, "GET", "/patients")).body.patient.email).toBe(login);
});
