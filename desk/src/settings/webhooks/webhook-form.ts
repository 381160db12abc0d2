import type { Webhook } from "@anteroom/client/schemas";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { refusedFields } from "../../platform/refused-fields.ts";

/** The values of the form of a webhook. */
export type EnteredWebhook = {
  url: string;
  description: string;
  events: Webhook["event_types"];
  isEnabled: boolean;
};

/** Converts a webhook to the form's values; null gives those of a new one, switched on. */
export function webhookToForm(webhook: Webhook | null): EnteredWebhook {
  if (!webhook) return { url: "", description: "", events: [], isEnabled: true };
  const { url, description, event_types: events, is_enabled: isEnabled } = webhook;
  return { url, description, events, isEnabled };
}

/** Converts the form's values to the API's body, without checking them. */
export function webhookBody({ url, description, events, isEnabled }: EnteredWebhook) {
  return {
    url: url.trim(),
    description: description.trim(),
    event_types: [...events],
    is_enabled: isEnabled,
  };
}

/** Returns whether a form can be sent: it has a web address and at least one event. */
export function isWebhookWhole({ url, events }: EnteredWebhook): boolean {
  return isAddress(url) && events.length > 0;
}

const isAddress = (url: string) => /^https?:\/\/[^/\s]\S*$/.test(url.trim());

/**
 * Returns the messages of wrong fields, and `summary`, a sentence that nothing was saved when any
 * is wrong; each undefined without a fault. Checks the entries once `isTried`, and shows what the
 * server refused.
 */
export function useWebhookErrors(
  entered: EnteredWebhook,
  { isTried, failure }: { isTried: boolean; failure: Failure | null },
) {
  const { t } = useLingui();
  const refused = refusedFields(failure);
  const url = () => {
    if (isTried && !isAddress(entered.url)) return t`Write the whole address. It begins with https://`;
    if (refused.get("url") === "not_public") return t`Write a public address that begins with https.`;
    return refused.has("url") ? t`Write the whole address. It begins with https://` : undefined;
  };
  const events =
    (isTried && entered.events.length === 0) || refused.has("event_types")
      ? t`Choose at least one event.`
      : undefined;
  return {
    url: url(),
    events,
    summary:
      url() !== undefined || events !== undefined
        ? t`This is not saved yet. Correct the fields that are marked, then save again.`
        : undefined,
  };
}
