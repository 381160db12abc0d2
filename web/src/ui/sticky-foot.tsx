import type { ReactNode } from "react";
import styles from "./sticky-foot.module.css";

/** The screen's one action, in reach of the thumb; on a desk it stands where the page puts it. */
export function StickyFoot({ words, children }: { words?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles["foot"]} data-foot>
      {words && <div className="grow">{words}</div>}
      {children}
    </div>
  );
}
