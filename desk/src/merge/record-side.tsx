import type { MergeSide } from "@anteroom/client/schemas";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Badge } from "../../../web/src/ui/badge.tsx";
import { useTimes } from "../platform/times.ts";
import styles from "./merge.module.css";

type Props = { side: MergeSide; other: MergeSide; title: ReactNode };

/** One of two records: who it is, with what differs from the other marked, and how much the clinic has of them. */
export function RecordSide({ side, other, title }: Props) {
  const id = useId();
  const { locale, dateOf } = useTimes();
  const { patient, upcoming_appointments: upcoming, newest_appointment: newest } = side;
  const phone = (of: MergeSide) =>
    [of.patient.phone_country_code, of.patient.phone_number].filter((part) => part !== null).join(" ");
  return (
    <section className={`${styles["side"]} stack`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles["facts"]}>
        <Fact label={<Trans>Name</Trans>} value={patient.name} other={other.patient.name} />
        <Fact
          label={<Trans>Date of birth</Trans>}
          value={patient.birthdate && formatDate(patient.birthdate, locale)}
          other={other.patient.birthdate && formatDate(other.patient.birthdate, locale)}
        />
        <Fact
          label={<Trans>Email address</Trans>}
          value={patient.email}
          other={other.patient.email}
          isLatin
        />
        <Fact label={<Trans>Phone</Trans>} value={phone(side)} other={phone(other)} isLatin />
        <Fact
          label={<Trans>Tax number</Trans>}
          value={patient.taxpayer_number}
          other={other.patient.taxpayer_number}
          isLatin
        />
        <Fact label={<Trans>Address</Trans>} value={patient.address} other={other.patient.address} />
        <Fact
          label={<Trans>Id in your own system</Trans>}
          value={patient.external_id}
          other={other.patient.external_id}
          isLatin
        />
        <dt className="muted">
          <Trans>Added</Trans>
        </dt>
        <dd>{dateOf(patient.created_at)}</dd>
        <dt className="muted">
          <Trans>Account</Trans>
        </dt>
        <dd>
          <Account side={side} />
        </dd>
        <dt className="muted">
          <Trans>Appointments</Trans>
        </dt>
        <dd>
          {side.appointments}
          {upcoming > 0 && (
            <>
              {" · "}
              <Trans>{upcoming} to come</Trans>
            </>
          )}
          {newest !== null && (
            <>
              {" · "}
              <Trans>newest on {dateOf(newest)}</Trans>
            </>
          )}
        </dd>
        <Counts side={side} />
      </dl>
    </section>
  );
}

function Counts({ side }: { side: MergeSide }) {
  return (
    <>
      <dt className="muted">
        <Trans>Payments</Trans>
      </dt>
      <dd>{side.payments}</dd>
      <dt className="muted">
        <Trans>Messages</Trans>
      </dt>
      <dd>{side.messages}</dd>
      <dt className="muted">
        <Trans>Files</Trans>
      </dt>
      <dd>{side.files}</dd>
      <dt className="muted">
        <Trans>Entries of health data</Trans>
      </dt>
      <dd>{side.health_entries}</dd>
      <dt className="muted">
        <Trans>Insurance</Trans>
      </dt>
      <dd>{side.has_insurance ? <Trans>Entered</Trans> : <Trans>None</Trans>}</dd>
    </>
  );
}

/** Who sees this record in the patients' app. */
function Account({ side: { patient, parent_name: parent, dependents } }: { side: MergeSide }) {
  return (
    <>
      {parent !== null ? (
        <Trans>
          <bdi>{parent}</bdi> acts for this patient
        </Trans>
      ) : patient.has_account ? (
        <Trans>Signs in</Trans>
      ) : (
        <Trans>None</Trans>
      )}
      {dependents > 0 && (
        <>
          {" · "}
          <Plural value={dependents} one="acts for # patient" other="acts for # patients" />
        </>
      )}
    </>
  );
}

type FactProps = {
  label: ReactNode;
  value: string | null;
  other: string | null;
  /** Written from left to right in every language. */
  isLatin?: boolean;
};

/** A fact of one record; marked where the other has another one. */
function Fact({ label, value, other, isLatin = false }: FactProps) {
  const [own, theirs] = [value ?? "", other ?? ""];
  return (
    <>
      <dt className="muted">{label}</dt>
      <dd>
        {own === "" ? (
          <span className="muted">
            <Trans>Not entered</Trans>
          </span>
        ) : (
          <bdi dir={isLatin ? "ltr" : "auto"} className="long">
            {own}
          </bdi>
        )}
        {own !== "" && theirs !== "" && own !== theirs && (
          <>
            {" "}
            <Badge tone="warn" icon="warning-fill">
              <Trans>Different</Trans>
            </Badge>
          </>
        )}
      </dd>
    </>
  );
}
