import { Trans } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AccessPage } from "./access-page.tsx";
import { logInAddress } from "./way-back.ts";

/** The account is made; who made it shows it by signing in. */
export function AccountReady() {
  const { clock, storage } = useApp();
  return (
    <AccessPage
      door="open"
      title={<Trans>Your account is ready</Trans>}
      lead={<Trans>Sign in with your email address and the password you chose.</Trans>}
    >
      <AppLink
        to={logInAddress(deviceMemory(storage), clock.now())}
        className={buttonClass({ isBlock: true })}
      >
        <Trans>Sign in</Trans>
      </AppLink>
    </AccessPage>
  );
}
