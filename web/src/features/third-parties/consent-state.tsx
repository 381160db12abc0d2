import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { giveConsent, withdrawConsent } from "../../platform/third-party-consent.ts";
import { classNames } from "../../ui/class-names.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./page-foot.module.css";
import { useConsent } from "./use-consent.ts";

/** At the foot of the page: what was answered, and the way to change it at once. */
export function ConsentState({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  const app = useApp();
  const isAllowed = useConsent().consent === "granted";
  return (
    <div className={classNames(styles["links"], "sm muted")}>
      <p ref={ref} tabIndex={-1} className={styles["answer"]}>
        {isAllowed ? <Trans>Outside services are allowed.</Trans> : <Trans>Outside services are off.</Trans>}
      </p>
      <button
        type="button"
        className={textLinkClass()}
        onClick={() => (isAllowed ? withdrawConsent(app) : giveConsent(app))}
      >
        {isAllowed ? <Trans>Stop allowing</Trans> : <Trans>Allow outside services</Trans>}
      </button>
    </div>
  );
}
