import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./questionnaire.module.css";

/** Looks like the link back that it is, within a form that keeps its address. */
export function BackButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`${textLinkClass("back")} ${styles["back"]}`} onClick={onPress}>
      <Icon name="caret-left" isSmall />
      {children}
    </button>
  );
}
