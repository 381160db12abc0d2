import { clinicGetWebhook, clinicListWebhookDeliveries } from "@anteroom/client/operations";
import type { Webhook, WebhookDelivery } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import { SelectField } from "../../../../web/src/ui/form/field.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import { ReplayFailed } from "./replay-failed.tsx";

type Status = WebhookDelivery["status"] | "all";

/**
 * The deliveries of a webhook in the last 30 days, newest first, filtered by state and page by
 * page. Each can be sent again; a form sends all failed ones again.
 */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui();
  const refetch = useRefetch();
  const [status, setStatus] = useState<Status>("all");
  const [cursors, setCursors] = useState<readonly string[]>([""]);
  const show = (one: Status) => {
    setStatus(one);
    setCursors([""]);
    refetch(clinicGetWebhook, clinicListWebhookDeliveries);
  };
  return (
    <section className="stack" aria-labelledby="webhook-log">
      <h2 id="webhook-log">
        <Trans>Log</Trans>
      </h2>
      <SelectField
        label={t`Show`}
        value={status}
        onChange={({ currentTarget: { value } }) =>
          show((["waiting", "delivered", "failed"] as const).find((one) => one === value) ?? "all")
        }
      >
        <option value="all">{t`Everything of the last 30 days`}</option>
        <option value="waiting">{t`What waits`}</option>
        <option value="delivered">{t`What arrived`}</option>
        <option value="failed">{t`What failed`}</option>
      </SelectField>
      <div className="row wrapf">
        <Button kind="outlined" isSmall icon="arrows-clockwise" onClick={() => show(status)}>
          <Trans>Refresh the log</Trans>
        </Button>
      </div>
      {cursors.map((cursor, index) => (
        <Page
          key={`${status} ${cursor}`}
          id={webhook.id}
          query={{ ...(status === "all" ? {} : { status }), ...(cursor === "" ? {} : { cursor }) }}
          isLast={index === cursors.length - 1}
          onOlder={(next) => setCursors([...cursors, next])}
        />
      ))}
      <ReplayFailed id={webhook.id} />
    </section>
  );
}

type PageProps = {
  id: number;
  query: { status?: WebhookDelivery["status"]; cursor?: string };
  isLast: boolean;
  onOlder: (cursor: string) => void;
};

function Page({ id, query, isLast, onOlder }: PageProps) {
  const { data, failure, ask } = useApiAnswer(clinicListWebhookDeliveries, {
    params: { webhook_id: id },
    query,
  });
  const { collection = [], next_cursor: next = null } = data?.data ?? {};
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && collection.length === 0 && (
        <p className="muted">
          <Trans>There is nothing in the log.</Trans>
        </p>
      )}
      {collection.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {collection.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
          </Rows>
        </div>
      )}
      {isLast && next !== null && (
        <div>
          <Button kind="outlined" isSmall onClick={() => onOlder(next)}>
            <Trans>Show older ones</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
