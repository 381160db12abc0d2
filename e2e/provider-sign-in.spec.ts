import { localHttp } from "@anteroom/local-http/local-http";
import { openTestProvider } from "../server/src/testing/openid-provider.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

test("a patient creates an account at the clinic's identity provider and signs in with it later", async ({
  context,
  page,
}) => {
  const { slug, clinicToken } = await openClinic("aurora", "provider", {});
  const provider = await openTestProvider({ redirectUris: [`${clinicUrl(slug)}/login`], inIdToken: true });
  provider.people.set("nadia", { email: "nadia@example.org", email_verified: true });
  // The provider's own pages want a font of the internet.
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  const body = { name: "Aurora ID", issuer: provider.issuer, ...provider.client, is_enabled: true };
  const { status } = await localHttp(`${clinicUrl(slug)}/api/clinic/patient_sign_in_provider`, {
    method: "PUT",
    headers: { authorization: `Bearer ${clinicToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
  await chooseLanguage(context, "en", [slug]);
  await page.goto(`${clinicUrl(slug)}/login?from=/appointments`);
  await page.getByRole("button", { name: "Sign in with Aurora ID" }).click();
  await page.getByPlaceholder("Enter any login").fill("nadia");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  // What the provider has added to the address is gone.
  await expect(page).toHaveURL(`${clinicUrl(slug)}/login?from=%2Fappointments`);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Full name").fill("Nadia Reis");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(`${clinicUrl(slug)}/appointments`);
  await expect(page.getByLabel("Your account, Nadia Reis")).toBeVisible();

  await page.evaluate(() => localStorage.clear()); // signed out on this device
  await page.goto(`${clinicUrl(slug)}/login`);
  await page.getByRole("button", { name: "Sign in with Aurora ID" }).click();
  await expect(page.getByLabel("Your account, Nadia Reis")).toBeVisible();
  await expect(page).toHaveURL(`${clinicUrl(slug)}/`);
  await provider.close();
});
