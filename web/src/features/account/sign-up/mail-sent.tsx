import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { tokenKey } from "../../../platform/session.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { interruptedSignIn } from "../../../shared/account/interrupted-sign-in.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { AccessPage } from "../access/access-page.tsx";
import styles from "../access/access.module.css";
import { forgetLinkToken, sentMail } from "../access/link-token.ts";
import { ResendEmail } from "../access/resend-email.tsx";
import { readReturnPath, signInAddress, storeReturnPath } from "../access/return-path.ts";
import { inboxUrlOf } from "./inbox-of.ts";

type Props = {
  /** When the email was sent (ms), to which address, and the name of the person, each after a space. */
  sent: string;
  /** The page wanted before, as the address has it. */
  from: string | undefined;
  /** Asks for the email again. Null where the page was reloaded, and the password is gone with it. */
  ask: (() => Promise<Result<unknown>>) | null;
  /** Renders the form, which this step has covered: the tab has forgotten what was sent. */
  onForm: () => void;
  /** Called with the stored page when the email's link was used in this browser and a patient is signed in. */
  onConfirmed: (returnPath: string | null) => void;
};

/** As long as the email's link works, in ms. */
const lifetime = 24 * 3_600_000;

/**
 * Renders that the email with the link was sent, and stores the page wanted before: how to open, resend and change the address. Takes the focus from the form. After 24 hours it calls
 * `onForm`. After a reload resending leads to the form, filled in but for the password, which no memory keeps.
 * Calls `onConfirmed` once another tab has stored a session token; it may be called again
 * when the storage changes or the page is seen again.
 */
export function MailSent({ sent, from, ask, onForm, onConfirmed }: Props) {
  const { boot, clock, storage } = useApp();
  const [at = "", to = "", ...names] = sent.split(" ");
  const box = useRef<HTMLDivElement>(null);
  const [returnPath] = useState(() => {
    const memory = deviceMemory(storage);
    if (ask) storeReturnPath(memory, from, clock.now());
    return readReturnPath(memory, clock.now());
  });
  const isOver = clock.now() - Number(at) >= lifetime;
  useEffect(() => {
    if (isOver) leave();
    else if (ask) box.current?.focus(); // the form had it; a page that was reloaded begins as any other
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is shown
  }, []);
  useEffect(() => {
    const look = () => storage?.getItem(tokenKey) && onConfirmed(returnPath);
    // Another tab says so at once; a page that slept meanwhile looks when it is seen again.
    addEventListener("storage", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("storage", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [onConfirmed, returnPath, storage]);
  const resend = async () => {
    const answer = await ask?.();
    return answer?.isOk === false ? answer.failure : null;
  };
  const leave = () => {
    forgetLinkToken(sentMail);
    onForm();
  };
  const fillIn = (next: "email" | "password") => {
    flushSync(leave); // the form is there again before its field takes the focus
    fillEmpty("name", names.join(" "));
    fillEmpty("email", to);
    document.getElementById(next)?.focus();
  };
  const inbox = inboxUrlOf(to, boot.runtime.environment);
  if (isOver) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <AccessPage
        scene="ajar"
        title={<Trans>One more step: check your inbox</Trans>}
        lead={
          <Trans>
            We’ve sent an email to <bdi className="long">{to}</bdi>. It tells you what to do next.
          </Trans>
        }
      >
        <p>
          <Trans>The link works for 24 hours. Nothing after a few minutes? Check your spam folder.</Trans>
        </p>
        <div className={styles["actions"]}>
          {inbox !== null && (
            <ButtonLink href={inbox} target="_blank" rel="noreferrer" isBlock icon="envelope">
              <Trans>Open your email</Trans>
            </ButtonLink>
          )}
          {ask ? (
            <ResendEmail onResend={resend} sent={<Trans>We’ve sent the email again.</Trans>} />
          ) : (
            <Button kind="outlined" isBlock onClick={() => fillIn("password")}>
              <Trans>Resend email</Trans>
            </Button>
          )}
          <Button kind="quiet" isBlock onClick={() => fillIn("email")}>
            <Trans>Change email address</Trans>
          </Button>
        </div>
        {!ask && (
          <p className="sm muted">
            <Trans>
              To send it again, we ask for your password once more: it isn’t stored on this device.
            </Trans>
          </p>
        )}
        <p>
          <Trans>Have you confirmed it already, perhaps on another device?</Trans>{" "}
          <AppLink
            to={signInAddress(returnPath)}
            className={textLinkClass()}
            onClick={() => interruptedSignIn.set({ login: to, wanted: returnPath ?? "/" })}
          >
            <Trans>Sign in</Trans>
          </AppLink>
        </p>
      </AccessPage>
    </div>
  );
}

/** The browser may have filled it in itself; what was typed stays. */
function fillEmpty(id: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`input#${id}`);
  if (field?.value === "") field.value = value;
}
