import { Trans } from "@lingui/react/macro";
import styles from "./symptom-checker.module.css";

/** How far one is, in words; the bar only repeats it. */
export function Progress({ share, said }: { share: number; said: string }) {
  return (
    <div className="stack g2">
      <p className="sm muted">
        <HowFar share={share} /> {said !== "" && <Trans>You said: {said}</Trans>}
      </p>
      <svg className={styles["bar"]} width="100%" aria-hidden="true">
        <rect width={`${Math.round(Math.max(0.04, share) * 100)}%`} height="100%" />
      </svg>
    </div>
  );
}

function HowFar({ share }: { share: number }) {
  if (share < 0.2) return <Trans>Just begun.</Trans>;
  if (share < 0.45) return <Trans>Well on the way.</Trans>;
  if (share < 0.65) return <Trans>About halfway.</Trans>;
  return share < 0.85 ? <Trans>More than half.</Trans> : <Trans>Nearly done.</Trans>;
}
