import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { AccessPage } from "../access/access-page.tsx";
import { ResendEmail } from "../access/resend-email.tsx";
import styles from "../access/access.module.css";
import { AppLink } from "../../../platform/link.tsx";
import { tokenKey } from "../../../platform/session.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { inboxUrlOf } from "./inbox-of.ts";

type Props = {
  to: string;
  /** Sends the email again; returns why not, or null. */
  onResend: () => Promise<Failure | null>;
  onChangeAddress: () => void;
  /** Called when the email's link was used in this browser and a patient is signed in. */
  onConfirmed: () => void;
};

/**
 * Renders that the email with the link was sent: how to open, resend and change the address. Takes the focus.
 * Calls `onConfirmed` once another tab has stored a session token; it may be called again
 * when the storage changes or the page is seen again.
 */
export function MailSent({ to, onResend, onChangeAddress, onConfirmed }: Props) {
  const { boot, storage } = useApp();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const look = () => storage?.getItem(tokenKey) && onConfirmed();
    // Another tab says so at once; a page that slept meanwhile looks when it is seen again.
    addEventListener("storage", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("storage", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [onConfirmed, storage]);
  const inbox = inboxUrlOf(to, boot.runtime.environment);
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
          <ResendEmail onResend={onResend} sent={<Trans>We’ve sent the email again.</Trans>} />
          <Button kind="quiet" isBlock onClick={onChangeAddress}>
            <Trans>Change email address</Trans>
          </Button>
        </div>
        <p>
          <Trans>Have you confirmed it already, perhaps on another device? Then sign in.</Trans>{" "}
          <AppLink to="/login" className={textLinkClass()}>
            <Trans>Sign in</Trans>
          </AppLink>
        </p>
      </AccessPage>
    </div>
  );
}
