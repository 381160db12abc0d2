/** A taxpayer number as it is kept: digits, and for Chile the check character, which may be `K`. Null when it cannot be one. */
export function cleanTaxId(typed: string, country: string | null): string | null {
  const text = typed.toUpperCase().replaceAll(/[\s./-]/g, "");
  const check = country === null ? undefined : checks[country];
  if (check) return check(text) ? text : null;
  return /^[\dA-Z]{5,20}$/.test(text) ? text : null;
}

/** A taxpayer number as people of the country write it: `529.982.247-25`, `245 118 902`, `12.345.678-5`. */
export function formatTaxId(taxId: string, country: string | null): string {
  if (country === "BR" && /^\d{11}$/.test(taxId))
    return taxId.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");
  if (country === "PT" && /^\d{9}$/.test(taxId)) return taxId.replace(/(\d{3})(\d{3})(\d{3})/, "$1 $2 $3");
  if (country === "CL" && /^\d{7,8}[\dK]$/.test(taxId))
    return `${taxId.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ".")}-${taxId.slice(-1)}`;
  return taxId;
}

const checks: Partial<Record<string, (text: string) => boolean>> = { BR: isCpf, PT: isNif, CL: isRut };

/** Brazil, CPF: eleven digits, the last two check the others (Receita Federal); a row of one digit passes the sum and is none. */
function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false;
  return checkOfCpf(text.slice(0, 9)) === text[9] && checkOfCpf(text.slice(0, 10)) === text[10];
}

function checkOfCpf(digits: string): string {
  const sum = sumOf(digits, (index) => digits.length + 1 - index);
  return String(((sum * 10) % 11) % 10);
}

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
