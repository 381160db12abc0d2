import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import styles from "./switch.module.css";

type Props = Omit<ComponentProps<"input">, "type"> & {
  icon?: IconName;
  label: ReactNode;
  /** The state in words: "On". */
  detail?: ReactNode;
  /** On a sheet, which is its ground already. */
  isPlain?: boolean;
};

/** Renders a switch, for what takes effect at once, such as the camera. */
export function Switch({ icon, label, detail, isPlain = false, ...rest }: Props) {
  return (
    <label className={classNames(styles["switch"], isPlain && styles["plain"])}>
      {icon && <Icon name={icon} isSmall />}
      <span className="grow">
        <span className={styles["label"]}>{label}</span>
        {detail && <span className={styles["detail"]}>{detail}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles["track"]} />
    </label>
  );
}
