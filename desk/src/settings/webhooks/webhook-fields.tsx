import { webhookEventTypes } from "@anteroom/domain/clinic/webhook-events";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../../web/src/ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../../web/src/ui/form/field.tsx";
import styles from "../settings.module.css";
import { useEventName } from "./event-names.ts";
import type { EnteredWebhook } from "./webhook-form.ts";

type Props = {
  entered: EnteredWebhook;
  errors: { url: string | undefined; events: string | undefined };
  onChange: (part: Partial<EnteredWebhook>) => void;
};

/**
 * The form fields of a webhook: address, purpose, events, and whether it is switched on. Holds no
 * state.
 */
export function WebhookFields({ entered, errors, onChange }: Props) {
  const { t } = useLingui();
  const { url, description, isEnabled } = entered;
  return (
    <>
      <TextField
        label={t`Address that receives the events`}
        hint={t`Your program’s address. It begins with https and can be reached from the internet.`}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={url}
        error={errors.url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <TextField
        label={t`What it is for (optional)`}
        hint={t`Only people at the clinic see it.`}
        autoComplete="off"
        maxLength={200}
        value={description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <Events {...{ entered, errors, onChange }} />
      <Checkbox
        checked={isEnabled}
        onChange={({ currentTarget }) => onChange({ isEnabled: currentTarget.checked })}
      >
        <Trans>Events are sent to this address</Trans>
      </Checkbox>
    </>
  );
}

function Events({ entered: { events }, errors, onChange }: Props) {
  const { t } = useLingui();
  const eventName = useEventName();
  return (
    <FieldGroup
      label={t`Events`}
      hint={t`Each names what it is about by its number. Health data is not sent; your program asks the API for what it needs.`}
      error={errors.events}
    >
      <div className={styles["choices"]}>
        {webhookEventTypes.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ currentTarget }) =>
              onChange({
                events: webhookEventTypes.filter((one) =>
                  one === event ? currentTarget.checked : events.includes(one),
                ),
              })
            }
          >
            {eventName(event)}
          </Checkbox>
        ))}
      </div>
      <Button kind="quiet" isSmall onClick={() => onChange({ events: [...webhookEventTypes] })}>
        <Trans>Choose all events</Trans>
      </Button>
    </FieldGroup>
  );
}
