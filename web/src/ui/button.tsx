import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

/**
 * The look of a button. One `filled` a screen; `paper` on dark panels; `closed`: not available yet, its label
 * says when.
 */
export type ButtonKind = "filled" | "outlined" | "soft" | "quiet" | "paper" | "danger" | "closed";

type Look = { kind?: ButtonKind; isSmall?: boolean; isBlock?: boolean };
type Extra = Look & { icon?: IconName | undefined };

/** Returns the class of a button's look, `filled` by default, for other elements. */
export function buttonClass({ kind = "filled", isSmall = false, isBlock = false }: Look = {}): string {
  return classNames(styles["button"], styles[kind], isSmall && styles["smaller"], isBlock && styles["block"]);
}

/**
 * A button (type `button` by default). Pending or with kind `closed` it keeps focus and label, is marked
 * `aria-disabled`, ignores clicks, and does not submit its form by a click. Pending also shows a spinner in
 * place of the icon.
 */
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

/** A link that looks like a button. */
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
