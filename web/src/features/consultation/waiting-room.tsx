import type { Appointment } from "@anteroom/contract/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/locale.ts";
import { useMinute } from "../../platform/server-clock.ts";
import { useStore } from "../../platform/store.ts";
import { useVisitTime } from "../../platform/visit-time.tsx";
import { Arch } from "../../ui/arch.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { sheetClass } from "../../ui/sheet.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useMedia } from "./device-check.tsx";
import { DeviceTroubles } from "./device-trouble.tsx";
import { LevelBars } from "./level-bars.tsx";
import { TrackVideo } from "./track-video.tsx";
import type { VisitSession } from "./visit-session.ts";
import styles from "./waiting-room.module.css";

/** So long after the start the patient is told that it takes longer, in ms. */
const lateAfter = 5 * 60_000;

type Props = {
  session: VisitSession;
  appointment: Appointment;
  /** People before this one; null: not known, and then nothing is said of it. */
  ahead: number | null;
  line: "coming" | "up" | "down";
};

/** Place, doctor, clocks, one's own picture, and that leaving is safe: all of it at 360 x 640. */
export function WaitingRoom({ session, appointment, ahead, line }: Props) {
  const who = <bdi>{appointment.patient_name}</bdi>;
  return (
    <div className={classNames("wrap", styles["room"])}>
      <div className={styles["top"]}>
        <div>
          <h1>
            <Trans>Waiting room</Trans>
          </h1>
          {appointment.dependent_id !== null && (
            <p className="sm b">
              <Trans>For {who}</Trans>
            </p>
          )}
        </div>
        <LineBadge line={line} />
      </div>
      <div className={styles["grid"]}>
        <div className={styles["side"]}>
          <DoctorPlane appointment={appointment} ahead={ahead} isDown={line === "down"} />
          <WhatHappens appointment={appointment} />
          <Bottom session={session} />
        </div>
        <Self session={session} />
      </div>
    </div>
  );
}

function LineBadge({ line }: Pick<Props, "line">) {
  if (line === "up")
    return (
      <Badge tone="ok" icon="wifi">
        <Trans>Connected</Trans>
      </Badge>
    );
  return line === "down" ? (
    <Badge tone="warn" icon="wifi-off-fill">
      <Trans>No connection</Trans>
    </Badge>
  ) : (
    <Badge icon="wifi">
      <Trans>Connecting</Trans>
    </Badge>
  );
}

type PlaneProps = { appointment: Appointment; ahead: number | null; isDown: boolean };

function DoctorPlane({ appointment, ahead, isDown }: PlaneProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { doctor, start_time, time_zone } = appointment;
  const { time, zoneWords, clinic } = useVisitTime(start_time, time_zone);
  return (
    <section className={classNames(sheetClass("deep", "bare"), styles["plane"])} aria-label={t`Your place`}>
      <div className={styles["words"]}>
        <output className={styles["news"]}>
          <span className={styles["place"]}>
            <Place ahead={ahead} isDown={isDown} />
          </span>
          <span className="sm muted">
            <Comfort appointment={appointment} isDown={isDown} />
          </span>
        </output>
        <p className={styles["doctor"]}>
          <bdi className="b">{doctor.name}</bdi>
          <span className="sm muted">{specialtyName(doctor.specialty, locale)}</span>
        </p>
      </div>
      <div className={styles["door"]}>
        <Arch size="fill">
          <img src={doctor.portrait_url} alt="" width={104} height={125} />
        </Arch>
      </div>
      <p className={styles["clocks"]}>
        {clinic && <ClinicClock {...clinic} />}
        {clinic ? <OwnClock time={time} /> : <OnlyClock time={time} zoneWords={zoneWords} />}
      </p>
    </section>
  );
}

type ClockProps = { time: string; zoneWords: string };

function ClinicClock({ time, zoneWords }: ClockProps) {
  return (
    <span>
      <Hour time={time} /> {zoneWords}
    </span>
  );
}

function OwnClock({ time }: { time: string }) {
  const at = <Hour time={time} />;
  return (
    <span>
      <Trans>{at} where you are</Trans>
    </span>
  );
}

