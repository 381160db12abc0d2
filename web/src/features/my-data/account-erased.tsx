import { Trans } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { Button } from "../../ui/button.tsx";
import { CoverPage } from "../access/cover-page.tsx";

/** Stands in place of every page once the account is deleted: nothing of it is shown any more. */
export function AccountErased() {
  const { cover, navigate } = useApp();
  const leave = async () => {
    await navigate("/", { replace: true });
    cover.set(null);
  };
  return (
    <CoverPage
      door="shut"
      title={<Trans>Your account has been deleted</Trans>}
      lead={
        <Trans>
          You’re signed out on every device. What the clinic must keep stays there without your name. We wish
          you well.
        </Trans>
      }
    >
      <Button isBlock onClick={() => void leave()}>
        <Trans>Go to the home page</Trans>
      </Button>
    </CoverPage>
  );
}
