import { Trans } from "@lingui/react/macro";
import { pulseBar, usualPulse } from "../camera/pulse-bar.ts";

/** A pulse beside what is usual: in words, and drawn. */
export function UsualPulse({ rate }: { rate: number }) {
  const { lowest, highest } = usualPulse;
  const { at, from, to } = pulseBar(rate);
  return (
    <>
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
