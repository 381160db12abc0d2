import type { ReactNode } from "react";
import styles from "./sticky-foot.module.css";

/** Keeps the screen's main action at the bottom of phones; in the page's flow on wide screens. */
export function StickyFoot({ words, children }: { words?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles["foot"]} data-foot>
      {words && <div className="grow">{words}</div>}
      {children}
    </div>
  );
}
