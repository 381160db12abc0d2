import { relationships, type Relationship } from "@anteroom/domain/call/call-guests";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { relationshipNames } from "./guest-relationship.ts";

/** The person to invite, in the API's names. */
export type Guest = { name: string; relationship: Relationship; relationship_words?: string };

/**
 * Renders the form to invite a guest; requires name and relationship. Pending until `onInvite` resolves;
 * keeps what was typed, whatever it returns.
 */
export function InviteForm({ onInvite }: { onInvite: (guest: Guest) => Promise<boolean> }) {
  const { t } = useLingui();
  const [relationship, setRelationship] = useState<Relationship | null>(null);
  const [missing, setMissing] = useState({ name: false, relationship: false });
  const [isPending, setPending] = useState(false);
  const send = async (form: FormData, element: HTMLFormElement) => {
    if (isPending) return;
    const name = textOf(form.get("name"));
    setMissing({ name: name === "", relationship: relationship === null });
    if (name === "") return element.querySelector("input")?.focus();
    if (relationship === null) return element.querySelector("select")?.focus();
    const words = textOf(form.get("words"));
    setPending(true);
    await onInvite({ name, relationship, ...(relationship === "other" && { relationship_words: words }) });
    setPending(false);
  };
  return (
    <AppForm onSend={send} className="stack">
      <TextField
        name="name"
        label={t`Who would you like to invite?`}
        hint={t`The doctor sees this name`}
        autoComplete="off"
        maxLength={fieldLimits.name}
        {...(missing.name && { error: t`Enter your guest’s name.` })}
      />
      <SelectField
        name="relationship"
        label={t`Who is this person to you?`}
        value={relationship ?? ""}
        onChange={({ currentTarget: { value } }) =>
          setRelationship(relationships.find((one) => one === value) ?? null)
        }
        {...(missing.relationship && { error: t`Choose who this person is to you.` })}
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
          label={t`Add a comment (optional)`}
          autoComplete="off"
          maxLength={fieldLimits.relationship}
        />
      )}
      <Button type="submit" kind="soft" icon="user-plus" isPending={isPending}>
        <Trans>Make a link</Trans>
      </Button>
    </AppForm>
  );
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.trim() : "");
