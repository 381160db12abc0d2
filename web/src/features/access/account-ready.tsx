import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AccessPage } from "./access-page.tsx";

/** The account is made; who made it shows it by signing in. */
export function AccountReady() {
  return (
    <AccessPage
      door="open"
      title={<Trans>Your account is ready</Trans>}
      lead={<Trans>Sign in with your e-mail address and the password you chose.</Trans>}
    >
      <AppLink to="/login" className={buttonClass({ isBlock: true })}>
        <Trans>Sign in</Trans>
      </AppLink>
    </AccessPage>
  );
}
