import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCompanyTaxNumber } from "./company-tax-number.ts";
import { fiscalFaults, treatmentOf, type FiscalProfile } from "./fiscal-profile.ts";
import { atcudOf, documentTypeOf, invoiceNumber, seriesOf } from "./invoice-number.ts";
import { creditTaxOf, taxOf, type TaxTreatment } from "./invoice-tax.ts";

const exempt: TaxTreatment = { kind: "exempt", code: "M07", reason: "CIVA, art. 9" };
const common = {
  legal_name: "Clinic",
  address: "Rua 1",
  issue_at: "payment",
  series_prefix: "A",
  tax: { all: exempt, by_service: {} },
} as const;
const portuguese: FiscalProfile = {
  ...common,
  country: "PT",
  tax_number: "501442600",
  facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
};
const brazilian: FiscalProfile = {
  ...common,
  country: "BR",
  tax_number: "11222333000181",
  series_prefix: "",
  tax: { all: { kind: "rate", rate_percent: 2.5, code: null }, by_service: {} },
  facts: { municipality_code: "3550308", service_code: "040101", simples: "1", special_regime: "0" },
};
const chilean: FiscalProfile = {
  ...common,
  country: "CL",
  tax_number: "76192083-9",
  tax: { all: { kind: "exempt", code: null, reason: "Exenta" }, by_service: {} },
  facts: { document: "boleta", activity: "Salud", activity_code: "862021" },
};

describe("a clinic's tax number", () => {
  test.each([
    ["PT", "501 442 600", "501442600"],
    ["BR", "11.222.333/0001-81", "11222333000181"],
    ["BR", "12.ABC.345/01DE-35", "12ABC34501DE35"],
    ["BR", "529.982.247-25", "52998224725"],
    ["CL", "76.192.083-9", "761920839"],
  ] as const)("of %s, %s, is stored as %s", (country, typed, stored) => {
    expect(parseCompanyTaxNumber(typed, country)).toBe(stored);
  });

  test("with one wrong digit in any position is refused", () => {
    for (const [country, number] of [
      ["PT", "501442600"],
      ["BR", "11222333000181"],
      ["CL", "761920839"],
    ] as const)
      for (let place = 0; place < number.length; place += 1) {
        const other = String((Number(number[place]) + 1) % 10);
        const wrong = number.slice(0, place) + other + number.slice(place + 1);
        expect(parseCompanyTaxNumber(wrong, country), `${country} ${wrong}`).toBeNull();
      }
  });

  test("of another country and an empty one are refused", () => {
    expect(parseCompanyTaxNumber("501442600", "BR")).toBeNull();
    expect(parseCompanyTaxNumber("11222333000181", "PT")).toBeNull();
    expect(parseCompanyTaxNumber("", "CL")).toBeNull();
    expect(parseCompanyTaxNumber("00000000000000", "BR")).toBeNull();
  });
});

describe("a fiscal profile", () => {
  test("of each country is valid with the fields its law requires", () => {
    for (const profile of [portuguese, brazilian, chilean]) expect(fiscalFaults(profile)).toEqual([]);
  });

  test("names every fault at its field", () => {
    const faults = fiscalFaults({
      ...brazilian,
      tax_number: "11222333000180",
      series_prefix: "A",
      tax: {
        all: { kind: "exempt", code: "M07", reason: "of another country" },
        by_service: { phone: { kind: "rate", rate_percent: 2.555, code: null } },
      },
    });
    expect(faults.map(({ path }) => path)).toEqual([
      "tax_number",
      "series_prefix",
      "tax.all",
      "tax.by_service.phone",
    ]);
  });

  test("is invalid without a required code and with an unsupported one", () => {
    const withTax = (profile: FiscalProfile, all: TaxTreatment): FiscalProfile => ({
      ...profile,
      tax: { all, by_service: {} },
    });
    expect(fiscalFaults(withTax(portuguese, { ...exempt, code: null }))).toHaveLength(1);
    expect(fiscalFaults(withTax(portuguese, { kind: "rate", rate_percent: 23, code: "NOR" }))).toEqual([]);
    expect(fiscalFaults(withTax(chilean, { kind: "rate", rate_percent: 19, code: "NOR" }))).toHaveLength(1);
  });

  test("taxes a service by its own treatment, else by the default", () => {
    const own: TaxTreatment = { kind: "rate", rate_percent: 6, code: "RED" };
    const profile = { tax: { all: exempt, by_service: { phone: own } } };
    expect(treatmentOf(profile, "phone")).toBe(own);
    expect(treatmentOf(profile, "remote")).toBe(exempt);
  });
});

