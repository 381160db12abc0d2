import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { giveConsent, withdrawConsent } from "../../platform/storage/third-party-consent.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { useConsent } from "./use-consent.ts";
import { ServiceExplanation } from "./service-explanation.tsx";

/**
 * Renders the settings section to give or withdraw consent in this browser at once (D.65); nothing where no
 * service needs it.
 */
export function ConsentSection() {
  const app = useApp();
  const { t } = useLingui();
  const heading = useId();
  const { consent, kinds } = useConsent();
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading}>
          <Trans>Outside services</Trans>
        </h2>
        <ServiceExplanation kinds={kinds} />
        <Switch
          isPlain
          label={t`Allow outside services`}
          detail={t`In this browser; you can change it at any time`}
          checked={consent === "granted"}
          onChange={(event) => (event.currentTarget.checked ? giveConsent(app) : withdrawConsent(app))}
        />
      </Sheet>
    </section>
  );
}
