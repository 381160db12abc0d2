import type { ThirdPartyKind } from "@anteroom/domain/clinic/third-parties";
import { Trans } from "@lingui/react/macro";

type Props = { kinds: readonly ThirdPartyKind[] };

/** Renders, for the given kinds of third-party services, on which pages they run and what each learns (D.65). */
export function ServiceExplanation({ kinds }: Props) {
  const hasScript = kinds.includes("userTesting") || kinds.includes("chat");
  return (
    <div className="stack g2 sm">
      <ul className="dots">
        {kinds.includes("chat") && (
          <li>
            <Trans>
              Support chat, once you are signed in: it learns your name, your patient number and the clinic.
            </Trans>
          </li>
        )}
        {kinds.includes("userTesting") && (
          <li>
            <Trans>Usage study: it sees what these pages show and where you tap.</Trans>
          </li>
        )}
        {kinds.includes("analytics") && (
          <li>
            <Trans>Statistics: which pages are opened, and how often.</Trans>
          </li>
        )}
      </ul>
      <p>
        <Trans>Other companies run them. We send them no health data.</Trans>{" "}
        {hasScript && (
          <Trans>
            Their scripts run only on the home page, the doctors, the app page and your settings, never in
            appointments or next to your results.
          </Trans>
        )}{" "}
        <Trans>Everything else works without them.</Trans>
      </p>
    </div>
  );
}
