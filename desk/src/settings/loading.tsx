import { Trans } from "@lingui/react/macro";

/** A line that says that a screen loads, announced to screen readers. */
export function Loading() {
  return (
    <output className="muted">
      <Trans>Loading</Trans>
    </output>
  );
}
