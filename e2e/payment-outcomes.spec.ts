// How a payment ends or cannot begin, what the order costs, and how long there is: each with its own page, message and next step.
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl } from "./support/demo.ts";
import {
  bankIsOut,
  bankRefunds,
  bankSays,
  beginToPay,
  bookUnpaid,
  choose,
  payButton,
  payingClinic,
  title,
  toCheckout,
} from "./support/pay.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

/** What the server tells of payments, changed on its way to the page. */
async function changePayment(page: Page, change: () => Record<string, unknown>): Promise<void> {
  await page.route(/\/payment_info$/, async (route) => {
    const { "accept-encoding": _packed, ...headers } = route.request().headers();
    const answer = await localHttp(route.request().url(), { headers });
    const body = JSON.parse(answer.text) as { data: { entity: Record<string, unknown> } };
    Object.assign(body.data.entity, change());
    const { date = "" } = answer.headers;
    await route.fulfill({ status: answer.status, headers: { date }, json: body });
  });
}

test(
  "a refused payment is final; “review” begins anew with everything still written",
  { tag: ["@S4.PAYFLOW.06", "@S4.PAYFLOW.10", "@S4.PAYFLOW.11", "@S8.MSG.07", "@D.75", "@D.78"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "refused", {});
    const id = await beginToPay(page, clinic, "credit_card");
    await expect(title(page)).toHaveText("Finish in the payment window");
    await expect(page.getByText("Awaiting payment", { exact: true })).toBeVisible();
    await bankSays(page, id, "refused");
    await expect(title(page)).toHaveText("The payment could not be completed");
    await expect(page.getByText("Unsuccessful", { exact: true })).toBeVisible();
    await page.bringToFront(); // the payment's window stays open before it
    await expect(title(page)).toBeFocused();
    await expect(page.getByText("You have not been charged.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "Review and book again" }).click();
    await expect(page.getByText("is reserved for you")).toBeVisible();
    await expect(page.getByLabel("In your own words")).toHaveValue("A rash on one arm");
  },
);

test(
  "a payment that breaks at the bank says so, and never that no money was taken",
  { tag: ["@S8.MSG.02", "@S4.PAYFLOW.10", "@D.78"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "broken", {});
    const id = await beginToPay(page, clinic, "credit_card");
    await expect(title(page)).toHaveText("Finish in the payment window");
    await bankSays(page, id, "error");
    await expect(title(page)).toHaveText("An error occurred while the payment was processed");
    await expect(page.getByText("Failed", { exact: true })).toBeVisible();
    await expect(page.getByText("You have not been charged.")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
  },
);

test(
  "an outcome that nobody knows is told as such, with the way to ask again",
  { tag: ["@S8.MSG.03"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "unknown", {});
    await changePayment(page, () => ({ status: "half_paid", action: null }));
    await beginToPay(page, clinic, "credit_card");
    await expect(title(page)).toHaveText("Unknown payment error");
    await expect(page.getByRole("button", { name: "Check again" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact support" })).toBeVisible();
  },
);

test(
  "at the deadline a closed window and an open one end in different words",
  {
    tag: [
      "@S8.MSG.05",
      "@S8.MSG.06",
      "@S4.PAYFLOW.07",
      "@S4.PAYFLOW.08",
      "@S4.PAYFLOW.10",
      "@D.75",
      "@S4.PAYFLOW.11",
    ],
  },
  async ({ page }) => {
    const clinic = await payingClinic(page, "deadline", {});
    const opening = page.waitForEvent("popup");
    const closed = await beginToPay(page, clinic, "credit_card");
    await expect(title(page)).toHaveText("Finish in the payment window");
    await (await opening).close();
    await expect(title(page)).toHaveText("The payment window was closed");
    await bankSays(page, closed, "expired");
    await expect(title(page)).toHaveText("The payment was closed before it was confirmed");
    await page.getByRole("link", { name: "Book again" }).click();
    await expect(page.getByText("is reserved for you")).toBeVisible();
    const reopening = page.waitForEvent("popup");
    await payButton(page).click();
    await (await reopening).waitForURL(/\/pay\//);
    await expect(title(page)).toHaveText("Finish in the payment window");
    const open = Number(/appointments\/(\d+)/.exec(page.url())?.[1]);
    await bankSays(page, open, "expired");
    await expect(title(page)).toHaveText("The time to pay has run out");
    await expect(page.getByText("Timed out", { exact: true })).toBeVisible();
  },
);

test(
  "giving up is asked once, is final, and frees the time",
  { tag: ["@S4.PAYFLOW.11", "@S8.MSG.05", "@D.75"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "give-up", {});
    const opening = page.waitForEvent("popup");
    await beginToPay(page, clinic, "credit_card");
    await (await opening).close();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByRole("heading", { name: "Cancel this booking?" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(title(page)).toHaveText("The payment was closed before it was confirmed");
    await page.getByRole("link", { name: "Book again" }).click();
    await expect(page.getByText("is reserved for you")).toBeVisible();
  },
);

test(
  "a payment session that cannot be set up is tried again",
  { tag: ["@S8.MSG.04"] },
  async ({ page, complaints }) => {
    complaints.allow(/status of 502/);
    const clinic = await payingClinic(page, "no-session", {});
    const id = await bookUnpaid(page, clinic);
    await bankIsOut(page, id, "error");
    await choose(page, "multibanco");
    await payButton(page).click();
    await expect(title(page)).toHaveText("The payment session could not be set up");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title(page)).toHaveText("Pay with Multibanco");
  },
);

test(
  "when the bank does not answer, the page leads to the clinic",
  { tag: ["@S8.MSG.01", "@S6.ROLE.12", "@G.24"] },
  async ({ page, complaints }) => {
    complaints.allow(/status of 503/);
    const globalLinks = { support_email: "help@clinic.example" };
    const clinic = await payingClinic(page, "silent", { settings: { globalLinks } });
    const id = await bookUnpaid(page, clinic);
    await bankIsOut(page, id, "before");
    await choose(page, "multibanco");
    await payButton(page).click();
    await expect(title(page)).toHaveText("An error occurred while requesting the payment");
    await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
      "href",
      "mailto:help@clinic.example",
    );
    await expect(page.getByText("You have not been charged.")).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "a clinic without any way to pay says so at checkout and names itself as help",
  { tag: ["@S8.MSG.11", "@S6.ROLE.12"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "no-methods", { settings: { gateways: {} } });
    await toCheckout(page, clinic);
    await expect(page.getByRole("heading", { name: "No payment methods available" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact support" })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "a voucher is refused in words at its field, lowers the total, or pays all of it",
  { tag: ["@S3.PAY.11", "@S3.PAY.13", "@S3.SET.patientsVouchers"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "pay-vouchers", {});
    await toCheckoutAsGuest(page, { clinic, time: 2, motive: "A cough" });
    const total = page.locator("dl").filter({ hasText: "Order total" }).locator("dd").last();
    const full = await total.innerText();
    await page.getByRole("button", { name: "I have a voucher" }).click();
    const field = page.getByLabel("Voucher code");
    await expect(field).toBeFocused();
    for (const [code, words] of [
      ["NOSUCHCODE", "We don’t recognise this voucher."],
      ["AURORAUSED", "This voucher has already been used."],
      ["AURORAOLD", "This voucher is no longer valid."],
    ] as const) {
      await field.fill(code);
      await field.press("Enter");
      await expect(page.getByText(words)).toBeVisible();
      await expect(field).toHaveValue(code);
    }
    expect(await axe(page)).toEqual([]);
    await field.fill("AURORA20");
    await page.getByRole("button", { name: "Use", exact: true }).click();
    await expect(page.getByText("Voucher AURORA20")).toBeVisible();
    await expect(total).not.toHaveText(full);
    await expect(payButton(page)).toContainText(await total.innerText());
    await reload(page);
    await expect(page.getByText("Voucher AURORA20")).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(total).toHaveText(full);
    await page.getByRole("button", { name: "I have a voucher" }).click();
    await page.getByLabel("Voucher code").fill("AURORAFREE");
    await page.getByLabel("Voucher code").press("Enter");
    await expect(page.getByText("Voucher AURORAFREE")).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(title(page)).toContainText("You’re booked");
  },
);

test("the payment's address of a visit that is over, by the clinic's word or by its time, says so and leads to the visit; nobody is told they are booked", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(withoutNetwork);
  complaints.allow(/WebSocket is already in CLOSING/); // pusher-js says so when its line is cut
  const { slug: clinic, clinicToken } = await openClinic("aurora", "pay-long-ago", { attended: false });
  const visit = await bookVisit(page, { slug: clinic });
  const address = `${clinicUrl(clinic)}/appointments/${visit.id}/pay`;
  await page.clock.install();
  await open(page, address);
  await expect(title(page)).toContainText("You’re booked");
  await page.waitForLoadState("networkidle"); // what comes when a page is at rest
  await context.setOffline(true); // the server's own clock stays where it is, and would set ours back
  const anHourLater = Date.parse(visit.startTime) + 60 * 60_000;
  await page.clock.fastForward(anHourLater - Date.now());
  await expect(page.getByRole("link", { name: "Go to the waiting room" })).toBeVisible();
  await expect(title(page), "its room is still open").toContainText("You’re booked");
  await page.clock.fastForward("13:00:00");
  await expect(title(page)).toHaveText("This appointment is over");
  await expect(page.getByText("What happens next")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to calendar" })).toHaveCount(0);

  await context.setOffline(false);
  const clinicSays = clinicSide(page, clinicToken, visit.id);
  await clinicSays.post("/join");
  await clinicSays.post("/end");
  await open(page, address);
  await expect(title(page)).toHaveText("This appointment is over");
  await expect(page.getByText(`It was booked with ${visit.doctorName} for`)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "See appointment" }).click();
  await expect(page).toHaveURL(`${clinicUrl(clinic)}/appointments/${visit.id}`);
});

test(
  "money of a visit that the clinic calls off is on its way back, then back; the open page follows by itself",
  { tag: ["@D.76", "@D.78", "@S4.STATUS.06"] },
  async ({ page }) => {
    const { slug: clinic, clinicToken } = await openClinic("aurora", "pay-money-back", {});
    await signIn(page, clinic);
    const id = await beginToPay(page, clinic, "credit_card");
    await bankRefunds(page, id, "waits");
    await bankSays(page, id, "authorised");
    await expect(title(page)).toContainText("You’re booked");
    const address = `${clinicUrl(clinic)}/api/clinic/appointments/${id}/cancel`;
    const headers = { authorization: `Bearer ${clinicToken}` };
    expect((await localHttp(address, { method: "POST", headers })).status).toBe(200);
    await expect(title(page)).toHaveText("Your refund is on its way");
    await expect(page.getByText("You have not been charged.")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See appointment" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await bankRefunds(page, id, "done");
    await expect(title(page)).toHaveText("We’ve refunded your payment");
    await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "money that comes after the end and finds its time taken goes back, and its page says so",
  { tag: ["@D.76"] },
  async ({ page }) => {
    const { slug: clinic, clinicToken } = await openClinic("aurora", "pay-too-late", {});
    await signIn(page, clinic);
    const id = await beginToPay(page, clinic, "credit_card");
    await bankRefunds(page, id, "waits");
    await bankSays(page, id, "expired");
    await expect(title(page)).toHaveText("The time to pay has run out");
    await takeTimeOf(page, clinic, clinicToken, id);
    await bankSays(page, id, "authorised");
    await expect(title(page)).toHaveText("Your payment came too late");
    await expect(page.getByText(/We’ll refund .*the way you paid/)).toBeVisible();
    await bankRefunds(page, id, "done");
    await expect(title(page)).toHaveText("We’ve refunded your payment");
  },
);

/** The clinic gives the time of this visit to another one. */
async function takeTimeOf(page: Page, clinic: string, clinicToken: string, id: number): Promise<void> {
  const { doctor, start_time, other } = await page.evaluate(async (appointmentId) => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const read = async (path: string) => (await fetch(`/api${path}`, { headers })).json();
    const visit = (await read(`/patients/appointments/${appointmentId}`)).data.entity;
    return {
      doctor: visit.doctor.id,
      start_time: visit.start_time,
      other: (await read("/patients")).patient.id,
    };
  }, id);
  const answer = await localHttp(`${clinicUrl(clinic)}/api/clinic/appointments`, {
    method: "POST",
    headers: { authorization: `Bearer ${clinicToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      patient_id: other,
      doctor_id: doctor,
      service_type: "remote",
      start_time,
      symptoms: "A cough",
    }),
  });
  expect(answer.status).toBe(201);
}

test(
  "a guest's payment comes back to checkout, which shows the outcome there",
  { tag: ["@S2.R16.q-payment-result", "@G.06", "@D.69"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "pay-guest-return", {});
    await toCheckoutAsGuest(page, { clinic, time: 2, motive: "A cough" });
    await page.getByRole("checkbox").check();
    const opening = page.waitForEvent("popup");
    await payButton(page).click();
    await expect(title(page)).toHaveText("Finish in the payment window");
    await (await opening).close();
    // The parameters alone make it a return: the address names another time than the one begun, whose page would come else.
    const another = "appointmentDate=2031-01-06T09:00:00.000Z&doctorId=1";
    for (const [parameters, words] of [
      ["autoClose=1", "You can close this window"],
      ["resultCode=Refused&payload=odd", "The payment page says your payment was declined."],
      ["payment-success=true", "The payment page says you have paid."],
      ["paymentData={broken", "The payment page sent an answer we couldn’t read."],
      ["paymentData={}", "Your payment is not finished"],
      ["payload=odd", "Your payment is not finished"],
    ] as const) {
      await open(page, `${clinicUrl(clinic)}/appointment-checkout?${another}&${parameters}`);
      await expect(page.getByText(words), parameters).toBeVisible();
    }
    const id = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem("guest-access") ?? "[]") as { appointmentId: number }[])[0]
          ?.appointmentId ?? 0,
    );
    await bankSays(page, id, "refused");
    await expect(title(page)).toHaveText("The payment could not be completed");
    await page.getByRole("link", { name: "Review and book again" }).click();
    await expect(payButton(page)).toBeVisible();
    await expect(page.getByText("A cough")).toBeVisible();
  },
);
