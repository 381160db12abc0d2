import { clinicInviteGuest, clinicListInvitations } from "@anteroom/client/operations";
import { isWholeEmail } from "@anteroom/domain/account/email-address";
import { relationships, type Relationship } from "@anteroom/domain/call/call-guests";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { InvitationLink, type Invitation } from "./invitation-link.tsx";
import { relationshipNames } from "./relationship-names.ts";

type Props = {
  appointmentId: number;
  /** The last invitation with its link, which cannot be read again; null for the form. */
  made: Invitation | null;
  onMade: (made: Invitation | null) => void;
};

type Fields = { name: string; relationship: Relationship | ""; words: string; email: string };
const noFields: Fields = { name: "", relationship: "", words: "", email: "" };

/** Invites a guest to the call, and shows the link; what is typed stays while other tabs are shown. */
export function InviteGuest({ appointmentId, made, onMade }: Props) {
  const draft = useDraft(`invitation ${appointmentId}`, noFields);
  const [isOpen, setOpen] = useState(draft.isRestored);
  if (made) return <InvitationLink invitation={made} onAnother={() => onMade(null)} />;
  if (!isOpen)
    return (
      <Button kind="outlined" isSmall icon="user-plus" onClick={() => setOpen(true)}>
        <Trans>Invite a guest</Trans>
      </Button>
    );
  const close = () => {
    draft.settle(noFields);
    setOpen(false);
  };
  return <InviteForm appointmentId={appointmentId} draft={draft} onMade={onMade} onClose={close} />;
}

type FormProps = Pick<Props, "appointmentId" | "onMade"> & {
  draft: ReturnType<typeof useDraft<Fields>>;
  onClose: () => void;
};

function InviteForm({ appointmentId, draft, onMade, onClose }: FormProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const { name, relationship, words, email } = draft.entered;
  const [isSent, setSent] = useState(false);
  const invite = useAction((related: Relationship) =>
    api.call(clinicInviteGuest, {
      params: { appointment_id: appointmentId },
      body: {
        name: name.trim(),
        relationship: related,
        ...(related === "other" && { relationship_words: words.trim() }),
        ...(email.trim() !== "" && { email: email.trim() }),
      },
    }),
  );
  const wrong = {
    name: name.trim() === "",
    relationship: relationship === "",
    email: email.trim() !== "" && !isWholeEmail(email.trim()),
  };
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSent(true);
    const first = (["name", "relationship", "email"] as const).find((field) => wrong[field]);
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    if (first || relationship === "") return;
    const answer = await invite.run(relationship);
    if (!answer) return;
    onMade({ name: name.trim(), email: email.trim(), url: answer.data.entity.url });
    onClose();
    refetch(clinicListInvitations);
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <p className="sm muted">
        <Trans>A call can have five people. The patient sees who is invited, and you let them in.</Trans>
      </p>
      <TextField
        name="name"
        label={t`Name of the guest`}
        autoComplete="off"
        dir="auto"
        maxLength={fieldLimits.name}
        value={name}
        onChange={({ currentTarget }) => draft.change({ name: currentTarget.value })}
        {...(isSent && wrong.name && { error: t`Enter the guest’s name.` })}
      />
      <RelationshipFields draft={draft} isMissing={isSent && wrong.relationship} />
      <TextField
        name="email"
        type="email"
        label={t`Email (optional)`}
        hint={t`The link is sent there in the patient’s language. Without an email, you copy it.`}
        autoComplete="off"
        dir="ltr"
        value={email}
        onChange={({ currentTarget }) => draft.change({ email: currentTarget.value })}
        {...(isSent && wrong.email && { error: t`Enter the full email address, such as name@example.com` })}
      />
      <FailureNotice failure={invite.failure} />
      <div className="row wrapf">
        <Button type="submit" isSmall isPending={invite.isPending}>
          <Trans>Invite</Trans>
        </Button>
        <Button kind="quiet" isSmall onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function RelationshipFields({ draft, isMissing }: Pick<FormProps, "draft"> & { isMissing: boolean }) {
  const { t } = useLingui();
  const { relationship, words } = draft.entered;
  return (
    <>
      <SelectField
        name="relationship"
        label={t`Who is this person to the patient?`}
        value={relationship}
        onChange={({ currentTarget: { value } }) =>
          draft.change({ relationship: relationships.find((one) => one === value) ?? "" })
        }
        {...(isMissing && { error: t`Choose who this person is to the patient.` })}
      >
        <option value="" disabled>
          {t`Choose`}
        </option>
        {relationships.map((one) => (
          <option key={one} value={one}>
            {t(relationshipNames[one])}
          </option>
        ))}
      </SelectField>
      {relationship === "other" && (
        <TextField
          name="words"
          label={t`Who they are, in your words (optional)`}
          autoComplete="off"
          dir="auto"
          maxLength={fieldLimits.relationship}
          value={words}
          onChange={({ currentTarget }) => draft.change({ words: currentTarget.value })}
        />
      )}
    </>
  );
}
