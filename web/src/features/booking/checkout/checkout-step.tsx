import type { PatientInformation, SchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import { formatPrice } from "@anteroom/domain/payment/money";
import { asOwnPath } from "@anteroom/domain/shared/route-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { isUnanswered, type Failure } from "../../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { storeFormFields } from "../../../shared/booking/booking-fields.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingAddress, timesAddress } from "../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { LazyCrisisWatch } from "../../../shared/urgent/lazy-crisis-watch.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { FailureBanner } from "../payment/outcome/failure-banner.tsx";
import { readPaymentChoice } from "../payment/read-choice.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentBar } from "../payment/appointment-bar.tsx";
import { BookingHead } from "../booking-head.tsx";
import columns from "../columns-with-foot.module.css";
import { ChangeTime } from "../change-link.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { GiveUpBooking } from "../give-up-booking.tsx";
import { HoldNotice } from "../hold-notice.tsx";
import { holdHeaders } from "../hold-store.ts";
import { lazyPayment } from "./lazy-payment.tsx";
import { NoHold } from "../lazy-no-hold.tsx";
import { StoredCheckHelp } from "../stored-check-help.tsx";
import { OrderTotalPart } from "./order-total.tsx";
import { TermsTick } from "./terms-tick.tsx";
import { useAccompaniment } from "../patient/use-accompaniment.ts";
import { useBooking } from "../use-booking.ts";
import { useDoctor } from "../use-doctor.ts";
import { useHold } from "../use-hold.ts";
import { useDraftKeeper } from "../use-draft-keeper.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { usePaymentMethods } from "./use-methods.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useOrder } from "./use-order.ts";
import type { PatientForm } from "../patient/use-patient-form.ts";

const { Part: DoctorFit } = lazyPart(
  async () => (await import("../before-appointment/doctor-fit.tsx")).DoctorFitNotice,
  null,
  ["dependents"],
);

type Props = {
  slot: SlotChoice;
  draft: SchedulingDraft | null;
  patient: PatientInformation | null;
  fromRoute: string | null;
  /** The patient form of a signed-in patient, on this screen; a guest has filled it in before. */
  form?: PatientForm;
  /** The questions of that form, with the notice of the held time among them; a guest does not fetch them here. */
  questions?: (hold: ReactNode) => ReactNode;
  /** Whether the parts between the questions have loaded; before, only the heading is shown. */
  isReady?: boolean;
};

/** What is bought and for how much, how it may be paid, and the tap that books it. */
function useCheckout({ slot, draft, patient, form }: Props) {
  const { texts } = useApp();
  const isGuest = useSession().kind !== "signed-in";
  const { holds, state } = useHold(slot);
  const doctor = useDoctor(slot.doctorId);
  const order = useOrder(doctor?.price, slot, state);
  const isDueNow = order.total !== null && order.total.total > 0;
  const startTime = Date.parse(slot.startTime);
  const { methods, blocked, forAccounts } = usePaymentMethods(isDueNow, startTime);
  const ofGuest = useAccompaniment(null, { birthdate: patient?.birthdate ?? null }, slot.startTime);
  const booking = useBooking({
    slot,
    symptoms: () => form?.motive.get() ?? draft?.symptoms ?? "",
    patient,
    accompaniment: form?.accompaniment ?? ofGuest,
    holds,
  });
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const send = (data: FormData, element: HTMLFormElement) => {
    const isMissing = isGuest && data.get("terms") === null;
    flushSync(() => setTermsMissing(isMissing)); // the focus scrolls to its new place
    const entered = form?.read(data, element);
    const read = readPaymentChoice(data, methods);
    const isWrong = read !== null && "isPhoneWrong" in read;
    setPhoneWrong(isWrong);
    const wrong = isWrong ? "#pay-phone" : isMissing ? "#terms" : null;
    if (wrong !== null && entered !== null) element.querySelector<HTMLElement>(wrong)?.focus();
    if (isMissing || isWrong || entered === null) return;
    const code = voucherIn(data);
    if (code !== "") {
      // A typed voucher is applied before paying, so that the new total is seen first.
      void order.voucher
        .apply(code)
        .then((isRefused) => isRefused && element.querySelector<HTMLElement>("#voucher")?.focus());
      return;
    }
    if (isGuest) lazyPayment.ahead(texts);
    const choice = read && "choice" in read ? read.choice : null;
    void booking.book(choice, async () => (form && entered ? form.complete(entered) : null));
  };
  const askAgain = () => {
    booking.forgetFailure();
    void holds.takeSlot(slot);
  };
  return {
    holds,
    state,
    doctor,
    order,
    isDueNow,
    methods,
    blocked,
    forAccounts: { methods: forAccounts, wanted: bookingAddress("/appointment-checkout", slot) },
    booking: booking.state,
    isPending: booking.state.kind === "booking" || order.isPending || form?.isPending === true,
    ofGuest,
    isGuest,
    isTermsMissing,
    isPhoneWrong,
    send,
    askAgain,
  };
}

