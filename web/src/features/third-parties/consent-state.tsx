import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { giveConsent, withdrawConsent } from "../../platform/third-party-consent.ts";
import { Button } from "../../ui/button.tsx";
import { useConsent } from "./use-consent.ts";

/** At the foot of the page: what was answered, and the way to change it at once. */
export function ConsentState({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  const app = useApp();
  const isAllowed = useConsent().consent === "granted";
  return (
    <div className="row wrapf g2 sm muted">
      <p ref={ref} tabIndex={-1}>
        {isAllowed ? <Trans>Outside services are allowed.</Trans> : <Trans>Outside services are off.</Trans>}
      </p>
      <Button kind="quiet" isSmall onClick={() => (isAllowed ? withdrawConsent(app) : giveConsent(app))}>
        {isAllowed ? <Trans>Do not allow any more</Trans> : <Trans>Allow outside services</Trans>}
      </Button>
    </div>
  );
}
