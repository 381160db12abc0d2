import { asRouteId } from "@anteroom/domain/route-values";
import { pathTo } from "@anteroom/domain/routes";
import { Trans } from "@lingui/react/macro";
import { useParams, useRouterState, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { useAppointment } from "../../platform/appointments.ts";
import { AppLink } from "../../platform/link.tsx";
import { localMedia, type LocalMediaSnapshot } from "../../platform/local-media.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./check-screen.module.css";
import { DeviceCheck, useMedia } from "./device-check.tsx";
import type { Hearing } from "./speaker-check.tsx";

/** `/appointments/{appointmentId}/device-test`: the same check at any time before the visit, with a result in words. */
export function DeviceTest() {
  const { appointmentId = "" } = useParams({ strict: false });
  const { notFound } = useApp();
  const href = useRouterState({ select: (state) => state.location.href });
  const id = asRouteId(appointmentId);
  useEffect(() => {
    if (id === null) notFound.set(href);
  }, [notFound, href, id]);
  return id === null ? null : <Test key={id} id={id} />;
}

/** S4.VALID.03; the status of the address counts only until the server's is known (D.88). */
const opensTest: ReadonlySet<string> = new Set(["accepted", "preparing"]);

function Test({ id }: { id: number }) {
  const { notFound } = useApp();
  const href = useRouterState({ select: (state) => state.location.href });
  const { doctorName, appointmentStatus }: { doctorName?: string; appointmentStatus?: string } = useSearch({
    strict: false,
  });
  const { data, failure } = useAppointment(id);
  const isUnknown = failure?.code === "not_found";
  useEffect(() => {
    if (isUnknown) notFound.set(href);
  }, [notFound, href, isUnknown]);
  const status = data?.status ?? appointmentStatus;
  const details = pathTo("appointment-details", { appointmentId: id });
  const doctor = data?.doctor.name ?? doctorName;
  if (status === undefined) return null;
  if (!opensTest.has(status)) return <ClosedTest details={details} status={status} />;
  return <OpenTest details={details} doctor={doctor} />;
}

function OpenTest({ details, doctor }: { details: string; doctor: string | undefined }) {
  const [media] = useState(localMedia);
  const [hearing, setHearing] = useState<Hearing>("untested");
  const [hasVoice, setHasVoice] = useState(false);
  useEffect(() => {
    void media.request(["camera", "microphone"]);
    return () => media.stopAll();
  }, [media]);
  const now = useMedia(media);
  const setCamera = (isOn: boolean) => (isOn ? void media.request(["camera"]) : media.stop("camera"));
  const name = <bdi>{doctor}</bdi>;
  return (
    <div>
      <AppLink to={details} className={textLinkClass("back")}>
        <Icon name="caret-left" isSmall />
        <Trans>Your visit</Trans>
      </AppLink>
      <div className={styles["head"]}>
        <h1>
          <Trans>Test camera and sound</Trans>
        </h1>
        <p className="muted">
          {doctor === undefined ? (
            <Trans>So that you are seen and heard. Nothing is recorded.</Trans>
          ) : (
            <Trans>So that {name} sees and hears you. Nothing is recorded.</Trans>
          )}
        </p>
      </div>
      <div className="stack g6">
        <DeviceCheck
          media={media}
          onCamera={setCamera}
          hearing={hearing}
          onHearing={setHearing}
          onVoice={() => setHasVoice(true)}
        />
        <Verdict media={now} hasVoice={hasVoice} hearing={hearing} />
        <div className={styles["foot"]}>
          <StickyFoot>
            <AppLink to={details} className={buttonClass()}>
              <Trans>Done</Trans>
            </AppLink>
          </StickyFoot>
        </div>
      </div>
    </div>
  );
}

type VerdictProps = { media: LocalMediaSnapshot; hasVoice: boolean; hearing: Hearing };

/** Said only when all three have spoken: nothing is promised before. */
function Verdict({ media: { camera }, hasVoice, hearing }: VerdictProps) {
  if (!hasVoice || hearing !== "heard" || camera.status === "asking") return null;
  return (
    <Banner tone="ok" role="alert">
      {camera.status === "on" ? (
        <Trans>Camera, microphone and speaker work. You are ready for your visit.</Trans>
      ) : (
        <Trans>Microphone and speaker work. Without a camera the visit is held with sound only.</Trans>
      )}
    </Banner>
  );
}

function ClosedTest({ details, status }: { details: string; status: string }) {
  const isWaiting = status === "scheduled" || status === "pending_payment";
  return (
    <EmptyState
      door={isWaiting ? "ajar" : "shut"}
      headingLevel={1}
      title={isWaiting ? <Trans>The test is not open yet</Trans> : <Trans>There is nothing to test</Trans>}
      actions={
        <AppLink to={details} className={buttonClass()}>
          <Trans>See your visit</Trans>
        </AppLink>
      }
    >
      {isWaiting ? (
        <Trans>It opens when your doctor has accepted the visit.</Trans>
      ) : (
        <Trans>This visit does not take place any more, or is over.</Trans>
      )}
    </EmptyState>
  );
}
