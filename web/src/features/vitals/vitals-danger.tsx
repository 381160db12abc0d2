import type { ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import {
  dangersOfVitals,
  type VitalDanger,
  type VitalValues,
  veryLowSaturation,
} from "@anteroom/domain/vitals/vital-values";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { LazyNotifyClinic } from "../../shared/urgent/lazy-notify-clinic.tsx";
import { laterDangerAdvice } from "./add-reading/later-add-reading.ts";
import { useMeasuredPerson } from "./measured-person.ts";
import { useVitalLabels } from "./use-vital-labels.ts";

type Props = {
  values: VitalValues;
  /** The visit it belongs to. */
  appointmentId?: number | undefined;
  /** Dangers of other values, which stand with these. */
  others?: readonly ReadingDanger[];
  /** In the call the doctor is there: nobody else has to be told. */
  isWithDoctor?: boolean;
};

const noOthers: readonly ReadingDanger[] = [];

/** The same danger, as the advice about several values knows it. */
export const asReadingDanger: Readonly<Record<VitalDanger, ReadingDanger>> = {
  "low-saturation": "oxygen-very-low",
  "crisis-pressure": "pressure-very-high",
};

/** Values that do not wait: the emergency number at once, and the offer to tell the clinic. It blocks nothing. */
export function VitalsDanger({ values, appointmentId, others = noOthers, isWithDoctor = false }: Props) {
  const session = useSession();
  const [isNotified, setNotified] = useState(false);
  const words = useReport(values);
  const dangers = dangersOfVitals(values);
  const all = [...dangers.map((danger) => asReadingDanger[danger]), ...others];
  // Several dangers get one set of steps as soon as it has come; until then, or offline, each says its own.
  const { Shown: Joint } = laterDangerAdvice.usePart(all.length > 1);
  if (dangers.length === 0)
    return others.length > 0 && <laterDangerAdvice.Part dangers={others} values={values} />;
  const mayNotify = session.kind === "signed-in" || appointmentId !== undefined;
  return (
    <div className="stack g3">
      {all.length > 1 && Joint ? (
        <>
          <Joint dangers={all} values={values} />
          {isWithDoctor ? (
            <p>
              <Trans>Tell the doctor now.</Trans>
            </p>
          ) : (
            !isNotified && (
              <p>
                <Trans>No one at the clinic has seen this yet.</Trans>
              </p>
            )
          )}
        </>
      ) : (
        dangers.map((danger) => (
          <Banner key={danger} tone="stop" role="alert">
            <strong>
              {danger === "crisis-pressure" ? (
                <Trans>Blood pressure this high may need urgent care.</Trans>
              ) : (
                <Trans>Oxygen saturation this low may need urgent care.</Trans>
              )}
            </strong>{" "}
            {isWithDoctor && <Trans>Tell the doctor now.</Trans>}{" "}
            <WhatToDo isBloodPressure={danger === "crisis-pressure"} />{" "}
            {!isWithDoctor && !isNotified && danger === dangers.at(-1) && (
              <Trans>No one at the clinic has seen this yet.</Trans>
            )}
          </Banner>
        ))
      )}
      {!isWithDoctor && mayNotify && (
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

/** What the clinic will read: the values themselves, with the device each came from. */
function useReport({ systolic, diastolic, oxygen_saturation }: VitalValues): string {
  const { labels, units, sources } = useVitalLabels();
  const pressure =
    systolic === undefined
      ? []
      : [
          `${labels.systolic}/${labels.diastolic}: ${systolic}/${diastolic} ${units.systolic} (${sources.cuff})`,
        ];
  const oxygen =
    oxygen_saturation === undefined
      ? []
      : [`${labels.oxygen_saturation}: ${oxygen_saturation} % (${sources.oximeter})`];
  return [...pressure, ...oxygen].join("; ");
}
