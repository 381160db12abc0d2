import type { ServiceType } from "../../appointment/service-type.ts";
import { parseCompanyTaxNumber, type FiscalCountry } from "./company-tax-number.ts";
import { isTaxRate, type TaxTreatment } from "./invoice-tax.ts";

/**
 * Portugal. `invoice_type` is SAF-T's InvoiceType: FT invoice, FR invoice and receipt in one (Portaria 302/2016). Postal
 * code and city are fields of the address in SAF-T (PT) 1.04_01.
 */
export type PortugueseFacts = { invoice_type: "FT" | "FR"; city: string; postal_code: string };

/**
 * Brazil, fields of the national DPS (schema 1.01). `municipality_code`: IBGE, seven digits. `service_code`: cTribNac, six
 * digits: item and subitem of Lei Complementar 116/2003 and the national split. `simples`: opSimpNac, 1 not opted in,
 * 2 MEI, 3 ME/EPP. `special_regime`: regEspTrib, 0 none to 6, 9 other.
 */
export type BrazilianFacts = {
  municipality_code: string;
  service_code: string;
  simples: "1" | "2" | "3";
  special_regime: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "9";
};

/** Chile. `document`: boleta (39, exempt 41) or factura (33, exempt 34). `activity`: GiroEmis; `activity_code`: Acteco. */
export type ChileanFacts = { document: "boleta" | "factura"; activity: string; activity_code: string };

type CountryFacts =
  | { country: "PT"; facts: PortugueseFacts }
  | { country: "BR"; facts: BrazilianFacts }
  | { country: "CL"; facts: ChileanFacts };

/** When an invoice is due: when the money arrives, or when the appointment is over. */
export const invoiceMoments = ["payment", "end"] as const;

/** The data that a clinic puts on its invoices. */
export type FiscalProfile = CountryFacts & {
  legal_name: string;
  tax_number: string;
  address: string;
  issue_at: (typeof invoiceMoments)[number];
  /** Letters before the year in the code of a series; Brazil's series have digits only. */
  series_prefix: string;
  tax: { all: TaxTreatment; by_service: Partial<Record<ServiceType, TaxTreatment>> };
};

/** Returns how a service is taxed: by its own rule, else by the one for all. */
export function treatmentOf({ tax }: Pick<FiscalProfile, "tax">, service: ServiceType): TaxTreatment {
  return tax.by_service[service] ?? tax.all;
}

/** An invalid field of a profile, by its path, as `tax.by_service.remote`. */
export type FiscalFault = { path: string; code: "invalid" };

/**
 * Returns the invalid fields of a profile, empty when it is valid: a tax number with wrong check digits, a prefix of a
 * Brazilian series, a tax code that the country does not have or that is missing, or an invalid tax rate.
 */
export function fiscalFaults(profile: FiscalProfile): FiscalFault[] {
  const { country, tax_number, series_prefix, tax } = profile;
  const faults: string[] = [];
  if (parseCompanyTaxNumber(tax_number, country) === null) faults.push("tax_number");
  if (country === "BR" && series_prefix !== "") faults.push("series_prefix");
  if (!isTreatment(tax.all, country)) faults.push("tax.all");
  for (const [service, treatment] of Object.entries(tax.by_service))
    if (!isTreatment(treatment, country)) faults.push(`tax.by_service.${service}`);
  return faults.map((path) => ({ path, code: "invalid" }));
}

/**
 * Codes of a treatment. Portugal: TaxExemptionCode M01 to M99 of the authority's table (M07: CIVA art. 9, which names
 * medical services), TaxCode RED, INT, NOR or OUT (exempt is always ISE). Brazil: tribISSQN 2 immunity, 3 export,
 * 4 no incidence (a rate is always 1). Chile: none (exempt is always IndExe 1).
 */
const codes: Readonly<Record<FiscalCountry, Record<TaxTreatment["kind"], RegExp | null>>> = {
  PT: { exempt: /^M\d{2}$/, rate: /^(RED|INT|NOR|OUT)$/ },
  BR: { exempt: /^[234]$/, rate: null },
  CL: { exempt: null, rate: null },
};

function isTreatment(treatment: TaxTreatment, country: FiscalCountry): boolean {
  const wanted = codes[country][treatment.kind];
  const { code } = treatment;
  const isCode = wanted === null ? code === null : code !== null && wanted.test(code);
  return isCode && (treatment.kind === "exempt" || isTaxRate(treatment.rate_percent));
}
