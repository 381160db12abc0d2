import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** Says what failed and what to do next. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
