import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useIsOpen } from "../../../platform/link.tsx";
import { createStore, useStore } from "../../../platform/storage/store.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";

/** What became of the mail with the link; a failure can be tried again. */
type MailState = "sending" | "sent" | Failure;

/**
 * Calls `sendMail` at once to send the mail that renews an expired password, and returns the screen that
 * covers the app, with the mail's state and a button to try again (S2.OVL.01 to S2.OVL.03). `sendMail`
 * returns why it failed, or null.
 */
export function passwordExpiredScreen(sendMail: () => Promise<Failure | null>): ComponentType {
  const state = createStore<MailState>("sending");
  const send = async () => {
    state.set("sending");
    state.set((await sendMail()) ?? "sent");
  };
  void send();
  return function PasswordExpired() {
    const mail = useStore(state, "sending");
    return (
      <CoverPage
        scene="shut"
        title={<Trans>Your password has expired</Trans>}
        lead={<Trans>To continue you must reset your password.</Trans>}
      >
        {mail === "sent" ? <LookIntoInbox /> : <NotSent mail={mail} onAgain={() => void send()} />}
        <WaysOn canAskAnew={mail === "sent"} />
      </CoverPage>
    );
  };
}

function LookIntoInbox() {
  const phone = useClinic().settings.clinicPhone;
  return (
    <output>
      <Trans>We’ve emailed you a link. Open it to choose a new password, then sign in.</Trans>{" "}
      {phone !== null && (
        <Trans>
          Nothing there? Call the clinic for help: <bdi dir="ltr">{phone}</bdi>.
        </Trans>
      )}
    </output>
  );
}

function NotSent({ mail, onAgain }: { mail: "sending" | Failure; onAgain: () => void }) {
  const failureText = useFailureText();
  if (mail === "sending")
    return (
      <output>
        <Trans>We are sending you an email with a link.</Trans>
      </output>
    );
  const { title, detail } = failureText(mail);
  return (
    <>
      <Banner tone="warn" role="alert">
        <strong>
          <Trans>We could not send you the email.</Trans>
        </strong>{" "}
        {title} {detail}
      </Banner>
      <Button isBlock onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

/** Each leaves the screen; it is shown again at the next sign-in. */
function WaysOn({ canAskAnew }: { canAskAnew: boolean }) {
  const { cover, navigate } = useApp();
  const isOpen = useIsOpen();
  const leaveTo = async (path: string) => {
    await navigate(path, { replace: true });
    cover.set(null);
  };
  const back = isOpen("/login") ? "/login" : "/";
  return (
    <>
      {canAskAnew && isOpen("/recover-password") && (
        <Button kind="outlined" isBlock onClick={() => void leaveTo("/recover-password")}>
          <Trans>Ask for a new link</Trans>
        </Button>
      )}
      <Button kind="quiet" isBlock onClick={() => void leaveTo(back)}>
        {back === "/" ? <Trans>Go to the home page</Trans> : <Trans>Back to sign in</Trans>}
      </Button>
    </>
  );
}
