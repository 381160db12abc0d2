import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AppLink } from "../../platform/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Steps } from "../../ui/form/steps.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./booking-head.module.css";

type Props = { step: number; total: number; back: string; title: ReactNode };

/** Renders the top of each booking step: back link, progress, and the step's question. */
export function BookingHead({ step, total, back, title }: Props) {
  const { t } = useLingui();
  return (
    <div>
      <div className={styles["line"]}>
        <AppLink to={back} className={textLinkClass("back")}>
          <Icon name="caret-left" isSmall />
          <Trans>Back</Trans>
        </AppLink>
        <Steps current={step} total={total}>
          {t`Step ${step} of ${total}`}
        </Steps>
      </div>
      <h1>{title}</h1>
    </div>
  );
}
