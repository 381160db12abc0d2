import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";

/** Into an account or to a new one, and from there back to what was `wanted`; each where the clinic has it. */
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
