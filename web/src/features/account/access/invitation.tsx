import { acceptInvitation } from "@anteroom/contract/account/access";
import { guardInvitation } from "@anteroom/domain/account/guards";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp, useClinic, useIsHydrated } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { AccessPage } from "./access-page.tsx";
import { AccountReady } from "../sign-up/account-ready.tsx";
import styles from "./access.module.css";
import { forgetLinkToken, useLinkToken } from "./link-token.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { TermsTick } from "../sign-up/terms-tick.tsx";
import { readTextField, TroubleSummary, useFormTrouble } from "./trouble.tsx";
import { readReturnPath } from "./return-path.ts";
import { usePasswordMessages } from "./use-password-messages.ts";

/**
 * `/invitation`: a patient whom the clinic has registered chooses a password and agrees to the
 * terms. Then it renders that the account is ready, with a link onward, or to sign-in if no
 * session has begun. Requires both tokens of the link, else redirects (S5.GUARD.08, S5.GUARD.09).
 */
export function Invitation() {
  const { clock, navigate, storage } = useApp();
  const isHydrated = useIsHydrated(); // before that, what this tab remembers is not known
  const auth = useLinkToken("auth_token");
  const invitation = useLinkToken("invitation_token");
  const [isDone, setDone] = useState(false);
  const decision = guardInvitation({ auth_token: auth, invitation_token: invitation });
  const target = isHydrated && !isDone && "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  const finish = () => {
    setDone(true);
    forgetLinkToken("auth_token", "invitation_token");
  };
  if (isDone) return <AccountReady returnPath={readReturnPath(deviceMemory(storage), clock.now())} />;
  if (!auth || !invitation) return <PageSkeleton />;
  return <Accept auth={auth} invitation={invitation} onDone={finish} />;
}

type AcceptProps = { auth: string; invitation: string; onDone: () => void };

function Accept({ auth, invitation, onDone }: AcceptProps) {
  const { api } = useApp();
  const { manifest, settings } = useClinic();
  const { t } = useLingui();
  const words = usePasswordMessages();
  const [isPending, setPending] = useState(false);
  const { trouble, show, mend } = useFormTrouble();
  const check = (form: FormData) => ({
    ...words.check(readTextField(form, "password"), readTextField(form, "repeated")),
    ...(form.get("terms") === null ? { terms: t`Tick the box to agree to the terms, then continue.` } : {}),
  });
  const clinic = manifest?.name ?? "";
  const send = async (form: FormData) => {
    if (isPending) return;
    const password = readTextField(form, "password");
    const errors = check(form);
    if (Object.keys(errors).length > 0) return show({ errors, check });
    setPending(true);
    const answer = await api.call(acceptInvitation, {
      body: {
        auth_token: auth,
        invitation_token: invitation,
        password,
        terms_accepted: true,
        terms_version: settings.termsVersion,
      },
    });
    setPending(false);
    if (answer.isOk) return onDone();
    show(words.ofFailure(answer.failure, form));
  };
  return (
    <AccessPage
      scene="open"
      title={<Trans>{clinic} invites you</Trans>}
      lead={<Trans>Choose a password to finish your account.</Trans>}
    >
      <AppForm className={styles["form"]} onSend={send} onInput={(event) => void mend(event)}>
        <TroubleSummary trouble={trouble} />
        <NewPasswordFields errors={trouble.errors} />
        <TermsTick error={trouble.errors["terms"]} />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Accept the invitation</Trans>
        </Button>
      </AppForm>
    </AccessPage>
  );
}
