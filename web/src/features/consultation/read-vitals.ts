import type { VitalName, VitalValues } from "@anteroom/domain/vital-values";

/** What was typed as numbers: a comma is as good as a point, Arabic digits as good as others. Words are no number and stay wrong. */
export function readVitals(names: readonly VitalName[], typed: Pick<FormData, "get">): VitalValues {
  const values: VitalValues = {};
  for (const name of names) {
    const written = typed.get(name);
    const text = typeof written === "string" ? asDigits(written.trim()) : "";
    if (text !== "") values[name] = Number(text);
  }
  return values;
}

/** Arabic and Persian digits stand in order behind their zero. */
function asDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[,٫]/, ".");
}
