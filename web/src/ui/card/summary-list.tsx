import type { ReactNode } from "react";
import styles from "./summary-list.module.css";

/** Renders a description list of terms and values, which are `SummaryRow`s. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles["list"]}>{children}</dl>;
}

type RowProps = {
  term: ReactNode;
  /** A link or button, such as "Change"; give it visually hidden text that names what it acts on. */
  action?: ReactNode;
  children: ReactNode;
};

/** Renders one term and value of a `SummaryList`, with an optional `action`. */
export function SummaryRow({ term, action, children }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd className={styles["action"]}>{action}</dd>}
    </div>
  );
}
