import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** An address of a topic that is not here, or no more. */
export function UnknownTopic() {
  const { settings } = useClinic();
  return (
    <EmptyState
      door="shut"
      headingLevel={1}
      title={<Trans>We have no topic of that name</Trans>}
      actions={
        <>
          <AppLink to="/health-search" className={buttonClass()}>
            <Trans>See all topics</Trans>
          </AppLink>
          {settings.patientsWebScheduling && (
            <AppLink to="/doctors" className={buttonClass({ kind: "outlined" })}>
              <Trans>Find a doctor</Trans>
            </AppLink>
          )}
        </>
      }
    >
      <Trans>The link may be old. Look for another word for it, or ask a doctor.</Trans>
    </EmptyState>
  );
}
