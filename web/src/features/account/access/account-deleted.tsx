import { Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";

/** Covers the app on a device, or for a personal link, of an account that was deleted on another device. */
export function AccountDeleted() {
  const { cover, navigate } = useApp();
  const leave = async () => {
    await navigate("/", { replace: true });
    cover.set(null);
  };
  return (
    <CoverPage
      scene="shut"
      title={<Trans>This account was deleted</Trans>}
      lead={
        <Trans>
          It was deleted on another device, and its appointments can’t be opened any more. If you didn’t
          delete it, contact the clinic.
        </Trans>
      }
    >
      <Button isBlock onClick={() => void leave()}>
        <Trans>Go to the home page</Trans>
      </Button>
      <ClinicPhone />
    </CoverPage>
  );
}

/** The clinic's telephone number as a link, where it has one. */
export function ClinicPhone() {
  const { clinicPhone: phone } = useClinic().settings;
  return (
    phone !== null && (
      <p>
        <Trans>
          Need a person? Call the clinic:{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
            {phone}
          </a>
          .
        </Trans>
      </p>
    )
  );
}
