import { cpfDigits } from "./cpf.ts";

/**
 * Returns a person's taxpayer number as it is stored (upper case, without separators), or null where the check of its
 * country (BR, PT, CL) fails; other countries allow 5 to 20 digits and letters. `stored` is the present value, which
 * stays valid: it may be older than these rules. Companies: `parseCompanyTaxNumber`.
 */
export function parseTaxId(
  typed: string,
  country: string | null,
  stored: string | null = null,
): string | null {
  const text = bare(typed);
  if (stored !== null && bare(stored) === text) return stored;
  const check = country === null ? undefined : checks[country];
  if (check) return check(text) ? text : null;
  return /^[\dA-Z]{5,20}$/.test(text) ? text : null;
}

const bare = (text: string) => text.toUpperCase().replaceAll(/[\s./-]/g, "");

/**
 * Formats a taxpayer number as the country writes it: `529.982.247-25` (BR), `245 118 902` (PT), `12.345.678-5`
 * (CL). Other countries and malformed numbers stay as given.
 */
export function formatTaxId(taxId: string, country: string | null): string {
  if (country === "BR" && /^\d{11}$/.test(taxId))
    return taxId.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");
  if (country === "PT" && /^\d{9}$/.test(taxId)) return taxId.replace(/(\d{3})(\d{3})(\d{3})/, "$1 $2 $3");
  if (country === "CL" && /^\d{7,8}[\dK]$/.test(taxId))
    return `${taxId.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ".")}-${taxId.slice(-1)}`;
  return taxId;
}

const checks: Partial<Record<string, (text: string) => boolean>> = {
  BR: (text) => cpfDigits(text) === text,
  PT: isNif,
  CL: isRut,
};

/** Portugal, NIF: nine digits, the last checks the others modulo 11; persons begin with 1, 2, 3 or 45. */
function isNif(text: string): boolean {
  if (!/^([1-3]\d|45)\d{7}$/.test(text)) return false;
  const rest = sumOf(text.slice(0, 8), (index) => 9 - index) % 11;
  return text[8] === String(rest < 2 ? 0 : 11 - rest);
}

/** Chile, RUT: seven or eight digits, then 0 to 9 or K, modulo 11 with the weights 2 to 7 from the right. */
function isRut(text: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(text)) return false;
  const body = text.slice(0, -1);
  const rest = 11 - (sumOf(body, (index) => ((body.length - 1 - index) % 6) + 2) % 11);
  return text.at(-1) === (rest === 11 ? "0" : rest === 10 ? "K" : String(rest));
}

function sumOf(digits: string, weight: (index: number) => number): number {
  return Array.from(digits, Number).reduce((sum, digit, index) => sum + digit * weight(index), 0);
}
