import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** Renders why a change could not be sent and what to do next; nothing with null. */
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
