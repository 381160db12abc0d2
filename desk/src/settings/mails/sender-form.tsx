import type { AnswerOf } from "@anteroom/client/operation";
import { clinicGetMailSender, clinicSetMailSender } from "@anteroom/client/operations";
import { mailSenderLimits, senderNameFault } from "@anteroom/domain/clinic/mail-sender";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { TextField } from "../../../../web/src/ui/form/field.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { useConflict } from "../../ui/use-conflict.tsx";

/** The sender and its version, as the API has them. */
type StoredSender = AnswerOf<typeof clinicGetMailSender>["data"];

const senderToForm = ({ entity: { name, reply_to: replyTo }, version }: StoredSender) => ({
  name: name ?? "",
  replyTo: replyTo ?? "",
  replaces: version,
});

/**
 * A form that sets the name that emails come from and the address for answers; empty ones are the
 * installation's. Unsaved changes are kept as a draft. What somebody else has changed meanwhile is not replaced unseen.
 */
export function SenderForm({ sender }: { sender: StoredSender }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const draft = useDraft("mail sender", senderToForm(sender));
  const { name, replyTo } = draft.entered;
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useAction((replaces: string) =>
    api.call(clinicSetMailSender, {
      body: { name: name.trim() || null, reply_to: replyTo.trim() || null, replaces },
    }),
  );
  const nameFault = senderNameFault(name);
  const refused = refusedFields(save.failure);
  const isNameWrong = (isTried && nameFault !== null) || refused.has("name");
  const change = (part: Partial<typeof draft.entered>) => {
    draft.change(part);
    setSaved(false);
  };
  const store = async (replaces: string) => {
    const done = nameFault === null ? await save.run(replaces) : null;
    if (!done) return;
    draft.settle(senderToForm(done.data));
    setSaved(true);
    refetch(clinicGetMailSender);
  };
  const { submit, ...conflict } = useConflict(save, {
    async read() {
      const answer = await api.call(clinicGetMailSender);
      return answer.isOk ? { isOk: true, data: answer.data.data } : answer;
    },
    onLoad: (stored) => draft.settle(senderToForm(stored)),
    onOverwrite: ({ version }) => store(version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    void store(draft.entered.replaces);
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="mail-sender">
      <h2 id="mail-sender">
        <Trans>Sender</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(senderToForm(sender))} />
      <TextField
        label={t`Name that emails come from (optional)`}
        hint={t`Readers see it in front of the address.`}
        autoComplete="off"
        maxLength={mailSenderLimits.name}
        value={name}
        error={isNameWrong ? t`Write a name alone, without an address or signs such as < and @.` : undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={t`Email address for answers (optional)`}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={mailSenderLimits.replyTo}
        value={replyTo}
        error={
          refused.has("reply_to") ? t`Write the full email address, such as hello@clinic.example.` : undefined
        }
        onChange={({ currentTarget }) => change({ replyTo: currentTarget.value })}
      />
      {conflict.notice}
      <FormOutcome
        refusal={
          (isNameWrong || refused.size > 0) && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The sender is saved. It holds for emails from now on.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the sender</Trans>
        </Button>
      </div>
    </form>
  );
}
