import { cpfDigits } from "../../account/cpf.ts";

/**
 * Countries whose fiscal fields this product knows as data. It is no certified invoicing program and sends nothing to
 * an authority.
 */
export const fiscalCountries = ["PT", "BR", "CL"] as const;
export type FiscalCountry = (typeof fiscalCountries)[number];

/**
 * Returns a clinic's tax number as it is stored, or null where its check digits are wrong: NIF (Portugal), CNPJ or
 * CPF (Brazil), RUT (Chile). Unlike `parseTaxId` it accepts companies.
 */
export function parseCompanyTaxNumber(typed: string, country: FiscalCountry): string | null {
  const text = typed.toUpperCase().replaceAll(/[\s./-]/g, "");
  if (country === "BR") return isCnpj(text) ? text : cpfDigits(text);
  return (country === "PT" ? isNif(text) : isRut(text)) ? text : null;
}

/** Portugal: nine digits, weights 9 to 2, modulo 11; a rest of 0 or 1 gives 0. Companies begin with 5, 6, 7, 8 or 9. */
function isNif(text: string): boolean {
  if (!/^[1-9]\d{8}$/.test(text)) return false;
  const rest = weightedSum(text.slice(0, 8), (place) => 9 - place) % 11;
  return text[8] === String(rest < 2 ? 0 : 11 - rest);
}

/**
 * Brazil: twelve characters and two check digits, weights 2 to 9 from the right, modulo 11. Since July 2026 the twelve
 * may contain letters, which count as their ASCII code less 48 (Instrução Normativa RFB 2.229/2024).
 */
function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(text) || /^(.)\1{13}$/.test(text)) return false;
  return [12, 13].every((length) => {
    const rest = weightedSum(text.slice(0, length), (place) => ((length - 1 - place) % 8) + 2) % 11;
    return text[length] === String(rest < 2 ? 0 : 11 - rest);
  });
}

/** Chile: seven or eight digits, weights 2 to 7 from the right, modulo 11; ten is written as K. */
function isRut(text: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(text)) return false;
  const body = text.slice(0, -1);
  const rest = 11 - (weightedSum(body, (place) => ((body.length - 1 - place) % 6) + 2) % 11);
  return text.at(-1) === (rest === 11 ? "0" : rest === 10 ? "K" : String(rest));
}

function weightedSum(text: string, weight: (place: number) => number): number {
  return Array.from(text).reduce((sum, sign, place) => sum + (sign.charCodeAt(0) - 48) * weight(place), 0);
}
