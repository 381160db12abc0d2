import { expect, type Page } from "@playwright/test";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentMethodSettings } from "@anteroom/domain/clinic/settings";
import { anotherClinic } from "./another-clinic.ts";
import { clinicUrl } from "./demo.ts";
import { hydrated, open } from "./test.ts";
import { signIn } from "./visit.ts";
import { openBlankOrigin } from "../../tools/product/demo-visit.ts";

type Difference = Parameters<typeof anotherClinic>[2];

const sandbox = { provider: "sandbox", clientKey: null };
/** Settings that offer every payment method through the sandbox provider. */
export const gateways: PaymentMethodSettings = {
  creditCard: sandbox,
  mbWay: sandbox,
  multibanco: sandbox,
  atm: sandbox,
  payU: sandbox,
  qrCode: sandbox,
  instantTransfer: sandbox,
  wallet: sandbox,
};

/**
 * Creates a clinic like Aurora with all payment methods, signs its first demo patient in on the page, and returns its
 * slug.
 */
export async function payingClinic(page: Page, name: string, difference: Difference = {}): Promise<string> {
  const settings = { gateways, ...difference.settings };
  const clinic = await anotherClinic("aurora", `pay-${name}`, { ...difference, settings });
  await signIn(page, clinic);
  return clinic;
}

/** Returns the address that books a free time about two weeks ahead. Requires that the patient is signed in. */
export async function freeTimeAddress(page: Page, clinic: string): Promise<string> {
  if (!page.url().startsWith(clinicUrl(clinic))) await openBlankOrigin(page, clinicUrl(clinic));
  const slot = await page.evaluate(async () => {
    const read = async (path: string) => {
      const answer = await fetch(`/api${path}`);
      return ((await answer.json()) as { data: { collection: never[] } }).data.collection;
    };
    const doctors: { id: number }[] = await read("/doctors");
    const doctorId = doctors.at(3)?.id ?? 0;
    const days: { slots: { start_time: string }[] }[] = await read(`/doctors/${doctorId}/slots?days=14`);
    const times = days.flatMap(({ slots }) => slots);
    return { doctorId: String(doctorId), appointmentDate: times.at(-3)?.start_time ?? "" };
  });
  return `${clinicUrl(clinic)}/scheduling/patient?${new URLSearchParams(slot)}`;
}

/**
 * Opens the booking of a free time about two weeks ahead and fills in the reason: everything before the choice of a
 * payment method.
 */
export async function toCheckout(page: Page, clinic: string, motive = "A rash on one arm"): Promise<void> {
  await open(page, await freeTimeAddress(page, clinic));
  await expect(page.getByText("is reserved for you")).toBeVisible();
  await page.getByLabel("In your own words").fill(motive);
}

const names: Readonly<Record<PaymentMethod, string>> = {
  credit_card: "Card",
  mb_way: "MB Way",
  multibanco: "Multibanco",
  atm: "Cash machine",
  payu: "PayU",
  qr_code: "QR code",
  instant_transfer: "Bank transfer",
  wallet: "Digital wallet",
};

/** Chooses a payment method on the booking page, in English. */
export async function choose(page: Page, method: PaymentMethod): Promise<void> {
  await page.getByRole("radio", { name: names[method] }).check();
}

/** Returns the button that books and starts the payment, in English. */
export const payButton = (page: Page) => page.getByRole("button", { name: /^Pay .*\d/ });

/**
 * Books a time with this payment method and opens its payment page. Returns the appointment id. `phone`: for MB Way.
 */
export async function beginToPay(
  page: Page,
  clinic: string,
  method: PaymentMethod,
  phone?: string,
): Promise<number> {
  await toCheckout(page, clinic);
  await choose(page, method);
  if (phone !== undefined) await page.getByLabel("MB Way phone number").fill(phone);
  await payButton(page).click();
  return appointmentOf(page);
}

/** Waits for the payment page and returns the id of its appointment. */
export async function appointmentOf(page: Page): Promise<number> {
  await page.waitForURL(/\/appointments\/\d+\/pay$/);
  await hydrated(page);
  return Number(/appointments\/(\d+)/.exec(page.url())?.[1]);
}

const gateway = () => `http://127.0.0.1:${Number(process.env["ANTEROOM_E2E_PORT"] || "8190") + 1}`;

/** Returns the ids of an appointment's payments at the sandbox gateway. */
export async function paymentsAtBank(page: Page, appointmentId: number): Promise<string[]> {
  const answer = await page.request.get(`${gateway()}/control/payments?reference=-a${appointmentId}-`);
  const { payments } = (await answer.json()) as { payments: { id: string }[] };
  return payments.map(({ id }) => id);
}

type Word = "authorised" | "refused" | "cancelled" | "expired" | "error" | "pending";

/** Sets the outcome of an appointment's first payment at the sandbox gateway. */
export function bankSays(page: Page, appointmentId: number, outcome: Word): Promise<void> {
  return orderBank(page, appointmentId, { outcome });
}

/** Makes the sandbox gateway delay (`waits`) or carry out (`done`) refunds of an appointment's first payment. */
export function bankRefunds(page: Page, appointmentId: number, refund: "waits" | "done"): Promise<void> {
  return orderBank(page, appointmentId, { refund });
}

async function orderBank(page: Page, appointmentId: number, data: object): Promise<void> {
  const [id = "none"] = await paymentsAtBank(page, appointmentId);
  const answer = await page.request.post(`${gateway()}/control/payments/${id}`, { data });
  expect(answer.status()).toBe(200);
}

/** Fills in and submits the sandbox gateway's card page. */
export async function payCard(bank: Page, card = "4111 1111 1111 1111"): Promise<void> {
  await bank.locator("[name=name]").fill("Inês Carvalho");
  await bank.locator("[name=number]").fill(card);
  await bank.locator("[name=expiry]").fill("12/39");
  await bank.locator("[name=cvv]").fill("123");
  await bank.keyboard.press("Enter");
}

/** Returns the page's `h1`. */
export const title = (page: Page) => page.getByRole("heading", { level: 1 });
