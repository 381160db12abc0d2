import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons/icon-names.ts";

/** Chips that wrap; with `isScrolling` one line that scrolls sideways on phones. */
export function Chips({ isScrolling = false, children }: { isScrolling?: boolean; children: ReactNode }) {
  return <div className={classNames(styles["chips"], isScrolling && styles["scrolling"])}>{children}</div>;
}

/** Returns the class of a chip, for links. */
export function chipClass(isOn = false): string {
  return classNames(styles["chip"], isOn && styles["on"]);
}

type Extra = { icon?: IconName; endIcon?: IconName; isOn?: boolean };

/** A link that looks like a chip. */
export function ChipLink({
  icon,
  endIcon,
  isOn = false,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Extra) {
  return (
    <a {...rest} className={classNames(chipClass(isOn), className)}>
      <ChipText {...{ icon, endIcon }}>{children}</ChipText>
    </a>
  );
}

/** A button that looks like a chip. For a toggle, pass `aria-pressed` with `isOn`. */
export function Chip({
  icon,
  endIcon,
  isOn = false,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & Extra) {
  return (
    <button type="button" {...rest} className={classNames(chipClass(isOn), className)}>
      <ChipText {...{ icon, endIcon }}>{children}</ChipText>
    </button>
  );
}

type InputProps = Omit<ComponentProps<"input">, "type"> & { type?: "radio" | "checkbox"; icon?: IconName };

/** A checkbox or radio button that looks like a chip; works in a plain form. */
export function ChipInput({ type = "checkbox", icon, className, children, ...rest }: InputProps) {
  return (
    <label className={classNames(chipClass(), className)}>
      <input {...rest} type={type} className={styles["input"]} />
      <ChipText icon={icon} endIcon={undefined}>
        {children}
      </ChipText>
    </label>
  );
}

type TextProps = { icon: IconName | undefined; endIcon: IconName | undefined; children: ReactNode };

function ChipText({ icon, endIcon, children }: TextProps) {
  return (
    <>
      {icon && <Icon name={icon} isSmall />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} isSmall />}
    </>
  );
}
