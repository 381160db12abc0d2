import { getAppointment } from "@anteroom/contract/appointment/appointments";
import {
  beginPayment,
  getPaymentInfo,
  giveUpPayment,
  handOffPayment,
  submitPaymentResult,
  type PaymentInfo,
} from "@anteroom/contract/appointment/payment";
import { getDoctor, listDoctors } from "@anteroom/contract/appointment/find-doctor";
import type { WholeAppointment } from "@anteroom/contract/appointment/appointments";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import {
  bookedAppointment,
  bookingApi,
  rita,
  bookingStepAddress,
  unpaidAppointment,
} from "../../../testing/answers/booking.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { paymentWindow } from "./payment-window.ts";
import { paymentAtBank, duePayment } from "../../../testing/answers/payment.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

// What this page remembers of an appointment outlives a test: each has an appointment of its own.
let id = 20;
const address = () => `/appointments/${id}/pay`;
const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** What the server says of the payment and of its appointment. */
const paying = (payment: PaymentInfo, appointment: WholeAppointment = unpaidAppointment) =>
  bookingApi()
    .on(getPaymentInfo, entityOf({ ...payment, appointment_id: id }))
    .on(getAppointment, entityOf({ ...appointment, id }));
const open = (api: ReturnType<typeof paying>, more: object = {}, path = address()) =>
  openPage(path, { api, patient: joana, ...more });

const popup = () => ({
  closed: false,
  close: vi.fn<() => void>(),
  document: { title: "", body: { textContent: "" } },
  location: { href: "" },
});
let opened: ReturnType<typeof popup> | null;
beforeEach(() => {
  id += 1;
  paymentWindow.set("none");
  opened = popup();
  vi.stubGlobal(
    "open",
    vi.fn<() => typeof opened>(() => opened),
  );
});

test(
  "a payment not yet started shows amount, purpose, deadline and methods",
  { tags: ["S2.R15", "S9.DEADLINE.01"] },
  async () => {
    await open(paying(duePayment));
    await title("Pay to book your appointment");
    await expectPageText("Pay before 09:30 · 30 minutes left");
    await expectPageText("Order total€30");
    expect(screen.getByText("Step 2 of 2")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Card/ }).checked).toBe(true);
    expect(button("Pay €30")).toBeTruthy();
  },
);

test(
  "the payment opens in its window with the tap, and starts once for two taps",
  { tags: ["S4.PAYFLOW.01"] },
  async () => {
    const api = paying(duePayment);
    const { user } = await open(api);
    await title("Pay to book your appointment");
    api.on(beginPayment, entityOf(paymentAtBank)).on(getPaymentInfo, entityOf(paymentAtBank));
    await user.dblClick(button("Pay €30"));
    await title("Finish in the payment window");
    expect(document.activeElement?.textContent).toBe("Finish in the payment window");
    expect(opened?.location.href).toBe("https://bank.example/pay/31");
    expect(api.sentTo(beginPayment)).toHaveLength(1);
  },
);

test(
  "a closed window is reopened with one tap",
  { tags: ["S4.PAYFLOW.03", "S4.PAYFLOW.08", "D.75"] },
  async () => {
    const api = paying(duePayment).on(beginPayment, entityOf(paymentAtBank));
    const { user } = await open(api);
    await title("Pay to book your appointment");
    api.on(getPaymentInfo, entityOf(paymentAtBank));
    await user.click(button("Pay €30"));
    await title("Finish in the payment window");
    if (opened) opened.closed = true;
    await title("The payment window was closed");
    expect(pageText()).toContain("Nothing is confirmed yet. We’re still holding your time.");
    expect(await accessibilityFaults()).toEqual([]);
    opened = popup();
    await user.click(button("Open the payment again"));
    await title("Finish in the payment window");
  },
);

