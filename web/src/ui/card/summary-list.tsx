import type { ReactNode } from "react";
import styles from "./summary-list.module.css";

/** What somebody has said or bought, line by line, each with its own way to change it. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles["list"]}>{children}</dl>;
}

type RowProps = {
  term: ReactNode;
  /** A link or button whose words end in a hidden object: "Reschedule". */
  action?: ReactNode;
  children: ReactNode;
};

export function SummaryRow({ term, action, children }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd className={styles["action"]}>{action}</dd>}
    </div>
  );
}
