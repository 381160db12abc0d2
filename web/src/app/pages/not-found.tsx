import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/** Renders the not-found page with links and a phone number (S8.MSG.22). */
export function NotFound() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>Page not found (404)</Trans>}
      actions={
        <>
          <AppLink to="/" className={buttonClass()}>
            <Trans>Go to the home page</Trans>
          </AppLink>
          <AppLink to="/appointments" className={buttonClass({ kind: "outlined" })}>
            <Trans>Appointments</Trans>
          </AppLink>
          <AppLink to="/doctors" className={buttonClass({ kind: "outlined" })}>
            <Trans>Find a doctor</Trans>
          </AppLink>
        </>
      }
      note={
        phone !== null && (
          <Trans>
            You can also call the clinic:{" "}
            <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
              {phone}
            </a>
            .
          </Trans>
        )
      }
    >
      <Trans>The address may be old or mistyped.</Trans>
    </EmptyState>
  );
}
