import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { isUpcomingOrScheduled } from "@anteroom/domain/appointment/appointment-lists";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { mapLink } from "@anteroom/domain/appointment/map-link";
import { Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { AppLink, useIsOpen } from "../../platform/link.tsx";
import { useMinute } from "../../platform/time/server-clock.ts";
import { lazyPart } from "../../ui/lazy.tsx";
import { Row, rowLinkClass, RowLinkInside, Rows, IconTile } from "../../ui/card/rows.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { useAppointmentVitals } from "../vitals/result/use-appointment-vitals.ts";
import { appointmentFacts } from "./appointment-facts.ts";

const { Part: ConfirmMedicinesAndAllergies } = lazyPart(
  async () => (await import("../health/record/confirm-lists.tsx")).ConfirmMedicinesAndAllergies,
  null,
  ["health-record"],
);

/**
 * Renders what a patient can do before an appointment: test devices, measure vital signs, what to have ready
 * and, where the health record is open, confirm medicines and allergies. For one at the clinic, where to go.
 * Renders nothing for past or cancelled appointments.
 */
export function AppointmentPreparation({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const isOpen = useIsOpen();
  const now = useMinute(clock);
  if (!isUpcomingOrScheduled(appointmentFacts(appointment), now)) return null;
  return (
    <>
      <Preparation appointment={appointment} />
      {isOpen("/health-record") && (
        <ConfirmMedicinesAndAllergies
          dependentId={appointment.dependent_id}
          patientName={appointment.patient_name}
        />
      )}
    </>
  );
}

/** What to do before a video appointment, or the way to the clinic. The device test opens once the doctor has accepted (D.87). */
function Preparation({ appointment }: { appointment: Appointment }) {
  const { settings } = useClinic();
  const isMeasured = useAppointmentVitals(appointment.id) !== undefined;
  const { id, status, doctor, service_type: serviceType } = appointment;
  if (serviceType === "on_site") return <AtTheClinic />;
  if (serviceType !== "remote") return null;
  const vitals = isGateOpen("vitalSignsPreAppointment", settings) && (
    <li>
      <AppLink to={`/appointments/${id}/vitals?appointmentStatus=${status}`} className={rowLinkClass}>
        <RowLinkInside
          lead={<IconTile icon={isMeasured ? "check-circle-fill" : "heartbeat"} />}
          title={isMeasured ? <Trans>Vital signs: measured</Trans> : <Trans>Measure vital signs</Trans>}
          detail={
            isMeasured ? (
              <Trans>The doctor can see them. You can measure again.</Trans>
            ) : (
              <Trans>Optional. The doctor sees them during the appointment</Trans>
            )
          }
        />
      </AppLink>
    </li>
  );
  if (status === "scheduled")
    return (
      <Sheet isFlush>
        <Rows>
          {vitals}
          <Row lead={<IconTile icon="microphone" />}>
            <p className="b">
              <Trans>Test camera and sound</Trans>
            </p>
            <p className="sm muted">
              <Trans>Opens when the doctor has accepted the appointment.</Trans>
            </p>
          </Row>
          <HaveReady />
        </Rows>
      </Sheet>
    );
  if (status !== "accepted" && status !== "preparing") return null;
  const query = new URLSearchParams({ appointmentStatus: status, doctorName: doctor.name });
  return (
    <Sheet isFlush>
      <Rows>
        <li>
          <AppLink to={`/appointments/${id}/device-test?${query}`} className={rowLinkClass}>
            <RowLinkInside
              lead={<IconTile icon="microphone" />}
              title={<Trans>Test camera and sound</Trans>}
              detail={<Trans>Takes under a minute</Trans>}
            />
          </AppLink>
        </li>
        {vitals}
        <HaveReady />
      </Rows>
    </Sheet>
  );
}

/** Where to go, and what to take along. The map is another site's: it loads nothing before it is opened. */
function AtTheClinic() {
  const { clinicAddress: address } = useClinic().settings;
  return (
    <Sheet isFlush>
      <Rows>
        {address !== null && (
          <Row lead={<IconTile icon="house" />}>
            <p className="b">
              <Trans>Clinic address</Trans>
            </p>
            <p className="sm muted">
              <bdi>{address}</bdi>
            </p>
            <a href={mapLink(address)} target="_blank" rel="noopener noreferrer">
              <Trans>Open in maps</Trans>
            </a>
          </Row>
        )}
        <HaveReady />
      </Rows>
    </Sheet>
  );
}

/** What a doctor asks first in a visit: looked for while the picture is on, it costs minutes of it. */
function HaveReady() {
  return (
    <Row lead={<IconTile icon="identification" />}>
      <p className="b">
        <Trans>Have ready</Trans>
      </p>
      <p className="sm muted">
        <Trans>Medicines with their doses, results you have, and the questions you want to ask.</Trans>
      </p>
    </Row>
  );
}