test("a lost poll leaves the payment page as it is", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = paying(duePayment).on(beginPayment, entityOf(paymentAtBank));
  const { user } = await open(api);
  await title("Pay to book your appointment");
  api.on(getPaymentInfo, entityOf(paymentAtBank));
  await user.click(button("Pay €30"));
  await title("Finish in the payment window");
  const count = api.sentTo(getPaymentInfo).length;
  api.lose(getPaymentInfo);
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(api.sentTo(getPaymentInfo).length).toBeGreaterThan(count + 1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Finish in the payment window");
  api
    .on(getPaymentInfo, entityOf(ended({ status: "timed_out" })))
    .on(getAppointment, entityOf({ ...failed, id }));
  await vi.advanceTimersByTimeAsync(20_000);
  await title("The time to pay has run out");
});

test(
  "a closed window expires with the payment deadline, and the booking starts again",
  { tags: ["S8.MSG.05", "S4.PAYFLOW.07", "S4.PAYFLOW.08", "S4.PAYFLOW.11", "D.75"] },
  async () => {
    const api = paying(duePayment).on(beginPayment, entityOf(paymentAtBank));
    const { user } = await open(api);
    await title("Pay to book your appointment");
    api.on(getPaymentInfo, entityOf(paymentAtBank));
    await user.click(button("Pay €30"));
    await title("Finish in the payment window");
    if (opened) opened.closed = true;
    await title("The payment window was closed");
    api
      .on(getPaymentInfo, entityOf(ended({ status: "timed_out" })))
      .on(getAppointment, entityOf({ ...failed, id }));
    dispatchEvent(new Event("focus"));
    await title("The payment was closed before it was confirmed");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Book again" }));
    await expectPageText("is reserved for you");
  },
);

test(
  "the payment page becomes a link when the browser opens no window",
  { tags: ["S4.PAYFLOW.02"] },
  async () => {
    opened = null;
    const api = paying(duePayment).on(beginPayment, entityOf(paymentAtBank));
    const { user } = await open(api);
    await title("Pay to book your appointment");
    api.on(getPaymentInfo, entityOf(paymentAtBank));
    await user.click(button("Pay €30"));
    const link = await screen.findByRole("link", { name: "Open the payment page in this tab" });
    expect(link.getAttribute("href")).toBe("https://bank.example/pay/31");
    expect(screen.getByRole("alert").textContent).toContain("Your browser did not open the payment window.");
  },
);

