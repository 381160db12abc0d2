import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useIsOpen } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";

/** The screen of somebody whose session was revoked; signing in leads back to `wanted`. */
export function signedOut(wanted: string): ComponentType {
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
          <Trans>
            Signing out changes nothing in your account. Sign in again to continue where you were.
          </Trans>
        }
      >
        {isOpen("/login") && (
          <Button isBlock onClick={() => void leaveTo(`/login?from=${encodeURIComponent(wanted)}`)}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        <Button kind="quiet" isBlock onClick={() => void leaveTo("/")}>
          <Trans>Go to the home page</Trans>
        </Button>
      </CoverPage>
    );
  };
}
