/** A text with the digits of Arabic (٠ to ٩) and Persian (۰ to ۹) keyboards as 0 to 9; all else as it was. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
