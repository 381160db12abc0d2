import type { Appointment } from "@anteroom/contract/appointments";
import { joinClosesAt } from "@anteroom/domain/session-window";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Price } from "../../platform/price.tsx";
import { useMinute } from "../../platform/server-clock.ts";
import { VisitTime } from "../../platform/visit-time.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SummaryList, SummaryRow } from "../../ui/summary-list.tsx";
import styles from "./appointment-details.module.css";
import { StatusBadge } from "./status-badge.tsx";

type Props = { appointment: Appointment };

/** Everything the clinic has written down about the visit. */
export function VisitRecord({ appointment }: Props) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const { t } = useLingui();
  const { status, symptoms, code, reference, review, video_link: videoLink } = appointment;
  return (
    <Sheet isFlush>
      <h2 className="vh">
        <Trans>About the visit</Trans>
      </h2>
      <SummaryList>
        <SummaryRow term={t`Status`}>
          <StatusBadge status={status} isOver={now > joinClosesAt(Date.parse(appointment.end_time))} />
        </SummaryRow>
        <SummaryRow term={t`For`}>
          <bdi className={styles["text"]}>{appointment.patient_name}</bdi>
        </SummaryRow>
        {symptoms !== "" && (
          <SummaryRow term={t`About`}>
            <span dir="auto">{symptoms}</span>
          </SummaryRow>
        )}
        {code !== null && (
          <SummaryRow term={t`Code`}>
            <bdi dir="ltr" className={styles["code"]}>
              {code.slice(0, 4)}-{code.slice(4)}
            </bdi>
          </SummaryRow>
        )}
        <Cost appointment={appointment} />
        {reference !== null && (
          <SummaryRow term={t`Reference`}>
            <bdi dir="ltr" className="num">
              {reference}
            </bdi>
          </SummaryRow>
        )}
        {videoLink !== null && (
          <SummaryRow term={t`Video link`}>
            <AppLink to={videoLink}>
              <bdi dir="ltr">{videoLink}</bdi>
            </AppLink>
          </SummaryRow>
        )}
        <SummaryRow term={t`Booked`}>
          <VisitTime kind="line" start={appointment.created_at} />
        </SummaryRow>
        {review && (
          <SummaryRow term={t`Your rating`}>
            <Stars count={review.rating} />
            {review.comment !== "" && (
              <p dir="auto" className={styles["comment"]}>
                {review.comment}
              </p>
            )}
          </SummaryRow>
        )}
      </SummaryList>
    </Sheet>
  );
}

/** Amounts are not shown where the clinic hides them, except one that is to be paid (D.31). */
function Cost({ appointment: { amount, status } }: Props) {
  const { settings } = useClinic();
  const { t } = useLingui();
  if (!amount || (settings.patientsHideAmount && status !== "pending_payment")) return null;
  return (
    <SummaryRow term={t`Cost`}>
      <Price amountMinor={amount.amount_minor} currency={amount.currency} />
    </SummaryRow>
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
