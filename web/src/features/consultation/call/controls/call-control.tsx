import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-names.ts";
import styles from "../call-screen.module.css";

type Props = {
  icon: IconName;
  /** Given: something that is on or off. A reader hears it with the name; the eye sees a word. */
  isOn?: boolean;
  state?: ReactNode;
  isOpen?: boolean;
  isLeave?: boolean;
  isWideOnly?: boolean;
  /** Something extra: on is what stands out, not off. */
  isExtra?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A round control button with its label below; at least the size of a thumb. */
export function CallControl({
  icon,
  isOn,
  state,
  isOpen,
  isLeave,
  isWideOnly,
  isExtra,
  onPress,
  children,
}: Props) {
  const isSwitch = isOn !== undefined;
  return (
    <button
      type="button"
      className={classNames(styles["control"], isWideOnly && "only-wide")}
      data-bright={(isSwitch && isOn === (isExtra === true)) || undefined}
      data-leave={isLeave || undefined}
      {...(isSwitch && { role: "switch", "aria-checked": isOn })}
      {...(isOpen !== undefined && { "aria-expanded": isOpen })}
      onClick={onPress}
    >
      <span className={styles["round"]}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
      {state && <span aria-hidden="true">{state}</span>}
    </button>
  );
}
