import type { StepResult } from "@anteroom/domain/call/device-verdict";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AppLink } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Steps } from "../../../ui/form/steps.tsx";
import { lazyPart, usePreload } from "../../../ui/lazy.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { testSteps, type TestStepName } from "./device-step-props.ts";
import { ContactClinicLine } from "../waiting-room/contact-clinic.tsx";
import styles from "./device-test.module.css";

const lazyHelp = lazyPart(async () => (await import("../device-help/device-help.tsx")).DeviceHelp, null, [
  "device-help",
]);

type Props = {
  /** 0 for the first; `testSteps.length` for the result. */
  index: number;
  onBack: () => void;
  /** The appointment's page, from which the test was opened. */
  details?: string;
  title: ReactNode;
  lead: ReactNode;
  visual?: ReactNode;
  children?: ReactNode;
} & ({ foot: ReactNode; check?: never } | { foot?: never; check: Check });

/**
 * Renders the layout of one step: instruction, content, buttons. With `check` these pass, skip or fail the step
 * (`onResult`), and help opens on demand; otherwise they are `foot`. When `index` changes it scrolls to the top, and
 * from the second step on moves the focus to the heading. The link back leads to `details`, else
 * calls `onBack`.
 */
export function TestStep({ index, onBack, details, title, lead, visual, children, foot, check }: Props) {
  const { t } = useLingui();
  const names = useStepNames();
  const [isHelping, help] = useState(false);
  usePreload([lazyHelp]);
  const before = testSteps[index - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const total = testSteps.length + 1;
  const current = index + 1;
  useEffect(() => {
    if (index > 0) heading.current?.focus();
    window.scrollTo(0, 0);
  }, [index]);
  return (
    <div>
      <div className={styles["bar"]}>
        {details !== undefined ? (
          <AppLink to={details} className={textLinkClass("back")}>
            <Icon name="caret-left" isSmall />
            <Trans>Your appointment</Trans>
          </AppLink>
        ) : (
          <button type="button" className={textLinkClass("back")} onClick={onBack}>
            <Icon name="caret-left" isSmall />
            {before && names[before]}
          </button>
        )}
        <Steps current={current} total={total}>{t`${current} of ${total}`}</Steps>
      </div>
      <div className={styles["step"]}>
        <div className={styles["head"]}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted">{lead}</p>
        </div>
        {visual !== undefined && <div className={styles["visual"]}>{visual}</div>}
        <div className={styles["words"]}>
          {check && isHelping && <lazyHelp.Part step={check.step} />}
          {children}
          {check && (check.evidence === "pass" || (check.next && check.evidence === null)) && !isHelping && (
            <p>
              <button type="button" className={textLinkClass()} onClick={() => help(true)}>
                <Trans>It does not work</Trans>
              </button>
            </p>
          )}
          <ContactClinicLine />
        </div>
        <div className={styles["foot"]}>
          <StickyFoot>
            {check ? <StepFoot {...check} isHelping={isHelping} onHelp={() => help(true)} /> : foot}
          </StickyFoot>
        </div>
      </div>
    </div>
  );
}

/** What was found in a step, and where one goes on. */
type Check = {
  step: TestStepName;
  /** pass: it works by all that is seen; fail: it does not; null: that is not known yet. */
  evidence: "pass" | "fail" | null;
  /** What one does here while that is not known. */
  next?: ReactNode;
  onResult: (result: StepResult) => void;
};

type FootProps = Check & { isHelping: boolean; onHelp: () => void };

/** One can always go on without it; the other button says what was found, so that nobody declares working what does not. */
function StepFoot({ evidence, next, onResult, isHelping, onHelp }: FootProps) {
  const isPassed = evidence === "pass";
  const isOpen = next !== undefined && evidence === null;
  return (
    <>
      {(isPassed || isOpen || !isHelping) && (
        <Button kind="quiet" onClick={() => onResult(isHelping ? "fail" : "skip")}>
          {isHelping ? <Trans>Continue anyway</Trans> : <Trans>Skip</Trans>}
        </Button>
      )}
      {isPassed ? (
        <Button className="grow" onClick={() => onResult("pass")}>
          <Trans>Yes, this works</Trans>
        </Button>
      ) : isOpen ? (
        next
      ) : isHelping ? (
        <Button className="grow" onClick={() => onResult("fail")}>
          <Trans>Continue anyway</Trans>
        </Button>
      ) : (
        <Button className="grow" kind={evidence === "fail" ? "filled" : "outlined"} onClick={onHelp}>
          <Trans>It does not work</Trans>
        </Button>
      )}
    </>
  );
}

/** Returns the names of the steps in the page's language. */
export function useStepNames(): Readonly<Record<TestStepName, string>> {
  const { t } = useLingui();
  return { camera: t`Camera`, speaker: t`Speaker`, microphone: t`Microphone`, network: t`Connection` };
}
