import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { View } from "./view-tabs.tsx";

type Props = {
  view: View;
  /** Number of appointments that wait for payment or confirmation (the `scheduled` view). */
  scheduledCount?: number;
};

/**
 * Renders that a view has no appointments, and a link to find a doctor where the clinic has web
 * scheduling. In `upcoming` with a `scheduledCount` above 0, it shows that number and links to
 * those instead.
 */
export function EmptyAppointmentList({ view, scheduledCount = 0 }: Props) {
  const { t } = useLingui();
  if (view === "upcoming" && scheduledCount > 0)
    return (
      <EmptyState
        title={<Trans>Nothing confirmed yet</Trans>}
        actions={
          <AppLink to="/appointments?view=scheduled" className={buttonClass()}>
            <Trans>See appointments to confirm</Trans>
          </AppLink>
        }
      >
        {t`${plural(scheduledCount, { one: "# appointment is waiting for your payment or for the clinic.", other: "# appointments are waiting for your payment or for the clinic." })}`}
      </EmptyState>
    );
  const words: Record<View, { title: ReactNode; why: ReactNode }> = {
    upcoming: {
      title: <Trans>Nothing planned</Trans>,
      why: <Trans>When you book an appointment it appears here, with the button to join.</Trans>,
    },
    scheduled: {
      title: <Trans>Nothing is waiting</Trans>,
      why: <Trans>Appointments waiting for your payment or for the clinic appear here.</Trans>,
    },
    past: {
      title: <Trans>No past appointments yet</Trans>,
      why: <Trans>Past appointments appear here.</Trans>,
    },
  };
  return (
    <EmptyState title={words[view].title} actions={<FindDoctor />}>
      {words[view].why}
    </EmptyState>
  );
}

function FindDoctor() {
  const { settings } = useClinic();
  if (!settings.patientsWebScheduling) return null;
  return (
    <AppLink to="/doctors" className={buttonClass()}>
      <Trans>Find a doctor</Trans>
    </AppLink>
  );
}
