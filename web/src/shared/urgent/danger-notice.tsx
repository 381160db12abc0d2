import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";

/**
 * Renders whom to call about a possible emergency in a text, scrolled into view, and, unless `isSeen`, that
 * nobody at the clinic has read it.
 */
export function DangerNotice({ isSeen }: { isSeen: boolean }) {
  const { emergencyNumber: number } = useClinic().settings;
  const call = useRef<HTMLElement>(null);
  // Large text and a keyboard push it below the fold.
  useEffect(() => {
    call.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const link = number !== null && (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
  return (
    <Banner tone="warn">
      <strong ref={call}>
        {link ? (
          <Trans>This may be an emergency. Call {link} now.</Trans>
        ) : (
          <Trans>This may be an emergency. Call your emergency number now.</Trans>
        )}
      </strong>{" "}
      {!isSeen && <Trans>No one at the clinic has seen this yet.</Trans>}
    </Banner>
  );
}
