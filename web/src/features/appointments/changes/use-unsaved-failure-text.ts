import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText, type FailureText } from "../../../platform/forms/failure-text.tsx";

/**
 * Returns a function that puts a failure into words like `useFailureText`, for a form without a draft: the page has to stay open until it is
 * sent.
 */
export function useUnsavedFailureText(): (failure: Failure) => FailureText {
  const { t } = useLingui();
  const textOf = useFailureText();
  return (failure) => {
    const { title, detail } = textOf(failure);
    if (failure.title !== undefined) return { title, detail };
    return { title, detail: `${t`Keep this page open.`} ${detail ?? ""}` };
  };
}
