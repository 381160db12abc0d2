import { clinicListWebhooks } from "@anteroom/client/operations";
import type { Webhook } from "@anteroom/client/schemas";
import { Plural, Trans } from "@lingui/react/macro";
import { buttonClass } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { linkTo } from "../../platform/route.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { WebhookHealth, WebhookState } from "./webhook-state.tsx";

/** Lists the addresses of the clinic's own programs that are sent events, each with how it is doing. */
export function WebhooksScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListWebhooks);
  const webhooks = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <BackToSettings />
      <ScreenTitle
        end={
          <a className={buttonClass({ kind: "outlined" })} {...linkTo({ name: "new-webhook" })}>
            <Trans>Add a webhook</Trans>
          </a>
        }
      >
        <Trans>Webhooks</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          Your own programs hear at once of what happens here: each event is sent to an address of yours,
          signed, and tried again for three days.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && webhooks.length === 0 && (
        <p className="muted">
          <Trans>There are no webhooks yet.</Trans>
        </p>
      )}
      {webhooks.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </Rows>
        </div>
      )}
    </div>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, description, event_types: events } = webhook;
  return (
    <li className={styles["row"]}>
      <div className={`${styles["facts"]} stack g1`}>
        <a className={styles["link"]} {...linkTo({ name: "webhook", id })}>
          <bdi className="b long">{description === "" ? url : description}</bdi>
        </a>
        <p className="sm muted">
          {description !== "" && (
            <>
              <bdi dir="ltr" className="long">
                {url}
              </bdi>
              {" · "}
            </>
          )}
          <Plural value={events.length} one="# event" other="# events" />
        </p>
        <WebhookHealth webhook={webhook} />
      </div>
      <WebhookState webhook={webhook} />
    </li>
  );
}
