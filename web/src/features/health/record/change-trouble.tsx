import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** Renders, as an alert, the title and detail of a failure; nothing with null. */
export function ChangeFailedNotice({ failure }: { failure: Failure | null }) {
  const text = useFailureText();
  if (!failure) return null;
  const { title, detail } = text(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
