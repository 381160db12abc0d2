import { maskedLogin } from "@anteroom/domain/account/cpf";

const shown = new WeakMap<HTMLInputElement, string>();

/** Formats digits typed into the field as a CPF (Brazilian taxpayer number); the caret stays at its digit. */
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
