import type { Webhook } from "@anteroom/contract/administration/webhooks";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { refusedFields } from "../../platform/refused-fields.ts";

/** What is entered of a webhook. */
export type EnteredWebhook = {
  url: string;
  description: string;
  events: Webhook["event_types"];
  isEnabled: boolean;
};

/** Returns the form of a webhook, or that of a new one. */
export function webhookToForm(webhook: Webhook | null): EnteredWebhook {
  if (!webhook) return { url: "", description: "", events: [], isEnabled: true };
  const { url, description, event_types: events, is_enabled: isEnabled } = webhook;
  return { url, description, events, isEnabled };
}

/** Returns what the API takes of a form. */
export function webhookBody({ url, description, events, isEnabled }: EnteredWebhook) {
  return {
    url: url.trim(),
    description: description.trim(),
    event_types: [...events],
    is_enabled: isEnabled,
  };
}

/** Returns whether a form can be sent: an address and at least one event. */
export function isWebhookWhole({ url, events }: EnteredWebhook): boolean {
  return isAddress(url) && events.length > 0;
}

const isAddress = (url: string) => /^https?:\/\/[^/\s]\S*$/.test(url.trim());

/** Returns what is wrong with each field, by here once `isTried` and by the server, and a sentence that says that nothing is saved. */
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
