import {
  dangersOfReading,
  isReadingCurrent,
  isUrgent,
  type ReadingDanger,
} from "@anteroom/domain/vitals/reading-dangers";
import { vitalNames, type VitalValues, veryLowSaturation } from "@anteroom/domain/vitals/vital-values";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { lazyPart } from "../../ui/lazy.tsx";
import { LazyNotifyClinic } from "../../shared/urgent/lazy-notify-clinic.tsx";
import { lazyDangerAdvice } from "./add-reading/lazy-add-reading.ts";
import { useMeasuredPerson } from "./measured-person.ts";
import { useVitalLabels } from "./use-vital-labels.ts";
import { useVitalNumber } from "./use-vital-number.ts";

const { Part: ReadingCall } = lazyPart(
  async () => (await import("./add-reading/reading-call.tsx")).EmergencyCallButton,
  null,
  ["urgent"],
);

type Props = {
  /** Those that are judged (`judgedValues`). */
  values: VitalValues;
  /** The age in whole months, null where it is not known: what is dangerous depends on it. */
  months: number | null;
  /** The instant at which they were measured; null for now. */
  measuredAt?: string | null;
  /** The appointment it belongs to. */
  appointmentId?: number | undefined;
  /** The doctor is in the call, so the clinic need not be alerted. */
  isWithDoctor?: boolean;
  /** The doctor received these values in a call, so the clinic need not be alerted. */
  isSentInCall?: boolean;
  /** The doctor has held the appointment, whose values these are: the clinic is not alarmed of them afterwards. */
  isAfterCall?: boolean;
  /** The whole advice, also of one value that has words of its own. */
  isWhole?: boolean;
};

/** Those whose words are here with the form itself, so that they need nothing that may not come. */
type Own = "oxygen-very-low" | "pressure-very-high";
const isOwn = (danger: ReadingDanger): danger is Own =>
  danger === "oxygen-very-low" || danger === "pressure-very-high";

/**
 * Renders the emergency number and advice for dangerous values; nothing without dangers. Urgent ones can be
 * reported to the clinic by a tap, with the values as text, by signed-in patients or for an appointment,
 * unless a doctor has them. A past reading (`measuredAt`) has neither number nor report.
 */
export function VitalsDanger({
  values,
  months,
  measuredAt = null,
  appointmentId,
  isWithDoctor = false,
  isSentInCall = false,
  isAfterCall = false,
  isWhole = false,
}: Props) {
  const { clock } = useApp();
  const session = useSession();
  const [isNotified, setNotified] = useState(false);
  const words = useReport(values);
  const dangers = dangersOfReading(values, months);
  const own = dangers.filter(isOwn);
  // Several dangers get one set of steps as soon as it has come; until then, or offline, each says its own.
  const isPast = measuredAt !== null && !isReadingCurrent(measuredAt, clock.now());
  const isJoint = isWhole || isPast || dangers.length > 1 || own.length === 0;
  const { Shown: Joint } = lazyDangerAdvice.usePart(dangers.length > 0 && isJoint);
  if (dangers.length === 0) return null;
  const mayNotify = session.kind === "signed-in" || appointmentId !== undefined;
  const isKnown = isSentInCall || isAfterCall;
  const hasUrgent = dangers.some(isUrgent);
  return (
    <div className="stack g3">
      {isJoint && (isPast || Joint || own.length === 0) ? (
        <>
          <lazyDangerAdvice.Part dangers={dangers} values={values} measuredAt={isPast ? measuredAt : null} />
          {isPast ? null : isWithDoctor ? (
            <p>
              <Trans>Tell the doctor now.</Trans>
            </p>
          ) : isKnown ? (
            <p>
              <DoctorHasThem isSentInCall={isSentInCall} />
            </p>
          ) : (
            hasUrgent &&
            !isNotified && (
              <p>
                <Trans>No one at the clinic has seen this yet.</Trans>
              </p>
            )
          )}
        </>
      ) : (
        own.map((danger) => (
          <Banner key={danger} tone="stop" role="alert">
            <strong>
              {danger === "pressure-very-high" ? (
                <Trans>Blood pressure this high may need urgent care.</Trans>
              ) : (
                <Trans>Oxygen saturation this low may need urgent care.</Trans>
              )}
            </strong>{" "}
            {isWithDoctor && <Trans>Tell the doctor now.</Trans>}{" "}
            <WhatToDo isBloodPressure={danger === "pressure-very-high"} />{" "}
            {isKnown && danger === own.at(-1) && <DoctorHasThem isSentInCall={isSentInCall} />}
            {!isWithDoctor && !isKnown && !isNotified && danger === own.at(-1) && (
              <Trans>No one at the clinic has seen this yet.</Trans>
            )}
          </Banner>
        ))
      )}
      {!isPast && !isWithDoctor && hasUrgent && <ReadingCall dangers={dangers} />}
      {!isPast && !isWithDoctor && !isKnown && mayNotify && hasUrgent && (
        <LazyNotifyClinic
          place="vitals"
          words={words}
          isOffered
          onNotified={setNotified}
          {...(appointmentId === undefined ? {} : { appointmentId })}
        />
      )}
    </div>
  );
}

