import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./call-screen.module.css";

/** Renders a sentence on a dark background with at most one `action`. */
export function CallLabel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <span className={styles["plate"]}>
      <span>{children}</span>
      {action}
    </span>
  );
}

/** The action of a CallLabel. */
export function CallLabelAction({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="paper" isSmall onClick={onPress}>
      {children}
    </Button>
  );
}
