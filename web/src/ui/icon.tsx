import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";
import { directionalIcons } from "./icons/directional-icons.ts";
import type { IconName } from "./icons/icon-names.ts";
// One cached file instead of 7 kB of paths in the script.
import sheet from "./icons/icons.svg?no-inline";

type Props = { name: IconName; isSmall?: boolean };

/**
 * Renders a decorative icon beside text, hidden from screen readers; some are mirrored in right-to-left
 * languages.
 */
export function Icon({ name, isSmall = false }: Props) {
  const turns = directionalIcons.has(name);
  return (
    <svg
      className={classNames(styles["icon"], isSmall && styles["small"], turns && styles["turns"])}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
