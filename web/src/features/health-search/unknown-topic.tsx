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
      title={<Trans>We couldn’t find that topic</Trans>}
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
      <Trans>The link may be old. Try another word, or ask a doctor.</Trans>
    </EmptyState>
  );
}
