import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { splitAppointments } from "@anteroom/domain/appointment/appointment-lists";
import { joinOpensAt } from "@anteroom/domain/appointment/session-window";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useAppointments } from "../../../platform/appointments.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { NextAppointmentPanel } from "../../../ui/card/next-appointment-panel.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "./next-appointment.module.css";

/**
 * Fetches and renders the patient's next appointment with its call button, which turns on by itself; else
 * that there is none. Reserves its height while loading.
 */
export function NextAppointment() {
  const [place, setPlace] = useState<Place | null>(null);
  const minBlockSize = usePlaceOf(place);
  const { t } = useLingui();
  const { data, failure, again } = useAppointments();
  const now = usePresentMinute();
  if (!data)
    return failure ? (
      <Banner tone="warn" action={<Button kind="outlined" isSmall onClick={again}>{t`Try again`}</Button>}>
        {failure.title ?? t`We couldn’t load your appointments.`}
      </Banner>
    ) : (
      <Waiting onMeasured={setPlace} />
    );
  const next = nextOf(data, now);
  if (next)
    return (
      <div className={styles["place"]} style={{ minBlockSize }}>
        <AppointmentPanel visit={next} />
      </div>
    );
  return (
    <Sheet>
      <p className="b">
        <Trans>No upcoming appointments</Trans>
      </p>
      <p className="muted">
        <Trans>Appointments you book appear here.</Trans>
      </p>
    </Sheet>
  );
}

/** The height that was reserved, in pixels, and the width of the window for which it holds. */
type Place = { height: number; width: number };

/** The reserved height, until the window has another width. */
function usePlaceOf(place: Place | null): number | undefined {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const learn = () => setWidth(innerWidth);
    addEventListener("resize", learn);
    return () => removeEventListener("resize", learn);
  }, []);
  return place === null || (width !== null && width !== place.width) ? undefined : place.height;
}

/** Cards of imagined appointments, unseen: they wrap as the real one will, in each language and size of text. */
function Waiting({ onMeasured }: { onMeasured: (place: Place) => void }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [visits] = useState(() => imaginedAppointments(clock.now()));
  const standIn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = standIn.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    const measure = () => onMeasured({ height: node.offsetHeight, width: innerWidth });
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [onMeasured]);
  return (
    <div className={styles["waiting"]}>
      <div ref={standIn} className={styles["unseen"]} aria-hidden="true" inert>
        {visits.map((visit) => (
          <AppointmentPanel key={visit.id} visit={visit} isStandIn />
        ))}
      </div>
      <Skeleton label={t`Loading your next appointment`} count={3} />
    </div>
  );
}

/** One on another day than today and tomorrow, whose names are longer, and one whose call is open. */
function imaginedAppointments(now: number): Shown[] {
  return [2 * 86_400_000, 1_200_000].map((distance, id) => imaginedAppointment(now + distance, id));
}

function imaginedAppointment(start: number, id: number): Shown {
  const at = (time: number) => new Date(time).toISOString();
  return {
    id,
    status: "accepted",
    service_type: "remote",
    start_time: at(start),
    end_time: at(start + 1_200_000),
    join_opens_at: at(joinOpensAt(start)),
    time_zone: undefined,
    dependent_id: null,
    patient_name: "",
    doctor: { name: "Dr Maria Ferreira", specialty: "general-practice", portrait_url: null },
  };
}

/** Whether somebody is in the call. */
const isRunning = ({ status }: Pick<Appointment, "status">) => status === "preparing";

/** The visit whose call is running, else the one that comes next: accepted or not, paid or not. */
function nextOf(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const facts = appointments.map((visit) => ({ visit, statusCode: visit.status_code, ...factsOf(visit) }));
  const { upcoming, scheduled } = splitAppointments(facts, now);
  return [...upcoming, ...scheduled].sort(
    (a, b) => Number(isRunning(b.visit)) - Number(isRunning(a.visit)) || a.startTime - b.startTime,
  )[0]?.visit;
}

