import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import styles from "./rating.module.css";

/** A given rating: a star, the average, and the count in words. */
export function Rating({ average, children }: { average: string; children?: ReactNode }) {
  return (
    <span className={styles["rating"]}>
      <Icon name="star-fill" isSmall />
      <bdi dir="ltr" className="b">
        {average}
      </bdi>
      {children && <span className="muted">{children}</span>}
    </span>
  );
}
