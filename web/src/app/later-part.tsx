import { Trans } from "@lingui/react/macro";
import { useClinic } from "../platform/app-context.tsx";
import { AppLink } from "../platform/link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** An honest page for a room that is not furnished yet: says so, and where help is. */
export function LaterPart() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  return (
    <EmptyState
      door="ajar"
      headingLevel={1}
      title={<Trans>This room is not ready yet</Trans>}
      actions={
        <>
          <AppLink to="/" className={buttonClass()}>
            <Trans>Go to the home page</Trans>
          </AppLink>
          <AppLink to="/appointments" className={buttonClass({ kind: "outlined" })}>
            <Trans>See your visits</Trans>
          </AppLink>
        </>
      }
    >
      <Trans>We are still building this part, so nothing can be done here today.</Trans>{" "}
      {phone !== null && (
        <Trans>
          The clinic helps you by phone: <bdi dir="ltr">{phone}</bdi>.
        </Trans>
      )}
    </EmptyState>
  );
}
