import { anotherClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { openBendingDoor } from "./support/bending-door.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test(
  "where nothing is booked on the web, doctors and booking lead home, and visits to the sign-in",
  { tag: ["@S6.ROLE.02", "@S6.AUTH.02", "@S6.GATE.appointmentScheduling", "@S3.SET.patientsWebScheduling"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "without-scheduling", {
      settings: { patientsWebScheduling: false },
    });
    const url = clinicUrl(clinic);
    for (const path of [
      "/doctors",
      "/doctors/1",
      "/scheduling/patient?doctorId=1",
      "/appointment-checkout",
    ]) {
      await open(page, url + path);
      await expect(page, path).toHaveURL(`${url}/?reason=gate-closed`);
      await expect(page.getByText("This clinic does not offer that page.")).toBeVisible();
    }
    await expect(page.locator('a[href^="/doctors"], a[href^="/scheduling"]')).toHaveCount(0);
    await page.goto(`${url}/appointments`);
    await expect(page).toHaveURL(`${url}/login?from=%2Fappointments`);
  },
);

test(
  "where nobody signs in on the web there is no way in, and no page sends anybody in a circle",
  { tag: ["@S3.SET.patientsLogIn", "@S6.AUTH.02", "@D.29", "@G.05"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "without-login", {
      settings: { patientsLogIn: false, patientsWebScheduling: false },
    });
    const url = clinicUrl(clinic);
    await open(page, `${url}/`);
    await expect(page.locator('a[href^="/login"]')).toHaveCount(0);
    await page.goto(`${url}/login`);
    await expect(page).toHaveURL(`${url}/`);
    await page.goto(`${url}/appointments`);
    await expect(page).toHaveURL(`${url}/?reason=sign-in-needed`);
    await expect(page.getByText("That page is for patients who are signed in.")).toBeVisible();
  },
);

test(
  "where visits are not rated there is no page for it and no way to it",
  { tag: ["@S3.SET.patientsReview", "@S6.GATE.review"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "without-review", { settings: { patientsReview: false } });
    await signIn(page, clinic);
    const past = await page.evaluate(async () => {
      const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
      const answer = await fetch("/api/patients/appointments", { headers });
      const { data } = (await answer.json()) as { data: { collection: { id: number; status: string }[] } };
      return data.collection.find(({ status }) => status === "finished")?.id;
    });
    expect(past).toBeDefined();
    await open(page, `${clinicUrl(clinic)}/appointments/${past}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('a[href$="/review"]')).toHaveCount(0);
    await open(page, `${clinicUrl(clinic)}/appointments/${past}/review`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await open(page, `${clinicUrl("aurora")}/`); // and where they are, the page is there
    await signIn(page);
    await open(page, `${clinicUrl("aurora")}/appointments/1/review`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  },
);

test(
  "a clinic's own picture, icon, terms, account and colour stand where they belong",
  {
    tag: [
      "@S3.MANIFEST.03",
      "@S3.MANIFEST.05",
      "@S3.MANIFEST.06",
      "@S3.MANIFEST.07",
      "@S3.MANIFEST.08",
      "@G.20",
      "@D.20",
    ],
  },
  async ({ page }) => {
    const clinic = await anotherClinic("andes", "with-its-own-picture", {
      manifest: {
        name: "Clinic of the own picture",
        businessAccountSlug: "picture-group",
        alternativeMainImageUrl: "/clinics/ipe/logo.svg",
        customFavicon: "/clinics/ipe/favicon.svg",
        termsAndConditionsLink: "/clinics/ipe/terms.html",
        patientPrimaryColor: "#7a1fa2",
        brandColors: {},
      },
    });
    const url = clinicUrl(clinic);
    await open(page, `${url}/`);
    await expect(page).toHaveTitle("Clinic of the own picture");
    await expect(page.locator('main img[src="/clinics/ipe/logo.svg"]')).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/clinics/ipe/favicon.svg");
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand"));
    expect(await brand()).toBe("#7a1fa2");
    const account = await page.evaluate(async () => {
      const answer = await fetch("/api/shared/knok_domains?platform=web");
      return (await answer.json()).data.entity.business_account;
    });
    expect(account).toBe("picture-group");
    await toCheckoutAsGuest(page, { clinic, time: 4, motive: "A cough" });
    const terms = page.locator("a[href*=terms]");
    await expect(terms).toHaveCount(1);
    await expect(terms).toHaveAttribute("href", "/clinics/ipe/terms.html");
  },
);

test(
  "every call goes to the address the environment names",
  { tag: ["@S7.API.02", "@D.04", "@S3.RUN.03"] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const door = await openBendingDoor(
      "aurora",
      "/login",
      (text) => text.replace('"apiBaseUrl":"/api/"', '"apiBaseUrl":"/elsewhere/api/"'),
      (address) => address.replace(/^\/elsewhere\//, "/"),
    );
    const url = door.clinicUrl;
    await open(page, `${url}/login`);
    await page.getByLabel("Email").fill("ines@example.pt");
    await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${url}/`);
    expect(requested).toContain("/elsewhere/api/patients/auth/login");
    expect(requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
    await door.close();
  },
);

test(
  "when booking fails for no reason we know, one sentence says to try again, and nothing typed is lost",
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints }) => {
    complaints.allow(/status of 502/);
    const clinic = await anotherClinic("andes", "with-a-broken-line", {});
    await toCheckoutAsGuest(page, { clinic, time: 7, motive: "A rash on one arm" });
    await page.getByRole("checkbox").check();
    const broken = /\/api\/guests\/appointments|\/api\/.*appointments$/;
    await page.route(broken, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await page.getByRole("button", { name: /^(Pay|Book)/ }).click();
    await expect(page.getByText(/Something went wrong.*try again/i).first()).toBeVisible();
    await expect(page.getByText("A rash on one arm")).toBeVisible();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.unroute(broken);
  },
);
