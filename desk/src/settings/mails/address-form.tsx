import {
  clinicCheckMailAddress,
  clinicGetMailAddress,
  clinicRemoveMailAddress,
  clinicSetMailAddress,
} from "@anteroom/client/operations";
import type { MailAddress } from "@anteroom/client/schemas";
import { longestMailAddress } from "@anteroom/domain/notifications/mail-address";
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
import { ConfirmButton } from "../../ui/confirm.tsx";
import { AddressState } from "./address-state.tsx";

const toForm = ({ address }: MailAddress) => ({ address: address ?? "" });

/**
 * A form that sets the address of the clinic's own that emails come from, with the DNS record that
 * proves it, a button that checks the record and one that removes the address. Unsaved changes are
 * kept as a draft.
 */
export function AddressForm({ mailAddress }: { mailAddress: MailAddress }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const draft = useDraft("mail address", toForm(mailAddress));
  const [outcome, setOutcome] = useState<"saved" | "removed" | null>(null);
  const address = draft.entered.address.trim();
  const save = useAction(() => api.call(clinicSetMailAddress, { body: { address } }));
  const check = useAction(() => api.call(clinicCheckMailAddress));
  const isRefused = refusedFields(save.failure).has("address");
  const send = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    void save.run().then((done) => {
      if (!done) return;
      draft.settle(toForm(done.data.entity));
      setOutcome("saved");
      refetch(clinicGetMailAddress);
    });
  };
  return (
    <section className="stack" aria-labelledby="mail-address">
      <h2 id="mail-address">
        <Trans>Address that emails come from</Trans>
      </h2>
      <p>
        <Trans>
          Emails come from the installation’s address. They can come from an address of the clinic’s own, once
          the domain’s DNS has a record that says so.
        </Trans>
      </p>
      <AddressState
        mailAddress={mailAddress}
        check={check}
        onCheck={() => void check.run().then((done) => done && refetch(clinicGetMailAddress))}
      />
      <form className="stack" noValidate onSubmit={send} aria-labelledby="mail-address">
        <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(toForm(mailAddress))} />
        <TextField
          label={t`The clinic’s own address`}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={longestMailAddress}
          value={draft.entered.address}
          error={
            isRefused
              ? t`Write an email address of the clinic’s own domain, such as hello@clinic.example.`
              : undefined
          }
          onChange={({ currentTarget }) => {
            draft.change({ address: currentTarget.value });
            setOutcome(null);
          }}
        />
        <FormOutcome
          refusal={
            isRefused && (
              <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
            )
          }
          failure={save.failure}
          done={
            (outcome === "saved" && (
              <Trans>The address is saved. Its record and its state are shown above.</Trans>
            )) ||
            (outcome === "removed" && <Trans>Emails come from the installation’s address again.</Trans>)
          }
        />
        <div className="row wrapf">
          <Button type="submit" kind="outlined" isPending={save.isPending}>
            <Trans>Save the address</Trans>
          </Button>
          {mailAddress.address !== null && (
            <RemoveAddress
              onRemoved={() => {
                draft.settle({ address: "" });
                setOutcome("removed");
              }}
            />
          )}
        </div>
      </form>
    </section>
  );
}

function RemoveAddress({ onRemoved }: { onRemoved: () => void }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Remove the address</Trans> }}
      title={<Trans>Remove the clinic’s own address?</Trans>}
      keep={<Trans>Keep the address</Trans>}
      confirm={<Trans>Remove the address</Trans>}
      act={() => api.call(clinicRemoveMailAddress)}
      onDone={() => {
        onRemoved();
        refetch(clinicGetMailAddress);
      }}
    >
      <p>
        <Trans>
          Emails then come from the installation’s address. If you add the address again, it needs a new
          record.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
