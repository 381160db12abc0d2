/**
 * Returns the eleven digits of a CPF (Brazilian taxpayer number) without separators. Null where there are not eleven
 * digits, all are equal, or the two check digits are wrong.
 */
export function cpfDigits(text: string): string | null {
  const digits = text.trim().replaceAll(/[.\-\s]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return null; // 111.111.111-11 adds up, and belongs to no one
  const isRight = [9, 10].every((place) => checkDigit(digits.slice(0, place)) === Number(digits[place]));
  return isRight ? digits : null;
}

/**
 * Formats up to eleven digits as a CPF, also incomplete ones: `529.982.247-25`. Further characters are cut; nothing
 * is checked.
 */
export function formatCpf(digits: string): string {
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9, 11)];
  return [a, b, c].filter((part) => part !== "").join(".") + (d ? `-${d}` : "");
}

/**
 * Returns whether a sign-in name has a digit and consists of digits, dots, dashes and spaces alone; it need not be a
 * valid CPF.
 */
export function looksLikeCpf(text: string): boolean {
  return /^[\d.\-\s]*\d[\d.\-\s]*$/.test(text);
}

/**
 * Returns what the sign-in field shows after a key stroke: digits are formatted as a CPF, anything else stays as
 * typed. `before` is the previous content; when a letter follows, the inserted dots are removed.
 */
export function maskedLogin(typed: string, before: string): string {
  const digits = digitsOf(typed);
  const hadMask = before !== digitsOf(before) && before === formatCpf(digitsOf(before));
  if (/^[\d.-]*$/.test(typed) && digits.length <= 11) {
    if (formatCpf(digits.padEnd(11, "0")).startsWith(typed)) return typed;
    return typed === digits || hadMask || digits.length === 11 ? formatCpf(digits) : typed;
  }
  return hadMask && typed.startsWith(before) ? digitsOf(before) + typed.slice(before.length) : typed;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** Modulus 11 with weights that fall to 2. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits, (digit, place) => Number(digit) * (digits.length + 1 - place)).reduce(
    (total, part) => total + part,
    0,
  );
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
