import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import styles from "./rows.module.css";

/** A list of similar items with lines between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles["rows"]}>{children}</ul>;
}

type RowProps = { lead?: ReactNode; end?: ReactNode; children: ReactNode };

/** One item of `Rows`, with optional content before and after. */
export function Row({ lead, end, children }: RowProps) {
  return (
    <li>
      {lead}
      <div className="grow">{children}</div>
      {end}
    </li>
  );
}

/** Class of a row that is one link: put it on the link, `RowLinkInside` into it, both into a bare `li`. */
export const rowLinkClass = classNames(styles["link"]);

/** The content of a row that is one link. */
export function RowLinkInside({
  lead,
  title,
  detail,
}: {
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
}) {
  return (
    <>
      {lead}
      <span className="grow">
        <span className={styles["title"]}>{title}</span>
        {detail && <span className={styles["detail"]}>{detail}</span>}
      </span>
      <Icon name="caret-right" isSmall />
    </>
  );
}

/** An icon in a small arch, before a row. */
export function IconTile({ icon }: { icon: IconName }) {
  return (
    <span className={styles["tile"]}>
      <Icon name={icon} />
    </span>
  );
}
