import { useState } from "react";
import { type Conflict, type ConflictField, resetField } from "./conflict.ts";

/**
 * Holds the fields of a form that were changed here and elsewhere, until it is sent again. `shown` is for its
 * `ConflictNotice` and the `phoneKey` of its `PersonFields`.
 */
export function useConflicts() {
  const [{ conflicts, form }, set] = useState<{
    conflicts: readonly Conflict[];
    form: HTMLFormElement | null;
  }>({ conflicts: [], form: null });
  const [phoneKey, setPhoneKey] = useState(0);
  const takeTheirs = (field: ConflictField) => {
    if (form === null) return;
    // The country is no default of a control: the whole field begins anew with what is stored.
    if (field === "phone") setPhoneKey((last) => last + 1);
    else resetField(form, field);
    set({ form, conflicts: conflicts.filter((one) => one.field !== field) });
    form.querySelector<HTMLElement>("button[type=submit]")?.focus();
  };
  return {
    show: (found: readonly Conflict[], element: HTMLFormElement) => set({ conflicts: found, form: element }),
    clear: () => set({ conflicts: [], form: null }),
    shown: { conflicts, takeTheirs, phoneKey },
  };
}
