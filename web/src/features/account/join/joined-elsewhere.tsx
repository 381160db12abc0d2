import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { useIsOpen } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { ClinicPhone } from "../access/account-deleted.tsx";
import { CoverPage } from "../access/cover-page.tsx";

/**
 * Covers the app on a device of an account that was joined into another one. Signing in, to the account that stays,
 * leads back to `wanted` (path and query).
 */
export function JoinedElsewhere({ wanted }: { wanted: string }) {
  const { cover, navigate } = useApp();
  const isOpen = useIsOpen();
  const leaveTo = async (path: string) => {
    await navigate(path, { replace: true });
    cover.set(null);
  };
  return (
    <CoverPage
      scene="shut"
      title={<Trans>Your two accounts are now one</Trans>}
      lead={
        <Trans>
          This account is now part of your other account at this clinic. Everything is there. Sign in with
          that one. If you didn’t join them, contact the clinic.
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
      <ClinicPhone />
    </CoverPage>
  );
}