test("documents have the types of their country", () => {
  const rate: TaxTreatment = { kind: "rate", rate_percent: 19, code: null };
  expect(documentTypeOf(portuguese, "invoice", exempt)).toBe("FR");
  expect(documentTypeOf(portuguese, "credit_note", exempt)).toBe("NC");
  expect(documentTypeOf(brazilian, "invoice", rate)).toBe("DPS");
  expect(documentTypeOf(brazilian, "credit_note", rate)).toBe("CREDIT");
  expect(documentTypeOf(chilean, "invoice", exempt)).toBe("41");
  expect(documentTypeOf(chilean, "invoice", rate)).toBe("39");
  const factura: FiscalProfile = { ...chilean, facts: { ...chilean.facts, document: "factura" } };
  expect(documentTypeOf(factura, "invoice", exempt)).toBe("34");
  expect(documentTypeOf(factura, "invoice", rate)).toBe("33");
  expect(documentTypeOf(chilean, "credit_note", exempt)).toBe("61");
});

test("a number is type, series and number; the ATCUD waits for the series' validation code", () => {
  const series = seriesOf(portuguese, "2027");
  expect(invoiceNumber({ documentType: "FR", series, number: 12 })).toBe("FR A2027/12");
  expect(atcudOf(null, 12)).toBeNull();
  expect(atcudOf("JFXYZ123", 12)).toBe("JFXYZ123-12");
});

describe("tax", () => {
  test("is included in the price in Portugal and Chile, and a share of it in Brazil", () => {
    const rate = (rate_percent: number): TaxTreatment => ({ kind: "rate", rate_percent, code: null });
    expect(taxOf(12_300, rate(23), "PT")).toBe(2_300);
    expect(taxOf(11_900, rate(19), "CL")).toBe(1_900);
    expect(taxOf(10_000, rate(2.5), "BR")).toBe(250);
    expect(taxOf(30, rate(5), "BR")).toBe(2); // 1.5, half up
    expect(taxOf(10_000, exempt, "PT")).toBe(0);
  });

  const rates = fc.integer({ min: 1, max: 4_999 }).map((cents) => cents / 100);
  const countries = fc.constantFrom("PT" as const, "BR" as const, "CL" as const);

  test("is within half a unit of the exact sum, and never above the total", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        rates,
        countries,
        (total, rate_percent, country) => {
          const tax = taxOf(total, { kind: "rate", rate_percent, code: null }, country);
          const exact = (total * rate_percent) / (country === "BR" ? 100 : 100 + rate_percent);
          expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(total);
        },
      ),
    );
  });

  test("of credit notes over the whole total equals the invoice's, in any split", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        rates,
        countries,
        (parts, rate_percent, country) => {
          const treatment: TaxTreatment = { kind: "rate", rate_percent, code: null };
          let creditedMinor = 0;
          let credited = 0;
          for (const amountMinor of parts) {
            const tax = creditTaxOf({ creditedMinor, amountMinor }, treatment, country);
            expect(tax).toBeGreaterThanOrEqual(0);
            expect(tax).toBeLessThanOrEqual(amountMinor);
            credited += tax;
            creditedMinor += amountMinor;
          }
          expect(credited).toBe(taxOf(creditedMinor, treatment, country));
        },
      ),
    );
  });
});
