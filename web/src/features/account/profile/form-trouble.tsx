import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";

type Props = {
  /** The ids of the fields in their order. */
  order: readonly string[];
  errors: Partial<Record<string, string>>;
  /** What the server said, where no field can mend it. */
  failure: Failure | null;
};

/**
 * Renders the errors of the last attempt above a form, in the `order` of field ids and focused, or else the
 * failure; prefixes the document's title meanwhile. Errors of fields not in `order` are not shown. Give it a
 * new `key` for each attempt. A failure because the session has ended covers the page with the notice that says why.
 */
export function FormTrouble({ order, errors, failure }: Props) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const list = order.flatMap((fieldId) => {
    const text = errors[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useSessionCheck(failure);
  useErrorTitle(list.length > 0 || failure !== null);
  if (list.length > 0)
    return (
      <ErrorSummary
        title={t`${plural(list.length, { 1: "One thing needs a look", one: "# thing needs a look", other: "# things need a look" })}`}
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

/** Not every page has a realtime connection, whose end says that the session has ended. */
function useSessionCheck(failure: Failure | null): void {
  const app = useApp();
  const isRefused = failure?.code === "unauthenticated";
  useEffect(() => {
    const token = app.session.token();
    if (!isRefused || token === null) return;
    import("../access/session-revoked.ts").then(
      ({ checkSession }) => checkSession(app, token),
      () => {}, // offline: the sentence above the form says it
    );
  }, [app, isRefused]);
}
