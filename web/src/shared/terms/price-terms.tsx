import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { cancellationTerms } from "@anteroom/domain/payment/cancellation-terms";
import { exemptionIn, vatContained } from "@anteroom/domain/payment/vat";
import { formatPrice } from "@anteroom/domain/payment/money";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useMinute } from "../../platform/time/server-clock.ts";
import { DeadlineTime, useAppointmentTime } from "../../platform/time/appointment-time.tsx";

type Money = { amount_minor: number; currency: string };
type TermsProps = {
  /** What is due or was paid; null where the clinic hides it (D.31). */
  total: Money | null;
  startTime: string;
  clinicZone?: string;
  /** The appointment cannot be cancelled any more: only the tax is said. */
  withoutCancelling?: boolean;
  /** The total is reserved on the payer's card, and not taken yet. */
  isReserved?: boolean;
};
type BookedProps = { appointment: Appointment; isOver: boolean };

/**
 * Renders the tax included in a total and what cancelling costs now, updated each minute. For a booked
 * appointment also the sum, where the clinic shows amounts, and a link to the receipt; nothing if it was
 * free. Says of a reserved sum that it is not taken yet. `withoutCancelling` or `isOver`: leaves out the terms of cancelling.
 */
export function PriceTerms(props: TermsProps | BookedProps) {
  return "appointment" in props ? <BookedCost {...props} /> : <Terms {...props} />;
}

/** What was really paid, with its tax, terms and receipt; the sum only where the clinic shows amounts (D.31). */
function BookedCost({ appointment, isOver }: BookedProps) {
  const { id, amount, total, payment_state, start_time, time_zone } = appointment;
  const locale = useLocale();
  if (amount?.amount_minor === 0 || (total === null && payment_state === "none")) return null;
  const sum = total && <bdi dir="ltr">{formatPrice(total.amount_minor, total.currency, locale)}</bdi>;
  return (
    <div className="stack g2">
      {sum && (
        <p className="b">
          <Trans>Total: {sum}</Trans>
        </p>
      )}
      <Terms
        total={total}
        startTime={start_time}
        clinicZone={time_zone}
        withoutCancelling={isOver}
        isReserved={payment_state === "reserved"}
      />
      {payment_state === "reserved" && (
        <p>
          <Trans>This amount is reserved on your card. It’s not taken yet.</Trans>
        </p>
      )}
      {hasReceipt.has(payment_state) && (
        <p>
          <AppLink to={`/appointments/${id}?view=receipt`}>
            <Trans>Receipt</Trans>
          </AppLink>
        </p>
      )}
    </div>
  );
}

/** Money was taken. */
const hasReceipt: ReadonlySet<Appointment["payment_state"]> = new Set(["paid", "refund_due", "refunded"]);

function Terms({ total, startTime, clinicZone, withoutCancelling, isReserved = false }: TermsProps) {
  return (
    <div className="stack g2 sm muted">
      {total !== null && total.amount_minor > 0 && (
        <VatLine minor={total.amount_minor} currency={total.currency} />
      )}
      {!withoutCancelling && (
        <Cancelling
          startTime={startTime}
          clinicZone={clinicZone}
          totalMinor={total?.amount_minor ?? 1}
          isReserved={isReserved}
        />
      )}
    </div>
  );
}

function VatLine({ minor, currency }: { minor: number; currency: string }) {
  const { vat, defaultLanguage } = useClinic().settings;
  const locale = useLocale();
  if (vat === null) return null;
  if ("exemption" in vat) return <p dir="auto">{exemptionIn(vat.exemption, locale, defaultLanguage)}</p>;
  const percent = new Intl.NumberFormat(locale === "ar" ? "en" : locale, { maximumFractionDigits: 2 }).format(
    vat.ratePercent,
  );
  const rate = <bdi dir="ltr">{percent}%</bdi>;
  const sum = (
    <bdi dir="ltr" className="num">
      {formatPrice(vatContained(minor, vat.ratePercent), currency, locale)}
    </bdi>
  );
  return (
    <p>
      <Trans>
        Includes {sum} VAT ({rate})
      </Trans>
    </p>
  );
}

type CancellingProps = {
  startTime: string;
  clinicZone: string | undefined;
  totalMinor: number;
  isReserved: boolean;
};

function Cancelling({ startTime, clinicZone, totalMinor, isReserved }: CancellingProps) {
  const { clock } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const now = useMinute(clock);
  const terms = cancellationTerms({ startTime: Date.parse(startTime), totalMinor }, settings, now);
  switch (terms.kind) {
    case "ask-clinic":
      return (
        <p>
          <Trans>To cancel this appointment, contact the clinic.</Trans>
        </p>
      );
    case "free":
      return (
        <p>
          <Trans>Cancelling is free.</Trans>
        </p>
      );
    case "refund-until":
      return (
        <RefundUntil
          until={terms.until}
          clinicZone={clinicZone ?? settings.timeZone}
          isReserved={isReserved}
        />
      );
    case "no-refund": {
      const { hours } = terms;
      const deadline = t`${plural(hours, { one: "# hour", other: "# hours" })}`;
      return (
        <p>
          {isReserved ? (
            <Trans>
              This appointment starts in less than {deadline}. If you cancel it, the clinic takes the reserved
              amount.
            </Trans>
          ) : (
            <Trans>
              This appointment starts in less than {deadline}. If you cancel it, you won’t get a refund.
            </Trans>
          )}
        </p>
      );
    }
  }
}

function RefundUntil({
  until,
  clinicZone,
  isReserved,
}: {
  until: number;
  clinicZone: string;
  isReserved: boolean;
}) {
  const deadline = useAppointmentTime(new Date(until).toISOString(), clinicZone);
  const when = deadline.near ?? deadline.day;
  const clock = <DeadlineTime {...deadline} />;
  return (
    <p>
      {isReserved ? (
        <Trans>
          Cancel before {clock} {when} and you pay nothing. After that the clinic takes the reserved amount.
        </Trans>
      ) : (
        <Trans>
          Cancel before {clock} {when} for a full refund. After that the clinic keeps what you paid.
        </Trans>
      )}
    </p>
  );
}
