import { clinicGetWebhook } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { linkTo } from "../../platform/route.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { ChangeWebhook } from "./change-webhook.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { RemoveWebhook } from "./remove-webhook.tsx";
import { RotateSecret } from "./rotate-secret.tsx";
import { TestWebhook } from "./test-webhook.tsx";
import { WebhookHealth, WebhookState } from "./webhook-state.tsx";

/**
 * The screen `/desk/webhooks/{id}` of a webhook: its state, a test, its log, its details, its
 * secret and its removal.
 */
export function WebhookScreen({ id }: { id: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetWebhook, { params: { webhook_id: id } });
  const webhook = data?.data.entity;
  return (
    <div className="stack g8 form">
      <BackToWebhooks />
      <ScreenTitle end={webhook && <WebhookState webhook={webhook} />}>
        {webhook ? (
          <bdi className="long">{webhook.description === "" ? webhook.url : webhook.description}</bdi>
        ) : (
          <Trans>Webhook</Trans>
        )}
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {webhook && (
        <>
          <WebhookHealth webhook={webhook} />
          <TestWebhook webhook={webhook} />
          <DeliveryLog webhook={webhook} />
          <ChangeWebhook webhook={webhook} />
          <RotateSecret id={id} />
          <RemoveWebhook webhook={webhook} />
        </>
      )}
    </div>
  );
}

/** A link to the list of webhooks. */
export function BackToWebhooks() {
  return (
    <p>
      <a {...linkTo({ name: "webhooks" })}>
        <Trans>Back to the webhooks</Trans>
      </a>
    </p>
  );
}