function OnlyClock({ time, zoneWords }: ClockProps) {
  const at = <Hour time={time} />;
  return (
    <span>
      <Trans>
        Your visit is at {at}, {zoneWords}
      </Trans>
    </span>
  );
}

function Hour({ time }: { time: string }) {
  return (
    <bdi dir="ltr" className="b num">
      {time}
    </bdi>
  );
}

/** Never a guess: what is not known is not said. */
function Place({ ahead, isDown }: Omit<PlaneProps, "appointment">) {
  if (isDown) return <Trans>We are finding the line again</Trans>;
  if (ahead === null) return <Trans>You are in the waiting room</Trans>;
  if (ahead === 0) return <Trans>You are next</Trans>;
  return <Plural value={ahead} one="# person is before you" other="# people are before you" />;
}

function Comfort({ appointment, isDown }: { appointment: Appointment; isDown: boolean }) {
  const { clock } = useApp();
  const minute = useMinute(clock);
  if (isDown) return <Trans>Your place is kept. Nothing to do.</Trans>;
  if (minute - Date.parse(appointment.start_time) >= lateAfter)
    return <Trans>It takes longer than planned. Your place is kept, we will ring.</Trans>;
  return <Trans>We will ring when the doctor comes.</Trans>;
}

function WhatHappens({ appointment }: { appointment: Appointment }) {
  const doctor = <bdi>{appointment.doctor.name}</bdi>;
  return (
    <ul className={styles["happens"]}>
      <li>
        <Icon name="bell" isSmall />
        <span>
          <Trans>When {doctor} comes, you hear two notes and the call begins by itself.</Trans>
        </span>
      </li>
      <li>
        <Icon name="door" isSmall />
        <span>
          <Trans>You may leave and come back. Your place is kept.</Trans>
        </span>
      </li>
    </ul>
  );
}

function Self({ session }: { session: VisitSession }) {
  const { t } = useLingui();
  const { media } = session;
  const now = useMedia(media);
  const { camera, microphone } = now;
  const isMuted = useStore(session.isMuted, false);
  const isHeard = microphone.status === "on" && !isMuted;
  const hasCamera = camera.status === "on" || camera.status === "asking";
  return (
    <div className={styles["self"]}>
      <div className={styles["view"]}>
        {camera.status === "on" ? (
          <TrackVideo track={camera.track} label={t`Your own picture`} />
        ) : (
          <p className={styles["dark"]}>
            <Icon name="camera-off" />
            <Trans>The camera is off</Trans>
          </p>
        )}
        {isHeard && (
          <span className={styles["level"]}>
            <LevelBars media={media} isSmall />
          </span>
        )}
      </div>
      <div className={styles["switches"]}>
        <Switch
          icon={isHeard ? "microphone-fill" : "microphone-off"}
          label={t`Microphone`}
          detail={isHeard ? t`On` : t`Off`}
          checked={isHeard}
          onChange={(event) => {
            if (microphone.status === "failed") void media.request(["microphone"]);
            session.setMuted(!event.currentTarget.checked);
          }}
        />
        <Switch
          icon={hasCamera ? "camera-fill" : "camera-off"}
          label={t`Camera`}
          detail={hasCamera ? t`On` : t`Off`}
          checked={hasCamera}
          onChange={(event) => session.setCamera(event.currentTarget.checked)}
        />
      </div>
      {microphone.status === "failed" && (
        <div className={styles["trouble"]}>
          <DeviceTroubles media={now} onRetry={() => void media.request(["microphone"])} />
        </div>
      )}
    </div>
  );
}

function Bottom({ session }: { session: VisitSession }) {
  const { settings } = useClinic();
  const number = settings.emergencyNumber;
  return (
    <div className={styles["bottom"]}>
      <p className={styles["notes"]}>
        <Trans>If the line drops, come back here: your place is kept.</Trans>{" "}
        {number === null ? (
          <Trans>In an emergency call your emergency number.</Trans>
        ) : (
          <Trans>
            In an emergency call{" "}
            <a href={`tel:${number}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
            .
          </Trans>
        )}
      </p>
      <Button kind="outlined" isBlock onClick={session.leave}>
        <Trans>Leave, keep my place</Trans>
      </Button>
    </div>
  );
}
