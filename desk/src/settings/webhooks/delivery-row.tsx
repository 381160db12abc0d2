import {
  clinicGetWebhook,
  clinicListWebhookDeliveries,
  clinicReplayDelivery,
} from "@anteroom/client/operations";
import type { WebhookDelivery } from "@anteroom/client/schemas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Button } from "../../../../web/src/ui/button.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureReason } from "../../platform/failure-reason.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useEventName } from "./event-names.ts";
import { SwitchedOff } from "./test-webhook.tsx";
import { webhookReasonOf } from "./webhook-reasons.tsx";

type Props = { webhookId: number; delivery: WebhookDelivery };

/**
 * A list item of one delivery with its result, and a button that sends it again unless it still
 * waits.
 */
export function DeliveryRow({ webhookId, delivery }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const eventName = useEventName();
  const { dayOf, timeOf } = useTimes();
  const { id, event_type: type, created_at: at, is_replay: isReplay } = delivery;
  const [name, day, time] = [eventName(type), dayOf(at), timeOf(at)];
  const replay = useAction(() =>
    api.call(clinicReplayDelivery, { params: { webhook_id: webhookId, delivery_id: id } }),
  );
  const run = () =>
    void replay.run().then((done) => done && refetch(clinicGetWebhook, clinicListWebhookDeliveries));
  return (
    <li className={styles["row"]}>
      <div className={`${styles["facts"]} stack g1`}>
        <p className="row wrapf g2">
          <span className="b">{name}</span>
          <State status={delivery.status} />
        </p>
        <p className="sm muted">
          {day}, {time}
          {isReplay && (
            <>
              {" · "}
              <Trans>Sent again</Trans>
            </>
          )}
        </p>
        <Result delivery={delivery} />
        {delivery.last_failure !== null && (
          <FailureReason detail={delivery.last_failure}>
            {webhookReasonOf(delivery.last_failure_code)}
          </FailureReason>
        )}
        <FormOutcome
          refusal={replay.failure?.code === "status_conflict" && <SwitchedOff />}
          failure={replay.failure}
        />
      </div>
      {delivery.status !== "waiting" && (
        <Button
          kind="outlined"
          isSmall
          isPending={replay.isPending}
          aria-label={t`Send again: ${name}, ${day}, ${time}`}
          onClick={run}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  );
}

function State({ status }: { status: WebhookDelivery["status"] }) {
  switch (status) {
    case "waiting":
      return (
        <Badge icon="clock">
          <Trans>Waiting</Trans>
        </Badge>
      );
    case "delivered":
      return (
        <Badge tone="ok" icon="check">
          <Trans>Arrived</Trans>
        </Badge>
      );
    case "failed":
      return (
        <Badge tone="stop" icon="x">
          <Trans>Failed</Trans>
        </Badge>
      );
  }
}

function Result({ delivery: { attempts, last_status: status, last_ms: ms } }: ResultProps) {
  if (attempts === 0) return null;
  return (
    <p className="sm muted">
      <Plural value={attempts} one="# attempt" other="# attempts" />
      {status !== null && (
        <>
          {" · "}
          <Trans>Answer {status}</Trans>
        </>
      )}
      {ms !== null && (
        <>
          {" · "}
          <bdi dir="ltr">{ms} ms</bdi>
        </>
      )}
    </p>
  );
}

type ResultProps = Pick<Props, "delivery">;
