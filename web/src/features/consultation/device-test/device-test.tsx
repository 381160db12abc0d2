import { deviceTestEntry } from "@anteroom/domain/call/device-test-access";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { pathTo } from "@anteroom/domain/shared/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useAppointment } from "../../../platform/appointments.ts";
import { AppLink } from "../../../platform/link.tsx";
import { usePageHref, usePageParams, usePageQuery } from "../../../platform/page-address.ts";
import { ContactClinicLine } from "../waiting-room/contact-clinic.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { BrowserTrouble } from "./browser-trouble.tsx";
import { callFitness } from "./call-fitness.ts";
import { DeviceTestSteps } from "./device-test-steps.tsx";

/**
 * `/appointments/{appointmentId}/device-test`: tests each device at any time before the appointment. A
 * malformed id shows the not-found page.
 */
export function DeviceTest() {
  const { appointmentId = "" } = usePageParams();
  const { notFound } = useApp();
  const href = usePageHref();
  const id = asRouteId(appointmentId);
  useEffect(() => {
    if (id === null) notFound.set(href);
  }, [notFound, href, id]);
  return id === null ? null : <Test key={id} id={id} />;
}

/** S4.VALID.03; the status of the address counts only until the server's is known (D.88). */
function Test({ id }: { id: number }) {
  const { t } = useLingui();
  const { notFound } = useApp();
  const href = usePageHref();
  const { doctorName, appointmentStatus } = usePageQuery();
  const { data, failure, isFetching, again } = useAppointment(id);
  const isUnknown = failure?.code === "not_found";
  useEffect(() => {
    if (isUnknown) notFound.set(href);
  }, [notFound, href, isUnknown]);
  const entry = deviceTestEntry({ status: data?.status ?? null, hint: appointmentStatus ?? null });
  const details = pathTo("appointment-details", { appointmentId: id });
  if (failure && !isUnknown && !data) return <NotLoaded isFetching={isFetching} onAgain={again} />;
  if (entry === "unknown" || entry === "expected")
    return (
      <>
        <Skeleton isPage label={t`Test camera and sound`} />
        {entry === "expected" && doctorName && <ExpectedDoctor doctor={doctorName} />}
      </>
    );
  if (entry === "open" && callFitness() === "fit")
    return <DeviceTestSteps appointmentId={id} details={details} doctor={data?.doctor.name} />;
  return (
    <>
      {entry === "open" ? (
        <BrowserTrouble joinAt={null} />
      ) : (
        <ClosedTest details={details} isWaiting={entry === "not-yet"} />
      )}
      <ContactClinicLine />
    </>
  );
}

/** Says that the appointment could not be fetched, with the way to try again. */
function NotLoaded({ isFetching, onAgain }: { isFetching: boolean; onAgain: () => void }) {
  return (
    <div className="stack">
      <h1>
        <Trans>Test camera and sound</Trans>
      </h1>
      <Banner
        tone="warn"
        role="alert"
        action={
          <Button kind="outlined" isSmall isPending={isFetching} onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>We couldn’t load this. Check your connection, then try again.</Trans>
      </Banner>
      <ContactClinicLine />
    </div>
  );
}

/** Names the doctor of the address until the appointment is loaded. */
function ExpectedDoctor({ doctor }: { doctor: string }) {
  const name = <bdi>{doctor}</bdi>;
  return (
    <p>
      <Trans>So {name} can see and hear you. Nothing is recorded.</Trans>
    </p>
  );
}

function ClosedTest({ details, isWaiting }: { details: string; isWaiting: boolean }) {
  return (
    <EmptyState
      scene={isWaiting ? "ajar" : "shut"}
      headingLevel={1}
      title={isWaiting ? <Trans>The test is not open yet</Trans> : <Trans>There is nothing to test</Trans>}
      actions={
        <AppLink to={details} className={buttonClass()}>
          <Trans>See your appointment</Trans>
        </AppLink>
      }
    >
      {isWaiting ? (
        <Trans>It opens when your doctor has accepted the appointment.</Trans>
      ) : (
        <Trans>This appointment was cancelled or is over.</Trans>
      )}
    </EmptyState>
  );
}
