import { clinicGetSignInProvider } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { pathOf } from "../../platform/route.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { usePasswordProof } from "../../sign-in/password-proof.tsx";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { RedirectAddresses, TestConnection } from "./provider-connection.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { RemoveProvider } from "./remove-provider.tsx";

/**
 * The clinic's OpenID provider for staff: added, changed, tested and removed. Whoever runs it decides who comes in, so
 * a change asks for the password.
 */
export function StaffSignInScreen() {
  const { data, failure, ask } = useApiAnswer(clinicGetSignInProvider);
  const { withProof, dialog } = usePasswordProof(
    <Trans>Enter your password again before you change how staff sign in.</Trans>,
  );
  const [removals, setRemovals] = useState(0);
  const isNone = failure?.code === "not_found";
  const provider = isNone ? null : (data?.data.entity ?? null);
  return (
    <div className="stack g8 form">
      <BackToSettings />
      <ScreenTitle end={provider && <State isEnabled={provider.is_enabled} />}>
        <Trans>Staff sign-in</Trans>
      </ScreenTitle>
      <p>
        <Trans>
          Staff can sign in at the desk with an account of your organisation, at an OpenID provider such as
          Keycloak, Okta, Google Workspace or Entra ID. Each person still needs an account here with the same
          email address. Passwords go on working.
        </Trans>
      </p>
      <p>
        <Trans>
          Whoever runs the provider can sign in as anybody on your staff. Add only one that you trust.
        </Trans>
      </p>
      <FailureNotice failure={isNone ? null : failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {isNone && (
        <p className="muted">
          <Trans>There is no provider yet.</Trans>
        </p>
      )}
      {isNone && <RedirectAddresses addresses={[location.origin + pathOfSignIn]} />}
      {provider && <RedirectAddresses addresses={provider.redirect_uris} />}
      {provider && <TestConnection provider={provider} />}
      {(isNone || provider) && <ProviderForm key={removals} stored={provider} withProof={withProof} />}
      {provider && (
        <RemoveProvider
          name={provider.name}
          withProof={withProof}
          onRemoved={() => setRemovals(removals + 1)}
        />
      )}
      {dialog}
    </div>
  );
}

/** Where the provider sends people back to. */
const pathOfSignIn = `${pathOf({ name: "day" })}/sign-in`;

function State({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <Badge tone="ok" icon="check">
      <Trans>Switched on</Trans>
    </Badge>
  ) : (
    <Badge icon="minus">
      <Trans>Switched off</Trans>
    </Badge>
  );
}
