import type { ReactNode } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";

/** A failure in one line, read out when it appears. */
export function FailureBanner({ failure, action }: { failure: Failure; action?: ReactNode }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner tone="stop" role="alert" action={action}>
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
