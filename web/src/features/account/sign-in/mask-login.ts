import { maskedLogin } from "@anteroom/domain/account/cpf";

const shown = new WeakMap<HTMLInputElement, string>();

/**
 * Replaces the text of the field by its CPF format (Brazilian taxpayer number) if it consists of digits; the
 * caret stays at its digit. Remembers the last value of each field.
 */
export function maskLogin(box: HTMLInputElement): void {
  const { value, selectionStart } = box;
  const masked = maskedLogin(value, shown.get(box) ?? "");
  shown.set(box, masked);
  if (masked === value) return;
  const caret = selectionStart ?? value.length;
  box.value = masked;
  if (caret < value.length) {
    const at = placeAfter(masked, digitsIn(value.slice(0, caret)));
    box.setSelectionRange(at, at);
  }
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, "").length;

function placeAfter(text: string, digits: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < digits; at += 1) if (/\d/.test(text.charAt(at))) seen += 1;
  return at;
}
