import type { Appointment } from "@anteroom/contract/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { Arch } from "../../ui/arch.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sheetClass } from "../../ui/sheet.tsx";
import { CalmPage } from "./calm-page.tsx";
import { useMedia } from "./device-check.tsx";
import styles from "./guest.module.css";
import { TrackVideo } from "../devices/track-video.tsx";
import type { VisitSession } from "./visit-session.ts";

type Props = { session: VisitSession; appointment: Appointment };

/** At the door: who waits for whom, and that the page goes on by itself. */
export function GuestLetIn({ session, appointment }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(session.media);
  const doctor = <bdi>{appointment.doctor.name}</bdi>;
  const patient = <bdi>{appointment.patient_name}</bdi>;
  return (
    <CalmPage>
      <div className={styles["meeting"]}>
        <section className={sheetClass("deep")}>
          <div className={styles["who"]}>
            <div className="grow stack g2">
              <h1 className={styles["title"]}>
                <Trans>Waiting to be let in</Trans>
              </h1>
              <output className="sm">
                <Trans>{doctor} knows that you are here. This page goes on by itself.</Trans>
              </output>
              {appointment.patient_name !== "" && (
                <p className="sm">
                  <Trans>Visit of {patient}</Trans>
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
          <Trans>Nobody sees or hears you yet.</Trans>
        </p>
        <Button kind="outlined" isBlock onClick={session.leave}>
          <Trans>Leave</Trans>
        </Button>
      </div>
    </CalmPage>
  );
}
