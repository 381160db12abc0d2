import { flushSync } from "react-dom";

/**
 * Renders a form anew after someone else changed the data. Untouched fields take the new values, others keep
 * what was typed. `update` sets the state of the default values.
 */
export function refreshUntouchedFields(form: HTMLFormElement, update: () => void): void {
  const fields = [...form.elements].filter(isField);
  const touched = new Set(fields.filter((field) => !isUntouched(field)).map(({ name }) => name));
  flushSync(update);
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

function isUntouched(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type === "radio"
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}
