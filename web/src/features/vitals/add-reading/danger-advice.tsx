import {
  adviceSteps,
  type AdviceStep,
  type MeasuredThing,
  namedDangers,
  type WarningSign,
} from "@anteroom/domain/vitals/reading-advice";
import { dangerSources } from "@anteroom/domain/vitals/danger-sources";
import { isUrgent, type ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";
import { veryLowSaturation, type VitalValues } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

type Props = {
  dangers: readonly ReadingDanger[];
  values: VitalValues;
  /** The instant of values that are not of now (`isReadingCurrent`): they are named, and measured again. */
  measuredAt?: string | null;
};

/**
 * Renders what to do about dangerous values as an alert, with the sources and the clinic's emergency number;
 * nothing without dangers. Several values share one set of steps. With `measuredAt` (ISO 8601): a past
 * reading, which is named with its time and the request to measure again, without steps.
 */
export function DangerAdvice({ dangers, values, measuredAt = null }: Props) {
  const named = namedDangers(dangers);
  const [first] = named;
  if (first === undefined) return null;
  if (measuredAt !== null) return <PastDanger {...{ named, values, measuredAt }} />;
  return (
    <Banner tone={isUrgent(first) ? "stop" : "warn"} role="alert">
      {named.length === 1 && !isOnlySteps(first) ? (
        <Advice danger={first} values={values} />
      ) : (
        <JointAdvice dangers={dangers} named={named} values={values} />
      )}{" "}
      <Sources dangers={named} />
    </Banner>
  );
}

type PastProps = { named: readonly ReadingDanger[]; values: VitalValues; measuredAt: string };

/** What was dangerous when it was measured: what it was, and that one measures again to know how it is now. */
function PastDanger({ named, values, measuredAt }: PastProps) {
  const time = <AppointmentTime start={measuredAt} />;
  return (
    <Banner tone="warn">
      {named.map((danger) => (
        <strong key={danger}>
          <BriefName danger={danger} values={values} />{" "}
        </strong>
      ))}
      <Trans>Measured: {time}. Measure again to know how it is now.</Trans> <Sources dangers={named} />
    </Banner>
  );
}

type JointProps = Pick<Props, "dangers" | "values"> & { named: readonly ReadingDanger[] };

/** Values that need advice at once: the call first where there is one, what they are, then each step once and in its order. */
function JointAdvice({ dangers, named, values }: JointProps) {
  const steps = adviceSteps(dangers);
  const call = steps.filter(({ kind }) => kind === "call-now");
  return (
    <>
      {call.map((step) => (
        <p key={step.kind}>
          <Step step={step} />
        </p>
      ))}
      {named.map((danger) => (
        <strong key={danger}>
          <BriefName danger={danger} values={values} />{" "}
        </strong>
      ))}
      {steps.length > call.length && (
        <ol className="dots">
          {steps
            .filter((step) => !call.includes(step))
            .map((step) => (
              <li key={step.kind}>
                <Step step={step} />
              </li>
            ))}
        </ol>
      )}
    </>
  );
}

/** Those whose words are the steps alone, also where they stand by themselves. */
const onlySteps = [
  "pressure-very-low",
  "pressure-low",
  "breathing-very-slow",
  "breathing-very-fast",
  "breathing-fast-of-child",
  "together",
] as const satisfies readonly ReadingDanger[];
type OnlySteps = (typeof onlySteps)[number];
const isOnlySteps = (danger: ReadingDanger): danger is OnlySteps => onlySteps.some((one) => one === danger);

type OneProps = { danger: ReadingDanger; values: VitalValues };

/** What a value is, where a step of its own says what to do about it. */
function BriefName({ danger, values }: OneProps) {
  if (danger === "fever-if-baby") return null;
  if (danger === "fever-very-high") return <Trans>This fever is very high.</Trans>;
  if (danger === "fever-of-infant") return <Trans>This fever is high for a small child.</Trans>;
  return <WhatItIs danger={danger} values={values} />;
}

function Step({ step }: { step: AdviceStep }) {
  const number = <EmergencyNumber />;
  const { signs, things } = useAdviceNames();
  const { i18n } = useLingui();
  const list = (names: readonly string[], type: "unit" | "disjunction") =>
    new Intl.ListFormat(i18n.locale, { type, style: type === "unit" ? "short" : "long" }).format(names);
  const of =
    "of" in step
      ? list(
          step.of.map((thing) => things[thing]),
          "unit",
        )
      : "";
  switch (step.kind) {
    case "call-now":
      return (
        <strong>
          <Trans>Call {number} now. Don’t wait to measure again.</Trans>
        </strong>
      );
    case "emergency-now":
      return <Trans>Call {number} or go to the emergency department now.</Trans>;
    case "emergency-if-baby":
      return (
        <Trans>If this is a baby under 3 months: call {number} or go to the emergency department now.</Trans>
      );
    case "signs": {
      const any = list(
        step.signs.map((sign) => signs[sign]),
        "disjunction",
      );
      return (
        <Trans>
          Call {number} now if there is {any}.
        </Trans>
      );
    }
    case "sugar":
      return (
        <Trans>Fast sugar now, such as juice: 15 to 20 g; children 10 to 15 g, under 5 years 5 g.</Trans>
      );
    case "nothing-by-mouth":
      return <Trans>Confused, drowsy or unable to swallow: give nothing by mouth.</Trans>;
    case "warm":
      return <Trans>Keep warm.</Trans>;
    case "doctor-now":
      return <Trans>Call a doctor now, and name all these values.</Trans>;
    case "doctor-today":
      return <Trans>Talk to a doctor today, and name all these values.</Trans>;
    case "lie-and-measure":
      return <Trans>Lie down with the legs raised, and measure again right away: {of}.</Trans>;
    case "count-again":
      return <Trans>Rest, then count the breaths again for a full minute.</Trans>;
    case "low-pressure":
      return (
        <Trans>
          Many healthy people have a blood pressure like this. If there is dizziness or weakness, or it is
          new: talk to a doctor today.
        </Trans>
      );
    case "measure-now": {
      const byFinger = step.of.filter((thing) => isByFinger.has(thing));
      const others = step.of.filter((thing) => !isByFinger.has(thing));
      const say = (chosen: readonly MeasuredThing[]) =>
        list(
          chosen.map((thing) => things[thing]),
          "unit",
        );
      return <MeasureNow byFinger={say(byFinger)} others={say(others)} />;
    }
    case "rest-and-measure":
      return <Trans>Rest for 5 minutes, then measure again: {of}.</Trans>;
    case "measure-in-15-minutes":
      return <Trans>After 15 minutes, measure again: {of}.</Trans>;
    case "emergency-if-it-stays":
      return (
        <Trans>
          If this stays as it is ({of}), call {number} or go to the emergency department now.
        </Trans>
      );
    case "doctor-today-if-it-stays":
      return <Trans>If this stays as it is ({of}), talk to a doctor today.</Trans>;
    case "fever-lasts":
      return <FeverLasts />;
    case "own-limit":
      return <Trans>If a doctor has set another limit for oxygen, use that one.</Trans>;
  }
}

/** Measured at a finger: cold hands falsify it, and sugar on them. */
const isByFinger: ReadonlySet<MeasuredThing> = new Set(["oxygen", "glucose"]);

/** Each an empty text where there is none. */
function MeasureNow({ byFinger: of, others }: { byFinger: string; others: string }) {
  return (
    <>
      {others !== "" && <Trans>Measure again now: {others}.</Trans>}{" "}
      {of !== "" && <Trans>Measure again now, with clean, warm hands: {of}.</Trans>}
    </>
  );
}

function useAdviceNames() {
  const { t } = useLingui();
  const signs: Readonly<Record<WarningSign, string>> = {
    "chest-pain": t`chest pain`,
    breathing: t`trouble breathing`,
    "fast-breathing": t`fast breathing`,
    "blue-lips": t`blue or grey lips`,
    "cold-skin": t`cold, pale or clammy skin`,
    fainting: t`fainting`,
    confusion: t`confusion`,
    "very-sleepy": t`unusual sleepiness`,
    "hard-to-wake": t`a child who is hard to wake`,
    "speaking-or-seeing": t`trouble speaking or seeing`,
    "weak-side": t`weakness on one side`,
    weakness: t`sudden weakness`,
    fit: t`a fit`,
    "stiff-neck": t`a stiff neck`,
    rash: t`a rash that doesn’t fade`,
    vomiting: t`vomiting`,
    "cannot-swallow": t`trouble swallowing`,
  };
  const things: Readonly<Record<MeasuredThing, string>> = {
    oxygen: t`oxygen`,
    breathing: t`breathing`,
    glucose: t`blood glucose`,
    temperature: t`temperature`,
    pressure: t`blood pressure`,
    pulse: t`pulse`,
  };
  return { signs, things };
}

/** Each source once, in the words of whoever published it. */
function Sources({ dangers }: { dangers: readonly ReadingDanger[] }) {
  const sources = [...new Set(dangers.flatMap((danger) => dangerSources[danger].split("; ")))];
  const names = sources.map((source, index) => (
    <span key={source}>
      {index > 0 && "; "}
      <bdi lang="en">{source}</bdi>
    </span>
  ));
  return (
    <span className="sm">
      {dangers.length === 1 && <br />}
      {sources.length === 1 ? <Trans>Source: {names}</Trans> : <Trans>Sources: {names}</Trans>}
    </span>
  );
}

function Advice({ danger, values }: OneProps & { danger: Exclude<ReadingDanger, OnlySteps> }) {
  return (
    <>
      <strong>
        <WhatItIs danger={danger} values={values} />
      </strong>{" "}
      <WhatToDo danger={danger} />
    </>
  );
}

function WhatItIs({ danger, values }: OneProps) {
  const { i18n } = useLingui();
  const share = formatVitalNumber(values.oxygen_saturation ?? veryLowSaturation, i18n.locale);
  switch (danger) {
    case "together":
      return <Trans>These values together are an emergency.</Trans>;
    case "pressure-very-low":
      return <Trans>This blood pressure is dangerously low.</Trans>;
    case "pressure-low":
      return <Trans>This blood pressure is low.</Trans>;
    case "breathing-very-slow":
      return <Trans>This breathing is very slow.</Trans>;
    case "breathing-very-fast":
      return <Trans>This breathing is very fast for someone at rest.</Trans>;
    case "breathing-fast-of-child":
      return <Trans>This breathing is faster than usual at this age.</Trans>;
    case "fever-of-baby":
      return <Trans>A baby under 3 months with 38 °C (100.4 °F) or more needs a doctor now.</Trans>;
    case "fever-if-baby":
      return <Trans>Is this a baby under 3 months? Then 38 °C (100.4 °F) needs a doctor now.</Trans>;
    case "fever-of-infant":
      return <Trans>A small child with a fever this high needs a doctor today.</Trans>;
    case "fever-of-child":
      return <Trans>This child has a fever.</Trans>;
    case "fever-very-high":
      return <Trans>This fever is very high. Call a doctor now.</Trans>;
    case "cold":
      return <Trans>A body temperature below 35 °C (95 °F) is dangerous.</Trans>;
    case "oxygen-very-low":
      return <Trans>Oxygen of {share} % is very low.</Trans>;
    case "oxygen-low":
      return <Trans>This oxygen is lower than usual.</Trans>;
    case "glucose-very-low":
      return <Trans>This blood glucose is dangerously low.</Trans>;
    case "glucose-low":
      return <Trans>This blood glucose is low.</Trans>;
    case "glucose-very-high":
      return <Trans>This blood glucose is very high.</Trans>;
    case "pressure-very-high":
      return <Trans>This blood pressure is very high.</Trans>;
    case "pulse-very-fast":
      return <Trans>This pulse is very fast for someone at rest.</Trans>;
    case "pulse-very-slow":
      return <Trans>This pulse is very slow.</Trans>;
  }
}

function WhatToDo({ danger }: { danger: Exclude<ReadingDanger, OnlySteps> }) {
  const number = <EmergencyNumber />;
  switch (danger) {
    case "fever-of-baby":
    case "fever-if-baby":
      return <Trans>Call {number} or go to the emergency department now.</Trans>;
    case "fever-of-infant":
      return (
        <Trans>Trouble breathing, a fit, a rash that doesn’t fade, or hard to wake: call {number} now.</Trans>
      );
    case "fever-very-high":
      return (
        <Trans>
          A stiff neck, confusion, a fit, trouble breathing, or a rash that doesn’t fade: call {number} now.
        </Trans>
      );
    case "fever-of-child":
      return (
        <>
          <Trans>
            Trouble breathing, confusion, hard to wake, a fit, a stiff neck, or a rash that doesn’t fade: call{" "}
            {number} now.
          </Trans>{" "}
          <FeverLasts />
        </>
      );
    case "cold":
      return (
        <Trans>
          Measure again. If it is still that low, or the person is confused or very sleepy, keep them warm and
          call {number}.
        </Trans>
      );
    case "oxygen-very-low":
      return (
        <Trans>
          Measure again right away. If it stays there, call {number} or go to the emergency department now. If
          a doctor has set another limit, use that one.
        </Trans>
      );
    case "oxygen-low":
      return (
        <Trans>
          Warm the hand and measure again within the hour. If it stays at 93 or 94 %, talk to a doctor today.
          With trouble breathing, call {number} now.
        </Trans>
      );
    case "glucose-very-low":
      return (
        <Trans>
          Fast sugar now, such as juice: 15 to 20 g; children 10 to 15 g, under 5 years 5 g. Measure again
          after 15 minutes. Confused, drowsy or unable to swallow: give nothing by mouth and call {number}{" "}
          now.
        </Trans>
      );
    case "glucose-low":
      return (
        <Trans>
          Fast sugar now, such as juice: 15 to 20 g; children 10 to 15 g, under 5 years 5 g. Measure again
          after 15 minutes. If it stays low, do it again and tell a doctor.
        </Trans>
      );
    case "glucose-very-high":
      return (
        <Trans>
          Wash the hands and measure again. If it stays at 300 mg/dL (16.7 mmol/L) or more, or with vomiting,
          fast breathing or confusion, call {number} or go to the emergency department now.
        </Trans>
      );
    case "pressure-very-high":
      return (
        <Trans>
          Chest pain, trouble breathing, speaking or seeing, weakness on one side, or confusion: call {number}{" "}
          now. Without these, rest for 5 minutes and measure again. Still that high: talk to a doctor today.
        </Trans>
      );
    case "pulse-very-fast":
    case "pulse-very-slow":
      return (
        <Trans>
          Chest pain, trouble breathing, fainting or confusion: call {number} now. Otherwise rest for 5
          minutes and measure again. If it stays like this, talk to a doctor today.
        </Trans>
      );
  }
}

/** When a fever without warning signs needs a doctor all the same. */
function FeverLasts() {
  return (
    <Trans>
      If the child drinks little, gets worse or worries you, or the fever lasts 5 days: talk to a doctor
      today.
    </Trans>
  );
}

function EmergencyNumber() {
  const { settings } = useClinic();
  const number = settings.emergencyNumber;
  if (number === null) return <Trans>your emergency number</Trans>;
  return (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
