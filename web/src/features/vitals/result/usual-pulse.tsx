import { Trans } from "@lingui/react/macro";
import { isComparedAsChild, usualRange } from "@anteroom/domain/vitals/usual-ranges";
import { pulseBar } from "../camera/pulse-bar.ts";
import { useMeasuredPerson } from "../measured-person.ts";
import { AgeUnknown } from "./value-row.tsx";

/**
 * Renders a comparison of a pulse with the usual range for the age, in words and as a bar. `months` null: an
 * adult's range, but for a dependent that the age is unknown.
 */
export function UsualPulse({ rate, months }: { rate: number; months: number | null }) {
  const isDependent = useMeasuredPerson() !== null;
  if (isDependent && months === null) return <AgeUnknown />;
  const range = usualRange("heart_rate", months);
  const { lowest, highest } = range;
  const { at, from, to } = pulseBar(rate, range);
  return (
    <>
      {isComparedAsChild(months) ? (
        <ChildsPulse {...{ rate, lowest, highest }} />
      ) : (
        <p className="b">
          {rate < lowest ? (
            <Trans>Below the usual range for an adult at rest</Trans>
          ) : rate > highest ? (
            <Trans>Above the usual range for an adult at rest</Trans>
          ) : (
            <Trans>In the usual range for an adult at rest</Trans>
          )}
          <span className="vh">
            {" "}
            (<Trans>Usual for an adult at rest: 60 to 100.</Trans>)
          </span>
        </p>
      )}
      {/* Its colours are attributes: the style sheets of a call have no room. */}
      <svg
        width="100%"
        height="2.75rem"
        fill="var(--ink)"
        fontSize="0.875rem"
        textAnchor="middle"
        overflow="visible"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="100%" height="10" y="5" rx="5" fill="var(--tint-2)" />
        <rect x={`${from}%`} width={`${to - from}%`} height="10" y="5" fill="var(--m1)" />
        <circle cx={`${at}%`} cy="10" r="8" stroke="var(--surface)" strokeWidth="3" />
        <text x={`${from}%`} y="2.375rem">
          {lowest}
        </text>
        <text x={`${to}%`} y="2.375rem">
          {highest}
        </text>
      </svg>
    </>
  );
}

/** The same for a child: most healthy children of the age lie in the range. */
function ChildsPulse({ rate, lowest, highest }: { rate: number; lowest: number; highest: number }) {
  return (
    <>
      <p className="b">
        {rate < lowest ? (
          <Trans>Below the usual range for this age at rest</Trans>
        ) : rate > highest ? (
          <Trans>Above the usual range for this age at rest</Trans>
        ) : (
          <Trans>In the usual range for this age at rest</Trans>
        )}
      </p>
      <p className="sm muted">
        <Trans>
          Usual at this age, at rest: {lowest} to {highest}.
        </Trans>{" "}
        <Trans>
          Source: <bdi lang="en">Fleming et al., Lancet 2011</bdi>
        </Trans>
      </p>
    </>
  );
}