/** What the card shows of an appointment. */
type Shown = Pick<
  Appointment,
  | "id"
  | "status"
  | "service_type"
  | "start_time"
  | "end_time"
  | "join_opens_at"
  | "dependent_id"
  | "patient_name"
> & {
  time_zone: string | undefined;
  doctor: { name: string; specialty: string; portrait_url: string | null };
};

function AppointmentPanel({ visit, isStandIn = false }: { visit: Shown; isStandIn?: boolean }) {
  const locale = useLocale();
  const { near, day } = useAppointmentTime(visit.start_time, visit.time_zone);
  const when = near ?? day;
  // Its room stays open for hours after its end.
  const isPast = Date.parse(visit.end_time) <= usePresentMinute();
  const name = <bdi>{visit.patient_name}</bdi>;
  return (
    <section aria-labelledby={isStandIn ? undefined : "next-visit"}>
      <NextAppointmentPanel portrait={visit.doctor.portrait_url} foot={<NextStep visit={visit} />}>
        <h2 id={isStandIn ? undefined : "next-visit"} className={styles["title"]}>
          {isPast ? (
            <Trans>Your appointment, {when}</Trans>
          ) : visit.dependent_id === null ? (
            <Trans>Your next appointment, {when}</Trans>
          ) : (
            <Trans>
              Next appointment for {name}, {when}
            </Trans>
          )}
        </h2>
        <AppointmentTime kind="headline" start={visit.start_time} zone={visit.time_zone} withDistance />
        <p className={styles["who"]}>
          <AppLink to={`/appointments/${visit.id}`} className="b">
            <bdi>{visit.doctor.name}</bdi>
          </AppLink>
          <br />
          <span className="sm muted">{specialtyName(visit.doctor.specialty, locale)}</span>
        </p>
      </NextAppointmentPanel>
    </section>
  );
}

/** The one thing to do now: pay, get ready, join. */
function NextStep({ visit }: { visit: Shown }) {
  const now = usePresentMinute();
  const access = mayEnterCall(factsOf(visit), now);
  const paper = buttonClass({ kind: "paper", isSmall: true });
  const details = `/appointments/${visit.id}`;
  if (visit.status === "pending_payment")
    return (
      <>
        <AppLink to={`${details}/pay`} className={paper}>
          <Trans>Pay for the appointment</Trans>
        </AppLink>
        <span className="sm muted">
          <Trans>Not paid yet</Trans>
        </span>
      </>
    );
  if (access.allow)
    return (
      <>
        <AppLink to={`/client/video/${visit.id}`} className={paper}>
          <Trans>Join the video call</Trans>
        </AppLink>
        <output className="sm muted">
          {isRunning(visit) ? <Trans>The call is running.</Trans> : <Trans>You can join now.</Trans>}
        </output>
      </>
    );
  if (access.reason !== "too-early")
    return (
      <AppLink to={details} className={paper}>
        <Trans>See appointment</Trans>
      </AppLink>
    );
  return (
    <>
      <AppLink to={`${details}/device-test`} className={paper}>
        <Trans>Get ready</Trans>
      </AppLink>
      <OpensAt visit={visit} />
    </>
  );
}

function OpensAt({ visit }: { visit: Shown }) {
  const { near, day, time, isToday } = useAppointmentTime(visit.join_opens_at, visit.time_zone);
  const { day: startDay } = useAppointmentTime(visit.start_time, visit.time_zone);
  const clock = <bdi dir="ltr">{time}</bdi>;
  const when = near ?? day;
  return (
    <output className="sm muted">
      {isToday && day === startDay ? (
        <Trans>Opens at {clock}</Trans>
      ) : (
        <Trans>
          Opens {when} at {clock}
        </Trans>
      )}
    </output>
  );
}

function factsOf({ start_time: start, end_time: end, status, service_type: serviceType }: Shown) {
  return { startTime: Date.parse(start), endTime: Date.parse(end), status, serviceType };
}
