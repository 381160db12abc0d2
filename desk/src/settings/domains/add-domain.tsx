import { clinicAddDomain, clinicListDomains } from "@anteroom/client/operations";
import { hostNamePattern, longestHostName } from "@anteroom/domain/clinic/clinic-hosts";
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

const nothing = { domain: "" };

/**
 * A form that adds a host name, which is served once the DNS proves that it is the clinic's. An
 * unsaved name is kept as a draft.
 */
export function AddDomain() {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const draft = useDraft("domain new", nothing);
  const [isTried, setTried] = useState(false);
  const [added, setAdded] = useState<{ domain: string; isServed: boolean } | null>(null);
  const domain = draft.entered.domain.trim().toLowerCase();
  const isRight = domain.length <= longestHostName && hostNamePattern.test(domain);
  const add = useAction(() => api.call(clinicAddDomain, { body: { domain } }));
  const refused = refusedFields(add.failure).get("domain");
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(!isRight);
    setAdded(null);
    if (!isRight) return;
    void add.run().then((done) => {
      if (!done) return;
      setAdded({ domain: done.data.entity.domain, isServed: done.data.entity.is_served });
      draft.settle(nothing);
      refetch(clinicListDomains);
    });
  };
  const error = () => {
    if (isTried && !isRight) return t`Write a host name alone, such as clinic.example.`;
    if (refused === "reserved") return t`This name belongs to the installation. Choose another.`;
    if (refused === "taken") return t`Another clinic is found at this host name. Choose another.`;
    return refused === undefined ? undefined : t`Write a host name alone, such as clinic.example.`;
  };
  return (
    <form className="stack form" noValidate onSubmit={send} aria-labelledby="domain-add">
      <h2 id="domain-add">
        <Trans>Add a host name</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(nothing)} />
      <TextField
        label={t`Host name`}
        hint={t`It must lead to the installation, which needs a certificate for it.`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.entered.domain}
        error={error()}
        onChange={({ currentTarget }) => {
          draft.change({ domain: currentTarget.value });
          setAdded(null);
        }}
      />
      <FormOutcome
        refusal={
          (error() !== undefined && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )) ||
          (add.failure?.code === "status_conflict" && (
            <Trans>A clinic can have fifty host names. Remove one first.</Trans>
          ))
        }
        failure={add.failure}
        done={
          added !== null &&
          (added.isServed ? (
            <Trans>Patients find the clinic at {added.domain} now.</Trans>
          ) : (
            <Trans>Set the record that stands beside {added.domain} above, then check it.</Trans>
          ))
        }
      />
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the host name</Trans>
        </Button>
      </div>
    </form>
  );
}
