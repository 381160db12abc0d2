import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./questionnaire.module.css";

/** A button that looks like a back link, for forms whose address does not change. */
export function BackButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`${textLinkClass("back")} ${styles["back"]}`} onClick={onPress}>
      <Icon name="caret-left" isSmall />
      {children}
    </button>
  );
}
