import { Trans } from "@lingui/react/macro";

/** Says that a screen waits for its first answer; announced. */
export function Loading() {
  return (
    <output className="muted">
      <Trans>Loading</Trans>
    </output>
  );
}