/** A code that was typed and not used; empty where there is none. */
function voucherIn(data: FormData): string {
  const code = data.get("voucher");
  return typeof code === "string" ? code.trim() : "";
}

type Checkout = ReturnType<typeof useCheckout>;

/**
 * Holds the slot, and renders everything that is booked and one button with the amount, which books and pays
 * (opening the payment window within the tap). A typed voucher is applied first, without booking. After a
 * guest's booking it renders the payment; a patient is led to the payment page. If the time cannot be held or
 * booked, it renders why.
 */
export function CheckoutStep(props: Props) {
  const { slot } = props;
  const symptoms = props.form?.motive.get() ?? props.draft?.symptoms ?? "";
  const checkout = useCheckout(props);
  const { booking, state, askAgain } = checkout;
  useHeadingFocus(booking.kind === "booked"); // the pressed button is gone then
  if (booking.kind === "booked")
    return (
      <lazyPayment.Part appointmentId={booking.appointmentId} search={{}} onward="/appointment-checkout" />
    );
  if (state.kind === "refused")
    return <NoHold {...{ slot, symptoms }} failure={state.failure} onAgain={askAgain} />;
  if (booking.kind === "failed" && isAboutTheTime(booking.failure.code))
    return <NoHold {...{ slot, symptoms }} failure={booking.failure} onAgain={askAgain} />;
  return <CheckoutForm {...props} checkout={checkout} />;
}

