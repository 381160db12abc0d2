import type { Appointment } from "@anteroom/contract/appointments";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { useVisitTime } from "../../platform/visit-time.tsx";
import { Button } from "../../ui/button.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { CalmPage } from "./calm-page.tsx";
import styles from "./check-screen.module.css";
import { DeviceCheck, useMedia } from "./device-check.tsx";
import type { Hearing } from "./speaker-check.tsx";
import type { VisitSession } from "./visit-session.ts";

/** The short check before one goes in (S1.17); one may always go in with sound only. */
export function CheckScreen({ session, appointment }: { session: VisitSession; appointment: Appointment }) {
  const { media } = session;
  const [hearing, setHearing] = useState<Hearing>("untested");
  const { time: startTime, zoneWords } = useVisitTime(appointment.start_time, appointment.time_zone);
  const doctor = <bdi>{appointment.doctor.name}</bdi>;
  const time = <bdi dir="ltr">{startTime}</bdi>;
  return (
    <CalmPage foot={<Foot session={session} />}>
      <div className={styles["head"]}>
        <h1>
          <Trans>Check before you go in</Trans>
        </h1>
        <p className="muted sm">
          <Trans>
            {doctor} sees you at {time}, {zoneWords}. Nothing is recorded.
          </Trans>
        </p>
      </div>
      <DeviceCheck media={media} onCamera={session.setCamera} hearing={hearing} onHearing={setHearing} />
    </CalmPage>
  );
}

/** S5.FIELD.07: nobody goes in unheard; what is missing stands above. */
function Foot({ session }: { session: VisitSession }) {
  const { settings } = useClinic();
  const { camera, microphone } = useMedia(session.media);
  const phone = settings.clinicPhone;
  if (microphone.status === "failed")
    return (
      <StickyFoot
        words={
          <p className="sm muted">
            {phone === null ? (
              <Trans>You can go in once the microphone works.</Trans>
            ) : (
              <Trans>
                You can go in once the microphone works. Or call the clinic:{" "}
                <a href={`tel:${phone.replaceAll(" ", "")}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </Trans>
            )}
          </p>
        }
      >
        <Button kind="closed">
          <Trans>Join</Trans>
        </Button>
      </StickyFoot>
    );
  const isReady = microphone.status === "on" && camera.status !== "asking";
  return (
    <StickyFoot>
      <Button isPending={!isReady} onClick={session.join}>
        {camera.status === "off" || camera.status === "failed" ? (
          <Trans>Join with sound only</Trans>
        ) : (
          <Trans>Join</Trans>
        )}
      </Button>
    </StickyFoot>
  );
}
