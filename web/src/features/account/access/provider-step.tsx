import {
  finishPatientProviderSignIn,
  makeProviderAccount,
} from "@anteroom/contract/account/provider-sign-in";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import type { Failure } from "../../../platform/api.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { Button } from "../../../ui/button.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { AccessPage } from "./access-page.tsx";
import styles from "./access.module.css";
import { readTextField, TroubleSummary, useFormTrouble, type FieldErrors } from "./trouble.tsx";
import { TermsTick } from "../sign-up/terms-tick.tsx";
import { providerOutcome, type ProviderOutcome } from "../sign-in/provider-outcome.ts";

type Props = {
  outcome: Extract<ProviderOutcome, { kind: "answer" | "new" }>;
  /** Called just before the session begins; then the caller leads to the next page. */
  onSend: () => void;
};

/**
 * Completes a sign-in at the clinic's provider: sends its answer once and begins the session, or
 * asks a person without an account for name and agreement and creates it. Other results (an
 * account to connect, a failure) go to `providerOutcome`, a required second factor to
 * `pendingChallenge`; the sign-in page shows them.
 */
export function ProviderStep({ outcome, onSend }: Props) {
  const { api, session } = useApp();
  const isSent = useRef(false);
  const enter = async (token: string) => {
    onSend();
    providerOutcome.set(null);
    if (!(await session.begin(api, token))) setFailure({ code: "unreadable" });
  };
  const send = async (answer: string) => {
    const finished = await api.call(finishPatientProviderSignIn, { body: { answer } });
    if (finished.isOk) return enter(finished.data.data.entity.token);
    const { failure } = finished;
    if (failure.code === "provider_account_missing") return providerOutcome.set({ kind: "new" });
    if (failure.code === "provider_account_exists") return providerOutcome.set({ kind: "link", failure });
    if (failure.code !== "second_factor_required" || !failure.challenge) return setFailure(failure);
    const { challenge: token, methods = [], sent_to: sentTo = null } = failure;
    pendingChallenge.set({ token, methods, sentTo });
    providerOutcome.set(null);
  };
  useEffect(() => {
    if (outcome.kind !== "answer" || isSent.current) return;
    isSent.current = true; // the provider's code is good once
    void send(outcome.answer);
  });
  return outcome.kind === "new" ? <NewAccount onToken={enter} /> : <PageSkeleton />;
}

const setFailure = (failure: Failure) => providerOutcome.set({ kind: "failure", failure });

function NewAccount({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const { api } = useApp();
  const { termsVersion } = useClinic().settings;
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const { trouble, show, mend } = useFormTrouble();
  const check = (form: FormData): FieldErrors => ({
    ...(readTextField(form, "name").trim() === "" ? { name: t`Enter your full name.` } : {}),
    ...(form.get("terms") === null ? { terms: t`Tick the box to agree to the terms, then continue.` } : {}),
  });
  const send = async (form: FormData) => {
    if (isPending) return;
    const name = readTextField(form, "name").trim();
    const errors = check(form);
    if (Object.keys(errors).length > 0) return show({ errors, check });
    setPending(true);
    const body = { name, terms_accepted: true as const, terms_version: termsVersion };
    const made = await api.call(makeProviderAccount, { body });
    if (made.isOk) return onToken(made.data.data.entity.token);
    setPending(false);
    show({ failure: made.failure });
  };
  return (
    <AccessPage
      title={<Trans>Create your account</Trans>}
      lead={<Trans>You’re new here. Tell us your name and agree to the terms.</Trans>}
    >
      <AppForm className={styles["form"]} onSend={send} onInput={(event) => void mend(event)}>
        <TroubleSummary trouble={trouble} />
        <TextField
          id="name"
          name="name"
          label={t`Full name`}
          error={trouble.errors["name"]}
          autoComplete="name"
          maxLength={fieldLimits.name}
        />
        <TermsTick error={trouble.errors["terms"]} />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Create my account</Trans>
        </Button>
      </AppForm>
    </AccessPage>
  );
}
