import type { PersonField } from "../read-person.ts";

/** A field of the forms of patients and dependents, as the id of its control. */
export type ConflictField = PersonField | "health_number" | "language" | "time_zone";

/** The texts of the fields of a form; null: empty. */
export type FieldTexts = Partial<Record<ConflictField, string | null>>;

/** A field that was changed to different texts, by who fills in the form and elsewhere. */
export type Conflict = { field: ConflictField; mine: string | null; theirs: string | null };

/**
 * Returns the fields that were changed both here (`mine`) and elsewhere (`theirs`) since the form was opened with `base`,
 * to different texts. All others can be merged. Pure.
 */
export function findConflicts(base: FieldTexts, theirs: FieldTexts, mine: FieldTexts): Conflict[] {
  return (Object.keys(mine) as ConflictField[]).flatMap((field) => {
    const [before, there, here] = [base, theirs, mine].map((texts) => texts[field] ?? null);
    const isConflict = there !== before && here !== before && here !== there;
    return isConflict ? [{ field, mine: here ?? null, theirs: there ?? null }] : [];
  });
}

type Typed = {
  name: string;
  birthdate: string | null;
  sex: string | null;
  phone_country_code: string | null;
  phone_number: string | null;
  taxpayer_number: string | null;
  address: string | null;
};

/** Returns the texts of the fields that patients and dependents have in common, of what was typed or of what is stored. */
export function personTexts(person: Typed): FieldTexts {
  const { name, birthdate, sex, phone_country_code: code, phone_number: number, address } = person;
  const phone = number === null ? null : `${code ?? ""} ${number}`.trim();
  return { name, birthdate, sex, phone, tax_id: person.taxpayer_number, address };
}

/** Sets the controls of a field to what is stored, the default that they were rendered with. Changes the DOM. */
export function resetField(form: HTMLFormElement, field: ConflictField): void {
  for (const control of form.elements) {
    const isOf =
      "name" in control && (control.name === field || String(control.name).startsWith(`${field}_`));
    if (!isOf) continue;
    if (control instanceof HTMLSelectElement) control.value = control.dataset["known"] ?? control.value;
    else if (control instanceof HTMLInputElement && control.type === "radio")
      control.checked = control.defaultChecked;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      if (control.type !== "hidden") control.value = control.defaultValue;
  }
}
