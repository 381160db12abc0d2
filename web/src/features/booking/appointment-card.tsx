import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { formatPrice } from "@anteroom/domain/payment/money";
import { specialtyName } from "@anteroom/content/specialties";
import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { Portrait } from "../../ui/card/arch.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../ui/card/summary-list.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { AppointmentWhen } from "./payment/appointment-when.tsx";

type Props = { doctor: Doctor | undefined; slot: SlotChoice; change: ReactNode };

/**
 * Renders doctor, time, length and price beside the form, on wide screens; nothing while the doctor is
 * unknown.
 */
export function AppointmentCard({ doctor, slot, change }: Props) {
  const locale = useLocale();
  if (!doctor) return null;
  const { price, visit_minutes: minutes } = doctor;
  return (
    <Sheet className="stack">
      <div className="row g5">
        <Portrait src={doctor.portrait_url} isFirst />
        <div>
          <h2>{doctor.name}</h2>
          <p className="muted">{specialtyName(doctor.specialty, locale)}</p>
        </div>
      </div>
      <SummaryList>
        <SummaryRow term={<Trans>When</Trans>} action={change}>
          <AppointmentWhen startTime={slot.startTime} />
        </SummaryRow>
        <SummaryRow term={<Trans>Length</Trans>}>
          <Plural value={minutes} one="# minute by video" other="# minutes by video" />
        </SummaryRow>
        {price && (
          <SummaryRow term={<Trans>Price</Trans>}>
            <bdi dir="ltr">{formatPrice(price.amount_minor, price.currency, locale)}</bdi>
          </SummaryRow>
        )}
      </SummaryList>
    </Sheet>
  );
}
