import { agreeToTerms } from "@anteroom/contract/account/access";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ComponentType } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";
import styles from "./access.module.css";
import { TermsTick } from "../sign-up/terms-tick.tsx";
import { TroubleSummary, useFormTrouble } from "./trouble.tsx";

/**
 * Returns the screen that covers the app until the patient agrees to this version of the terms or signs out.
 * Agreeing is sent to the API and closes the cover; signing out leads to the home page.
 */
export function newTermsScreen({ version }: { version: string }): ComponentType {
  return function NewTerms() {
    const { api, cover, session, navigate } = useApp();
    const { manifest } = useClinic();
    const { t } = useLingui();
    const [isPending, setPending] = useState(false);
    const { trouble, show, mend } = useFormTrouble();
    const clinic = manifest?.name ?? "";
    const check = (form: FormData): { terms?: string } =>
      form.get("terms") === null ? { terms: t`Tick the box to agree to the terms, then continue.` } : {};
    const agree = async (form: FormData) => {
      if (isPending) return;
      const errors = check(form);
      if (errors.terms !== undefined) return show({ errors, check });
      setPending(true);
      const answer = await api.call(agreeToTerms, { body: { version } });
      setPending(false);
      if (answer.isOk) cover.set(null);
      else show({ failure: answer.failure });
    };
    const leave = async () => {
      await session.end(api);
      await navigate("/", { replace: true });
      cover.set(null);
    };
    return (
      <CoverPage
        title={<Trans>New terms at {clinic}</Trans>}
        lead={<Trans>Read and accept them to continue. We only ask once.</Trans>}
      >
        <AppForm className={styles["form"]} onSend={agree} onInput={(event) => void mend(event)}>
          <TroubleSummary trouble={trouble} />
          <TermsTick error={trouble.errors["terms"]} />
          <div className={styles["actions"]}>
            <Button type="submit" isBlock isPending={isPending}>
              <Trans>Agree and continue</Trans>
            </Button>
            <Button isBlock kind="quiet" onClick={() => void leave()}>
              <Trans>Sign out</Trans>
            </Button>
          </div>
        </AppForm>
      </CoverPage>
    );
  };
}
