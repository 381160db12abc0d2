import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText, type FailureText } from "../../../platform/forms/failure-text.tsx";

/**
 * Returns a function that puts a failure into words like `useFailureText`, for a form without a draft: it does not say that anything is
 * saved.
 */
export function useUnsavedFailureText(): (failure: Failure) => FailureText {
  const { t } = useLingui();
  const textOf = useFailureText();
  return (failure) => {
    const text = textOf(failure);
    if (failure.title !== undefined || failure.code === "timeout") return text;
    if (failure.code === "offline")
      return { ...text, detail: t`Keep this page open and try again when you’re connected.` };
    return { ...text, detail: t`Keep this page open and try again.` };
  };
}
