import { useEffect, useRef, useState, type ReactNode } from "react";
import { isUnanswered, type Failure } from "../../../../platform/api.ts";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";

type Props = {
  failure: Failure;
  /** Shown after it, in the same announcement. */
  note?: ReactNode;
  action?: ReactNode;
  /** What was typed is a draft on this device. */
  isSaved?: boolean;
};

/**
 * Renders and announces a failure, and scrolls to it. The banner of a request without an answer disappears when
 * the person types on the page while the browser is online.
 */
export function FailureBanner({ failure, note, action, isSaved = false }: Props) {
  const { title, detail } = useFailureText({ isSaved })(failure);
  const isPast = useIsPast(failure);
  const words = useRef<HTMLElement>(null);
  // The button that led to it goes along with the page.
  useEffect(() => {
    words.current?.scrollIntoView({ block: "nearest" }); // in braces: newer browsers answer with a promise
  }, [failure]);
  if (isPast) return null;
  return (
    <Banner tone="stop" role="alert" action={action}>
      <strong ref={words}>{title}</strong> {detail}
      {note && <> {note}</>}
    </Banner>
  );
}

function useIsPast(failure: Failure): boolean {
  const [past, setPast] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isUnanswered(failure)) return;
    const note = () => {
      if (navigator.onLine) setPast(failure);
    };
    addEventListener("input", note);
    return () => removeEventListener("input", note);
  }, [failure]);
  return past === failure;
}
