import { acceptInvitation } from "@anteroom/contract/account/access";
import { guardInvitation } from "@anteroom/domain/account/guards";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp, useClinic, useIsHydrated } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
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
 * session has begun. A link that was used or has expired says so, and leaves the tab. Requires both tokens of the link, else redirects (S5.GUARD.08, S5.GUARD.09).
 */
export function Invitation() {
  const { clock, navigate, storage } = useApp();
  const isHydrated = useIsHydrated(); // before that, what this tab remembers is not known
  const auth = useLinkToken("auth_token");
  const invitation = useLinkToken("invitation_token");
  const [end, setEnd] = useState<"done" | "over" | null>(null);
  const decision = guardInvitation({ auth_token: auth, invitation_token: invitation });
  const target = isHydrated && end === null && "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  const finish = (how: "done" | "over") => {
    setEnd(how);
    forgetLinkToken("auth_token", "invitation_token");
  };
  if (end === "over") return <InvitationOver />;
  if (end === "done") return <AccountReady returnPath={readReturnPath(deviceMemory(storage), clock.now())} />;
  if (!auth || !invitation) return <PageSkeleton />;
  return <Accept auth={auth} invitation={invitation} onEnd={finish} />;
}

function InvitationOver() {
  const canSignIn = useClinic().settings.patientsLogIn;
  return (
    <AccessPage
      title={<Trans>This link no longer works</Trans>}
      lead={
        <Trans>
          An invitation works once, and for 14 days. If you’ve accepted it already, your account is ready.
          Otherwise ask the clinic for a new one.
        </Trans>
      }
    >
      <AppLink to={canSignIn ? "/login" : "/"} className={buttonClass({ isBlock: true })}>
        {canSignIn ? <Trans>Sign in</Trans> : <Trans>Go to the home page</Trans>}
      </AppLink>
    </AccessPage>
  );
}

type AcceptProps = { auth: string; invitation: string; onEnd: (how: "done" | "over") => void };

function Accept({ auth, invitation, onEnd }: AcceptProps) {
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
    if (answer.isOk) return onEnd("done");
    if (answer.failure.code === "link_not_valid") return onEnd("over");
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
