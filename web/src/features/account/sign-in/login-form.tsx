import { logIn } from "@anteroom/contract/account/account";
import { resetPassword } from "@anteroom/contract/account/passwords";
import { afterLogIn } from "@anteroom/domain/account/guards";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import {
  emptySignIn,
  interruptedSignIn,
  rememberSignIn,
} from "../../../shared/account/interrupted-sign-in.ts";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import styles from "./login.module.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { providerOutcome } from "./provider-outcome.ts";

const { Part: SecondFactor } = lazyPart(async () => (await import("./second-factor.tsx")).SecondFactor, null);

/** The errors of the last attempt; its number moves the focus to the summary again. */
type Trouble = { attempt: number; flaws: Flaws; failure: Failure | null };

const nothing: Trouble = { attempt: 0, flaws: {}, failure: null };

type Props = {
  label: string;
  /** Called before the session begins: from then on the page leads on. */
  onSend: () => void;
  /** Shown below the password form. */
  children?: ReactNode;
};

/**
 * Renders the sign-in form: name and password, the second factor where required, a passkey, or the clinic's
 * provider; begins the session after `onSend`. Prefills the address that a sign-up or the recovery was left with. For an expired password it requests the mail to renew it.
 * Checks a CPF before sending. Keeps what was typed.
 */
export function LoginForm({ label, onSend, children }: Props) {
  const { api, session } = useApp();
  const takesCpf = useClinic().settings.patientsTaxpayerLogin;
  const { t } = useLingui();
  const challenge = useStore(pendingChallenge, null);
  const wanted = afterLogIn(usePageQuery().from);
  const outcome = useStore(providerOutcome, null);
  const atProvider = outcome && "failure" in outcome ? outcome.failure : null;
  const [isPending, setPending] = useState(false);
  const [known] = useState(() => interruptedSignIn.get().login);
  useEffect(() => interruptedSignIn.set(emptySignIn), []); // once: a later visitor may be another person
  const [trouble, setTrouble] = useState(nothing);
  const { flaws, failure, attempt } = trouble;
  const show = (next: Partial<Trouble>) =>
    setTrouble((last) => ({ ...nothing, ...next, attempt: last.attempt + 1 }));

  const enter = async (token: string) => {
    onSend();
    pendingChallenge.set(null);
    if (await session.begin(api, token)) return;
    setPending(false);
    show({ failure: { code: "unreadable" } });
  };
  const refuse = async (found: Failure) => {
    // The password was right: request the mail that renews it, and say so once it is sent.
    if (found.code === "password_expired" && found.email_token) {
      const mail = await api.call(resetPassword, { body: { email_token: found.email_token } });
      if (!mail.isOk) found = mail.failure;
    }
    setPending(false);
    if (found.code !== "second_factor_required" || !found.challenge) return show({ failure: found });
    setTrouble(nothing);
    const { challenge: token, methods = [], sent_to: sentTo = null } = found;
    pendingChallenge.set({ token, methods, sentTo });
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const typed = readTyped(form);
    setPending(true);
    const found = await findFlaws(typed, takesCpf);
    if (Object.keys(found).length > 0) {
      setPending(false);
      return show({ flaws: found });
    }
    const answer = await api.call(logIn, { body: typed });
    if (answer.isOk) return enter(answer.data.data.entity.token);
    await refuse(answer.failure);
  };

  const mend = async (form: HTMLFormElement) => {
    if (Object.keys(flaws).length === 0) return;
    const left = await uncorrected(flaws, readTyped(new FormData(form)), takesCpf);
    // Another attempt may have come meanwhile.
    setTrouble((last) => (last.attempt === attempt ? { ...last, flaws: left } : last));
  };

  const words = useFlawMessages(flaws, takesCpf);

  return (
    <>
      <AppForm
        className={styles["form"]}
        onSend={send}
        onInput={({ currentTarget }) => void mend(currentTarget)}
      >
        <Summary key={attempt} words={words} isMissing={!isWrong(flaws)} failure={failure ?? atProvider} />
        <TextField
          id="login"
          name="login"
          type={takesCpf ? "text" : "email"}
          dir="ltr"
          label={takesCpf ? t`Email or CPF` : t`Email`}
          error={words.login}
          autoComplete="username"
          defaultValue={known}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={fieldLimits.email}
          onInput={takesCpf ? maskCpf : undefined}
        />
        <PasswordField
          id="password"
          name="password"
          label={t`Password`}
          showLabel={t`Show password`}
          maxLength={fieldLimits.password}
          error={words.password}
        />
        <Button type="submit" isBlock isPending={isPending}>
          {label}
        </Button>
      </AppForm>
      {children}
      <PasskeyButton onToken={enter} onFailure={(found) => show({ failure: found })} />
      <ProviderButton wanted={wanted} onFailure={(found) => show({ failure: found })} />
      {challenge && (
        <SecondFactor
          key={challenge.token}
          challenge={challenge}
          onToken={enter}
          onFailure={(found) => void refuse(found)}
        />
      )}
    </>
  );
}

