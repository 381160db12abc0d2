import { isWholeEmail } from "@anteroom/domain/account/email-address";
import { changeEmail } from "@anteroom/contract/account/profile";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { textOf } from "./read-person.ts";

const back = "/profile-settings?section=personal";

/** Untranslated error messages by field. */
type Problems = { email?: MessageDescriptor; current?: MessageDescriptor };

/**
 * Renders the form to change the email address. Requires the current password; the address changes only once
 * the link sent there is confirmed.
 */
export function EmailForm({ email }: { email: string | null }) {
  const { api } = useApp();
  const { t, i18n } = useLingui();
  const [isPending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Untranslated: the patient may change the language while they are shown.
  const [found, setFound] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const show = (problems: Problems, why: Failure | null) => {
    setFound(problems);
    setFailure(why);
    setAttempt((last) => last + 1);
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const wanted = textOf(form, "email");
    const current = form.get("current");
    const password = typeof current === "string" ? current : "";
    const problems: Problems = {
      ...(isWholeEmail(wanted) ? {} : { email: msg`Enter the full email address, such as name@example.com` }),
      ...(password === "" ? { current: msg`Enter your current password.` } : {}),
    };
    if (Object.keys(problems).length > 0) return show(problems, null);
    setPending(true);
    const answer = await api.call(changeEmail, { body: { email: wanted, current_password: password } });
    setPending(false);
    if (answer.isOk) {
      show({}, null);
      return setSentTo(wanted);
    }
    const { failure: why } = answer;
    if (why.code === "wrong_password")
      return show({ current: msg`That is not your current password.` }, null);
    show({}, why);
  };
  const errors = {
    email: found.email && i18n._(found.email),
    current: found.current && i18n._(found.current),
  };
  const address = (
    <bdi dir="ltr" className="long">
      {sentTo}
    </bdi>
  );
  if (sentTo !== null)
    return (
      <div className="stack g5">
        <output>
          <Banner tone="ok">
            <Trans>
              We have sent a link to {address}. Open it within an hour; until then nothing changes.
            </Trans>
          </Banner>
        </output>
        <p>
          <AppLink to={back} className={buttonClass({ kind: "outlined" })}>
            <Trans>Back to your data</Trans>
          </AppLink>
        </p>
      </div>
    );
  return (
    <AppForm onSend={send} className="stack g6">
      <FormTrouble key={attempt} order={["email", "current"]} errors={errors} failure={failure} />
      <TextField
        id="email"
        name="email"
        type="email"
        dir="ltr"
        label={t`Email address`}
        hint={t`You also sign in with it.`}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={fieldLimits.email}
        defaultValue={email ?? ""}
        error={errors.email}
      />
      <PasswordField
        id="current"
        name="current"
        showLabel={t`Show password`}
        maxLength={fieldLimits.password}
        label={t`Current password`}
        error={errors.current}
        autoComplete="current-password"
      />
      <div className="row wrapf">
        <Button type="submit" isPending={isPending}>
          <Trans>Send the link</Trans>
        </Button>
        <AppLink to={back} className={buttonClass({ kind: "quiet" })}>
          <Trans>Cancel</Trans>
        </AppLink>
      </div>
    </AppForm>
  );
}
