import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

/** What the words mean; the colour only repeats them. */
export type Tone = "plain" | "ok" | "warn" | "stop";

/** A state in a word or two. */
export function Badge({
  tone = "plain",
  icon,
  children,
}: {
  tone?: Tone;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles["badge"], styles[tone])}>
      <Icon name={icon} isSmall />
      {children}
    </span>
  );
}
