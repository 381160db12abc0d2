import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { KnownAppointment as Appointment } from "../../platform/appointments.ts";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Price } from "../../platform/price.tsx";
import { useMinute } from "../../platform/time/server-clock.ts";
import { useAppointmentTime, AppointmentTime } from "../../platform/time/appointment-time.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../ui/card/summary-list.tsx";
import { useAppointmentVitals } from "../vitals/result/use-appointment-vitals.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./appointment-details.module.css";
import { appointmentFacts } from "./appointment-facts.ts";
import { OpensAt } from "./entry-action.tsx";
import { ServiceType } from "./service-type.tsx";
import { StatusBadge } from "./list/status-badge.tsx";

type Props = { appointment: Appointment };

/**
 * Renders what the clinic has documented about the appointment: status, type, person, symptoms, symptom
 * check, vital signs, code, review. Leaves out what is empty. Fetches the vital signs.
 */
export function AppointmentRecord({ appointment }: Props) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const { t } = useLingui();
  const measurement = useAppointmentVitals(appointment.id);
  const { status, symptoms, code, reference, review } = appointment;
  return (
    <Sheet isFlush>
      <h2 className="vh">
        <Trans>About the appointment</Trans>
      </h2>
      <SummaryList>
        <SummaryRow term={t`Status`}>
          <StatusBadge
            status={status}
            isOver={now > joinClosesAt(Date.parse(appointment.end_time))}
            payBefore={appointment.pay_before}
          />
        </SummaryRow>
        <SummaryRow term={t`Appointment type`}>
          <ServiceType serviceType={appointment.service_type} />
        </SummaryRow>
        <SummaryRow term={t`For`}>
          <bdi className={styles["text"]}>{appointment.patient_name}</bdi>
        </SummaryRow>
        {appointment.accompanying_adult && (
          <SummaryRow term={t`Accompanied by`}>
            <Accompanying adult={appointment.accompanying_adult} />
          </SummaryRow>
        )}
        {symptoms !== "" && (
          <SummaryRow term={t`About`}>
            <span dir="auto">{symptoms}</span>
          </SummaryRow>
        )}
        {appointment.symptoms_triage_details && (
          <SummaryRow term={t`Symptom check`}>
            <ReportedByCheck details={appointment.symptoms_triage_details} />
          </SummaryRow>
        )}
        {measurement && (
          <SummaryRow term={t`Vital signs`}>
            <Measured measurement={measurement} />
          </SummaryRow>
        )}
        {code !== null && (
          <SummaryRow term={t`Code`}>
            <bdi dir="ltr" className={styles["code"]}>
              {code.slice(0, 4)}-{code.slice(4)}
            </bdi>
          </SummaryRow>
        )}
        <SummaryRow term={t`Times`}>
          <Zones appointment={appointment} />
        </SummaryRow>
        <VideoCall appointment={appointment} />
        <SummaryRow term={t`Booked`}>
          <AppointmentTime kind="line" start={appointment.created_at} />
        </SummaryRow>
        {review && (
          <SummaryRow term={t`Your review`}>
            <Stars count={review.rating} />
            {review.comment !== "" && (
              <p dir="auto" className={styles["comment"]}>
                {review.comment}
              </p>
            )}
          </SummaryRow>
        )}
        {reference !== null && (
          <SummaryRow term={t`Reference`}>
            <bdi className="num">{reference}</bdi>
          </SummaryRow>
        )}
        <Cost appointment={appointment} />
      </SummaryList>
    </Sheet>
  );
}

