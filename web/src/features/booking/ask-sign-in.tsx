import { Trans } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Where a clinic books for its patients only: the draft is kept, and signing in leads back here (D.67). */
export function AskSignIn() {
  const { settings } = useClinic();
  const href = useRouterState({ select: (state) => state.location.href });
  const from = `?from=${encodeURIComponent(href)}`;
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>Sign in to book this time</Trans>}
      actions={
        <>
          {settings.patientsLogIn && (
            <AppLink to={`/login${from}`} className={buttonClass()}>
              <Trans>Sign in</Trans>
            </AppLink>
          )}
          {settings.patientsSignUp && (
            <AppLink to={`/sign-up${from}`} className={buttonClass({ kind: "outlined" })}>
              <Trans>Create an account</Trans>
            </AppLink>
          )}
        </>
      }
    >
      <Trans>We keep the time and what you have written while you sign in.</Trans>
    </EmptyState>
  );
}
