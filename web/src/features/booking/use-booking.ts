import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { bookAppointment, bookAppointmentAsGuest } from "@anteroom/contract/appointment/booking";
import type { AccompanyingAdult } from "@anteroom/domain/booking/accompanying-adult";
import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { methodRules } from "@anteroom/domain/payment/payment-methods";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure, Result } from "../../platform/api.ts";
import { useApp, useClinic, useSession, type App } from "../../platform/app-context.tsx";
import { appliedVoucherField, readBookingFields } from "../../shared/booking/booking-fields.ts";
import { storeBegunAppointment, type SlotChoice } from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { closePaymentWindow, openPaymentWindow } from "./payment/payment-window.ts";
import type { PaymentChoice } from "../../shared/booking/last-payment-choice.ts";
import { useBeginPayment } from "./payment/use-payment.ts";
import { carriedCheck } from "../health/symptom-checker/carried-check.ts";
import { readAccompanyingAdult, type Accompaniment } from "./patient/read-accompanying-adult.ts";
import { useBookedFor } from "./patient/use-booked-for.ts";
import { holdHeaders, type HoldStore } from "./hold-store.ts";

type BookingDeps = {
  slot: SlotChoice;
  /** Returns the motive at the moment of booking. */
  symptoms: () => string;
  patient: PatientInformation | null;
  accompaniment: Accompaniment;
  holds: HoldStore;
};

type BookingState =
  | { kind: "asking" }
  | { kind: "booking" }
  | { kind: "failed"; failure: Failure }
  /** A guest goes on here. */
  | { kind: "booked"; appointmentId: number };

/**
 * Returns `book`, which must run within a tap: it opens the payment window where needed, runs `prepare`,
 * creates the appointment, and starts the payment if one is due (`choice`). A patient is then led to the
 * payment page; a guest gets the state `booked`. Stores the appointment under way on this device. Ignored
 * while a booking is under way.
 */
export function useBooking({ slot, symptoms, patient, accompaniment, holds }: BookingDeps) {
  const app = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const { t } = useLingui();
  const begin = useBeginPayment();
  const [state, setState] = useState<BookingState>({ kind: "asking" });
  const isGuest = session.kind !== "signed-in";
  const bookedFor = useBookedFor();

  /**
   * The button shows the amount, so the same tap pays it with `choice`; null: nothing is due. `prepare` comes
   * first, but after the window; it answers why there can be no booking.
   */
  const book = async (choice: PaymentChoice | null, prepare: () => Promise<Failure | null>) => {
    if (state.kind === "booking") return;
    if (choice && methodRules[choice.method].kind === "redirect")
      openPaymentWindow(t`Opening the payment page…`);
    setState({ kind: "booking" });
    const refusal = await prepare();
    if (refusal) {
      closePaymentWindow();
      return setState({ kind: "failed", failure: refusal });
    }
    const details = carriedCheck(app, { dependent: bookedFor, guest: patient });
    const { adult } = readAccompanyingAdult(readBookingFields(deviceMemory(app.storage)), accompaniment);
    const body = bookingBody(slot, settings.patientsSymptoms ? symptoms() : "", details, adult);
    await holds.settled();
    const headers = holdHeaders(holds.get());
    const made = isGuest
      ? await bookForGuest(app, body, patient, headers)
      : await bookForPatient(app, body, bookedFor?.id ?? null, headers);
    if (!made.isOk) {
      closePaymentWindow();
      return setState({ kind: "failed", failure: made.failure });
    }
    const { id, status } = made.data;
    const voucherCode = readBookingFields(deviceMemory(app.storage))[appliedVoucherField] ?? "";
    storeBegunAppointment(deviceMemory(app.storage), { ...slot, appointmentId: id, voucherCode });
    holds.becameAppointment();
    if (choice && status === "pending_payment") await begin(id, choice);
    else closePaymentWindow();
    if (!isGuest) return app.navigate(`/appointments/${id}/pay`, { replace: true });
    setState({ kind: "booked", appointmentId: id });
  };
  return { state, book, forgetFailure: () => setState({ kind: "asking" }) };
}

function bookingBody(
  { doctorId, startTime }: SlotChoice,
  symptoms: string,
  details: string | null,
  adult: AccompanyingAdult | null,
) {
  return {
    doctor_id: doctorId,
    personal: true,
    service_type: "remote",
    platform: "web",
    start_time: startTime,
    symptoms,
    ...(details ? { symptoms_triage_details: details } : {}),
    ...(adult ? { accompanying_adult: adult } : {}),
  } as const;
}

type Body = ReturnType<typeof bookingBody>;
type Headers = Record<string, string>;

/** D.13: for a dependent the same body, but for two words. */
async function bookForPatient(
  app: App,
  body: Body,
  dependentId: number | null,
  headers: Headers,
): Promise<Result<Appointment>> {
  const answer = await app.api.call(bookAppointment, {
    body: dependentId === null ? body : { ...body, personal: false, dependent_id: dependentId },
    headers,
  });
  return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
}

/** The answer's token is the guest's right to this appointment. */
async function bookForGuest(
  app: App,
  body: Body,
  patient: PatientInformation | null,
  headers: Headers,
): Promise<Result<Appointment>> {
  const { name = "", birthdate, sex, email = "", phoneNumber } = patient ?? {};
  const answer = await app.api.call(bookAppointmentAsGuest, {
    body: {
      ...body,
      name,
      birthdate: birthdate ?? "",
      sex: sex ?? "rather_not_say",
      email,
      ...(phoneNumber ? { phone_number: phoneNumber } : {}),
      terms_accepted: true,
    },
    headers,
  });
  if (!answer.isOk) return answer;
  const { entity, guest_token } = answer.data.data;
  app.guest.add({ appointmentId: entity.id, token: guest_token });
  return { isOk: true, data: entity };
}
