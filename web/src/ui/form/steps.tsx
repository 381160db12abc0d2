import { Fragment } from "react";
import styles from "./steps.module.css";

type Props = {
  current: number;
  total: number;
  /** "Step 2 of 3" */
  children: string;
};

/** Renders progress as words (`children`) and bars; the bars are hidden from screen readers. */
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
