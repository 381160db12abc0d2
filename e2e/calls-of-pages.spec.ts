// What pages send: to which address, with which header, and with which body.
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { fillAddress } from "../tools/product/demo-visit.ts";
import { signIn } from "./support/visit.ts";

test("every API request for a patient carries the session token", { tag: "@S7.API.01" }, async ({ page }) => {
  await signIn(page);
  const sent: { path: string; token: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/patients(?!\/application_settings)/.test(pathname))
      sent.push({ path: pathname, token: request.headers()["x-patient-token"] });
  });
  await open(page, "/appointments");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("patient-token"));
  expect(token).toBeTruthy();
  await expect.poll(() => sent.map(({ path }) => path)).toContain("/api/patients/appointments");
  expect(sent.filter((one) => one.token !== token)).toEqual([]);
});

test(
  "a booking sends the agreed body, without symptom details when there was no symptom check",
  { tag: ["@S7.API.12", "@S7.API.12.body", "@S7.API.12.triage", "@S1.12", "@D.13"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "booking-body", { settings: { patientsPayments: false } });
    await signIn(page, clinic);
    const path = await fillAddress("/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}", page);
    const { searchParams } = new URL(path, clinicUrl(clinic));
    await open(page, clinicUrl(clinic) + path);
    await page.getByLabel("In your own words").fill("A cough");
    const requested = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/patients/appointments"),
    );
    await page.getByRole("button", { name: "Book appointment" }).click();
    const request = await requested;
    expect(request.postDataJSON()).toEqual({
      doctor_id: Number(searchParams.get("doctorId")),
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: searchParams.get("appointmentDate"),
      symptoms: "A cough",
    });
    const answer = (await (await request.response())?.json()) as { data: { entity: object } };
    expect(answer.data.entity).toMatchObject({ service_type: "remote" });
  },
);

test(
  "the clinic is looked up only where the host names none, at the unedited API address",
  { tag: ["@S7.API.05", "@S7.API.05.q-platform", "@D.05"] },
  async ({ page, complaints }) => {
    complaints.allow(/net::ERR|CORS|Failed to load resource/);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("knok_domains")) requested.push(request.url());
    });
    await open(page, `${clinicUrl("aurora")}/doctors`);
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual([]);
    const plain = clinicUrl("aurora").replace("aurora.localhost", "localhost");
    const edited = clinicUrl("ipe");
    await page
      .context()
      .addCookies([{ name: "api_address", value: encodeURIComponent(`${edited}/api/`), url: plain }]);
    await open(page, `${plain}/`);
    await expect.poll(() => requested).toEqual([`${plain}/api/shared/knok_domains?platform=web`]);
  },
);
