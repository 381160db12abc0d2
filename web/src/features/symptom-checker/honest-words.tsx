import { Trans } from "@lingui/react/macro";

/** At the end of every page of the checker: what it stands on, and what it is not. */
export function HonestWords() {
  return (
    <p className="sm muted">
      <Trans>
        The symptom checker's knowledge comes from synthetic data. It was not validated by clinicians and is
        not a medical device. It gives no diagnosis.
      </Trans>
    </p>
  );
}
