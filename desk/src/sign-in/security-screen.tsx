import { getDeskSecurity } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useStaff } from "../platform/desk-context.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPassword } from "./own-password.tsx";
import { usePasswordProof } from "./password-proof.tsx";

/** How the signed-in member of staff signs in: passkeys, authenticator app and password. Changes may ask for the password. */
export function SecurityScreen() {
  const { lacks_factor: isDemanded } = useStaff();
  const { data, failure, ask } = useApiAnswer(getDeskSecurity);
  const { withProof, dialog } = usePasswordProof();
  return (
    <div className="stack form g8">
      <ScreenTitle>
        <Trans>Security</Trans>
      </ScreenTitle>
      {isDemanded && (
        <Banner tone="warn">
          <Trans>
            Set up a passkey or an authenticator app first. Until then you cannot do anything else here.
          </Trans>
        </Banner>
      )}
      <FailureNotice failure={failure} onRetry={ask} />
      {data && (
        <>
          <OwnPasskeys passkeys={data.data.entity.passkeys} withProof={withProof} />
          <AuthenticatorApp isSetUp={data.data.entity.totp_since !== null} withProof={withProof} />
          <OwnPassword hasPassword={data.data.entity.has_password} />
        </>
      )}
      {dialog}
    </div>
  );
}
