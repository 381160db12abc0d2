import type { ReactNode } from "react";
import type { Tone } from "../badge.tsx";
import styles from "./banner.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icons/icon-names.ts";

const usual = {
  plain: "info-fill",
  ok: "check-circle-fill",
  warn: "warning-fill",
  stop: "warning-circle-fill",
} as const satisfies Record<Tone, IconName>;

type Props = {
  tone?: Tone;
  icon?: IconName;
  /**
   * `status` and `alert` are announced when the banner appears; omit it for content present from the start.
   */
  role?: "status" | "alert";
  action?: ReactNode;
  children: ReactNode;
};

/**
 * Renders one line about what just happened or holds for the whole page. It is announced only with `role`, or
 * inside an `output`.
 */
export function Banner({ tone = "plain", icon = usual[tone], role, action, children }: Props) {
  return (
    <div className={classNames("row wrapf", styles["banner"], styles[tone])} role={role}>
      <Icon name={icon} isSmall />
      <div className="grow">{children}</div>
      {action}
    </div>
  );
}
