import { Trans } from "@lingui/react/macro";
import { useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { AccessPage } from "../access/access-page.tsx";
import { signInAddress } from "../access/return-path.ts";

/**
 * `returnPath`: the page the person wanted before signing up, if this is the same device; else
 * null.
 */
type Props = { returnPath: string | null };

/**
 * Renders that the account is created: signed in, a link to `returnPath` (null: home page); else a link to
 * sign-in.
 */
export function AccountReady({ returnPath }: Props) {
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <AccessPage
      scene="open"
      title={<Trans>Your account is ready</Trans>}
      lead={
        isSignedIn ? (
          <Trans>You’re signed in on this device.</Trans>
        ) : (
          <Trans>Sign in with your email address and the password you chose.</Trans>
        )
      }
    >
      {isSignedIn ? (
        <AppLink to={returnPath ?? "/"} className={buttonClass({ isBlock: true })}>
          <Trans>Continue</Trans>
        </AppLink>
      ) : (
        <AppLink to={signInAddress(returnPath)} className={buttonClass({ isBlock: true })}>
          <Trans>Sign in</Trans>
        </AppLink>
      )}
      {isSignedIn && returnPath === null && (
        <p className="sm muted">
          <Trans>
            Did someone else choose the password?{" "}
            <AppLink to="/recover-password" className={textLinkClass()}>
              Choose a new password
            </AppLink>
          </Trans>
        </p>
      )}
    </AccessPage>
  );
}
