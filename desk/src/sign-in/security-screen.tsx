import { beginDeskTotp, confirmDeskTotp } from "@anteroom/contract/account/desk-sessions";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { QrCode } from "../../../web/src/ui/card/qr-code.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { CodeField } from "../../../web/src/ui/form/code-field.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";

/** The authenticator app of the signed-in member of staff: state and set-up. */
export function SecurityScreen() {
  const { has_second_factor: hasFactor, lacks_factor: isDemanded } = useStaff();
  return (
    <div className="stack form">
      <ScreenTitle>
        <Trans>Security</Trans>
      </ScreenTitle>
      {isDemanded && (
        <Banner tone="warn">
          <Trans>Set up an authenticator app first. Until then you cannot do anything else here.</Trans>
        </Banner>
      )}
      {hasFactor ? (
        <Banner tone="ok">
          <Trans>Your authenticator app is set up. You are asked for its code each time you sign in.</Trans>
        </Banner>
      ) : (
        <SetUp />
      )}
    </div>
  );
}

function SetUp() {
  const { api } = useDesk();
  const [key, setKey] = useState<{ secret: string; uri: string } | null>(null);
  const begin = useAction(() => api.call(beginDeskTotp));
  if (key) return <Confirm secret={key.secret} uri={key.uri} />;
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

function Confirm({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui();
  const { api, session } = useDesk();
  const [code, setCode] = useState("");
  const [attempt, setAttempt] = useState(0);
  const confirm = useAction(() => api.call(confirmDeskTotp, { body: { code } }));
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm.run().then((answer) => {
          setAttempt(attempt + 1);
          setCode("");
          if (answer) session.changed(answer.data.entity);
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
