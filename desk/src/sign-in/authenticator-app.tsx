import { beginDeskTotp, confirmDeskTotp, getDeskSecurity } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { QrCode } from "../../../web/src/ui/card/qr-code.tsx";
import { CodeField } from "../../../web/src/ui/form/code-field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import type { WithProof } from "./password-proof.tsx";

/**
 * The authenticator app of the account: that there is one, or its set-up by QR code or key, which counts only
 * once a code has confirmed it.
 */
export function AuthenticatorApp({ isSetUp, withProof }: { isSetUp: boolean; withProof: WithProof }) {
  return (
    <section className="stack">
      <h2>
        <Trans>Authenticator app</Trans>
      </h2>
      {isSetUp ? (
        <p>
          <Trans>Your authenticator app is set up. Its code is your second step after the password.</Trans>
        </p>
      ) : (
        <SetUp withProof={withProof} />
      )}
    </section>
  );
}

function SetUp({ withProof }: { withProof: WithProof }) {
  const { api } = useDesk();
  const [key, setKey] = useState<{ secret: string; uri: string } | null>(null);
  const begin = useAction(() => withProof(() => api.call(beginDeskTotp)));
  if (key) return <Confirm secret={key.secret} uri={key.uri} withProof={withProof} />;
  return (
    <>
      <p>
        <Trans>
          An authenticator app on your phone shows a code that you enter when you sign in. It protects
          patients’ data if somebody learns your password.
        </Trans>
      </p>
      <FailureNotice failure={begin.failure} />
      <Button
        isPending={begin.isPending}
        onClick={() => void begin.run().then((answer) => answer && setKey(answer.data.entity))}
      >
        <Trans>Set up the app</Trans>
      </Button>
    </>
  );
}

type ConfirmProps = { secret: string; uri: string; withProof: WithProof };

function Confirm({ secret, uri, withProof }: ConfirmProps) {
  const { t } = useLingui();
  const { api, session } = useDesk();
  const refetch = useRefetch();
  const [code, setCode] = useState("");
  const [attempt, setAttempt] = useState(0);
  const confirm = useAction(() => withProof(() => api.call(confirmDeskTotp, { body: { code } })));
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm.run().then((answer) => {
          setAttempt(attempt + 1);
          setCode("");
          if (!answer) return;
          session.changed(answer.data.entity);
          refetch(getDeskSecurity);
        });
      }}
    >
      <p>
        <Trans>
          Scan this picture with the app, or type the key into it. Then enter the code that the app shows.
        </Trans>
      </p>
      <QrCode text={uri} label={t`QR code for the authenticator app`} />
      <p>
        <Trans>Key:</Trans>{" "}
        <bdi dir="ltr" className="long b">
          {secret}
        </bdi>
      </p>
      <FailureNotice key={`failure ${attempt}`} failure={confirm.failure} />
      <CodeField
        key={attempt}
        label={t`Code from the app`}
        digitLabel={(digit) => t`Digit ${digit} of 6`}
        onChange={setCode}
      />
      <Button type="submit" isPending={confirm.isPending}>
        <Trans>Turn it on</Trans>
      </Button>
    </form>
  );
}
