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

/** A clinic of one's own that takes every way to pay, with its first patient signed in. Gives its slug. */
export async function payingClinic(page: Page, name: string, difference: Difference = {}): Promise<string> {
  const settings = { gateways, ...difference.settings };
  const clinic = await anotherClinic("aurora", `pay-${name}`, { ...difference, settings });
  await signIn(page, clinic);
  return clinic;
}

/** Takes a time two weeks away and writes why: everything before the question how to pay. */
export async function toCheckout(page: Page, clinic: string, motive = "A rash on one arm"): Promise<void> {
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
  await open(page, `${clinicUrl(clinic)}/scheduling/patient?${new URLSearchParams(slot)}`);
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

export async function choose(page: Page, method: PaymentMethod): Promise<void> {
  await page.getByRole("radio", { name: names[method] }).check();
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^Pay .*\d/ });

/** From a free time to the payment's own page, paid this way. Gives the appointment's number. */
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

/** The appointment whose payment this page shows. */
export async function appointmentOf(page: Page): Promise<number> {
  await page.waitForURL(/\/appointments\/\d+\/pay$/);
  await hydrated(page);
  return Number(/appointments\/(\d+)/.exec(page.url())?.[1]);
}

const gateway = () => `http://127.0.0.1:${Number(process.env["ANTEROOM_E2E_PORT"] || "8190") + 1}`;

/** The numbers that the bank has of an appointment's payments. */
export async function paymentsAtBank(page: Page, appointmentId: number): Promise<string[]> {
  const answer = await page.request.get(`${gateway()}/control/payments?reference=-a${appointmentId}-`);
  const { payments } = (await answer.json()) as { payments: { id: string }[] };
  return payments.map(({ id }) => id);
}

type Word = "authorised" | "refused" | "cancelled" | "expired" | "error" | "pending";

/** The bank says this of the appointment's payment. */
export function bankSays(page: Page, appointmentId: number, outcome: Word): Promise<void> {
  return orderBank(page, appointmentId, { outcome });
}

/** Money of the appointment that is to go back waits at the bank, or goes now. */
export function bankRefunds(page: Page, appointmentId: number, refund: "waits" | "done"): Promise<void> {
  return orderBank(page, appointmentId, { refund });
}

async function orderBank(page: Page, appointmentId: number, data: object): Promise<void> {
  const [id = "none"] = await paymentsAtBank(page, appointmentId);
  const answer = await page.request.post(`${gateway()}/control/payments/${id}`, { data });
  expect(answer.status()).toBe(200);
}

/** Fills the bank's card page in and sends it. */
export async function payCard(bank: Page, card = "4111 1111 1111 1111"): Promise<void> {
  await bank.locator("[name=name]").fill("Inês Carvalho");
  await bank.locator("[name=number]").fill(card);
  await bank.locator("[name=expiry]").fill("12/39");
  await bank.locator("[name=cvv]").fill("123");
  await bank.keyboard.press("Enter");
}

/** The page's one heading. */
export const title = (page: Page) => page.getByRole("heading", { level: 1 });
