import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { textLinkClass } from "../../../../ui/text-link.tsx";
import { CheckedPersonLine } from "./about-whom.tsx";
import { EmergencyFoot } from "./emergency-foot.tsx";
import { Disclaimer } from "../disclaimer.tsx";
import styles from "../symptom-checker.module.css";

type Props = {
  onBack: (() => void) | null;
  /** How far one is, in words. */
  progress?: ReactNode;
  children: ReactNode;
};

/** The first page keeps the browser's own start, as a document does. */
let isFirstPage = true;

/**
 * Renders the layout of each checker page: back button (none when `onBack` is null), progress, emergencies,
 * whom it is about, content, disclaimer. When mounted, the heading takes the focus if nothing else has it,
 * except on the first page shown since the load.
 */
export function CheckerPage({ onBack, progress, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = page.current?.querySelector("h1");
    if (!isFirstPage && heading && document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, []);
  return (
    <div className={styles["page"]} ref={page}>
      {onBack && (
        <button type="button" className={`${textLinkClass("back")} ${styles["textButton"]}`} onClick={onBack}>
          <Icon name="caret-left" isSmall />
          <Trans>Back</Trans>
        </button>
      )}
      {progress}
      <EmergencyFoot />
      <CheckedPersonLine />
      {children}
      <div className={`${styles["end"]} stack g3`}>
        <Disclaimer />
      </div>
    </div>
  );
}