test(
  "the phone number of MB Way is corrected in place when the provider refuses it",
  { tags: ["S8.MSG.08"] },
  async () => {
    const api = paying({ ...duePayment, methods: ["mb_way"] }).refuse(
      beginPayment,
      "payment_details_invalid",
    );
    const { user } = await open(api);
    await title("Pay to book your appointment");
    fillField("MB Way phone number", "+351 912 345 678");
    await user.click(button("Pay €30"));
    expect((await screen.findByRole("alert")).textContent).toContain("title of payment_details_invalid");
    const field = screen.getByLabelText<HTMLInputElement>("MB Way phone number");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.value).toBe("+351 912 345 678");
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test(
  "MB Way is confirmed on the phone, and the page polls when notified",
  { tags: ["S3.PAY.06", "S2.SCR.08"] },
  async () => {
    const wait: PaymentInfo = {
      ...paymentAtBank,
      method: "mb_way",
      status: "pending",
      action: { type: "wait" },
    };
    const api = paying(wait);
    const { user } = await open(api);
    await title("Confirm in your MB Way app");
    const before = api.sentTo(getPaymentInfo).length;
    await user.click(button("I have confirmed: check now"));
    await waitFor(() => expect(api.sentTo(getPaymentInfo).length).toBeGreaterThan(before));
  },
);

test.each([
  ["multibanco", "Pay with Multibanco", "12345"],
  ["atm", "Pay at a cash machine", null],
] as const)(
  "%s shows payment numbers until a deadline",
  { tags: ["S2.SCR.07", "S3.PAY.07", "S3.PAY.09"] },
  async (kind, name, entity) => {
    const deadline = "2026-11-25T09:00:00.000Z";
    await open(
      paying({
        ...paymentAtBank,
        method: kind,
        deadline,
        action: { type: "reference", kind, entity, reference: "123456789" },
      }),
    );
    await title(name);
    await expectPageText("Pay before 09:00, Wednesday 25 November · 24 h 0 min left");
    expect(pageText()).toContain("123 456 789");
    expect(screen.queryByRole("button", { name: "Copy the entity" }) !== null).toBe(entity !== null);
    expect(await accessibilityFaults()).toEqual([]);
    expect(button("Copy the reference")).toBeTruthy();
    expect(button("Copy the amount")).toBeTruthy();
    expect(pageText()).toContain("We’ve emailed these numbers to joana@example.org too.");
    expect(screen.getByRole("link", { name: "See your appointments" }).getAttribute("href")).toBe(
      "/appointments?view=scheduled",
    );
  },
);

test(
  "a code is scanned with the bank's app, or opens it on the same phone",
  { tags: ["S2.SCR.10", "S3.PAY.10"] },
  async () => {
    const payload = "https://bank.example/qr/31";
    await open(paying({ ...paymentAtBank, method: "qr_code", action: { type: "qr_code", payload } }));
    await title("Scan this with your bank’s app");
    expect(await screen.findByRole("img", { name: "Code of this payment for your bank’s app" })).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    expect(screen.getByRole("link", { name: "Open the app on this device" }).getAttribute("href")).toBe(
      payload,
    );
    expect(button("I have paid: check now")).toBeTruthy();
  },
);

test("the terms of a card that is only reserved speak of the reserved amount", async () => {
  const creditCard = { provider: "sandbox", clientKey: null, capture: "manual" } as const;
  const more = { settings: { gateways: { creditCard } } };
  const { user } = await open(paying({ ...duePayment, methods: ["credit_card", "multibanco"] }), more);
  await expectPageText("If you cancel it, the clinic takes the reserved amount.");
  await user.click(screen.getByRole("radio", { name: /^Multibanco/ }));
  await expectPageText("If you cancel it, you won’t get a refund.");
  expect(pageText()).not.toContain("reserved amount");
});

test("so do those of a payment that has been started", async () => {
  const creditCard = { provider: "sandbox", clientKey: null, capture: "manual" } as const;
  await open(paying({ ...paymentAtBank, action: null }), { settings: { gateways: { creditCard } } });
  await title("Your payment is not finished");
  await expectPageText("If you cancel it, the clinic takes the reserved amount.");
  expect(pageText()).not.toContain("refund");
});

test("a payment whose page was lost is resumed", async () => {
  const api = paying({ ...paymentAtBank, action: null }).on(beginPayment, entityOf(paymentAtBank));
  const { user } = await open(api);
  await title("Your payment is not finished");
  api.on(getPaymentInfo, entityOf(paymentAtBank));
  await user.click(button("Open the payment again"));
  await waitFor(() => expect(api.sentTo(beginPayment)[0]?.body).toEqual({ method: "credit_card" }));
});

test("another device pays by a single-use link", { tags: ["D.69"] }, async () => {
  const url = "http://aurora.localhost:3000/appointment-checkout?handoff_token=x";
  const api = paying(paymentAtBank).on(
    handOffPayment,
    entityOf({ url, expires_at: "2026-11-24T09:10:00.000Z" }),
  );
  const { user } = await open(api);
  await title("Your payment is not finished");
  await user.click(button("Pay on another device"));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay on another device" }));
  expect(await dialog.findByText(/It opens only this payment, once, until/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Copy the link to this payment" })).toBeTruthy();
  api.refuse(handOffPayment, "payment_not_possible");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.click(button("Pay on another device"));
  expect((await screen.findByRole("alert")).textContent).toContain("title of payment_not_possible");
});

test(
  "cancelling the payment is confirmed once, can be aborted, and is final",
  { tags: ["S4.PAYFLOW.11", "D.75"] },
  async () => {
    const api = paying(paymentAtBank).refuse(giveUpPayment, "unavailable");
    const { user } = await open(api);
    await title("Your payment is not finished");
    await user.click(button("Cancel booking"));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel this booking?" }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Keep it" }));
    expect(api.sentTo(giveUpPayment)).toHaveLength(0);
    await user.click(button("Cancel booking"));
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    expect((await screen.findByRole("alert")).textContent).toContain("title of unavailable");
    const ended = {
      ...paymentAtBank,
      appointment_id: id,
      status: "canceled" as const,
      deadline: null,
      action: null,
    };
    const gone = { ...unpaidAppointment, id, status: "payment_failed" as const };
    api
      .on(giveUpPayment, entityOf(ended))
      .on(getPaymentInfo, entityOf(ended))
      .on(getAppointment, entityOf(gone));
    await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
    await title("Your booking is cancelled");
    expect(pageText()).toContain("You can book again at any time.");
    expect(pageText()).not.toMatch(/closed|not booked/);
  },
);

