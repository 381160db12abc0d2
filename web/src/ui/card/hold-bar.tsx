import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./hold-bar.module.css";
import { Icon } from "../icon.tsx";

type Props = {
  /** The last two minutes. */
  isEnding?: boolean;
  /** "14:00 is yours for 7 more minutes" */
  children: ReactNode;
  /** "More time", a small button. */
  action?: ReactNode;
};

/** Shows that a time is held, and in the last two minutes differently. The caller announces it to screen readers. */
export function HoldBar({ isEnding = false, children, action }: Props) {
  return (
    <div className={classNames(styles["hold"], isEnding && styles["ending"])}>
      <Icon name={isEnding ? "hourglass-fill" : "clock"} />
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
