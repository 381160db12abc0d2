import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, type InputEvent } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";

/** Error messages in the page's language, by the id of the field. */
export type FieldErrors = Readonly<Record<string, string>>;
/** What the last attempt found. */
export type Trouble = {
  attempt: number;
  errors: FieldErrors;
  failure: Failure | null;
  /** Finds the errors of what is in the form now; null where the server has found them. */
  check: ((form: FormData) => FieldErrors | Promise<FieldErrors>) | null;
};

const nothing: Trouble = { attempt: 0, errors: {}, failure: null, check: null };

/**
 * Returns the errors of the last attempt and `show`, which replaces them all. Each call of `show` raises
 * `attempt`, so that the focus moves to the summary again. `mend`, for the form's `onInput`, drops the errors
 * that were corrected, and adds none: those that `check` no longer finds, without it those of the field changed.
 * In another language `check` words its errors again.
 */
export function useFormTrouble() {
  const { i18n } = useLingui();
  const [trouble, setTrouble] = useState(nothing);
  const show = (next: Partial<Omit<Trouble, "attempt">>) =>
    setTrouble((last) => ({ ...nothing, ...next, attempt: last.attempt + 1 }));
  const recheck = async (form: HTMLFormElement, changed: string) => {
    const { attempt, errors, check } = trouble;
    const found: Partial<FieldErrors> = check
      ? await check(new FormData(form))
      : { ...errors, [changed]: undefined };
    const left = Object.keys(errors).flatMap((field) => (found[field] ? [[field, found[field]]] : []));
    // Another attempt may have come meanwhile.
    setTrouble((last) => (last.attempt === attempt ? { ...last, errors: Object.fromEntries(left) } : last));
  };
  const mend = async ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (Object.keys(trouble.errors).length > 0)
      await recheck(currentTarget, target instanceof Element ? target.id : "");
  };
  useEffect(() => {
    const field = document.getElementById(Object.keys(trouble.errors)[0] ?? "");
    const form = field?.closest("form");
    if (form) void recheck(form, "");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a language
  }, [i18n.locale]);
  return { trouble, show, mend };
}

/**
 * Renders, above the form, the fields with errors, focused, or the server's failure; nothing without either.
 * Prefixes the page's title meanwhile. Each new attempt remounts it.
 */
export function TroubleSummary({ trouble }: { trouble: Trouble }) {
  return <Summary key={trouble.attempt} {...trouble} />;
}

function Summary({ errors, failure }: Trouble) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const list = Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }));
  useErrorTitle(list.length > 0 || failure !== null);
  const count = list.length;
  if (count > 0)
    return (
      <ErrorSummary
        title={t`${plural(count, { 1: "One thing needs your attention", one: "# thing needs your attention", other: "# things need your attention" })}`}
        errors={list}
      />
    );
  if (failure === null) return null;
  const { title, detail } = textOf(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

/** Returns a text field of a submitted form, untrimmed; an empty string if it is missing or a file. */
export function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