test.each([
  ["payment_unavailable", "An error occurred while requesting the payment"],
  ["payment_session_failed", "The payment session could not be set up"],
  ["no_payment_methods", "No payment methods available"],
] as const)(
  "a payment that cannot start because of %s says so and offers the next step",
  { tags: ["S8.MSG.01", "S8.MSG.04", "S8.MSG.11", "S6.ROLE.12", "G.24"] },
  async (code, name) => {
    const api = paying({ ...duePayment, methods: ["multibanco"] }).refuse(beginPayment, code);
    const { user } = await open(api);
    await title("Pay to book your appointment");
    await user.click(button("Pay €30"));
    await title(name);
    expect(pageText()).toContain("We’re holding your time until 09:30.");
    expect(await accessibilityFaults()).toEqual([]);
    expect(screen.getByRole("link", { name: "Contact support" }).getAttribute("href")).toBe(
      "mailto:ajuda@aurora.example",
    );
    expect(pageText()).not.toContain("You have not been charged.");
    if (code === "no_payment_methods") return;
    const reference = {
      ...paymentAtBank,
      method: "multibanco" as const,
      action: {
        type: "reference" as const,
        kind: "multibanco" as const,
        entity: "12345",
        reference: "123456789",
      },
    };
    api.on(beginPayment, entityOf(reference)).on(getPaymentInfo, entityOf(reference));
    await user.click(button("Try again"));
    await title("Pay with Multibanco");
  },
);

test(
  "a reference opened in another tab meanwhile is refused with a link to that payment",
  { tags: ["D.72"] },
  async () => {
    const api = paying({ ...duePayment, methods: ["credit_card", "multibanco"] });
    const { user } = await open(api);
    await title("Pay to book your appointment");
    const open_reference = { appointment_id: 40, methods: ["multibanco" as const] };
    api
      .refuse(beginPayment, "payment_reference_open", { appointment_id: 40 })
      .on(
        getPaymentInfo,
        entityOf({ ...duePayment, appointment_id: id, methods: ["credit_card"], open_reference }),
      );
    await user.click(screen.getByRole("radio", { name: /^Multibanco/ }));
    await user.click(button("Pay €30"));
    expect((await screen.findByRole("alert")).textContent).toContain("title of payment_reference_open");
    await expectPageText("Multibanco: not available now");
    expect(screen.getByRole("link", { name: "Go to the open payment" }).getAttribute("href")).toBe(
      "/appointments/40/pay",
    );
    expect(button("Pay €30")).toBeTruthy();
  },
);

test("a clinic without a payment method is named as the contact", { tags: ["S8.MSG.11"] }, async () => {
  await open(paying({ ...duePayment, methods: [] }));
  await title("No payment methods available");
  expect(screen.getByRole("link", { name: "Contact support" })).toBeTruthy();
});

test(
  "the clinic's contact page is linked for help when it has one",
  { tags: ["S6.ROLE.12", "G.24"] },
  async () => {
    const globalLinks = { contact_us: "https://clinic.example/contact" };
    await open(paying({ ...duePayment, methods: [] }), { settings: { globalLinks } });
    await title("No payment methods available");
    expect(screen.getByRole("link", { name: "Contact support" }).getAttribute("href")).toBe(
      "https://clinic.example/contact",
    );
  },
);

const ended = (more: Partial<PaymentInfo>): PaymentInfo => ({
  ...paymentAtBank,
  deadline: null,
  action: null,
  ...more,
});
const labels = new Map<string, string>([
  ["unsuccessful", "Unsuccessful"],
  ["failed", "Failed"],
  ["timed_out", "Timed out"],
]);
const failed: WholeAppointment = { ...unpaidAppointment, status: "payment_failed" };
const off: WholeAppointment = { ...bookedAppointment, status: "canceled" };

