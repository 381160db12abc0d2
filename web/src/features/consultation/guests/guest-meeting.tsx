import { listSeparator } from "@anteroom/domain/shared/locales";
import type { InvitedPeople, InvitedCall } from "@anteroom/contract/call/invitations";
import { specialtyName } from "@anteroom/content/specialties";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Arch } from "../../../ui/card/arch.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import styles from "../guest.module.css";
import { useRelationship } from "./guest-relationship.ts";
import type { GuestCall } from "./guest-call.ts";
import { ClosedLobby } from "../waiting-room/lobby.tsx";

type Props = { guest: GuestCall; visit: InvitedCall; onGoOn: () => void };

/**
 * Fetches and renders whom an invited guest meets and when; a link that has ended renders the closed lobby.
 * `onGoOn` leads to the device check.
 */
export function GuestMeeting({ guest, visit, onGoOn }: Props) {
  const { t } = useLingui();
  const wording = useFailureText();
  const { people, failure } = usePeople(guest);
  if (failure?.code === "unauthenticated")
    return <ClosedLobby reason="link-ended" appointment={null} details={null} />;
  const words = failure && wording(failure);
  return (
    <CallPageFrame>
      <div className={styles["meeting"]}>
        <h1>
          <Trans>Your invitation</Trans>
        </h1>
        {words && (
          <Banner tone="warn" role="alert">
            <strong>{words.title}</strong> {words.detail}
          </Banner>
        )}
        {people ? <People people={people} visit={visit} /> : !failure && <Skeleton label={t`Opening`} />}
        <ul className={styles["rules"]}>
          <li>
            <Icon name="door" isSmall />
            <Trans>The doctor will let you in. Until then no one can see or hear you.</Trans>
          </li>
          <li>
            <Icon name="eye-slash" isSmall />
            <Trans>You can take part in the call. You can’t see files, messages or the record.</Trans>
          </li>
        </ul>
        <GoOn opensAt={visit.join_opens_at} timeZone={visit.time_zone} onGoOn={onGoOn} />
      </div>
    </CallPageFrame>
  );
}

type GoOnProps = { opensAt: string; timeZone: string; onGoOn: () => void };

/** A closed door says when it opens; the button turns on by itself. */
function GoOn({ opensAt, timeZone, onGoOn }: GoOnProps) {
  const { clock } = useApp();
  const minute = useMinute(clock);
  const { time, shortDay } = useAppointmentTime(opensAt, timeZone);
  const at = <bdi dir="ltr">{time}</bdi>;
  return minute >= Date.parse(opensAt) ? (
    <Button isBlock onClick={onGoOn}>
      <Trans>Check camera and sound</Trans>
    </Button>
  ) : (
    <Button kind="closed" icon="door" isBlock>
      <Trans>
        Opens {shortDay}, {at}
      </Trans>
    </Button>
  );
}

function People({ people, visit }: { people: InvitedPeople; visit: InvitedCall }) {
  const locale = useLocale();
  const relationship = useRelationship()(people);
  const { doctor } = people;
  const patient = <bdi>{people.patient_name}</bdi>;
  const me = <bdi>{people.name}</bdi>;
  const role = <bdi>{relationship}</bdi>;
  return (
    <section className={sheetClass()}>
      <div className={styles["who"]}>
        <div className="grow stack g1">
          <p className={styles["time"]}>
            <AppointmentTime start={visit.start_time} zone={visit.time_zone} kind="headline" />
          </p>
          <h2>
            <Trans>Appointment of {patient}</Trans>
          </h2>
          {doctor && (
            <p>
              <bdi>{doctor.name}</bdi>
              <span className="muted">
                {listSeparator(locale)}
                {specialtyName(doctor.specialty, locale)}
              </span>
            </p>
          )}
          <p className="muted sm">
            {relationship === "" ? (
              <Trans>You’ll join as {me}.</Trans>
            ) : (
              <Trans>
                You’ll join as {me} ({role}).
              </Trans>
            )}
          </p>
        </div>
        {doctor && (
          <div className={styles["face"]}>
            <Arch size="fill">
              <img src={doctor.portrait_url} alt="" width={104} height={125} />
            </Arch>
          </div>
        )}
      </div>
    </section>
  );
}

function usePeople(guest: GuestCall) {
  const [people, setPeople] = useState<InvitedPeople | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isLate = false;
    void guest.people().then((answer) => {
      if (isLate) return;
      if (answer.isOk) setPeople(answer.data);
      else setFailure(answer.failure);
    });
    return () => void (isLate = true);
  }, [guest]);
  return { people, failure };
}
