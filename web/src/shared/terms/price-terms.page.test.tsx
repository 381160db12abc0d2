import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { anAppointment } from "../../testing/answers/appointments.ts";
import { showPart } from "../../testing/open-page.tsx";
import { PriceTerms } from "./price-terms.tsx";
import { useTermsLink } from "./use-terms-link.ts";

const text = () => document.querySelector("main")?.textContent ?? "";
const now = Date.UTC(2026, 10, 24, 9);
/** A time so many hours from now. */
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const euros = (amount_minor: number) => ({ amount_minor, currency: "EUR" });
const settings = { vat: null, cancelUntilHours: 6, patientsCancelAppointment: true };

describe("the cost of cancelling", () => {
  test.each([
    ["all of it comes back until the deadline", 30, euros(3000), {}, /^Cancel before 09:00 .*full refund\./],
    [
      "nothing comes back after it",
      5,
      euros(3000),
      {},
      /starts in less than 6 hours\. If you cancel it, you won’t/,
    ],
    [
      "nothing comes back within one hour",
      0.5,
      euros(3000),
      { cancelUntilHours: 1 },
      /in less than 1 hour\./,
    ],
    ["nothing is lost where nothing was paid", 5, euros(0), {}, /^Cancelling is free\.$/],
    ["the sum is hidden", 30, null, {}, /^Cancel before/],
    [
      "the clinic cancels itself",
      30,
      euros(3000),
      { patientsCancelAppointment: false },
      /^To cancel this appointment, contact the clinic\.$/,
    ],
  ])("is shown where %s", async (_what, hours, total, more, words) => {
    await showPart(<PriceTerms total={total} startTime={inHours(hours)} />, {
      settings: { ...settings, ...more },
      now,
    });
    expect(text()).toMatch(words);
  });

  test("is not shown for an appointment that can no longer be cancelled", async () => {
    await showPart(<PriceTerms total={euros(3000)} startTime={inHours(-1)} withoutCancelling />, {
      settings,
      now,
    });
    expect(text()).toBe("");
  });
});

describe("the tax", () => {
  const terms = (minor: number | null, vat: unknown, locale: "en" | "pt" | "ar" = "en") =>
    showPart(
      <PriceTerms total={minor === null ? null : euros(minor)} startTime={inHours(30)} withoutCancelling />,
      { settings: { ...settings, vat: vat as never }, now, locale },
    );

  test.each([
    [12300, 23, "Includes €23 VAT (23%)"],
    [10600, 6, "Includes €6 VAT (6%)"],
    [10250, 2.5, "Includes €2.50 VAT (2.5%)"],
    [1, 23, "Includes €0 VAT (23%)"],
  ])("of %i cents at %s %% is included in the price", async (minor, ratePercent, words) => {
    await terms(minor, { ratePercent });
    expect(text()).toBe(words);
  });

  test.each([
    ["a price of nothing", 0, { ratePercent: 23 }],
    ["a hidden price", null, { ratePercent: 23 }],
    ["a clinic that has told no tax", 3000, null],
  ])("is not shown for %s", async (_what, minor, vat) => {
    await terms(minor, vat);
    expect(text()).toBe("");
  });

  test("has figures from left to right in Arabic", async () => {
    await terms(12300, { ratePercent: 23 }, "ar");
    expect(screen.getByText("23%").dir).toBe("ltr");
  });
});

describe("a paid amount", () => {
  const booked = (more: object, isOver = false) => (
    <PriceTerms
      appointment={anAppointment({
        amount: euros(3000),
        total: euros(2500),
        payment_state: "paid",
        start_time: inHours(30),
        ...more,
      })}
      isOver={isOver}
    />
  );

  test("has its sum, terms and receipt", async () => {
    await showPart(booked({ id: 21 }), { settings, now });
    expect(text()).toMatch(/^Total: €25Cancel/);
    expect(text()).toContain("for a full refund");
    expect(screen.getByRole("link", { name: "Receipt" }).getAttribute("href")).toBe(
      "/appointments/21?view=receipt",
    );
  });

  test("keeps its sum and receipt afterwards, without terms", async () => {
    await showPart(booked({}, true), { settings, now });
    expect(text()).toBe("Total: €25Receipt");
  });

  test.each([
    ["what cost nothing", { amount: euros(0), total: euros(0), payment_state: "none" }, ""],
    ["a sum that the clinic hides and nobody has paid", { total: null, payment_state: "none" }, ""],
    ["a sum that the clinic hides", { total: null }, /^Cancel before.*Receipt$/],
    [
      "what is only reserved",
      { payment_state: "reserved" },
      /^Total: €25Cancel before.*you pay nothing.*This amount is reserved on your card. It’s not taken yet\.$/,
    ],
    ["what was released", { payment_state: "released" }, /^Total: €25Cancel before(?!.*Receipt)/],
    ["what is not paid yet", { payment_state: "none" }, /^Total: €25Cancel before(?!.*Receipt)/],
  ])("of %s shows only what is known", async (_what, more, words) => {
    await showPart(booked(more), { settings, now });
    expect(text()).toMatch(words === "" ? /^$/ : words);
  });
});

test.each([
  ["https://aurora.example/terms", "fr", "https://aurora.example/terms#fr"],
  ["https://aurora.example/terms", "pt-BR", "https://aurora.example/terms#pt-BR"],
  ["https://aurora.example/terms#law", "fr", "https://aurora.example/terms#law"],
  [undefined, "fr", "none"],
] as const)("the clinic's terms at %s in %s are at %s", async (termsAndConditionsLink, locale, address) => {
  const Link = () => <output>{useTermsLink() ?? "none"}</output>;
  const { app, show } = await showPart(null, { locale });
  const clinic = app.clinic.get();
  app.clinic.set({ ...clinic, manifest: { ...clinic.manifest, termsAndConditionsLink } as never });
  show(<Link />);
  expect(screen.getByRole("status").textContent).toBe(address);
});
