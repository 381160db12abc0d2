import type { BodyOf } from "@anteroom/client/operation";
import type { clinicSetFiscalProfile } from "@anteroom/client/operations";
import type { FiscalCountry } from "@anteroom/domain/payment/invoice/company-tax-number";
import { fiscalFaults, type FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { isTaxRate } from "@anteroom/domain/payment/invoice/invoice-tax";

type FiscalProfileBody = BodyOf<typeof clinicSetFiscalProfile>;

/** Names of the fields that only one country has, as the API has them. */
export type FactName =
  | "invoice_type"
  | "city"
  | "postal_code"
  | "municipality_code"
  | "service_code"
  | "simples"
  | "special_regime"
  | "document"
  | "activity"
  | "activity_code";

/** The values of the form of a clinic's details for invoices. */
export type EnteredFiscal = {
  legalName: string;
  taxNumber: string;
  address: string;
  issueAt: "payment" | "end";
  prefix: string;
  taxKind: "exempt" | "rate";
  taxCode: string;
  taxReason: string;
  taxRate: string;
  isIssuing: boolean;
  facts: Partial<Record<FactName, string>>;
};

/**
 * Props of the fields of that form: its values, which fields are wrong (by the API's names), and
 * how to change them.
 */
export type FiscalFieldsProps = {
  country: FiscalCountry;
  entered: EnteredFiscal;
  isWrong: (name: string) => boolean;
  onChange: (part: Partial<EnteredFiscal>) => void;
};

/** What each country's fields must look like. */
const factRules: Readonly<Record<FiscalCountry, Partial<Record<FactName, RegExp>>>> = {
  PT: { invoice_type: /^F[TR]$/, city: /^.{1,50}$/, postal_code: /^\d{4}-\d{3}$/ },
  BR: {
    municipality_code: /^\d{7}$/,
    service_code: /^\d{6}$/,
    simples: /^[123]$/,
    special_regime: /^[0-69]$/,
  },
  CL: { document: /^(boleta|factura)$/, activity: /^.{1,80}$/, activity_code: /^\d{6}$/ },
};

const firstFacts: Readonly<Record<FiscalCountry, Partial<Record<FactName, string>>>> = {
  PT: { invoice_type: "FR" },
  BR: { simples: "1", special_regime: "0" },
  CL: { document: "boleta" },
};

/**
 * Converts stored details to the form's values; null gives an empty form for a country. No tax
 * treatment is proposed: the clinic chooses it.
 */
export function fiscalToForm(profile: FiscalProfileBody | null, country: FiscalCountry): EnteredFiscal {
  const all = profile?.tax.all;
  return {
    legalName: profile?.legal_name ?? "",
    taxNumber: profile?.tax_number ?? "",
    address: profile?.address ?? "",
    issueAt: profile?.issue_at ?? "payment",
    prefix: profile?.series_prefix ?? "",
    taxKind: all?.kind ?? "exempt",
    taxCode: all?.code ?? "",
    taxReason: all?.kind === "exempt" ? all.reason : "",
    taxRate: all?.kind === "rate" ? String(all.rate_percent) : "",
    isIssuing: profile?.is_issuing ?? false,
    facts: profile?.facts ?? firstFacts[country],
  };
}

/** Returns the treatment that was entered; codes that the country does not have are left out. */
function treatmentOf({ taxKind, taxCode, taxReason, taxRate }: EnteredFiscal) {
  const code = taxCode.trim().toUpperCase() || null;
  if (taxKind === "exempt") return { kind: "exempt" as const, code, reason: taxReason.trim() };
  return {
    kind: "rate" as const,
    code,
    rate_percent: Number(taxRate.trim().replace(",", ".") || Number.NaN),
  };
}

/** Returns whether a tax treatment has a code in this country. */
export const hasTaxCode = (country: FiscalCountry, kind: EnteredFiscal["taxKind"]): boolean =>
  country === "PT" || (country === "BR" && kind === "exempt");

type Read = { body: FiscalProfileBody } | { faults: ReadonlySet<string> };

/**
 * Returns what the API takes of the form, or the fields that are wrong, as the API names them. Treatments of single services stay as
 * they are stored.
 */
export function readFiscal(
  entered: EnteredFiscal,
  country: FiscalCountry,
  stored: FiscalProfileBody | null,
): Read {
  const rules = Object.entries(factRules[country]);
  const facts = Object.fromEntries(
    rules.map(([name]) => [name, (entered.facts[name as FactName] ?? "").trim()]), // a key of the rules
  );
  const treatment = treatmentOf(entered);
  const body = {
    country,
    legal_name: entered.legalName.trim(),
    tax_number: entered.taxNumber.trim(),
    address: entered.address.trim(),
    issue_at: entered.issueAt,
    series_prefix: entered.prefix.trim().toUpperCase(),
    tax: {
      all: hasTaxCode(country, entered.taxKind) ? treatment : { ...treatment, code: null },
      by_service: stored?.country === country ? stored.tax.by_service : {},
    },
    is_issuing: entered.isIssuing,
    facts,
  } as FiscalProfileBody; // its fields are checked by the rules of the country
  const faults = new Set(
    fiscalFaults(body as FiscalProfile).map(({ path }) => (path === "tax.all" ? taxFieldOf(body) : path)),
  );
  for (const [name, rule] of rules) if (!rule.test(facts[name] ?? "")) faults.add(`facts.${name}`);
  for (const name of ["legal_name", "address"] as const) if (body[name] === "") faults.add(name);
  if (!/^[A-Z]{0,4}$/.test(body.series_prefix)) faults.add("series_prefix");
  if (body.tax.all.kind === "exempt" && body.tax.all.reason === "") faults.add("tax.all.reason");
  return faults.size > 0 ? { faults } : { body };
}

/** The rules name the treatment as a whole: its rate, where that is invalid, else its code. */
function taxFieldOf({ tax: { all } }: FiscalProfileBody): string {
  return all.kind === "rate" && !isTaxRate(all.rate_percent) ? "tax.all.rate_percent" : "tax.all.code";
}
