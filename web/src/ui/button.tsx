import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

/** One filled button a screen; `paper` stands on a dark plane; `closed` says in its words when it opens. */
export type ButtonKind = "filled" | "outlined" | "soft" | "quiet" | "paper" | "danger" | "closed";

type Look = { kind?: ButtonKind; isSmall?: boolean; isBlock?: boolean };
type Extra = Look & { icon?: IconName | undefined };

/** The look of a button for an element of another kind, such as a router's link. */
export function buttonClass({ kind = "filled", isSmall = false, isBlock = false }: Look = {}): string {
  return classNames(styles["button"], styles[kind], isSmall && styles["smaller"], isBlock && styles["block"]);
}

/** A closed or pending button keeps its focus and its words, and does nothing. */
export function Button({
  kind = "filled",
  isSmall = false,
  isBlock = false,
  isPending = false,
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Extra & { isPending?: boolean }) {
  const isInert = isPending || kind === "closed";
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ kind, isSmall, isBlock }), className)}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      onClick={isInert ? refuse : onClick}
    >
      {isPending ? <span className={styles["spinner"]} /> : icon && <Icon name={icon} isSmall />}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button, because it is the step the screen leads to. */
export function ButtonLink({
  kind = "filled",
  isSmall = false,
  isBlock = false,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Extra) {
  return (
    <a {...rest} className={classNames(buttonClass({ kind, isSmall, isBlock }), className)}>
      {icon && <Icon name={icon} isSmall />}
      <span>{children}</span>
    </a>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
