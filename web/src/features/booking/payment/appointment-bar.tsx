import { listSeparator } from "@anteroom/domain/shared/locales";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { PinnedSummary } from "../../../ui/card/pinned-summary.tsx";

type Props = {
  /** ISO 8601 instant, UTC. */
  startTime: string;
  clinicZone?: string;
  /** Undefined until known. */
  doctor: { name: string; portrait_url: string } | undefined;
  /** Null where the clinic hides amounts (D.31). */
  price: { amount_minor: number; currency: string } | null | undefined;
  action?: ReactNode;
  className?: string;
};

/**
 * Renders "Wed 25 Nov, 15:40 · Dr Wei · €45" with the portrait, pinned on each step of a booking. Price and
 * doctor may be missing.
 */
export function AppointmentBar({ startTime, clinicZone, doctor, price, action, className }: Props) {
  const { shortDay, time, zoneLabel } = useAppointmentTime(startTime, clinicZone);
  const locale = useLocale();
  return (
    <PinnedSummary
      className={className}
      portrait={doctor?.portrait_url}
      title={
        <time dateTime={startTime}>
          <Trans>
            <bdi>{shortDay}</bdi>,{" "}
            <bdi dir="ltr" className="num">
              {time}
            </bdi>
          </Trans>
          <span className="vh">
            {listSeparator(locale)}
            {zoneLabel}
          </span>
        </time>
      }
      detail={
        <>
          <bdi>{doctor ? doctor.name : "…"}</bdi>
          {price && (
            <>
              {" · "}
              <bdi dir="ltr" className="num">
                {formatPrice(price.amount_minor, price.currency, locale)}
              </bdi>
            </>
          )}
        </>
      }
      action={action}
    />
  );
}
