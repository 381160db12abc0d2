import {
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicRemoveMailTemplate,
} from "@anteroom/client/operations";
import type { MailTemplate } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import type { Result } from "../../../../web/src/platform/api.ts";
import { useDesk } from "../../platform/desk-context.tsx";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { useRemoval } from "../../ui/use-removal.tsx";

type Props = Pick<MailTemplate, "kind" | "locale"> & {
  /** The `changed_at` of the text that is removed. */
  replaces: string;
  read: () => Promise<Result<MailTemplate>>;
  onConflict: () => void;
  onRemoved: () => void;
};

/**
 * A button that deletes the clinic's text of an email in one language after a confirmation, so
 * that the product's text is used again. Then calls `onRemoved`.
 */
export function RemoveMail({ kind, locale, replaces, read, onConflict, onRemoved }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const removal = useRemoval({
    replaces,
    async read() {
      const stored = await read();
      return stored.isOk ? { isOk: true, data: { version: stored.data.changed_at } } : stored;
    },
    remove: (named) =>
      api.call(clinicRemoveMailTemplate, {
        params: { mail_kind: kind, locale },
        query: { replaces: named },
      }),
    onConflict() {
      onConflict();
      refetch(clinicListMailTemplates, clinicGetMailTemplate);
    },
  });
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Use the usual words</Trans> }}
      title={<Trans>Use the usual words again?</Trans>}
      keep={<Trans>Keep your own words</Trans>}
      confirm={<Trans>Use the usual words</Trans>}
      {...removal}
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