test.each([
  [
    "refused",
    ended({ status: "unsuccessful", no_money_taken: true }),
    failed,
    "The payment could not be completed",
    "Review and book again",
  ],
  [
    "broken at the bank",
    ended({ status: "failed" }),
    failed,
    "An error occurred while the payment was processed",
    "Book again",
  ],
  [
    "given up by MB Way",
    ended({ status: "canceled", method: "mb_way" }),
    failed,
    "Your booking is cancelled",
    "Book again",
  ],
  ["late", ended({ status: "timed_out" }), failed, "The time to pay has run out", "Book again"],
  [
    "not confirmed in MB Way",
    ended({ status: "timed_out", method: "mb_way" }),
    failed,
    "The MB Way payment has expired",
    "Try again",
  ],
  [
    "never received",
    ended({ status: "timed_out", method: "multibanco" }),
    failed,
    "No payment received",
    "Book a new appointment",
  ],
  ["too late", ended({ status: "refund_due" }), failed, "Your payment came too late", "Book again"],
  ["on its way back", ended({ status: "refund_due" }), off, "Your refund is on its way", "See appointment"],
  ["sent back", ended({ status: "refunded" }), off, "We’ve refunded your payment", "Book again"],
  [
    "no longer due",
    ended({ status: "none" }),
    off,
    "There is nothing to pay for this appointment",
    "See appointment",
  ],
] as const)(
  "a payment that is %s has its own page, message and next step",
  { tags: ["D.76", "D.78", "S4.PAYFLOW.07", "S4.PAYFLOW.10", "S8.MSG.02", "S8.MSG.06", "S8.MSG.10"] },
  async (_how, payment, appointment, name, next) => {
    await open(paying(payment, appointment));
    await title(name);
    expect(within(screen.getByRole("main")).getByRole("link", { name: next })).toBeTruthy();
    expect(pageText().includes("You have not been charged.")).toBe(payment.no_money_taken);
    expect(screen.getByRole("link", { name: "Contact support" })).toBeTruthy();
    expect(pageText()).toContain(labels.get(payment.status) ?? name);
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("an unknown outcome is reported with a retry", { tags: ["S8.MSG.03"] }, async () => {
  const api = paying(paymentAtBank);
  const halfPaid: typeof fetch = async (input, init) => {
    const answer = await api.fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.endsWith("/payment_info")) return answer;
    const { data } = (await answer.json()) as { data: { entity: object } };
    return Response.json({ data: { entity: { ...data.entity, status: "half_paid", action: null } } });
  };
  const { user } = await open({ ...api, fetch: halfPaid });
  await title("Unknown payment error");
  expect(screen.getByRole("link", { name: "Contact support" })).toBeTruthy();
  const before = api.sentTo(getPaymentInfo).length;
  await user.click(button("Check again"));
  await waitFor(() => expect(api.sentTo(getPaymentInfo).length).toBeGreaterThan(before));
});

test(
  "an unconfirmed MB Way booking starts again with the phone number filled in",
  { tags: ["S4.PAYFLOW.09", "S4.PAYFLOW.11", "S8.MSG.09", "D.75"] },
  async () => {
    const wait: PaymentInfo = { ...paymentAtBank, method: "mb_way", action: { type: "wait" } };
    const api = paying(duePayment).on(beginPayment, entityOf(wait));
    const { user } = await open(api);
    await title("Pay to book your appointment");
    await user.click(screen.getByRole("radio", { name: /^MB Way/ }));
    fillField("MB Way phone number", "+351 911 000 003");
    api.on(getPaymentInfo, entityOf(wait));
    await user.click(button("Pay €30"));
    await title("Confirm in your MB Way app");
    expect(await accessibilityFaults()).toEqual([]);
    const late = ended({ status: "timed_out", method: "mb_way", no_money_taken: true });
    api.on(getPaymentInfo, entityOf(late)).on(getAppointment, entityOf({ ...failed, id }));
    await user.click(button("I have confirmed: check now"));
    await title("The MB Way payment has expired");
    expect(pageText()).toContain("You have not been charged.");
    await user.click(screen.getByRole("link", { name: "Try again" }));
    await expectPageText("is reserved for you");
    expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe(
      "A cough since Sunday",
    );
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^MB Way/ })).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("MB Way phone number").value).toBe("+351 911 000 003");
  },
);

