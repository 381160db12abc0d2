/** The eleven digits of a CPF (Brazilian taxpayer number), however they are separated; null when it is none, by its two check digits. */
export function cpfDigits(text: string): string | null {
  const digits = text.trim().replaceAll(/[.\-\s]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return null; // 111.111.111-11 adds up, and is nobody's
  const isRight = [9, 10].every((place) => checkDigit(digits.slice(0, place)) === Number(digits[place]));
  return isRight ? digits : null;
}

/** Digits as a CPF is written, as far as they go: `529.982.247-25`. */
export function formatCpf(digits: string): string {
  const [a, b, c, d] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9, 11)];
  return [a, b, c].filter((part) => part !== "").join(".") + (d ? `-${d}` : "");
}

/** Whether somebody seems to write a number and not an e-mail address. */
export function looksLikeCpf(text: string): boolean {
  return /^[\d.\-\s]*\d[\d.\-\s]*$/.test(text);
}

/**
 * What a log-in box shows after a key: digits in the form of a CPF, anything else as typed. `before` is what it showed;
 * whoever goes on with a letter is rid of the dots that we had put in.
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
