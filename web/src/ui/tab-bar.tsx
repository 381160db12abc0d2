import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";
import styles from "./tab-bar.module.css";

/** The bar of main pages at the bottom of phones, for links that hold a `Tab`. The caller decides where it is shown. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles["tabs"]} aria-label={label} data-foot>
      {children}
    </nav>
  );
}

type Props = { icon: IconName; currentIcon: IconName; isCurrent: boolean; children: ReactNode };

/** The content of a tab's link; the link itself has `aria-current="page"`. */
export function Tab({ icon, currentIcon, isCurrent, children }: Props) {
  return (
    <>
      <span className={styles["arch"]}>
        <Icon name={isCurrent ? currentIcon : icon} />
      </span>
      {children}
    </>
  );
}
