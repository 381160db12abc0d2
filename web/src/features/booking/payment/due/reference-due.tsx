import type { PaymentAction } from "@anteroom/contract/appointment/payment";
import { formatAmount, minorDigits } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSession } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../../ui/card/summary-list.tsx";
import { CopyPayment } from "./copy-payment.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import styles from "../payment.module.css";

type Reference = Extract<PaymentAction, { type: "reference" }>;

/**
 * Renders the numbers for a payment by Multibanco or at a cash machine, each with a copy button, and the
 * deadline (S2.SCR.07, S3.PAY.07, S3.PAY.09).
 */
export function ReferenceDue(props: DueProps & { reference: Reference }) {
  const { payment, reference } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const sum = formatAmount(payment.total, payment.currency, locale);
  const plain = (payment.total / 10 ** minorDigits(payment.currency)).toFixed(minorDigits(payment.currency));
  return (
    <DuePage
      {...props}
      title={
        reference.kind === "multibanco" ? (
          <Trans>Pay with Multibanco</Trans>
        ) : (
          <Trans>Pay at a cash machine</Trans>
        )
      }
      words={<Trans>Your appointment is booked as soon as your payment arrives.</Trans>}
      foot={
        <AppLink to="/appointments?view=scheduled" className={buttonClass()}>
          <Trans>See your appointments</Trans>
        </AppLink>
      }
    >
      <Sheet isFlush>
        <SummaryList>
          {reference.entity !== null && (
            <NumberRow
              term={<Trans>Entity</Trans>}
              shown={reference.entity}
              copied={reference.entity}
              label={t`Copy the entity`}
            />
          )}
          <NumberRow
            term={<Trans>Reference</Trans>}
            shown={grouped(reference.reference)}
            copied={reference.reference}
            label={t`Copy the reference`}
          />
          <NumberRow term={<Trans>Amount</Trans>} shown={sum} copied={plain} label={t`Copy the amount`} />
        </SummaryList>
      </Sheet>
      <NextSteps kind={reference.kind} deadline={payment.deadline} />
    </DuePage>
  );
}

type RowProps = { term: ReactNode; shown: string; copied: string; label: string };

function NumberRow({ term, shown, copied, label }: RowProps) {
  return (
    <SummaryRow term={term} action={<CopyPayment text={copied} label={label} />}>
      <bdi dir="ltr" className={styles["number"]}>
        {shown}
      </bdi>
    </SummaryRow>
  );
}

function NextSteps({ kind, deadline }: { kind: Reference["kind"]; deadline: string | null }) {
  const session = useSession();
  const address = session.kind === "signed-in" ? session.profile.email : null;
  const email = (
    <bdi dir="ltr" className="long">
      {address}
    </bdi>
  );
  return (
    <section className="stack g2" aria-labelledby="next">
      <h2 id="next">
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles["steps"]}>
        <li>
          <span>
            {kind === "multibanco" ? (
              <Trans>Pay in your bank’s app or at any Multibanco machine: “Payment of services”.</Trans>
            ) : (
              <Trans>Pay at a cash machine or in your bank’s app, with the numbers above.</Trans>
            )}
          </span>
        </li>
        <li>
          <span>
            {address ? (
              <Trans>We’ve emailed these numbers to {email} too. You can close this page.</Trans>
            ) : (
              <Trans>We’ve emailed you these numbers too. You can close this page.</Trans>
            )}
          </span>
        </li>
        <li>
          <span>
            {deadline === null ? (
              <Trans>When your payment arrives, we’ll book your appointment and write to you.</Trans>
            ) : (
              <Arrival deadline={deadline} />
            )}
          </span>
        </li>
      </ol>
    </section>
  );
}

function Arrival({ deadline }: { deadline: string }) {
  const { day, time, zoneLabel } = useAppointmentTime(deadline);
  const at = <bdi dir="ltr">{time}</bdi>;
  const onDay = <bdi>{day}</bdi>;
  return (
    <Trans>
      When your payment arrives, we’ll book your appointment and write to you. Without it we hold your time
      until {onDay}, {at}, {zoneLabel}.
    </Trans>
  );
}

/** In threes, as machines show it. */
function grouped(reference: string): string {
  return reference.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0");
}
