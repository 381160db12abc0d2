import { Fragment } from "react";
import styles from "./steps.module.css";

type Props = {
  current: number;
  total: number;
  /** "Step 2 of 3" */
  children: string;
};

/** Shows progress in words, with bars. */
export function Steps({ current, total, children }: Props) {
  return (
    <p className={styles["steps"]}>
      <span>{children}</span>
      <span className={styles["bars"]} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <Fragment key={index}>
            <span data-done={index < current || undefined} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}
