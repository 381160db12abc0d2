import type { ReactNode } from "react";
import styles from "./summary-list.module.css";

/** A list of terms and values, each with a link to change it. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles["list"]}>{children}</dl>;
}

type RowProps = {
  term: ReactNode;
  /** A link or button whose words end in a hidden object: "Reschedule". */
  action?: ReactNode;
  children: ReactNode;
};

/** One term and value of a SummaryList. */
export function SummaryRow({ term, action, children }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd className={styles["action"]}>{action}</dd>}
    </div>
  );
}
