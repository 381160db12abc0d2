import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";

/**
 * Shows a failure in one line and announces it. Hides a connection failure once the person continues typing
 * online.
 */
export function FailureBanner({ failure, action }: { failure: Failure; action?: ReactNode }) {
  const { title, detail } = useFailureText()(failure);
  const isPast = useIsPast(failure);
  const words = useRef<HTMLElement>(null);
  // The button that led to it goes along with the page.
  useEffect(() => words.current?.scrollIntoView({ block: "nearest" }), [failure]);
  if (isPast) return null;
  return (
    <Banner tone="stop" role="alert" action={action}>
      <strong ref={words}>{title}</strong> {detail}
    </Banner>
  );
}

function useIsPast(failure: Failure): boolean {
  const [past, setPast] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure.code !== "offline" && failure.code !== "timeout") return;
    const note = () => {
      if (navigator.onLine) setPast(failure);
    };
    addEventListener("input", note);
    return () => removeEventListener("input", note);
  }, [failure]);
  return past === failure;
}