function CheckoutForm({
  slot,
  draft,
  patient,
  fromRoute,
  form,
  questions,
  isReady = true,
  checkout,
}: Props & { checkout: Checkout }) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const locale = useLocale();
  const keeper = useDraftKeeper();
  const { holds, state, doctor, order, isDueNow, methods, booking, isGuest } = checkout;
  const { total } = order;
  const amount = isDueNow && total && (
    <bdi dir="ltr">{formatPrice(total.total, total.currency, locale, [total.discount])}</bdi>
  );
  // Who tells the reason on this very screen finds help beside it.
  const reason = (!form && settings.patientsSymptoms && draft?.symptoms) || "";
  const hold = <HoldNotice slot={slot} state={state} holds={holds} />;
  const summary = (
    <CheckoutSummary
      slot={slot}
      doctor={doctor}
      entered={form ? null : { patient, symptoms: draft?.symptoms ?? "", accompaniment: checkout.ofGuest }}
    />
  );
  return (
    <>
      <AppointmentBar
        className="only-phone"
        startTime={slot.startTime}
        doctor={doctor}
        price={doctor?.price && total ? { ...doctor.price, amount_minor: total.total } : doctor?.price}
        action={<ChangeTime slot={slot} />}
      />
      <AppForm
        onSend={checkout.send}
        className={`cols ${columns["columns"] ?? ""}`}
        onInput={({ currentTarget }) => {
          if (form) form.keep(currentTarget);
          else keeper.soon(() => storeFormFields(deviceMemory(storage), currentTarget));
        }}
      >
        <div className="stack g6">
          <CheckoutHead slot={slot} fromRoute={fromRoute} isReview={!form} isPaid={Boolean(amount)} />
          {!form && <StoredCheckHelp bookedFor={null} />}
          {reason !== "" && (
            <LazyCrisisWatch
              text={reason}
              whose={{ bornOn: patient?.birthdate ?? null, now: clock.now() }}
              reportOf={(words) => ({ place: "booking", words, headers: holdHeaders(state) })}
            />
          )}
          {!isReady ? (
            <Skeleton label={t`Reserving your time…`} count={4} />
          ) : questions ? (
            questions(hold)
          ) : (
            <>
              {hold}
              {doctor && <DoctorFit doctor={doctor} bornOn={patient?.birthdate ?? null} />}
              {summary}
            </>
          )}
        </div>
        <div className="stack g6" hidden={!isReady}>
          {form && summary}
          {booking.kind === "failed" && (
            <NotBooked
              failure={booking.failure}
              hasPrice={Boolean(amount)}
              isSaved={isGuest || (form?.motive.get() ?? draft?.symptoms ?? "").trim() !== ""}
            />
          )}
          <OrderTotalPart
            order={order}
            startTime={slot.startTime}
            methods={methods}
            blocked={checkout.blocked}
            forAccounts={checkout.forAccounts}
            isPhoneWrong={checkout.isPhoneWrong}
            pendingLabel={t`Loading the price…`}
          />
          {isGuest && <TermsTick isMissing={checkout.isTermsMissing} />}
          {!(isDueNow && methods.length === 0) && (
            <StickyFoot>
              <Button type="submit" className="grow" isPending={checkout.isPending}>
                {amount ? <Trans>Pay {amount}</Trans> : <Trans>Book appointment</Trans>}
              </Button>
            </StickyFoot>
          )}
          <GiveUpBooking slot={slot} holds={holds} drop={form?.drop ?? keeper.drop} />
        </div>
      </AppForm>
    </>
  );
}

type HeadProps = { slot: SlotChoice; fromRoute: string | null; isReview: boolean; isPaid: boolean };

/**
 * Renders the heading with the number of the step: the first of two for a signed-in patient, the second of three
 * for a guest, who reviews here what the patient step stored. The last is the payment.
 */
function CheckoutHead({ slot, fromRoute, isReview, isPaid }: HeadProps) {
  const { settings } = useClinic();
  const before = isReview
    ? bookingAddress("/scheduling/patient", slot)
    : timesAddress(slot, settings.timeZone);
  return (
    <BookingHead
      step={isReview ? 2 : 1}
      total={isReview ? 3 : 2}
      back={asOwnPath(fromRoute) ?? before}
      title={
        !isReview && settings.patientsSymptoms ? (
          <Trans>What would you like help with?</Trans>
        ) : isReview && isPaid ? (
          <Trans>Review and pay</Trans>
        ) : (
          <Trans>Check your booking</Trans>
        )
      }
    />
  );
}

type NotBookedProps = { failure: Failure; hasPrice: boolean; isSaved: boolean };

function NotBooked({ failure, hasPrice, isSaved }: NotBookedProps) {
  return (
    <FailureBanner
      failure={failure}
      // A payment begins after the booking: whatever of it arrived, nothing was paid.
      note={hasPrice && isUnanswered(failure) && <Trans>You have not been charged.</Trans>}
      action={<OtherAppointment failure={failure} />}
      isSaved={isSaved}
    />
  );
}

/** Link to the blocking appointment, to pay or cancel it. */
function OtherAppointment({ failure }: { failure: Failure }) {
  if (!("appointment_id" in failure) || failure.appointment_id === undefined) return null;
  return (
    <AppLink to={`/appointments/${failure.appointment_id}`}>
      <Trans>Open the other appointment</Trans>
    </AppLink>
  );
}

function isAboutTheTime(code: string): boolean {
  return ["slot_taken", "slot_unavailable", "hold_limit", "hold_expired"].includes(code);
}
