import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/**
 * Replaces a dependent's appointment that was open when the right to see it ended. Names nothing of the appointment.
 */
export function NoLongerCaredFor({ name }: { name: string }) {
  const person = <bdi>{name}</bdi>;
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>You can no longer see this appointment</Trans>}
      actions={
        <>
          <AppLink to="/appointments" className={buttonClass()}>
            <Trans>Your appointments</Trans>
          </AppLink>
          <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
            <Trans>Go to the home page</Trans>
          </AppLink>
        </>
      }
    >
      <Trans>
        You don’t act for {person} any more. {person} now decides about these appointments alone.
      </Trans>
    </EmptyState>
  );
}
