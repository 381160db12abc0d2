import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { CoverPage } from "./cover-page.tsx";

/** Stands in place of everything: nobody goes on with a password that the clinic has let expire (S2.OVL.01 to S2.OVL.03). */
export function PasswordExpired() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  return (
    <CoverPage
      door="shut"
      title={<Trans>Your password has expired</Trans>}
      lead={<Trans>To continue you must reset your password.</Trans>}
    >
      <p>
        <Trans>
          We have sent you a mail with a link. Look into the inbox of your e-mail program, choose a new
          password there, then sign in.
        </Trans>
      </p>
      {phone !== null && (
        <p className="muted">
          <Trans>
            Nothing there? The clinic helps you by phone: <bdi dir="ltr">{phone}</bdi>.
          </Trans>
        </p>
      )}
    </CoverPage>
  );
}
