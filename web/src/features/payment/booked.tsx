import type { Appointment } from "@anteroom/contract/appointments";
import { formatAmount } from "@anteroom/domain/money";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp, useSession } from "../../platform/app-context.tsx";
import { eraseDrafts } from "../../platform/erase-booking.ts";
import { deviceMemory } from "../../platform/device-memory.ts";
import { Scene } from "../../ui/scene.tsx";
import { BookedActions } from "./booked-actions.tsx";
import styles from "./booked.module.css";
import { useLocale } from "../../platform/locale.ts";
import { useVisitTime, useVisitWords } from "../../platform/visit-time.tsx";

/** It is certain: when, the code, the one useful thing to do now, what happens next. */
export function Booked({ appointment }: { appointment: Appointment }) {
  const { storage } = useApp();
  const { doctor, start_time, time_zone } = appointment;
  const { day, time, zoneWords, clinic } = useVisitTime(start_time, time_zone);
  // D.64: what was typed for this booking is no longer needed.
  useEffect(() => eraseDrafts(deviceMemory(storage)), [storage]);
  const [firstName] = appointment.patient_name.split(" ");
  const doctorName = <span dir="auto">{doctor.name}</span>;
  const who = <span dir="auto">{firstName}</span>;
  const fullName = <span dir="auto">{appointment.patient_name}</span>;
  const isForAnother = appointment.dependent_id !== null;
  return (
    <div className={styles["page"]}>
      <div className={styles["picture"]}>
        <Scene door="open" />
      </div>
      <div className="stack g6">
        <div className="stack g2">
          <h1>{isForAnother ? <Trans>{who} is booked</Trans> : <Trans>You are booked, {who}</Trans>}</h1>
          <p className="muted">
            {isForAnother ? (
              <Trans>
                {doctorName} will see {fullName} by video.
              </Trans>
            ) : (
              <Trans>{doctorName} will see you by video.</Trans>
            )}
          </p>
        </div>
        <div>
          <time className={styles["when"]} dateTime={start_time}>
            <bdi>{day}</bdi>
            <br />
            <bdi dir="ltr" className={styles["time"]}>
              {time}
            </bdi>{" "}
            <span className={styles["zone"]}>{zoneWords}</span>
          </time>
          {clinic && (
            <p className="muted">
              <bdi dir="ltr">{clinic.time}</bdi> {clinic.zoneWords}
            </p>
          )}
          <CodeLine appointment={appointment} />
        </div>
        <BookedActions appointment={appointment} />
        <NextSteps appointment={appointment} />
        <Amount appointment={appointment} />
      </div>
    </div>
  );
}

/** The code of D.90 as XXXX-XXXX, and where it was sent. */
function CodeLine({ appointment }: { appointment: Appointment }) {
  const session = useSession();
  if (appointment.code === null) return null;
  const code = (
    <bdi dir="ltr" className={styles["code"]}>
      {appointment.code.replace(/^(.{4})(.{4})$/, "$1-$2")}
    </bdi>
  );
  // A dependent may have an address of their own, which this page does not know.
  const address = session.kind === "signed-in" && appointment.dependent_id === null && session.profile.email;
  const email = (
    <bdi dir="ltr" className="long">
      {address}
    </bdi>
  );
  return (
    <p className="muted">
      {address ? (
        <Trans>
          Your code: {code}. We send it to {email} too.
        </Trans>
      ) : appointment.dependent_id === null ? (
        <Trans>Your code: {code}. We send it to you by e-mail too.</Trans>
      ) : (
        <Trans>The code: {code}. We send it by e-mail too.</Trans>
      )}
    </p>
  );
}

function NextSteps({ appointment }: { appointment: Appointment }) {
  const wordsOf = useVisitWords(appointment.time_zone);
  const clockOf = (instant: string) => <bdi dir="ltr">{wordsOf(instant).time}</bdi>;
  const opens = clockOf(appointment.join_opens_at);
  const starts = clockOf(appointment.start_time);
  const doctorName = <span dir="auto">{appointment.doctor.name}</span>;
  return (
    <section className="stack g2" aria-labelledby="next">
      <h2 id="next" className={styles["next-title"]}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles["next"]}>
        <li>
          <span>
            <Trans>Before: find a quiet place with good light, and a charged device.</Trans>
          </span>
        </li>
        <li>
          <span>
            <Trans>From {opens}: the waiting room opens. Come in when you like.</Trans>
          </span>
        </li>
        <li>
          <span>
            <Trans>
              At {starts}: {doctorName} opens the door. You need nothing but this page.
            </Trans>
          </span>
        </li>
      </ol>
    </section>
  );
}

function Amount({ appointment: { amount } }: { appointment: Appointment }) {
  const locale = useLocale();
  if (amount === null || amount.amount_minor === 0) return null;
  const sum = <bdi dir="ltr">{formatAmount(amount.amount_minor, amount.currency, locale)}</bdi>;
  return (
    <p className="muted sm">
      <Trans>Price of the visit: {sum}</Trans>
    </p>
  );
}
