import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./call-screen.module.css";

/** A sentence on a dark plate, and at most one thing to do about it. */
export function CallLabel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <span className={styles["plate"]}>
      <span>{children}</span>
      {action}
    </span>
  );
}

/** What one can do about it. */
export function Act({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="paper" isSmall onClick={onPress}>
      {children}
    </Button>
  );
}
