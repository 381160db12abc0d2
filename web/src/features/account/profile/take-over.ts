import { flushSync } from "react-dom";

/**
 * Calls `update`, which must set the state of the default values and each `select`'s `key` and `data-known`,
 * and renders at once. Then resets untouched fields to the new defaults; touched ones keep what was typed.
 * Changes the DOM.
 */
export function refreshUntouchedFields(form: HTMLFormElement, update: () => void): void {
  const fields = [...form.elements].filter(isField);
  const chosen = [...form.elements].filter(isChosenHere).map(({ name, value }) => ({ name, value }));
  const touched = new Set(fields.filter((field) => !isUntouched(field)).map(({ name }) => name));
  flushSync(update);
  // A select is rendered again by its `key`; React never changes the choice of a mounted one.
  for (const { name, value } of chosen) {
    const list = form.elements.namedItem(name);
    if (list instanceof HTMLSelectElement) list.value = value;
  }
  for (const field of fields) {
    if (touched.has(field.name)) continue;
    if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== "hidden")
  );
}

function isChosenHere(element: Element): element is HTMLSelectElement {
  return (
    element instanceof HTMLSelectElement &&
    element.dataset["known"] !== undefined &&
    element.value !== element.dataset["known"]
  );
}

function isUntouched(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type === "radio"
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}
