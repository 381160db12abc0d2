import { TOTP } from "otpauth";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a doctor sets up the authenticator app, and signs in with its code after a wrong password and a wrong code", async ({
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

for (const lang of ["en", "ar"])
  test(`whoever needs assistive technology finds nothing in the way of signing in, in ${lang}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: "lang", value: lang, url: clinicUrl("aurora") }]);
    await page.goto(`${clinicUrl("aurora")}/desk`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
    expect(await axe(page)).toEqual([]);
  });
