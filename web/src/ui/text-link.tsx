import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";
import styles from "./text-link.module.css";

/** Returns the class of a link on a line of its own, 44 px high; `back` has an arrow. */
export function textLinkClass(kind: "plain" | "back" = "plain"): string {
  return classNames(styles["link"], kind === "back" && styles["back"]);
}

/** A link on a line of its own. */
export function TextLink({ icon, className, children, ...rest }: ComponentProps<"a"> & { icon?: IconName }) {
  return (
    <a {...rest} className={classNames(textLinkClass(), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A link to the page above. */
export function BackLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={classNames(textLinkClass("back"), className)}>
      <Icon name="caret-left" isSmall />
      {children}
    </a>
  );
}
