import { asRouteId } from "@anteroom/domain/shared/route-values";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAppointment, type KnownAppointment as Appointment } from "../../platform/appointments.ts";
import { AppLink } from "../../platform/link.tsx";
import { usePageParams } from "../../platform/page-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { RefreshFailedNotice } from "./quiet-failure.tsx";
import { useNotFound } from "./use-not-found.ts";

const { Part: NoLongerCaredFor } = lazyPart(
  async () => (await import("./no-longer-cared-for.tsx")).NoLongerCaredFor,
  { isPage: true },
);

type Children = (appointment: Appointment) => ReactNode;

/**
 * Fetches the appointment of the address, followed live, and renders `children` with it; at first it may have
 * the list's fields only. Shows the not-found page for an unknown, malformed or other patient's id (D.39).
 */
export function AppointmentLoader({ children }: { children: Children }) {
  const { appointmentId } = usePageParams();
  const id = asRouteId(appointmentId ?? "");
  useNotFound(id === null);
  return id === null ? (
    <PageSkeleton />
  ) : (
    <KnownAppointment key={id} id={id}>
      {children}
    </KnownAppointment>
  );
}

function KnownAppointment({ id, children }: { id: number; children: Children }) {
  const { t } = useLingui();
  const { data, failure, isFetching, again } = useAppointment(id);
  const isMissing = failure?.code === "not_found";
  const dependent = data && data.dependent_id !== null ? data.patient_name : null;
  useNotFound(isMissing && dependent === null);
  if (isMissing) return dependent === null ? <PageSkeleton /> : <NoLongerCaredFor name={dependent} />;
  return (
    <div className="stack">
      {failure && !data && (
        <h1 className="vh">
          <Trans>Your appointment</Trans>
        </h1>
      )}
      {failure && (
        <RefreshFailedNotice isCached={data !== undefined} isFetching={isFetching} onAgain={again} />
      )}
      {data
        ? children(data)
        : !failure && <Skeleton isPage shape="people" label={t`Loading your appointment`} />}
    </div>
  );
}

/** A link to the page above this one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={textLinkClass("back")}>
      <Icon name="caret-left" isSmall />
      {children}
    </AppLink>
  );
}

/** A link to the appointment list. */
export function BackToAppointments() {
  return (
    <BackLink to="/appointments">
      <Trans>Your appointments</Trans>
    </BackLink>
  );
}
