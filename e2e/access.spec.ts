import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { askClinic, invite, isAlive, linksTo, logInLink, newPatient, sessionOf } from "./support/access.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

const fresh = "oito barcos no rio";
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("patient-token"));
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function fillPasswords(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("Repeat the password", { exact: true }).fill(second);
}

async function signInWith(page: Page, login: string, password: string): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Sign in").click();
}

/** Asks for an account as another browser does; returns its address. */
async function newAccount(): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@patients.example`;
  const body = { name: "Rui Costa", email, password: fresh, terms_accepted: true, terms_version: "1" };
  const answer = await localHttp(`${clinicUrl("aurora")}/api/patients/auth/sign_up`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: "lang=en" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(204);
  return email;
}

async function latestLink(login: string, part: string): Promise<string> {
  let [link] = await linksTo(login, part);
  await expect.poll(async () => ([link] = await linksTo(login, part))[0]).toBeTruthy();
  return link ?? "";
}

test(
  "a patient resets a forgotten password by the emailed link, and other devices are signed out",
  { tag: ["@D.59", "@S2.R20", "@S2.R20.q-token", "@S2.R21", "@S6.AUTH.06"] },
  async ({ page }) => {
    const patient = await newPatient();
    const elsewhere = await sessionOf(patient);
    await open(page, "/recover-password");
    await page.getByLabel("Email").fill(patient.login);
    await button(page, "Send me the link").click();
    await expect(heading(page, "Check your inbox")).toBeVisible();
    const link = await latestLink(patient.login, "/set-password?token=");
    await open(page, link);
    await expect(page).toHaveURL("/set-password");
    await fillPasswords(page, fresh);
    await button(page, "Save new password").click();
    await expect(heading(page, "Your new password has been saved")).toBeVisible();
    expect(await isAlive(elsewhere)).toBe(false);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(patient.login);
    await page.getByLabel("Password", { exact: true }).fill(fresh);
    await button(page, "Sign in").click();
    await expect(page).toHaveURL("/");

    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error("No other browser");
    await chooseLanguage(other.context(), "en");
    await open(other, clinicUrl("aurora") + link);
    await expect(heading(other, "This link no longer works")).toBeVisible();
    await expect(other.getByRole("main").getByLabel(/password/i)).toHaveCount(0);
    await other.getByRole("main").getByRole("link", { name: "Ask for a new link" }).click();
    await expect(other).toHaveURL(clinicUrl("aurora") + "/recover-password");
    await other.close();
  },
);

test(
  "a new patient signs up, confirms the email address with a button and signs in",
  { tag: ["@S2.R05", "@S2.R05.q-mgen_client_number", "@S2.R05.q-tax_number", "@S5.FIELD.05", "@D.62"] },
  async ({ page, anotherBrowser }) => {
    const login = `${crypto.randomUUID().slice(0, 8)}@patients.example`;
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/sign-up?mgen_client_number=M-10&tax_number=123456789&from=%2Fdoctors");
    await expect(page.getByLabel("Client number")).toHaveValue("M-10");
    await expect(page.getByLabel("Tax number (optional)")).toHaveValue("123456789");
    await page.getByLabel("Full name").fill("Rita Lopes");
    await page.getByLabel("Email").fill(login);
    await fillPasswords(page, fresh);
    await button(page, "Create my account").click();
    await expect(
      page.getByRole("link", { name: "Tick the box to agree to the terms, then continue." }),
    ).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByLabel("Tax number (optional)").fill("123");
    await button(page, "Create my account").click();
    await expect(
      page.getByRole("link", { name: "This tax number is not valid. Check the digits, or leave it empty." }),
    ).toBeVisible();
    await page.getByLabel("Tax number (optional)").fill("123456789");
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = (input, init) => {
        if (typeof init?.body === "string") sessionStorage.setItem("last-body", init.body);
        return send(input, init);
      };
    });
    await button(page, "Create my account").click();
    await expect(heading(page, "One more step: check your inbox")).toBeVisible();
    const sent = await page.evaluate(() => sessionStorage.getItem("last-body"));
    expect(JSON.parse(sent ?? "")).toMatchObject({ mgen_client_number: "M-10", tax_number: "123456789" });
    await expect(page.getByRole("link", { name: "Open your email" })).toHaveAttribute("href", "/dev/outbox");
    await expect(page.getByRole("button", { name: /^Resend email in \d+ seconds?$/ })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await latestLink(login, "/sign-up?confirmation_token=");
    await page.clock.fastForward(61_000);
    await button(page, "Resend email").click();
    await expect(page.getByText("We’ve sent the email again.")).toBeAttached();
    await expect
      .poll(async () => (await linksTo(login, "/sign-up?confirmation_token=")).length)
      .toBeGreaterThan(1);
    await button(page, "Change email address").click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Full name")).toHaveValue("Rita Lopes");
    const link = await latestLink(login, "/sign-up?confirmation_token=");
    await open(page, link);
    await expect(page).toHaveURL("/sign-up");
    await reload(page); // opening it has used nothing up, and the token is gone from the address
    await open(page, link);
    await button(page, "Confirm and continue").click();
    // The mail's link knows nothing of the page that was wanted before; this browser does.
    await expect(page).toHaveURL("/doctors");

    const second = await newAccount();
    const other = await anotherBrowser();
    await open(other, clinicUrl("aurora") + (await latestLink(second, "/sign-up?confirmation_token=")));
    await expect(other.getByText(/Didn’t ask for this account\?/)).toBeVisible();
    await button(other, "Confirm and continue").click();
    await expect(other.getByLabel("Your account, Rui Costa")).toBeVisible();
    await expect(other).toHaveURL("/");
    expect(await tokenIn(other)).toBeTruthy();
    await expect(page.getByLabel("Your account, Rita Lopes")).toBeVisible();
    await open(page, "/sign-up");
    await expect(page).toHaveURL("/");
  },
);

test(
  "a log-in link signs in and its token leaves address and history; other query parameters stay",
  { tag: ["@S4.SESSION.08", "@S4.SESSION.09", "@D.09"] },
  async ({ page }) => {
    const patient = await newPatient();
    await page.goto(await logInLink(patient, "/appointments?view=past"));
    await expect(heading(page, "Your appointments")).toBeVisible();
    await expect(page).toHaveURL("/appointments?view=past");
    expect(await tokenIn(page)).toBeTruthy();
    await page.goto("/doctors");
    await page.goBack();
    await expect(page).toHaveURL("/appointments?view=past");
  },
);

test(
  "a log-in link whose answer was lost works again in the same browser and is refused in another",
  { tag: ["@D.09"] },
  async ({ page, anotherBrowser, complaints }) => {
    complaints.allow(/net::ERR_FAILED/);
    const patient = await newPatient();
    const link = await logInLink(patient);
    const body = { token: new URL(link, clinicUrl("aurora")).searchParams.get("token") };
    await page.route("**/patients/auth/login/token", async (route) => {
      const sent = route.request();
      // The body anew: Firefox tells the test of none.
      await localHttp(sent.url(), {
        method: "POST",
        headers: { ...sent.headers(), "content-length": String(JSON.stringify(body).length) },
        body: JSON.stringify(body),
      });
      await route.abort(); // the server has logged in, the browser never hears of it
    });
    await page.goto(link);
    await expect(heading(page, "We couldn’t reach the clinic’s service just now.")).toBeVisible();
    const other = await anotherBrowser();
    await other.goto(clinicUrl("aurora") + link);
    await expect(heading(other, "This link no longer works")).toBeVisible();
    await button(other, "Sign in").click();
    await expect(other).toHaveURL(`${clinicUrl("aurora")}/login`);
    await page.unroute("**/patients/auth/login/token");
    await button(page, "Try again").click();
    await expect(page.getByLabel(`Your account, ${patient.name}`)).toBeVisible();
  },
);

test(
  "an expired password blocks every page, and the reset email is requested once",
  {
    tag: [
      "@S2.OVL.01",
      "@S2.OVL.02",
      "@S2.OVL.03",
      "@S4.SESSION.10",
      "@S4.SESSION.11",
      "@S4.SESSION.12",
      "@S8.ERR.01",
      "@S8.ERR.02",
      "@D.60",
    ],
  },
  async ({ page }) => {
    const patient = await newPatient();
    await askClinic(`/patients/${patient.id}/password_expiry`);
    const resets: string[] = [];
    page.on("request", (one) => one.url().endsWith("/password/reset") && resets.push(one.url()));
    await page.goto(await logInLink(patient));
    await expect(heading(page, "Your password has expired")).toBeVisible();
    await expect(page.getByText("To continue you must reset your password.")).toBeVisible();
    await expect(page.getByText("Open it to choose a new password")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(0); // nothing but the language
    await expect(page.getByRole("link")).toHaveText(["Skip to the content"]); // none leads away
    expect(await tokenIn(page)).toBeNull();
    await open(page, await latestLink(patient.login, "/set-password?token="));
    expect(resets).toHaveLength(1);
    await fillPasswords(page, fresh);
    await button(page, "Save new password").click();
    await expect(heading(page, "Your new password has been saved")).toBeVisible();
    await signInWith(page, patient.login, fresh);
    await expect(page.getByLabel(`Your account, ${patient.name}`)).toBeVisible();
  },
);

test(
  "an auth_token of the session opens the app download; another one signs out and reloads the manifest",
  { tag: ["@S6.AUTH.07", "@S6.AUTH.08", "@S6.AUTH.09", "@D.57"] },
  async ({ page }) => {
    const patient = await newPatient();
    await page.goto(await logInLink(patient));
    await expect(page.getByLabel(`Your account, ${patient.name}`)).toBeVisible();
    const own = (await tokenIn(page)) ?? "";
    await page.goto(`/doctors?auth_token=${own}`);
    await expect(page).toHaveURL("/download");
    expect(await tokenIn(page)).toBe(own);

    const manifest = page.waitForRequest((one) =>
      one.url().endsWith("/api/manifest?token=somebody-elses-token"),
    );
    await page.goto("/doctors?languages=pt&auth_token=somebody-elses-token");
    await manifest;
    await expect(page).toHaveURL("/doctors?languages=pt");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
    expect(await isAlive(own)).toBe(false);
  },
);

test(
  "an invited patient accepts the invitation while somebody else is signed in",
  { tag: ["@S2.R22", "@S2.R22.q-auth_token", "@S2.R22.q-invitation_token", "@S6.AUTH.08"] },
  async ({ page }) => {
    const before = await newPatient("Somebody Else");
    await page.goto(await logInLink(before));
    await expect(page.getByLabel("Your account, Somebody Else")).toBeVisible();
    const { login, path } = await invite("Rui Alves");
    await open(page, path);
    await expect(heading(page, "Clínica Aurora invites you")).toBeVisible();
    await expect(page).toHaveURL("/invitation");
    await expect.poll(() => tokenIn(page)).toBeNull();
    await fillPasswords(page, fresh);
    await page.getByRole("checkbox").check();
    await button(page, "Accept the invitation").click();
    await expect(heading(page, "Your account is ready")).toBeVisible();
    await signInWith(page, login, fresh);
    await expect(page.getByLabel("Your account, Rui Alves")).toBeVisible();
  },
);

test("the sign-up form has no accessibility violations with errors, in English and Arabic", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ["en", "ar"]) {
    await chooseLanguage(context, locale);
    await open(page, "/sign-up?mgen_client_number=M-10");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
});

test("a guest's request for an earlier time survives sign-up until the email address is confirmed", async ({
  page,
}) => {
  const login = `${crypto.randomUUID().slice(0, 8)}@patients.example`;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/doctors?specialties=nutrition");
  const address = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  await open(page, `${address}?earlier=ask`);
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Full name").fill("Rita Lopes");
  await page.getByLabel("Email").fill(login);
  await fillPasswords(page, fresh);
  await page.getByRole("checkbox").check();
  await button(page, "Create my account").click();
  await expect(heading(page, "One more step: check your inbox")).toBeVisible();
  await expect(page).toHaveTitle(/^One more step: check your inbox – /);
  const second = await page.context().newPage();
  await open(second, await latestLink(login, "/sign-up?confirmation_token="));
  await button(second, "Confirm and continue").click();
  await expect(second).toHaveURL(/\/doctors\//);
  await expect(second.getByText(/We’ll email you when a time/), "the request is sent").toBeVisible();
  await expect(heading(page, "Your account is ready"), "the first tab notices").toBeVisible();
  await expect(page).toHaveTitle(/^Your account is ready – /);
  await second.close();
  await open(page, "/appointments"); // not the page they came from
  const waiting = page.getByRole("region", { name: "Waiting for a time" });
  await expect(waiting.getByText(/We’ll email you when a time/)).toBeVisible();
  await waiting.getByRole("button", { name: /^Leave the waitlist/ }).click();
  await expect(waiting.getByText("You’ve left the waitlist.")).toBeFocused();
});
