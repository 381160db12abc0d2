import { seePasswordLink, setPassword } from "@anteroom/contract/account/passwords";
import { guardSetPassword } from "@anteroom/domain/account/guards";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { AccessPage } from "./access-page.tsx";
import styles from "./access.module.css";
import { forgetLinkToken, useLinkToken } from "./link-token.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { readTextField, TroubleSummary, useFormTrouble } from "./trouble.tsx";
import { usePasswordMessages } from "./use-password-messages.ts";

/**
 * `/set-password`: sets a new password, authorised by a mail's link (`?token=`) or, when signed in, by the
 * current password. Without either it redirects. A used or expired link gets a page that offers a new one
 * (D.58, S6.AUTH.05, S6.AUTH.06).
 */
export function SetPassword() {
  const { navigate } = useApp();
  const session = useSession();
  const found = useLinkToken("token");
  // The token as last known: "Ask for a new link" erases the token, and must not be overtaken by the redirect.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const token = found ?? last;
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useIsLinkOver(token);
  const decision = guardSetPassword({ isLoggedIn: session.kind !== "signed-out", token });
  const target = "redirect" in decision && !isDone ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (isDone) return <Done isSignedIn={session.kind === "signed-in"} />;
  if (target !== null || (!token && session.kind === "unknown")) return <PageSkeleton />;
  if (isOver) return <LinkOver />;
  return <Form token={token} onDone={() => setDone(true)} onOver={() => setOver(true)} />;
}

/** Whether the link was used or has expired, asked as soon as it is opened, and how to say so later; other failures are shown when the form is sent. */
function useIsLinkOver(token: string | undefined) {
  const { api } = useApp();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (token === undefined) return;
    const ended = new AbortController();
    void api.call(seePasswordLink, { body: { token }, signal: ended.signal }).then(
      (answer) => {
        if (!ended.signal.aborted && !answer.isOk) setOver(answer.failure.code === "link_not_valid");
      },
      () => {}, // thrown only once the page was left
    );
    return () => ended.abort();
  }, [api, token]);
  return [isOver, setOver] as const;
}

function LinkOver() {
  return (
    <AccessPage
      title={<Trans>This link no longer works</Trans>}
      lead={<Trans>A link to choose a password works once, and only for a short time.</Trans>}
    >
      <AppLink
        to="/recover-password"
        className={buttonClass({ isBlock: true })}
        onClick={() => forgetLinkToken("token")}
      >
        <Trans>Ask for a new link</Trans>
      </AppLink>
    </AccessPage>
  );
}

type FormProps = { token: string | undefined; onDone: () => void; onOver: () => void };

function Form({ token, onDone, onOver }: FormProps) {
  const { api, session } = useApp();
  const { t } = useLingui();
  const words = usePasswordMessages();
  const [isPending, setPending] = useState(false);
  const { trouble, show, mend } = useFormTrouble();
  const check = (form: FormData) =>
    words.check(
      readTextField(form, "password"),
      readTextField(form, "repeated"),
      token === undefined && readTextField(form, "current") === "",
    );
  const send = async (form: FormData) => {
    if (isPending) return;
    const errors = check(form);
    if (Object.keys(errors).length > 0) return show({ errors, check });
    setPending(true);
    const proof = token === undefined ? { current_password: readTextField(form, "current") } : { token };
    session.leaving(token !== undefined);
    const answer = await api.call(setPassword, {
      body: { ...proof, password: readTextField(form, "password") },
    });
    setPending(false);
    if (!answer.isOk) {
      session.leaving(false);
      if (answer.failure.code === "link_not_valid") return onOver();
      return show(words.ofFailure(answer.failure, form));
    }
    forgetLinkToken("token");
    onDone();
    // The link has ended every session of the account; if one of them was here, it is over here too.
    if (token !== undefined && session.token() !== null) await session.restore(api);
    session.leaving(false);
  };
  return (
    <AccessPage
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>When you save it, we’ll sign you out of all other devices.</Trans>}
    >
      <AppForm className={styles["form"]} onSend={send} onInput={(event) => void mend(event)}>
        <TroubleSummary trouble={trouble} />
        {token === undefined && (
          <PasswordField
            id="current"
            label={t`Current password`}
            error={trouble.errors["current"]}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields errors={trouble.errors} />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Save new password</Trans>
        </Button>
      </AppForm>
    </AccessPage>
  );
}

function Done({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AccessPage
      scene="open"
      title={<Trans>Your new password has been saved</Trans>}
      lead={
        isSignedIn ? (
          <Trans>You’re still signed in here. We’ve signed out every other device.</Trans>
        ) : (
          <Trans>Sign in with it. We’ve signed out every device.</Trans>
        )
      }
    >
      <AppLink to={isSignedIn ? "/" : "/login"} className={buttonClass({ isBlock: true })}>
        {isSignedIn ? <Trans>Go to the home page</Trans> : <Trans>Sign in</Trans>}
      </AppLink>
    </AccessPage>
  );
}