/** Returns those of `flaws` that are still there in what is typed now, and no new ones. */
async function uncorrected(
  flaws: Flaws,
  typed: Parameters<typeof findFlaws>[0],
  takesCpf: boolean,
): Promise<Flaws> {
  const found = await findFlaws(typed, takesCpf);
  return {
    ...(flaws.login && found.login && { login: found.login }),
    ...(flaws.password && found.password && { password: found.password }),
  };
}

/** Puts dots and hyphen into a CPF while it is typed; fetched with the first key, where the clinic takes one. */
function maskCpf(event: React.InputEvent<HTMLInputElement>): void {
  const box = event.currentTarget;
  import("./mask-login.ts").then(
    ({ maskLogin }) => maskLogin(box),
    () => {}, // offline: it is understood without dots and hyphen too
  );
}

const isWrong = ({ login }: Flaws) => login === "not-an-address" || login === "wrong-cpf";

type LoginErrors = { login?: string; password?: string };

function useFlawMessages({ login, password }: Flaws, takesCpf: boolean): LoginErrors {
  const { t } = useLingui();
  const nameOf = {
    missing: takesCpf ? t`Enter your email address or CPF.` : t`Enter your email address.`,
    "not-an-address": takesCpf
      ? t`Enter an email address, such as name@example.com, or the 11 digits of your CPF.`
      : t`Enter an email address, such as name@example.com.`,
    "wrong-cpf": t`This CPF is not valid. Check its 11 digits.`,
  };
  return {
    ...(login ? { login: nameOf[login] } : {}),
    ...(password ? { password: t`Enter your password.` } : {}),
  };
}

type SummaryProps = { words: LoginErrors; isMissing: boolean; failure: Failure | null };

/** What is missing, or what the server said: beside the fields where they can mend it. */
function Summary({ words, isMissing, failure }: SummaryProps) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const { settings } = useClinic();
  const { from } = usePageQuery();
  const list = (["login", "password"] as const).flatMap((fieldId) => {
    const text = words[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useErrorTitle(list.length > 0 || failure !== null);
  if (list.length > 0)
    return (
      <ErrorSummary
        title={
          isMissing
            ? t`${plural(list.length, { 1: "One thing is missing", one: "# thing is missing", other: "# things are missing" })}`
            : t`Something needs your attention`
        }
        errors={list}
      />
    );
  if (failure === null) return null;
  const { title, detail } = textOf(failure);
  if (failure.code === "wrong_credentials")
    return (
      <ErrorSummary title={title} errors={[{ fieldId: "login", text: detail ?? title }]}>
        <AppLink to="/recover-password" onClick={() => rememberSignIn(afterLogIn(from))}>
          <Trans>Set a new password</Trans>
        </AppLink>
        {settings.patientsSignUp && (
          <p>
            <Trans>
              Just signed up? First open the link in our email. If it didn’t arrive,{" "}
              <AppLink to="/sign-up">sign up again</AppLink> with the same email.
            </Trans>
          </p>
        )}
      </ErrorSummary>
    );
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

type Typed = { login: string; password: string };
/** Errors found before anything is sent. */
type Flaws = { login?: "missing" | "not-an-address" | "wrong-cpf"; password?: "missing" };

function readTyped(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { login: text("login").trim(), password: text("password") };
}

/** Whether name and password can be sent; check digits are looked at here already, so that a slip costs no try. */
async function findFlaws({ login, password }: Typed, takesCpf: boolean): Promise<Flaws> {
  const flaw =
    login === "" ? "missing" : /^[^\s@]+@[^\s@]+$/.test(login) ? null : await flawOf(login, takesCpf);
  return { ...(flaw ? { login: flaw } : {}), ...(password === "" ? { password: "missing" } : {}) };
}

async function flawOf(login: string, takesCpf: boolean): Promise<Flaws["login"] | null> {
  if (!takesCpf) return "not-an-address";
  const rules = await import("@anteroom/domain/account/cpf").catch(() => null);
  if (rules === null) return null; // the server looks at it, or says that the line is lost
  if (!rules.looksLikeCpf(login)) return "not-an-address";
  return rules.cpfDigits(login) === null ? "wrong-cpf" : null;
}
