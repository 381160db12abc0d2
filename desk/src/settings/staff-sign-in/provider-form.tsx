import type { AnswerOf } from "@anteroom/client/operation";
import { clinicGetSignInProvider, clinicSetSignInProvider } from "@anteroom/client/operations";
import type { SignInProvider } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../../web/src/ui/form/choice.tsx";
import { TextField } from "../../../../web/src/ui/form/field.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useConflict } from "../../ui/use-conflict.tsx";
import type { WithProof } from "../../sign-in/password-proof.tsx";
import {
  providerBody,
  providerFaults,
  providerToForm,
  type EnteredProvider,
  type ProviderField,
} from "./provider-fields.ts";

type Props = {
  /** The provider that is changed; null: a new one. */
  stored: SignInProvider | null;
  withProof: WithProof;
};

/**
 * A form that adds the clinic's OpenID provider for staff, or changes it, unless somebody else has done so meanwhile.
 */
export function ProviderForm({ stored, withProof }: Props) {
  const { t } = useLingui();
  const { api, queries } = useDesk();
  const [entered, setEntered] = useState(() => providerToForm(stored));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [replaces, setReplaces] = useState(stored?.version ?? null);
  const save = useAction((named: string | null) =>
    withProof(() =>
      api.call(clinicSetSignInProvider, { body: { ...providerBody(entered), replaces: named } }),
    ),
  );
  const faults = isTried ? providerFaults(entered, stored) : new Map<ProviderField, string>();
  const all = faults.size > 0 ? faults : refusedFields(save.failure);
  const show = (answer: AnswerOf<typeof clinicGetSignInProvider>) => {
    setTried(false);
    setEntered(providerToForm(answer.data.entity));
    setReplaces(answer.data.entity.version);
    // Fetched anew after "there is none", the answer is missing for a moment, and this form with it.
    queries.setQueryData([clinicGetSignInProvider.path, undefined, undefined], answer);
  };
  const store = async (base: SignInProvider | null, named: string | null) => {
    const done = providerFaults(entered, base).size > 0 ? null : await save.run(named);
    if (!done) return;
    show(done);
    setSaved(true);
  };
  const { submit, ...conflict } = useConflict(save, {
    read: () => api.call(clinicGetSignInProvider),
    onLoad: show,
    async onOverwrite(newest) {
      queries.setQueryData([clinicGetSignInProvider.path, undefined, undefined], newest);
      await store(newest.data.entity, newest.data.entity.version);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    void store(stored, replaces);
  };
  const change = (part: Partial<EnteredProvider>) => {
    setSaved(false);
    save.forget();
    setEntered({ ...entered, ...part });
  };
  return (
    <form className="stack form" noValidate onSubmit={send} aria-labelledby="provider-form">
      <h2 id="provider-form">{stored ? <Trans>Details</Trans> : <Trans>Add a provider</Trans>}</h2>
      <ProviderFields entered={entered} stored={stored} codes={all} onChange={change} />
      {conflict.notice}
      <FormOutcome
        refusal={
          all.size > 0 && t`This is not saved yet. Correct the fields that are marked, then save again.`
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The provider is saved. Test the connection before you rely on it.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the provider</Trans>
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = {
  entered: EnteredProvider;
  stored: SignInProvider | null;
  codes: ReadonlyMap<string, string>;
  onChange: (part: Partial<EnteredProvider>) => void;
};

function ProviderFields({ entered, stored, codes, onChange }: FieldsProps) {
  const { t } = useLingui();
  const messages: Readonly<Record<Exclude<ProviderField, "client_secret">, string>> = {
    name: t`Write a name for the button.`,
    issuer: t`Write a public address that begins with https.`,
    client_id: t`Copy the client ID from the provider.`,
  };
  const errorOf = (field: keyof typeof messages) => (codes.has(field) ? messages[field] : undefined);
  return (
    <>
      <TextField
        label={t`Name on the sign-in button`}
        autoComplete="off"
        maxLength={60}
        value={entered.name}
        error={errorOf("name")}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={t`Issuer`}
        hint={t`The address that the provider gives as its issuer, to the letter.`}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={entered.issuer}
        error={errorOf("issuer")}
        onChange={({ currentTarget }) => onChange({ issuer: currentTarget.value })}
      />
      <TextField
        label={t`Client ID`}
        dir="ltr"
        autoComplete="off"
        maxLength={255}
        value={entered.clientId}
        error={errorOf("client_id")}
        onChange={({ currentTarget }) => onChange({ clientId: currentTarget.value })}
      />
      <SecretField entered={entered} stored={stored} codes={codes} onChange={onChange} />
      <Checkbox
        checked={entered.isEnabled}
        onChange={({ currentTarget }) => onChange({ isEnabled: currentTarget.checked })}
      >
        <Trans>Staff can sign in with this provider</Trans>
      </Checkbox>
    </>
  );
}

/** The secret is pasted once: hidden while it is entered, and never shown again. */
function SecretField({ entered, stored, codes, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { dayOf } = useTimes();
  const code = codes.get("client_secret");
  const message =
    code === "required" ? t`Paste the client secret.` : t`Paste the whole client secret, without spaces.`;
  const set = stored?.client_secret;
  return (
    <TextField
      label={stored ? t`New client secret (optional)` : t`Client secret`}
      hint={
        set
          ? t`The one in use ends in ${set.last_four}, since ${dayOf(set.set_at)}. Another issuer needs its own.`
          : undefined
      }
      type="password"
      dir="ltr"
      autoComplete="off"
      maxLength={500}
      value={entered.secret}
      error={code === undefined ? undefined : message}
      onChange={({ currentTarget }) => onChange({ secret: currentTarget.value })}
    />
  );
}
