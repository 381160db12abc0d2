import { localHttp } from "@anteroom/local-http/local-http";
import { TOTP } from "otpauth";
import { openTestProvider } from "../server/src/testing/openid-provider.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { addAuthenticator } from "./support/passkeys.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a doctor sets up an authenticator app and signs in with its code after a wrong password and code", async ({
  page,
}) => {
  const { slug } = await openClinic("aurora", "desk-sign-in", { attended: false });
  await signInAtDesk(page, slug, "doctor");
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("button", { name: "Set up the app" }).click();
  const secret = (await page.locator("bdi.long").textContent()) ?? "";
  const app = new TOTP({ secret });
  const type = async (code: string) => {
    await page.getByLabel("Digit 1 of 6").focus();
    await page.keyboard.type(code);
  };
  await type(app.generate());
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Your authenticator app is set up.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  await page.getByLabel("Email address").fill(`doctor@${slug}.example`);
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("These sign-in details don’t match.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Code from your authenticator app")).toBeVisible();
  const right = app.generate({ timestamp: Date.now() + 30_000 }); // each is taken once, and one ahead is taken
  await type(right === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
  await type(right);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("a doctor adds a passkey and signs in with it alone and after the password", async ({
  context,
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "the virtual authenticator is Chromium's");
  const { slug } = await openClinic("aurora", "desk-passkey", { attended: false });
  await addAuthenticator(context, page);
  await signInAtDesk(page, slug, "doctor");
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByLabel("Name of the passkey").fill("Ward tablet");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(page.getByText("Ward tablet")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Email address").fill(`doctor@${slug}.example`);
  await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("staff sign in with their organisation's account and are told when they have none here", async ({
  page,
}) => {
  const { slug, clinicToken } = await openClinic("aurora", "desk-provider", { attended: false });
  const provider = await openTestProvider({
    redirectUris: [`${clinicUrl(slug)}/desk/sign-in`],
    inIdToken: true,
  });
  provider.people.set("stranger", { email: "stranger@work.example", email_verified: true });
  provider.people.set("helena", { email: `doctor@${slug}.example`, email_verified: true });
  // The provider's own pages want a font of the internet.
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  const body = { name: "Aurora ID", issuer: provider.issuer, ...provider.client, is_enabled: true };
  const { status } = await localHttp(`${clinicUrl(slug)}/api/clinic/sign_in_provider`, {
    method: "PUT",
    headers: { authorization: `Bearer ${clinicToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
  const signInAs = async (login: string) => {
    await page.getByRole("button", { name: "Sign in with Aurora ID" }).click();
    await page.getByPlaceholder("Enter any login").fill(login);
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto(`${clinicUrl(slug)}/desk/hours`);
  await signInAs("stranger");
  await expect(page.getByText("You don’t have an account at this desk.")).toBeVisible();
  await page.context().clearCookies({ domain: "127.0.0.1" });
  await signInAs("helena");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  // The screen that was wanted, without what the provider has added to the address.
  await expect(page).toHaveURL(`${clinicUrl(slug)}/desk/hours`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await provider.close();
});

for (const lang of ["en", "ar"])
  test(`the desk sign-in has no accessibility violations in ${lang}`, async ({ page, context }) => {
    await context.addCookies([{ name: "lang", value: lang, url: clinicUrl("aurora") }]);
    await page.goto(`${clinicUrl("aurora")}/desk`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
    expect(await axe(page)).toEqual([]);
  });