test.each([
  ["credit_card", "We are still waiting for your bank"],
  ["instant_transfer", "Your bank transfer is under way"],
] as const)(
  "a payment by %s that the bank still decides says not to pay again",
  { tags: ["S3.SET.gateway-instant-transfer", "S4.PAYFLOW.10", "D.81", "D.78"] },
  async (method, name) => {
    const api = paying(ended({ status: "pending", method }), unpaidAppointment);
    const { user } = await open(api);
    await title(name);
    expect(pageText()).toContain("Do not pay again.");
    expect(screen.getByText("Pending")).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    api
      .on(getPaymentInfo, entityOf(ended({ status: "paid", method })))
      .on(getAppointment, entityOf(bookedAppointment));
    await user.click(button("Check again"));
    await title(/^You’re booked/);
  },
);

test("a refused booking starts again with every entry kept", { tags: ["S8.MSG.07"] }, async () => {
  const api = paying(ended({ status: "unsuccessful" }), failed);
  const { user } = await open(api);
  await title("The payment could not be completed");
  await user.click(screen.getByRole("link", { name: "Review and book again" }));
  await expectPageText("is reserved for you");
  expect(location.pathname + location.search).toBe(bookingStepAddress("/scheduling/patient"));
  expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("A cough since Sunday");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  expect(api.sentTo(getDoctor).length).toBeGreaterThan(0);
});

