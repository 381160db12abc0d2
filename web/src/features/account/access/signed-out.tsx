import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useIsOpen } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";

/**
 * Returns the screen that covers the app after the session was revoked. Signing in leads back to `wanted`
 * (path and query). `isPasswordNew`: names a changed password as the reason and offers to reset it.
 */
export function sessionRevokedScreen(wanted: string, isPasswordNew: boolean): ComponentType {
  return function SignedOut() {
    const { cover, navigate } = useApp();
    const isOpen = useIsOpen();
    const leaveTo = async (path: string) => {
      await navigate(path, { replace: true });
      cover.set(null);
    };
    return (
      <CoverPage
        scene="shut"
        title={<Trans>You have been signed out</Trans>}
        lead={
          isPasswordNew ? (
            <Trans>
              Your password was changed, so we signed out every other device. Sign in with the new password to
              continue where you were.
            </Trans>
          ) : (
            <Trans>
              Signing out changes nothing in your account. Sign in again to continue where you were.
            </Trans>
          )
        }
      >
        {isOpen("/login") && (
          <Button isBlock onClick={() => void leaveTo(`/login?from=${encodeURIComponent(wanted)}`)}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        {isPasswordNew && isOpen("/recover-password") && (
          <Button kind="outlined" isBlock onClick={() => void leaveTo("/recover-password")}>
            <Trans>I didn’t change it. Reset my password</Trans>
          </Button>
        )}
        <Button kind="quiet" isBlock onClick={() => void leaveTo("/")}>
          <Trans>Go to the home page</Trans>
        </Button>
      </CoverPage>
    );
  };
}
