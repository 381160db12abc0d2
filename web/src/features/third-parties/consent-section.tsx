import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { giveConsent, withdrawConsent } from "../../platform/storage/third-party-consent.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { useConsent } from "./use-consent.ts";
import { ServiceExplanation } from "./what-it-is-for.tsx";

/** The settings section to give or withdraw consent in this browser (D.65). */
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