test(
  "a refused booking for a child starts again for the child",
  { tags: ["S8.MSG.07", "S1.02"] },
  async () => {
    const forRita = { ...failed, dependent_id: rita.id, patient_name: rita.name };
    const api = paying(ended({ status: "timed_out", method: "multibanco" }), forRita);
    const { user } = await open(api);
    await title("No payment received");
    await user.click(screen.getByRole("link", { name: "Book a new appointment" }));
    await expectPageText("is reserved for you");
    const child = await screen.findByRole<HTMLInputElement>("radio", { name: /^Rita Prata/ });
    expect(child.checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe(
      "A cough since Sunday",
    );
  },
);

test.each([
  ["resultCode=Authorised", "The payment page says you have paid."],
  ["resultCode=Refused", "The payment page says your payment was declined."],
  ["resultCode=Cancelled", "The payment page was left before"],
  ["resultCode=Pending", "the bank is still deciding"],
  ["resultCode=Error", "The payment page reported an error."],
  ["resultCode=%3Cscript%3E", "an answer we don’t know"],
  ["payment-success=true", "The payment page says you have paid."],
  ["payload=x&paymentData=%7Bodd", "an answer we couldn’t read"],
])(
  "the value %s in the address is shown as a claim and books nothing",
  { tags: ["S2.R15.q-resultCode", "S2.R15.q-payment-success", "S2.R15.q-paymentData", "D.77"] },
  async (query, words) => {
    const api = paying(paymentAtBank).on(submitPaymentResult, entityOf(paymentAtBank));
    await open(api, {}, `${address()}?${query}`);
    await title("Your payment is not finished");
    expect(pageText()).toContain(words);
    expect(api.sentTo(submitPaymentResult).length).toBeLessThanOrEqual(1);
  },
);

test(
  "a returning window notifies the opener, and says so when it cannot close",
  { tags: ["S2.R15.q-autoClose", "S5.GUARD.07", "D.79"] },
  async () => {
    const close = vi.spyOn(window, "close").mockImplementation(() => {});
    const api = paying(paymentAtBank).on(submitPaymentResult, entityOf(paymentAtBank));
    await open(api, {}, `${address()}?resultCode=Authorised&autoClose=true`);
    await title("You can close this window");
    expect(close).toHaveBeenCalled();
    expect(api.sentTo(submitPaymentResult)[0]?.body).toEqual({ resultCode: "Authorised" });
    expect(screen.getByRole("link", { name: "Continue here" }).getAttribute("href")).toBe(
      `/appointments/${id}`,
    );
  },
);

test("the page says that it is checking with the bank while loading the answer", async () => {
  await open(paying(paymentAtBank).hang(submitPaymentResult), {}, `${address()}?resultCode=Authorised`);
  expect(await title("Checking with the bank…")).toBeTruthy();
});

test("the page shows a loading state while fetching the payment", async () => {
  await open(bookingApi().hang(getPaymentInfo));
  expect(await title("Loading the payment…")).toBeTruthy();
});

test("the page reports a failed payment load and appears at the next try", async () => {
  const api = bookingApi().refuse(getPaymentInfo, "internal");
  const { user } = await open(api);
  await title("title of internal");
  api.on(getPaymentInfo, entityOf(duePayment)).on(getAppointment, entityOf(unpaidAppointment));
  await user.click(button("Try again"));
  expect(await title("Pay to book your appointment")).toBeTruthy();
});

test("the page reports a lost connection", async () => {
  await open(bookingApi().lose(getPaymentInfo));
  expect(await title("We couldn’t reach the clinic’s service just now.")).toBeTruthy();
});

test("the page reports a timeout", async () => {
  await open(bookingApi().late(getPaymentInfo));
  expect(await title("We couldn’t reach the clinic’s service just now.")).toBeTruthy();
});

test("another person's payment is not found", async () => {
  await open(bookingApi().refuse(getPaymentInfo, "not_found"));
  expect(await title("Page not found (404)")).toBeTruthy();
});

test("an invalid address is not found", async () => {
  await open(bookingApi(), {}, "/appointments/abc/pay");
  expect(await title("Page not found (404)")).toBeTruthy();
});

test("a visitor opening a payment is redirected to sign-in", async () => {
  await openPage(address(), { api: bookingApi().on(listDoctors, collectionOf([])) });
  await waitFor(() =>
    expect(location.pathname + location.search).toContain(`from=%2Fappointments%2F${id}%2Fpay`),
  );
  await title("Sign in to see your appointments");
});

test(
  "the remaining minutes count down, and 10, 5 and 1 are announced",
  { tags: ["S9.DEADLINE.01", "S9.DEADLINE.02", "D.72"] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = paying({ ...duePayment, deadline: "2026-11-24T09:11:00.000Z" });
    await open(api);
    await expectPageText("11 minutes left");
    expect(pageText()).not.toContain("To pay:");
    for (const minutes of [10, 5]) {
      await vi.advanceTimersByTimeAsync(60_000 * (minutes === 10 ? 1 : 5));
      await expectPageText(`To pay: ${minutes} minutes left`);
    }
    await vi.advanceTimersByTimeAsync(60_000 * 5);
    await expectPageText("The time to pay ended at 09:11");
  },
);

test("the Arabic page shows sum and hour from left to right", async () => {
  await open(paying(duePayment), { locale: "ar", patient: { ...joana, language: "ar" } });
  const pay = await screen.findByRole("button", { name: /€30(?!\d)/ });
  expect(pay.querySelector("bdi")?.dir).toBe("ltr");
  expect(document.documentElement.dir).toBe("rtl");
});

test.each(["awaiting_payment", "unsuccessful", "timed_out"] as const)(
  "words of danger keep their emergency number while the payment is %s",
  async (status) => {
    const symptoms = "crushing chest pain and I can't breathe";
    const isEnded = status !== "awaiting_payment";
    const payment = isEnded ? { ...duePayment, status, deadline: null, action: null } : paymentAtBank;
    const appointment = {
      ...unpaidAppointment,
      symptoms,
      ...(isEnded && { status: "payment_failed" as const }),
    };
    await open(paying({ ...payment, status }, appointment));
    const notice = await screen.findByText(/^This may be an emergency/, { selector: "strong" });
    const [heading] = screen.getAllByRole("heading", { level: 1 });
    expect(within(notice).getByRole("link", { name: "112" })).toBeTruthy();
    const isAbove = notice.compareDocumentPosition(heading as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAbove).not.toBe(0);
  },
);
