import { Trans } from "@lingui/react/macro";
import { pulseBar, usualPulse } from "./pulse-bar.ts";
import own from "./result-values.module.css";

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
      <svg className={own["bar"]} aria-hidden="true" focusable="false">
        <rect className={own["track"]} width="100%" height="10" y="5" rx="5" />
        <rect className={own["usual"]} x={`${from}%`} width={`${to - from}%`} height="10" y="5" />
        <circle cx={`${at}%`} cy="10" r="8" />
        <text x={`${from}%`} y="38">
          {lowest}
        </text>
        <text x={`${to}%`} y="38">
          {highest}
        </text>
      </svg>
    </>
  );
}
