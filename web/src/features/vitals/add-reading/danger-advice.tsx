import { dangerSources, isUrgent, type ReadingDanger } from "@anteroom/domain/vitals/reading-dangers";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** What to do about values that do not wait, each with where the advice comes from. It blocks nothing. */
export function DangerAdvice({ dangers }: { dangers: readonly ReadingDanger[] }) {
  if (dangers.length === 0) return null;
  return (
    <div className="stack g3">
      {dangers.map((danger) => (
        <Banner key={danger} tone={isUrgent(danger) ? "stop" : "warn"} role="alert">
          <Advice danger={danger} /> <SourceText source={dangerSources[danger]} />
        </Banner>
      ))}
    </div>
  );
}

function SourceText({ source }: { source: string }) {
  return (
    <span className="sm">
      <br />
      <Trans>
        Source: <bdi lang="en">{source}</bdi>
      </Trans>
    </span>
  );
}

function Advice({ danger }: { danger: ReadingDanger }) {
  return (
    <>
      <strong>
        <WhatItIs danger={danger} />
      </strong>{" "}
      <WhatToDo danger={danger} />
    </>
  );
}

function WhatItIs({ danger }: { danger: ReadingDanger }) {
  switch (danger) {
    case "fever-of-baby":
      return <Trans>A baby under 3 months with 38 °C (100.4 °F) or more needs a doctor now.</Trans>;
    case "fever-if-baby":
      return <Trans>Is this a baby under 3 months? Then 38 °C (100.4 °F) needs a doctor now.</Trans>;
    case "fever-of-infant":
      return <Trans>A small child with a fever this high needs a doctor today.</Trans>;
    case "fever-very-high":
      return <Trans>This fever is very high. Call a doctor now.</Trans>;
    case "cold":
      return <Trans>A body temperature below 35 °C (95 °F) is dangerous.</Trans>;
    case "oxygen-very-low":
      return <Trans>Oxygen of 92 % or less is very low.</Trans>;
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

function WhatToDo({ danger }: { danger: ReadingDanger }) {
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
          Fast sugar now: 15 to 20 g, such as juice. Measure again after 15 minutes. Confused, drowsy or
          unable to swallow: give nothing by mouth and call {number} now.
        </Trans>
      );
    case "glucose-low":
      return (
        <Trans>
          Fast sugar now: 15 to 20 g, such as juice. Measure again after 15 minutes. If it stays low, do it
          again and tell a doctor.
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
