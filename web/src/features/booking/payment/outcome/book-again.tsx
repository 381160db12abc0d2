import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { useState, type ReactNode } from "react";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { storeBookedFor } from "../../../../shared/booking/booked-for.ts";
import { bookingAddress } from "../../../../shared/booking/booking-addresses.ts";
import {
  appliedVoucherField,
  failedAppointmentField,
  storeBookingFields,
} from "../../../../shared/booking/booking-fields.ts";
import { beginBookingRound } from "../../../../shared/booking/booking-round.ts";
import {
  forgetBegunAppointment,
  storeSchedulingDraft,
  readBegunAppointment,
  restorePatientInformation,
} from "../../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import { AppLink } from "../../../../platform/link.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { storePaymentChoice } from "../../../../shared/booking/last-payment-choice.ts";

type Props = { appointment: Appointment; method: PaymentMethod | null; children: ReactNode };

/**
 * Renders a link that books again: same doctor, time, person, payment method, voucher and motive (D.75). The
 * click stores them as the draft on this device and begins a new round; files of the failed booking move to
 * the next hold. Leads to the checkout for a guest whose data is known, else to the form.
 */
export function BookAgain({ appointment, method, children }: Props) {
  const { clock, storage } = useApp();
  const session = useSession();
  const memory = deviceMemory(storage);
  const slot = { doctorId: appointment.doctor.id, startTime: appointment.start_time };
  const [isGuestKnown] = useState(() => restorePatientInformation(memory, clock.now()) !== null);
  const isReady = session.kind !== "signed-in" && isGuestKnown;
  const keep = () => {
    // Another tab may have booked this time again already: then the page goes on with that booking.
    const begun = readBegunAppointment(memory);
    if (begun?.appointmentId === appointment.id) {
      storeBookingFields(memory, { [appliedVoucherField]: begun.voucherCode ?? "" });
      forgetBegunAppointment(memory);
    }
    storeBookingFields(memory, { [failedAppointmentField]: String(appointment.id) });
    storeBookedFor(memory, appointment.dependent_id);
    storePaymentChoice(method);
    storeSchedulingDraft(
      memory,
      { ...slot, appointmentDate: slot.startTime, symptoms: appointment.symptoms },
      clock.now(),
    );
    beginBookingRound();
  };
  return (
    <AppLink
      to={bookingAddress(isReady ? "/appointment-checkout" : "/scheduling/patient", slot)}
      className={buttonClass()}
      onClick={keep}
    >
      {children}
    </AppLink>
  );
}
