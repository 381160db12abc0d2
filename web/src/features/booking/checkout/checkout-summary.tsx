import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { bookingAddress } from "../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { Portrait } from "../../../ui/card/arch.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { ChangeLink, ChangeTime } from "../change-link.tsx";
import styles from "./checkout-summary.module.css";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppointmentWhen } from "../payment/appointment-when.tsx";

type Props = {
  slot: SlotChoice;
  doctor: Doctor | undefined;
  /** What was entered on the step before; null where it is entered on this screen. */
  entered: {
    patient: PatientInformation | null;
    symptoms: string;
    accompaniment: ComponentProps<typeof EnteredBesides>["accompaniment"];
  } | null;
};

const { Part: EnteredBesides } = lazyPart(
  async () => (await import("../before-appointment/entered-besides.tsx")).EnteredExtras,
  null,
  ["dependents"],
);

/**
 * Lists everything that is booked, each line with a link to change it. `entered` null: only time and doctor.
 */
export function CheckoutSummary({ slot, doctor, entered }: Props) {
  const { settings } = useClinic();
  const { t } = useLingui();
  const patientStep = bookingAddress("/scheduling/patient", slot);
  const minutes = doctor?.visit_minutes;
  return (
    <Sheet isFlush>
      <SummaryList>
        <SummaryRow term={<Trans>When</Trans>} action={<ChangeTime slot={slot} />}>
          <AppointmentWhen startTime={slot.startTime} />
          {minutes !== undefined && (
            <p className="muted sm">
              <Plural value={minutes} one="# minute by video" other="# minutes by video" />
            </p>
          )}
        </SummaryRow>
        <SummaryRow
          term={<Trans>Appointment with</Trans>}
          action={<ChangeLink to="/doctors" label={t`Change the doctor`} />}
        >
          {doctor ? (
            <span className="row">
              <Portrait src={doctor.portrait_url} size="xs" />
              <span dir="auto">{doctor.name}</span>
            </span>
          ) : (
            "…"
          )}
        </SummaryRow>
        {entered && <Who patient={entered.patient} to={patientStep} />}
        {entered && settings.patientsSymptoms && (
          <SummaryRow
            term={<Trans>About</Trans>}
            action={<ChangeLink to={patientStep} label={t`Change the reason`} />}
          >
            <span dir="auto" className={styles["words"]}>
              {entered.symptoms}
            </span>
          </SummaryRow>
        )}
        {entered && <EnteredBesides slot={slot} accompaniment={entered.accompaniment} to={patientStep} />}
      </SummaryList>
    </Sheet>
  );
}

function Who({ patient, to }: { patient: PatientInformation | null; to: string }) {
  const locale = useLocale();
  const { t } = useLingui();
  if (!patient) return null;
  return (
    <SummaryRow term={<Trans>For</Trans>} action={<ChangeLink to={to} label={t`Change the patient`} />}>
      <span dir="auto">{patient.name}</span>
      {patient.birthdate !== null && (
        <p className="muted sm">
          <bdi>{formatDate(patient.birthdate, locale)}</bdi>
        </p>
      )}
      <p className="muted sm">
        <bdi dir="ltr" className="long">
          {patient.email}
        </bdi>
      </p>
      <p className="muted sm">
        {patient.phoneNumber === "" ? (
          <Trans>No phone number. We can’t phone you if the video fails.</Trans>
        ) : (
          <bdi dir="ltr">{patient.phoneNumber}</bdi>
        )}
      </p>
    </SummaryRow>
  );
}
