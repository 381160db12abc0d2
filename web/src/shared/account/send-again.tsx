import { useEffect, useState, type ReactNode } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";

type Props = {
  /** Seconds until the next may be requested; 0 where none was sent. */
  wait: number;
  /** The wait after each further one, in seconds. */
  pause: number;
  /** Sends another; returns why not, or null. */
  onAsk: () => Promise<Failure | null>;
  /** What the button says: now, and while it waits. */
  labels: { now: string; in: (seconds: number) => string };
  /** Shown after another was requested. */
  sent: ReactNode;
  /** Why nothing was sent for the first request: the last email went a moment ago. */
  refusal?: Failure | null;
  isSmall?: boolean;
};

/**
 * Renders a button to resend an email or code, closed for `wait` seconds, after each success for `pause`,
 * after a failure for its `retry_after`. `onAsk` sends and returns the failure or null. Shows and announces
 * `sent` or why not. `refusal`: shown at first.
 */
export function SendAgain({ wait, pause, onAsk, labels, sent, refusal = null, isSmall = false }: Props) {
  const { clock } = useApp();
  const failureText = useFailureText();
  const [until, setUntil] = useState(() => clock.now() + wait * 1000);
  const [now, setNow] = useState(clock.now);
  const [isPending, setPending] = useState(false);
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState(refusal);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(clock.now()), 1000);
    return () => clearTimeout(timer);
  }, [clock, left, now]);
  const ask = async () => {
    setPending(true);
    const found = await onAsk();
    setPending(false);
    setFailure(found);
    if (found === null) setCount(count + 1);
    setNow(clock.now());
    setUntil(clock.now() + (found === null ? pause : (found.retry_after ?? 0)) * 1000);
  };
  const text = failure && failureText(failure);
  return (
    <>
      <output>{count > 0 && failure === null && <span key={count}>{sent}</span>}</output>
      {text && (
        <Banner tone={failure.code === "email_just_sent" ? "plain" : "warn"} role="alert">
          <strong>{text.title}</strong> {text.detail}
        </Banner>
      )}
      <Button
        kind={left > 0 ? "closed" : isSmall ? "soft" : "outlined"}
        isBlock={!isSmall}
        isSmall={isSmall}
        icon={isSmall ? "envelope" : undefined}
        isPending={isPending}
        onClick={() => void ask()}
      >
        {left > 0 ? labels.in(left) : labels.now}
      </Button>
    </>
  );
}
