import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-names.ts";
import styles from "../call-screen.module.css";

type Props = {
  icon: IconName;
  /** Makes the control a toggle. Screen readers announce the state with the name. */
  isOn?: boolean;
  /** A visual note below the label, hidden from screen readers. */
  state?: ReactNode;
  /** A number in the corner of the icon, hidden from screen readers. */
  count?: ReactNode;
  isOpen?: boolean;
  /** The button that leaves the call, coloured as such. */
  isLeave?: boolean;
  /** Hidden on narrow screens. */
  isWideOnly?: boolean;
  /** An optional function: highlighted when on instead of when off. */
  isExtra?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/**
 * Renders a round control button with its label below. With `isOn` it is a switch; with `isOpen` it states
 * whether its panel is expanded.
 */
export function CallControl({
  icon,
  isOn,
  state,
  count,
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
        {count && (
          <span className={styles["count"]} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span>{children}</span>
      {state && <span aria-hidden="true">{state}</span>}
    </button>
  );
}
