import {
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicRemoveMailTemplate,
  type MailTemplate,
} from "@anteroom/contract/administration/mails";
import { Trans } from "@lingui/react/macro";
import { useDesk } from "../../platform/desk-context.tsx";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

type Props = Pick<MailTemplate, "kind" | "locale"> & { onRemoved: () => void };

/**
 * A button that deletes the clinic's text of an email in one language after a confirmation, so
 * that the product's text is used again. Then calls `onRemoved`.
 */
export function RemoveMail({ kind, locale, onRemoved }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Use the usual words</Trans> }}
      title={<Trans>Use the usual words again?</Trans>}
      keep={<Trans>Keep your own words</Trans>}
      confirm={<Trans>Use the usual words</Trans>}
      act={() => api.call(clinicRemoveMailTemplate, { params: { mail_kind: kind, locale } })}
      onDone={() => {
        onRemoved();
        refetch(clinicListMailTemplates, clinicGetMailTemplate);
      }}
    >
      <p>
        <Trans>Your text in this language is deleted. Emails that were sent stay as they are.</Trans>
      </p>
    </ConfirmButton>
  );
}
