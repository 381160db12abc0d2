import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { AccessPage } from "../access/access-page.tsx";
import styles from "../access/access.module.css";
import { AppLink } from "../../../platform/link.tsx";
import { tokenKey } from "../../../platform/session.ts";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { inboxOf } from "./inbox-of.ts";

/** After an email was sent the next may be asked for this much later, in seconds; the server has limits of its own. */
const pause = 60;

type Props = {
  to: string;
  /** Sends the email again; returns why not, or null. */
  onResend: () => Promise<Failure | null>;
  onChangeAddress: () => void;
  /** The link of the email was used in this browser: somebody is signed in now. */
  onConfirmed: () => void;
};

/** The email with the link has been sent: where to find it, how to get it again, and the way back to the address. */
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
  const inbox = inboxOf(to, boot.runtime.environment);
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
          <Resend onResend={onResend} />
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

function Resend({ onResend }: Pick<Props, "onResend">) {
  const { clock } = useApp();
  const { t } = useLingui();
  const failureText = useFailureText();
  const [until, setUntil] = useState(() => clock.now() + pause * 1000);
  const [now, setNow] = useState(clock.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const [isPending, setPending] = useState(false);
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(clock.now()), 1000);
    return () => clearTimeout(timer);
  }, [clock, left, now]);
  const resend = async () => {
    setPending(true);
    const found = await onResend();
    setPending(false);
    setFailure(found);
    if (found === null) setCount(count + 1);
    const wait = found === null ? pause : (found.retry_after ?? 0);
    setNow(clock.now());
    setUntil(clock.now() + wait * 1000);
  };
  const words = failure && failureText(failure);
  return (
    <>
      <output>
        {count > 0 && failure === null && <Trans key={count}>We’ve sent the email again.</Trans>}
      </output>
      {words && (
        <Banner tone="warn" role="alert">
          <strong>{words.title}</strong> {words.detail}
        </Banner>
      )}
      <Button
        kind={left > 0 ? "closed" : "outlined"}
        isBlock
        isPending={isPending}
        onClick={() => void resend()}
      >
        {left > 0
          ? t`Resend email in ${plural(left, { one: "# second", other: "# seconds" })}`
          : t`Resend email`}
      </Button>
    </>
  );
}
