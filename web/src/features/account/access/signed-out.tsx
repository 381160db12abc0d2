import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useIsOpen } from "../../../platform/link.tsx";
import { useStore } from "../../../platform/storage/store.ts";
import { interruptedFiles } from "../../../shared/files/interrupted-files.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { AccountDeleted } from "./account-deleted.tsx";
import { CoverPage } from "./cover-page.tsx";

const none: ReturnType<typeof interruptedFiles.get> = new Map();
const { Part: JoinedElsewhere } = lazyPart(
  async () => (await import("../join/joined-elsewhere.tsx")).JoinedElsewhere,
  { isPage: true },
  ["join-accounts"],
);

/**
 * Returns the screen that covers the app after the session was revoked. Signing in leads back to `wanted`
 * (path and query). `reason`: `password_changed` or `revoked` (from another device, or by the clinic), which it names
 * with the way to reset the password; `account_deleted`, which has no way back; `accounts_joined`, which leads to the other account; anything else is not named.
 */
export function sessionRevokedScreen(wanted: string, reason: string | undefined): ComponentType {
  if (reason === "account_deleted") return AccountDeleted;
  if (reason === "accounts_joined") return () => <JoinedElsewhere wanted={wanted} />;
  const isPasswordNew = reason === "password_changed";
  const isRevoked = reason === "revoked";
  return function SignedOut() {
    const { cover, navigate } = useApp();
    const isOpen = useIsOpen();
    const hasFiles = useStore(interruptedFiles, none).size > 0;
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
          ) : isRevoked ? (
            <Trans>
              This device was signed out from another device or by the clinic. Sign in again to continue where
              you were. If you didn’t ask for this, reset your password.
            </Trans>
          ) : (
            <Trans>
              Signing out changes nothing in your account. Sign in again to continue where you were.
            </Trans>
          )
        }
      >
        {hasFiles && (
          <Banner tone="warn">
            <Trans>
              Some files were not sent. Sign in on this page to send them. If you reload or close it, you’ll
              have to choose them again.
            </Trans>
          </Banner>
        )}
        {isOpen("/login") && (
          <Button isBlock onClick={() => void leaveTo(`/login?from=${encodeURIComponent(wanted)}`)}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        {(isPasswordNew || isRevoked) && isOpen("/recover-password") && (
          <Button kind="outlined" isBlock onClick={() => void leaveTo("/recover-password")}>
            {isPasswordNew ? (
              <Trans>I didn’t change it. Reset my password</Trans>
            ) : (
              <Trans>I didn’t ask for this. Reset my password</Trans>
            )}
          </Button>
        )}
        <Button kind="quiet" isBlock onClick={() => void leaveTo("/")}>
          <Trans>Go to the home page</Trans>
        </Button>
      </CoverPage>
    );
  };
}
