import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../../testing/accessibility-faults.ts";
import { unpaidAppointment } from "../../../../testing/answers/booking.ts";
import { duePayment } from "../../../../testing/answers/payment.ts";
import { joana, showPart } from "../../../../testing/open-page.tsx";
import { pageText } from "../../../../testing/page-words.ts";
import { ReferenceDue } from "../due/reference-due.tsx";
import { MethodDetail, MethodName } from "../method-labels.tsx";
import { Outcome } from "./outcome.tsx";

type Ended = Partial<PaymentInfo>;
type Options = Parameters<typeof showPart>[1];

async function showOutcome(
  payment: Ended,
  options: Options = {},
  status: (typeof unpaidAppointment)["status"] = "pending_payment",
) {
  const onAsk = vi.fn<() => void>();
  const opened = await showPart(
    <Outcome
      payment={{ ...duePayment, id: 31, ...payment }}
      appointment={{ ...unpaidAppointment, status }}
      onAsk={onAsk}
    />,
    { patient: joana, ...options },
  );
  return { ...opened, onAsk };
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

const again = "What you wrote is saved.";
const endings: [string, Ended, string, RegExp, string][] = [
  [
    "was declined",
    { status: "unsuccessful", method: "credit_card" },
    "The payment could not be completed",
    /Your payment was declined, so 14:00 is not booked\. Try another card/,
    "Review and book again",
  ],
  [
    "met an error",
    { status: "failed", method: "credit_card" },
    "An error occurred while the payment was processed",
    new RegExp(`Your 14:00 appointment is not booked\\. Book it again\\. ${again}`),
    "Book again",
  ],
  [
    "was closed on the bank’s page",
    { status: "canceled", method: "credit_card" },
    "The payment was closed before it was confirmed",
    /Your 14:00 appointment is not booked\./,
    "Book again",
  ],
  [
    "was given up",
    { status: "canceled", method: "multibanco" },
    "Your booking is cancelled",
    /We’re no longer holding 14:00\. You can book again at any time\./,
    "Book again",
  ],
  [
    "ran out of time",
    { status: "timed_out", method: "credit_card" },
    "The time to pay has run out",
    /We’re no longer holding 14:00 for you\. Book it again\./,
    "Book again",
  ],
  [
    "was not confirmed on the phone",
    { status: "timed_out", method: "mb_way" },
    "The MB Way payment has expired",
    /You didn’t confirm the request in time, so 14:00 is not booked\./,
    "Try again",
  ],
  [
    "never arrived",
    { status: "timed_out", method: "multibanco" },
    "No payment received",
    /Do not use the old numbers any more\./,
    "Book a new appointment",
  ],
  [
    "came too late",
    { status: "refund_due", method: "multibanco" },
    "Your payment came too late",
    /14:00 is not booked\. We’ll refund €30 the way you paid and write to you\./,
    "Book again",
  ],
  [
    "was refunded",
    { status: "refunded", method: "credit_card" },
    "We’ve refunded your payment",
    /We’ve refunded €30\. It can take up to 14 days to show on your card or account\./,
    "Book again",
  ],
];

describe("a payment", () => {
  test.each(endings)("that %s explains it and the next step", async (_, payment, heading, why, action) => {
    await showOutcome(payment);
    expect(title()).toBe(heading);
    expect(pageText()).toMatch(why);
    expect(screen.getByText(action).closest("a, button")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
  });

  test.each(["canceled", "timed_out", "unsuccessful", "failed"] as const)(
    "that is %s does not say that anything is saved where nothing was written",
    async (status) => {
      await showPart(
        <Outcome
          payment={{ ...duePayment, id: 31, status, method: "credit_card" }}
          appointment={{ ...unpaidAppointment, symptoms: "" }}
          onAsk={() => {}}
        />,
        { patient: joana },
      );
      expect(pageText()).toContain("14:00");
      expect(pageText()).not.toContain("saved");
    },
  );

  test.each([
    [{ status: "pending", method: "credit_card" }, "We are still waiting for your bank"],
    [{ status: "pending", method: "instant_transfer" }, "Your bank transfer is under way"],
    [{ status: "of-tomorrow" as never, method: "credit_card" }, "Unknown payment error"],
  ] as const)("%o that is undecided is never to be paid again, and is polled", async (payment, heading) => {
    const { user, onAsk } = await showOutcome(payment);
    expect(title()).toBe(heading);
    expect(pageText()).toContain("Do not pay again.");
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(onAsk).toHaveBeenCalledOnce();
    expect(pageText()).not.toMatch(/Book again|book again/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test.each([
    ["canceled", "refund_due", "Your refund is on its way", "Your 14:00 appointment was cancelled."],
    [
      "declined",
      "refund_due",
      "Your refund is on its way",
      "We’ll refund €30 the way you paid. It can take up to 14 days",
    ],
    ["accepted", "paid", "There is nothing to pay for this appointment", "It is over or was cancelled."],
  ] as const)(
    "of an appointment that is %s links to it when it is %s",
    async (status, money, heading, words) => {
      await showOutcome({ status: money, method: "credit_card" }, {}, status);
      expect(title()).toBe(heading);
      expect(pageText()).toContain(words);
      expect(screen.getByRole("link", { name: "See appointment" }).getAttribute("href")).toBe(
        "/appointments/21",
      );
    },
  );

  test("of a guest leads to the doctors, because there is no appointment page", async () => {
    const payment: PaymentInfo = { ...duePayment, id: 31, status: "paid", method: "credit_card" };
    await showPart(<Outcome payment={payment} appointment={unpaidAppointment} onAsk={() => {}} />);
    expect(screen.getByRole("link", { name: "See all doctors" }).getAttribute("href")).toBe("/doctors");
    expect(screen.queryByRole("link", { name: "See appointment" })).toBeNull();
  });

  test.each([true, false])(
    "says that nothing was charged where that is certain: %s",
    async (no_money_taken) => {
      await showOutcome({ status: "failed", method: "credit_card", no_money_taken });
      expect(pageText().includes("You have not been charged.")).toBe(no_money_taken);
    },
  );
});

describe("a payment method", () => {
  const all = {
    credit_card: ["Card", "Credit or debit, on your bank’s page"],
    mb_way: ["MB Way", "Confirm on your phone"],
    multibanco: ["Multibanco", "With a reference, within 24 hours"],
    atm: ["Cash machine", "With a reference, within 24 hours"],
    payu: ["PayU", "On PayU’s page"],
    qr_code: ["QR code", "Scan it with your bank’s app"],
    instant_transfer: ["Bank transfer", "From your bank’s page, within 24 hours"],
    wallet: ["Digital wallet", "On your wallet’s page"],
  } as const;

  test("is known for each of the list", () => {
    expect(Object.keys(all).sort()).toEqual([...paymentMethods].sort());
  });

  test.each(Object.entries(all))("%s has a name and an explanation", async (method, [name, detail]) => {
    await showPart(
      <p>
        <MethodName method={method as keyof typeof all} />:{" "}
        <MethodDetail method={method as keyof typeof all} />
      </p>,
    );
    expect(pageText()).toBe(`${name}: ${detail}`);
  });
});

describe("payment references", () => {
  const reference = {
    type: "reference",
    kind: "multibanco",
    entity: "11249",
    reference: "123456789",
  } as const;
  const show = (
    more: Partial<Parameters<typeof ReferenceDue>[0]["reference"]> = {},
    payment: Ended = {},
    options: Options = {},
  ) => {
    const action = { ...reference, ...more };
    return showPart(
      <ReferenceDue
        payment={{
          ...duePayment,
          id: 31,
          status: "awaiting_payment",
          method: "multibanco",
          action,
          ...payment,
        }}
        reference={action}
        appointment={undefined}
        windowState="none"
        isPending={false}
        onPay={() => {}}
        ask={() => {}}
        learn={() => {}}
      />,
      { patient: joana, ...options },
    );
  };
  const row = (term: string) => screen.getByText(term, { selector: "dt" }).parentElement?.textContent ?? "";

  test("are shown as terminals ask for them, each with a copy button", async () => {
    await show();
    expect(title()).toBe("Pay with Multibanco");
    expect(row("Entity")).toContain("11249");
    expect(row("Reference").replaceAll("\u00a0", " ")).toContain("123 456 789");
    expect(row("Amount")).toContain("€30.00");
    for (const name of ["Copy the entity", "Copy the reference", "Copy the amount"])
      expect(screen.getByRole("button", { name: new RegExp(name) })).toBeTruthy();
  });

  test("of a cash machine have no entity", async () => {
    await show({ kind: "atm", entity: null });
    expect(title()).toBe("Pay at a cash machine");
    expect(screen.queryByText("Entity")).toBeNull();
    expect(pageText()).toContain("Pay at a cash machine or in your bank’s app, with the numbers above.");
  });

  test("were mailed to the known address", async () => {
    await show();
    expect(pageText()).toContain("We’ve emailed these numbers to joana@example.org too.");
  });

  test.each([
    ["2026-11-25T09:00:00.000Z", /Without it we hold your time until .*25 November.*, 09:00, Lisbon time\./],
    [null, /When your payment arrives, we’ll book your appointment and write to you\.(?! Without)/],
  ])("hold the time until %s", async (deadline, words) => {
    await show({}, { deadline });
    expect(pageText()).toMatch(words);
  });
});
