import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallState } from "@anteroom/contract/call/consultation";
import { specialtyName } from "@anteroom/content/specialties";
import { waitInMinutes } from "@anteroom/domain/booking/expected-wait";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Arch } from "../../../ui/card/arch.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import type { RealtimeStatus } from "../session/call-session-state.ts";
import styles from "./waiting-room.module.css";

type Props = {
  appointment: Appointment;
  visit: CallState | null;
  line: RealtimeStatus;
  isDoctorGone: boolean;
};

/**
 * Renders the place in the queue, the expected wait, the doctor and their status, and the appointment's time.
 * `visit` null: unknown yet. While the connection is down, unsupported (`line`), or the doctor has lost theirs,
 * it says so in place of the queue.
 */
export function WaitingPlace({ appointment, visit, line, isDoctorGone }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { doctor, start_time, time_zone } = appointment;
  const { time, zoneLabel, clinic } = useAppointmentTime(start_time, time_zone);
  return (
    <section className={classNames(sheetClass("deep", "bare"), styles["plane"])} aria-label={t`Your place`}>
      <div className={styles["words"]}>
        <output className={styles["news"]}>
          <span className={styles["place"]}>
            <Place ahead={visit?.ahead ?? null} line={line} isDoctorGone={isDoctorGone} />
          </span>
          <span className="sm muted">
            <WaitingStatus appointment={appointment} visit={visit} line={line} isDoctorGone={isDoctorGone} />
          </span>
        </output>
        <p className={styles["doctor"]}>
          <bdi className="b">{doctor.name}</bdi>
          <span className="sm muted only-wide">{specialtyName(doctor.specialty, locale)}</span>
        </p>
        <output className={styles["status"]} data-status={visit?.doctor_status ?? "unknown"}>
          <Status status={visit?.doctor_status ?? "unknown"} />
        </output>
      </div>
      <div className={styles["door"]}>
        <Arch size="fill">
          <img src={doctor.portrait_url} alt="" width={104} height={125} />
        </Arch>
      </div>
      <p className={styles["clocks"]}>
        {clinic && <ClinicClock {...clinic} />}
        {clinic ? <OwnClock time={time} /> : <OnlyClock time={time} zoneLabel={zoneLabel} />}
      </p>
    </section>
  );
}

/** What one need do: mostly nothing. */
function WaitingStatus({ line, ...facts }: Props) {
  if (line === "down") return <Trans>We’re keeping your place. You don’t need to do anything.</Trans>;
  if (line === "unable") return <Trans>Open this page in another browser. We’ll keep your place.</Trans>;
  return (
    <>
      <Wait {...facts} /> <Trans>We’ll ring you.</Trans>
    </>
  );
}

type PlaceProps = { ahead: number | null; line: RealtimeStatus; isDoctorGone: boolean };

/** Never a guess: what is not known is not said. */
function Place({ ahead, line, isDoctorGone }: PlaceProps) {
  if (line === "unable") return <Trans>Your browser does not support video appointments</Trans>;
  if (line === "down") return <Trans>Reconnecting</Trans>;
  if (isDoctorGone) return <Trans>Your appointment is not over</Trans>;
  if (ahead === null) return <Trans>You are in the waiting room</Trans>;
  if (ahead === 0) return <Trans>You’re next</Trans>;
  return <Plural value={ahead} one="# person is before you" other="# people are before you" />;
}

type WaitProps = Omit<Props, "line">;

/** When the doctor is expected; where nobody can tell, that is what stands here. */
function Wait({ appointment, visit, isDoctorGone }: WaitProps) {
  const { clock } = useApp();
  const minute = useMinute(clock);
  if (isDoctorGone) return <Trans>The doctor has lost the connection and will be back.</Trans>;
  if (!visit) return null;
  const { expected } = visit;
  if (!expected) {
    if (minute < Date.parse(appointment.start_time)) return <Trans>You’re early.</Trans>;
    return <Trans>We can’t tell yet how long it will take.</Trans>;
  }
  const words = waitInMinutes({ from: Date.parse(expected.from), to: Date.parse(expected.to) }, minute);
  if (words.kind === "soon") return <Trans>Starting soon.</Trans>;
  const { to } = words;
  if (words.kind === "within") return <Trans>Within {to} minutes.</Trans>;
  const { from } = words;
  return (
    <Trans>
      In {from} to {to} minutes.
    </Trans>
  );
}

function Status({ status }: { status: CallState["doctor_status"] }) {
  switch (status) {
    case "online":
      return <Trans>Online</Trans>;
    case "in_call":
      return <Trans>With another patient</Trans>;
    case "away":
      return <Trans>Away</Trans>;
    case "unknown":
      return <Trans>Status not known</Trans>;
  }
}

type ClockProps = { time: string; zoneLabel: string };

function ClinicClock({ time, zoneLabel }: ClockProps) {
  return (
    <span>
      <Hour time={time} /> {zoneLabel}
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

function OnlyClock({ time, zoneLabel }: ClockProps) {
  const at = <Hour time={time} />;
  return (
    <span>
      <Trans>
        Your appointment is at {at}, {zoneLabel}
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
