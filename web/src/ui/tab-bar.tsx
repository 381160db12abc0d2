import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";
import styles from "./tab-bar.module.css";

/** The five places of the product at the foot of a phone; absent from booking, test, waiting room and call. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles["tabs"]} aria-label={label} data-foot>
      {children}
    </nav>
  );
}

type Props = { icon: IconName; currentIcon: IconName; isCurrent: boolean; children: ReactNode };

/** What stands in a tab's link; the link itself carries `aria-current="page"`. */
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