const { Part: ReportedByCheck } = lazyPart(
  async () => (await import("./reported-by-check.tsx")).SymptomCheckReport,
  null,
);
const { Part: Measured } = lazyPart(
  async () => (await import("../vitals/result/measured.tsx")).MeasurementValues,
  { count: 1 },
  ["vitals", "vitals-reading"],
);
/** Amounts are not shown where the clinic hides them, except one that is to be paid (D.31). */
function Cost({ appointment: { id, total, status, payment_state: money } }: Props) {
  const { settings } = useClinic();
  const { t } = useLingui();
  const isShown = total !== null && (!settings.patientsHideAmount || status === "pending_payment");
  if (!isShown && money === "none") return null;
  const isDue = settings.patientsPayments && total !== null && total.amount_minor > 0;
  const words = {
    none: unpaidText(status, isDue),
    reserved: <Trans>Reserved on your card, not taken yet</Trans>,
    released: <Trans>Not taken from your card</Trans>,
    paid: <Trans>Paid</Trans>,
    refund_due: <Trans>Refund on its way</Trans>,
    refunded: <Trans>Refunded</Trans>,
  };
  return (
    <SummaryRow
      term={t`Cost`}
      action={
        hasReceipt.has(money) && (
          <AppLink to={`/appointments/${id}?view=receipt`}>
            <Trans>Receipt</Trans>
          </AppLink>
        )
      }
    >
      {isShown && <Price amountMinor={total.amount_minor} currency={total.currency} />}
      {isShown && words[money] && <br />}
      <span className="sm muted">{words[money]}</span>
    </SummaryRow>
  );
}

/** Money was taken. */
const hasReceipt: ReadonlySet<Appointment["payment_state"]> = new Set(["paid", "refund_due", "refunded"]);

/** What becomes of a sum that was not paid here. After the call it may have been paid at the clinic, which is not known here. */
function unpaidText(status: Appointment["status"], isDue: boolean): ReactNode {
  switch (status) {
    case "canceled":
    case "declined":
    case "payment_failed":
      return <Trans>No payment received</Trans>;
    case "pending_payment":
      return isDue && <Trans>You haven’t paid yet.</Trans>;
    // Entered by the clinic, which asks for no payment here.
    case "scheduled":
    case "accepted":
    case "preparing":
      return isDue && <Trans>You haven’t paid online. You pay the clinic directly.</Trans>;
    case "finished":
    case "no_show":
      return null;
  }
}

/** S3.APPT.16: the link where it leads into the call; before that, why it does not yet. A guest's leads to a page that says so. */
function VideoCall({ appointment }: Props) {
  const { clock } = useApp();
  const { t } = useLingui();
  const { video_link: link, start_time, time_zone, status } = appointment;
  const access = mayEnterCall(appointmentFacts(appointment), useMinute(clock));
  if (link === null) return null;
  if (access.allow || link.startsWith("/guest/"))
    return (
      <SummaryRow term={t`Video call`}>
        <AppLink to={link} className={textLinkClass()}>
          <Trans>Open the video call</Trans>
        </AppLink>
      </SummaryRow>
    );
  if (access.reason !== "too-early") return null;
  return (
    <SummaryRow term={t`Video call`}>
      {status === "scheduled" ? (
        <Trans>The clinic has to confirm the appointment first.</Trans>
      ) : (
        <OpensAt startTime={Date.parse(start_time)} zone={time_zone} />
      )}
    </SummaryRow>
  );
}

/** S3.APPT.12: whose clock the times of this page follow, and the clinic's where it shows another time. */
function Zones({ appointment: { start_time: start, time_zone: zone } }: Props) {
  const { zoneLabel, clinic } = useAppointmentTime(start, zone);
  return (
    <>
      {zoneLabel}
      {clinic && (
        <>
          <br />
          <span className="sm muted">
            <Trans>
              At the clinic: <bdi dir="ltr">{clinic.time}</bdi>, {clinic.zoneLabel}
            </Trans>
          </span>
        </>
      )}
    </>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <span>
      <span className={styles["stars"]} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name={star <= count ? "star-fill" : "star"} isSmall />
        ))}
      </span>
      <span className="vh">
        <Trans>{count} of 5 stars</Trans>
      </span>
    </span>
  );
}

/** The adult who is with a child. */
function Accompanying({ adult }: { adult: NonNullable<Appointment["accompanying_adult"]> }) {
  const name = <bdi>{adult.name}</bdi>;
  switch (adult.relationship) {
    case "parent":
      return <Trans>{name}, parent</Trans>;
    case "guardian":
      return <Trans>{name}, legal guardian</Trans>;
    case "relative":
      return <Trans>{name}, relative</Trans>;
    case "other":
      return name;
  }
}
