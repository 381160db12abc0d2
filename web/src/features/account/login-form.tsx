import { logIn } from "@anteroom/contract/account";
import { fieldLimits } from "@anteroom/domain/field-limits";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/failure-text.tsx";
import { AppForm } from "../../platform/form.tsx";
import { useErrorTitle } from "../../platform/use-error-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./login.module.css";
import { PasswordField } from "./password-field.tsx";

type Typed = { login: string; password: string };
type Missing = { login?: string; password?: string };

/** What stands in the way of the last attempt; its number moves the focus to the summary again. */
type Trouble = { attempt: number; missing: Missing; failure: Failure | null };

const nothing: Trouble = { attempt: 0, missing: {}, failure: null };

type Props = {
  label: string;
  /** Called before the session begins: from then on the page leads on. */
  onSend: () => void;
};

/** E-mail and password. Nothing says whether an account exists; what was typed stays. */
export function LoginForm({ label, onSend }: Props) {
  const { api, session } = useApp();
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState(nothing);
  const { missing, failure, attempt } = trouble;
  const show = (next: Partial<Trouble>) =>
    setTrouble((last) => ({ ...nothing, ...next, attempt: last.attempt + 1 }));

  const check = ({ login, password }: Typed): Missing => ({
    ...(login === "" ? { login: t`Write your e-mail address.` } : {}),
    ...(password === "" ? { password: t`Write your password.` } : {}),
  });
  const send = async (form: FormData) => {
    if (isPending) return;
    const typed = readTyped(form);
    const found = check(typed);
    if (Object.keys(found).length > 0) return show({ missing: found });
    setPending(true);
    const answer = await api.call(logIn, { body: typed });
    if (!answer.isOk) {
      setPending(false);
      return show({ failure: answer.failure });
    }
    onSend();
    if (await session.begin(api, answer.data.data.entity.token)) return;
    setPending(false);
    show({ failure: { code: "unreadable" } });
  };

  return (
    <AppForm className={styles["form"]} onSend={send}>
      <Summary key={attempt} missing={missing} failure={failure} />
      <TextField
        id="login"
        name="login"
        type="email"
        label={t`E-mail`}
        error={missing.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldLimits.email}
      />
      <PasswordField id="password" name="password" label={t`Password`} error={missing.password} />
      <Button type="submit" isBlock isPending={isPending}>
        {label}
      </Button>
    </AppForm>
  );
}

type SummaryProps = { missing: Missing; failure: Failure | null };

/** What is missing, or what the server said: beside the fields where they can mend it. */
function Summary({ missing, failure }: SummaryProps) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const list = (["login", "password"] as const).flatMap((fieldId) => {
    const text = missing[fieldId];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  useErrorTitle(list.length > 0 || failure !== null);
  if (list.length > 0)
    return (
      <ErrorSummary
        title={t`${plural(list.length, { 1: "One thing is missing", 2: "Two things are missing", one: "# thing is missing", other: "# things are missing" })}`}
        errors={list}
      />
    );
  if (failure === null) return null;
  const { title, detail } = textOf(failure);
  if (failure.code === "wrong_credentials")
    return <ErrorSummary title={title} errors={[{ fieldId: "login", text: detail ?? title }]} />;
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

function readTyped(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { login: text("login").trim(), password: text("password") };
}
