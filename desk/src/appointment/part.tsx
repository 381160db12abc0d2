import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { FailureNotice } from "../platform/failure-notice.tsx";
import styles from "./glance.module.css";

type Props = {
  title: ReactNode;
  /** Null until it is known. */
  isEmpty: boolean | null;
  nothing: ReactNode;
  failure: Failure | null;
  onRetry: () => void;
  /** Shown below the data, whether empty or not. */
  end?: ReactNode;
  children: ReactNode;
};

/**
 * A section of patient data, with its loading (`isEmpty` null), empty and failed states; renders nothing,
 * also without `end`, where the clinic has the feature off or the role may not read it.
 */
export function AppointmentPart({ title, isEmpty, nothing, failure, onRetry, end, children }: Props) {
  const id = useId();
  const isOff = failure?.code === "feature_off" || failure?.code === "insufficient_scope";
  if (isOff) return null;
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FailureNotice failure={failure} onRetry={onRetry} />
      {isEmpty === null && failure === null && (
        <p className="muted">
          <Trans>Loading</Trans>
        </p>
      )}
      {isEmpty === true && <p className="muted">{nothing}</p>}
      {isEmpty === false && children}
      {end}
    </section>
  );
}
