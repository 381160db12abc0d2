import type { Webhook } from "@anteroom/client/schemas";
import { Plural, Trans } from "@lingui/react/macro";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { FailureReason } from "../../platform/failure-reason.tsx";
import { useTimes } from "../../platform/times.ts";
import { webhookReasonOf } from "./webhook-reasons.tsx";

/** A badge that says whether a webhook sends events, fails, or is switched off. */
export function WebhookState({ webhook: { is_enabled: isEnabled, health } }: { webhook: Webhook }) {
  if (!isEnabled)
    return (
      <Badge icon="minus">
        <Trans>Sends nothing</Trans>
      </Badge>
    );
  return health.failures > 0 ? (
    <Badge tone="warn" icon="warning-fill">
      <Trans>Failing</Trans>
    </Badge>
  ) : (
    <Badge tone="ok" icon="check">
      <Trans>Sends events</Trans>
    </Badge>
  );
}

/**
 * Lines with the time of the last delivery, failures and waiting events, and why the server
 * switched the webhook off.
 */
export function WebhookHealth({ webhook }: { webhook: Webhook }) {
  const { dayOf, dateOf, timeOf } = useTimes();
  const { disabled_reason: reason, health } = webhook;
  const {
    last_success_at: arrivedAt,
    failing_since: since,
    failures,
    last_failure: failure,
    last_failure_code: code,
    waiting,
  } = health;
  const [day, time] = since === null ? ["", ""] : [dayOf(since), timeOf(since)];
  return (
    <div className="stack g1 sm muted">
      {reason === "gone" && (
        <p>
          <Trans>We switched it off, because the receiver answered that it is gone.</Trans>
        </p>
      )}
      {reason === "failing" && (
        <p>
          <Trans>We switched it off, because nothing arrived for three days.</Trans>
        </p>
      )}
      <p>
        {arrivedAt === null ? (
          <Trans>No event has arrived yet.</Trans>
        ) : (
          <Trans>
            The last event arrived on {dateOf(arrivedAt)} at {timeOf(arrivedAt)}.
          </Trans>
        )}{" "}
        {waiting > 0 && (
          <Plural value={waiting} one="# event waits to be sent." other="# events wait to be sent." />
        )}
      </p>
      {failures > 0 && since !== null && (
        <p>
          <Plural
            value={failures}
            one={`# attempt has failed since ${day}, ${time}.`}
            other={`# attempts have failed since ${day}, ${time}.`}
          />
        </p>
      )}
      {failures > 0 && failure !== null && (
        <FailureReason detail={failure}>{webhookReasonOf(code)}</FailureReason>
      )}
    </div>
  );
}
