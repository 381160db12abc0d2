import { clinicAddToken, clinicListDoctors, clinicListTokens } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { SecretOnce } from "../secret-once.tsx";
import { TokenFields, type EnteredToken } from "./token-fields.tsx";

const nothing: EnteredToken = { label: "", doctorId: null, scopes: [], days: 365 };
const dayMs = 86_400_000;

/** A form that makes a token of the API and shows it once. Unsaved entries are kept as a draft. */
export function AddToken() {
  const { t } = useLingui();
  const doctors = useApiAnswer(clinicListDoctors);
  const draft = useDraft("token new", nothing);
  const { entered } = draft;
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<{ label: string; token: string } | null>(null);
  const add = useAddToken();
  const hasLabel = entered.label.trim() !== "";
  const hasScopes = entered.scopes.length > 0;
  const errors = {
    label: isTried && !hasLabel ? t`Write a name, such as “Patient records”.` : undefined,
    scopes: isTried && !hasScopes ? t`Choose what it may do in at least one area.` : undefined,
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setMade(null);
    if (!hasLabel || !hasScopes) return;
    void add.run(entered).then((done) => {
      if (!done) return;
      setMade(done.data.entity);
      setTried(false);
      draft.settle(nothing);
    });
  };
  const isIncomplete = errors.label !== undefined || errors.scopes !== undefined;
  return (
    <form className="stack form" noValidate onSubmit={send} aria-labelledby="add-token">
      <h2 id="add-token">
        <Trans>Make a token</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(nothing)} />
      <FailureNotice failure={doctors.failure} onRetry={doctors.ask} />
      <TokenFields
        entered={entered}
        errors={errors}
        doctors={doctors.data?.data.collection ?? []}
        onChange={draft.change}
      />
      <FormOutcome
        refusal={
          (isIncomplete && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )) ||
          (add.failure?.code === "status_conflict" && (
            <Trans>A clinic can have two hundred tokens. End one first.</Trans>
          ))
        }
        failure={add.failure}
      />
      {made && (
        <SecretOnce
          secret={made.token}
          title={
            <Trans>
              Token of <bdi className="b">{made.label}</bdi>:
            </Trans>
          }
        />
      )}
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Make the token</Trans>
        </Button>
      </div>
    </form>
  );
}

function useAddToken() {
  const { api, clock } = useDesk();
  const refetch = useRefetch();
  return useAction(async ({ label, doctorId, scopes, days }: EnteredToken) => {
    const answer = await api.call(clinicAddToken, {
      body: {
        label: label.trim(),
        doctor_id: doctorId,
        scopes: [...scopes],
        expires_at: days === null ? null : new Date(clock.now() + days * dayMs).toISOString(),
      },
    });
    if (answer.isOk) refetch(clinicListTokens);
    return answer;
  });
}
