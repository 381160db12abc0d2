import type { ThirdPartyKind } from "@anteroom/domain/clinic/third-parties";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { giveConsent, withdrawConsent } from "../../platform/storage/third-party-consent.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import styles from "./page-foot.module.css";
import { ServiceExplanation } from "./service-explanation.tsx";

type Props = { kinds: readonly ThirdPartyKind[]; onAnswer: () => void };

/**
 * Asks for consent to third-party services at the foot of the page; yes and no look alike (D.65). The answer
 * is stored in this browser before `onAnswer`.
 */
export function ConsentQuestion({ kinds, onAnswer }: Props) {
  const app = useApp();
  const heading = useId();
  const answer = (say: typeof giveConsent) => {
    say(app);
    onAnswer();
  };
  return (
    <section
      aria-labelledby={heading}
      className={classNames(sheetClass("tinted"), styles["question"], "stack question")}
    >
      <h2 id={heading}>
        <Trans>May we use outside services?</Trans>
      </h2>
      <ServiceExplanation kinds={kinds} />
      <div className="row wrapf">
        <Button kind="outlined" onClick={() => answer(giveConsent)}>
          <Trans>Allow</Trans>
        </Button>
        <Button kind="outlined" onClick={() => answer(withdrawConsent)}>
          <Trans>Do not allow</Trans>
        </Button>
      </div>
    </section>
  );
}
