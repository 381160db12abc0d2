import { Trans } from "@lingui/react/macro";

/** Renders the line "Loading", announced to screen readers. */
export function Loading() {
  return (
    <output className="muted">
      <Trans>Loading</Trans>
    </output>
  );
}
