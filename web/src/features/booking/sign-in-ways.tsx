import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";

/**
 * Renders links to sign in and sign up, each leading back to `wanted` (path and query); only those that the
 * clinic offers.
 */
export function SignInWays({ wanted }: { wanted: string }) {
  const { settings } = useClinic();
  const from = `?from=${encodeURIComponent(wanted)}`;
  return (
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
  );
}
