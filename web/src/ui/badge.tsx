import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

/** The meaning of a badge or banner; the colour only supports the text. */
export type Tone = "plain" | "ok" | "warn" | "stop";

/** A state in one or two words, with an icon. Not announced when it changes. */
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
