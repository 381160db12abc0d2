import { beginProviderSignIn, getDeskSignIn } from "@anteroom/client/operations";
import type { Assertion, FactorMethod } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { CodeField } from "../../../web/src/ui/form/code-field.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { PasswordField } from "../../../web/src/ui/form/password-field.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { deskCredentials } from "../platform/desk-api.ts";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { redirectToProvider } from "./provider-answer.ts";

/** What the server asks for besides the password. */
type Step = "password" | "factor" | "new-password";

/** All of it is sent each time: the server keeps nothing of a sign-in that is half done. */
type Entered = {
  email: string;
  password: string;
  code: string;
  newPassword: string;
  passkey: Assertion | null;
};

const stepAfter: Partial<Record<Failure["code"], Step>> = {
  second_factor_required: "factor",
  new_password_needed: "new-password",
};

const nothing: Entered = { email: "", password: "", code: "", newPassword: "", passkey: null };

type Props = {
  hasEnded: boolean;
  /** Why the clinic's OpenID provider did not sign the person in. */
  failure?: Failure | null;
};

/**
 * Sign-in: at the clinic's OpenID provider where there is one, by a passkey alone, or by email and password,
 * then a code, a passkey or a new password where the server requires it. What was entered is kept in memory
 * only and sent whole each time. `hasEnded` says that a session has ended.
 */
export function SignInScreen({ hasEnded, failure: atProvider = null }: Props) {
  const { session } = useDesk();
  const [step, setStep] = useState<Step>("password");
  const [entered, setEntered] = useState<Entered>(nothing);
  const [methods, setMethods] = useState<readonly FactorMethod[]>([]);
  const [failure, setFailure] = useState<Failure | null>(atProvider);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);

  async function send(all: Entered): Promise<void> {
    if (isPending) return;
    setPending(true);
    const { email, password, code, newPassword, passkey } = all;
    const refusal = await session.signIn({
      email: email.trim(),
      password,
      ...(code === "" ? {} : { code }),
      ...(passkey === null ? {} : { passkey }),
      ...(newPassword === "" ? {} : { new_password: newPassword }),
    });
    setPending(false);
    if (!refusal) return;
    const next = stepAfter[refusal.code];
    setFailure(next === undefined ? refusal : null);
    setAttempt(attempt + 1);
    if (next !== undefined) setStep(next);
    if ("methods" in refusal) setMethods(refusal.methods ?? []);
    if (refusal.code === "wrong_code" || refusal.code === "passkey_refused")
      setEntered({ ...all, code: "", passkey: null });
    if (refusal.code === "wrong_credentials") setStep("password");
  }
  const sendPasskey = (passkey: Assertion) => {
    const all = { ...entered, code: "", passkey };
    setEntered(all);
    return send(all);
  };
  const signInByPasskey = async (passkey: Assertion) => {
    setFailure(await session.signInWithPasskey(passkey));
    setAttempt(attempt + 1);
  };

  const change = (part: Partial<Entered>) => setEntered({ ...entered, ...part });
  return (
    <form
      className="stack form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(entered);
      }}
    >
      <ScreenTitle>
        <Trans>Sign in to the clinic’s desk</Trans>
      </ScreenTitle>
      {hasEnded && (
        <Banner tone="warn">
          <Trans>Your session has ended. Sign in again to go on.</Trans>
        </Banner>
      )}
      <FailureNotice key={attempt} failure={failure} />
      {step === "password" && <AtProvider />}
      {step === "password" && <PasswordStep entered={entered} onChange={change} />}
      {step === "factor" && (
        <FactorStep key={attempt} methods={methods} onChange={change} onSignature={sendPasskey} />
      )}
      {step === "new-password" && <NewPasswordStep entered={entered} onChange={change} />}
      <div className="row wrapf">
        {!(step === "factor" && !methods.includes("totp")) && (
          <Button type="submit" isPending={isPending}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        {step !== "password" && (
          <Button
            kind="quiet"
            onClick={() => {
              setStep("password");
              setFailure(null);
              change({ code: "", newPassword: "", passkey: null });
            }}
          >
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
      {step === "password" && (
        <PasskeyButton onSignature={signInByPasskey}>
          <Trans>Use a passkey</Trans>
        </PasskeyButton>
      )}
    </form>
  );
}

/** The way in by the account of one's own organisation, where the clinic has set one up. */
function AtProvider() {
  const { api } = useDesk();
  const provider = useApiAnswer(getDeskSignIn).data?.data.entity.provider ?? null;
  const begin = useAction(() => api.call(beginProviderSignIn, { headers: deskCredentials }));
  if (provider === null) return null;
  return (
    <>
      <FailureNotice failure={begin.failure} />
      <Button
        kind="outlined"
        isPending={begin.isPending}
        onClick={() =>
          void begin.run().then((answer) => answer && redirectToProvider(answer.data.entity.url))
        }
      >
        <Trans>Sign in with {provider}</Trans>
      </Button>
      <p className="sm muted">
        <Trans>Or with your password here:</Trans>
      </p>
    </>
  );
}

type StepProps = { entered: Entered; onChange: (part: Partial<Entered>) => void };

function PasswordStep({ entered, onChange }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Email address`}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={entered.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        showLabel={t`Show password`}
        value={entered.password}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <p className="sm muted">
        <Trans>Forgot your password? Ask an administrator of the clinic for a new one.</Trans>
      </p>
    </>
  );
}

type FactorProps = Pick<StepProps, "onChange"> & {
  methods: readonly FactorMethod[];
  onSignature: (signature: Assertion) => Promise<void>;
};

function FactorStep({ methods, onChange, onSignature }: FactorProps) {
  const { t } = useLingui();
  return (
    <>
      {methods.includes("passkey") && (
        <>
          <p>
            <Trans>Confirm with your passkey that it is you.</Trans>
          </p>
          <PasskeyButton onSignature={onSignature}>
            <Trans>Use your passkey</Trans>
          </PasskeyButton>
        </>
      )}
      {methods.includes("totp") && (
        <CodeField
          label={t`Code from your authenticator app`}
          hint={t`The app shows a new code of 6 digits every 30 seconds.`}
          digitLabel={(digit) => t`Digit ${digit} of 6`}
          takesFocus
          onChange={(code) => onChange({ code })}
        />
      )}
    </>
  );
}

function NewPasswordStep({ entered, onChange }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>You signed in with a one-time password. Choose one of your own.</Trans>
      </p>
      <PasswordField
        label={t`New password`}
        hint={t`At least 8 characters. Several words are easy to remember and hard to guess.`}
        name="new-password"
        autoComplete="new-password"
        showLabel={t`Show password`}
        value={entered.newPassword}
        onChange={({ currentTarget }) => onChange({ newPassword: currentTarget.value })}
      />
    </>
  );
}
