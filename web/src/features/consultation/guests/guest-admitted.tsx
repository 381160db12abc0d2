import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { Arch } from "../../../ui/card/arch.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { BookedByMeLink } from "./booked-by-me.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import { useMedia } from "../device-test/device-check.tsx";
import { GuestWait, GuestWaysOut } from "./guest-wait.tsx";
import styles from "../guest.module.css";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  /** Of an invitation by the appointment's code, which the booker may have typed; null for an invitation by name. */
  codeToken: string | null;
};

/**
 * Renders the lobby of a guest until the doctor admits them: whose appointment, how long and why, and how to
 * leave. It requests nothing by itself: the session leads on.
 */
export function GuestWaitingRoom({ session, appointment, codeToken }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(session.media);
  const doctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  const patient = <bdi>{appointment.patient_name}</bdi>;
  return (
    <CallPageFrame>
      <div className={styles["meeting"]}>
        <section className={sheetClass("deep")}>
          <div className={styles["who"]}>
            <div className="grow stack g2">
              <h1 className={styles["title"]}>
                <Trans>Waiting to be let in</Trans>
              </h1>
              <output className="sm">
                <Trans>{doctor} knows you’re here. This page continues automatically.</Trans>
              </output>
              <GuestWait appointment={appointment} />
              {appointment.patient_name !== "" && (
                <p className="sm">
                  <Trans>Appointment of {patient}</Trans>
                </p>
              )}
            </div>
            {appointment.patient_name !== "" && (
              <div className={styles["face"]}>
                <Arch size="fill">
                  <img src={appointment.doctor.portrait_url} alt="" width={104} height={125} />
                </Arch>
              </div>
            )}
          </div>
        </section>
        <div className={styles["self"]}>
          {camera.status === "on" ? (
            <TrackVideo track={camera.track} label={t`Your own picture`} />
          ) : (
            <p className={styles["dark"]}>
              <Icon name="camera-off" />
              <Trans>The camera is off</Trans>
            </p>
          )}
        </div>
        <p className="sm muted">
          <Trans>No one can see or hear you yet.</Trans>
        </p>
        <GuestWaysOut onLeave={session.leave} />
        {codeToken !== null && <BookedByMeLink token={codeToken} />}
      </div>
    </CallPageFrame>
  );
}