function DoctorHasThem({ isSentInCall }: { isSentInCall: boolean }) {
  return isSentInCall ? (
    <Trans>The doctor got these values in the call.</Trans>
  ) : (
    <Trans>The doctor could see these values at your appointment.</Trans>
  );
}

function WhatToDo({ isBloodPressure }: { isBloodPressure: boolean }) {
  const { settings } = useClinic();
  const number = settings.emergencyNumber;
  const person = useMeasuredPerson();
  if (person !== null) return <WhatToDoFor name={<bdi>{person}</bdi>} {...{ number, isBloodPressure }} />;
  const call =
    number === null ? (
      <Trans>
        If you have chest pain, trouble breathing, or feel weak or confused, call your emergency number now.
      </Trans>
    ) : (
      <Trans>
        If you have chest pain, trouble breathing, or feel weak or confused, call{" "}
        <a href={`tel:${number}`}>
          <bdi dir="ltr">{number}</bdi>
        </a>{" "}
        now.
      </Trans>
    );
  return (
    <>
      {call}{" "}
      {isBloodPressure ? (
        <Trans>If you feel well, rest for 5 minutes and measure again.</Trans>
      ) : (
        <OxygenAgain number={number} />
      )}
    </>
  );
}

type ForProps = { name: ReactNode; number: string | null; isBloodPressure: boolean };

/** The same, to whoever cares for the person. */
function WhatToDoFor({ name, number, isBloodPressure }: ForProps) {
  return (
    <>
      {number === null ? (
        <Trans>
          If {name} has chest pain or trouble breathing, or is weak or confused, call your emergency number
          now.
        </Trans>
      ) : (
        <Trans>
          If {name} has chest pain or trouble breathing, or is weak or confused, call{" "}
          <a href={`tel:${number}`}>
            <bdi dir="ltr">{number}</bdi>
          </a>{" "}
          now.
        </Trans>
      )}{" "}
      {isBloodPressure ? (
        <Trans>If {name} feels well, let them rest for 5 minutes and measure again.</Trans>
      ) : (
        <OxygenAgain number={number} />
      )}
    </>
  );
}

/** A finger can be cold and a sensor wrong; who feels well with so little oxygen may still be in danger. */
function OxygenAgain({ number }: { number: string | null }) {
  const shown =
    number === null ? (
      <Trans>your emergency number</Trans>
    ) : (
      <a href={`tel:${number}`}>
        <bdi dir="ltr">{number}</bdi>
      </a>
    );
  return (
    <Trans>
      Measure again right away, with a warm finger. If it stays at {veryLowSaturation} % or less, call {shown}{" "}
      or go to the emergency department now.
    </Trans>
  );
}

/** What the clinic will read: the values themselves, and whose they are where they are not the patient's own. */
function useReport(values: VitalValues): string {
  const { labels, units } = useVitalLabels();
  const say = useVitalNumber();
  const person = useMeasuredPerson();
  const lines = vitalNames.flatMap((name) => {
    const value = values[name];
    if (value === undefined || name === "diastolic") return [];
    if (name !== "systolic") return [`${labels[name]}: ${say(value)} ${units[name]}`];
    return [`${labels.systolic}/${labels.diastolic}: ${value}/${values.diastolic ?? ""} ${units.systolic}`];
  });
  const report = lines.join("; ");
  return person === null ? report : `${person}: ${report}`;
}
