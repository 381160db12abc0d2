import type { ReactNode } from "react";
import { Portrait } from "./arch.tsx";
import { classNames } from "../class-names.ts";
import styles from "./pinned-summary.module.css";

type Props = {
  /** The face; its place stays empty until the address is known. */
  portrait: string | undefined;
  title: ReactNode;
  detail: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

/**
 * A summary that stays at the top while the page scrolls. Must be a direct child of the scrolling element. On low screens and with large
 * text it scrolls away with the page.
 */
export function PinnedSummary({ portrait, title, detail, action, className }: Props) {
  return (
    <div className={classNames(styles["bar"], className)}>
      <div className={styles["face"]}>
        {portrait !== undefined && <Portrait src={portrait} size="fill" isFirst />}
      </div>
      <div className={`grow ${styles["words"] ?? ""}`}>
        <div className="b">{title}</div>
        <div className="sm muted">{detail}</div>
      </div>
      {action}
    </div>
  );
}
