/** Replaces Arabic (٠ to ٩) and Persian (۰ to ۹) digits by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
