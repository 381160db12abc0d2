import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

type Props = {
  /** Read out while one waits: "Loading doctors". */
  label: string;
  /** What is to come, so that nothing moves when it does. */
  shape?: "people" | "lines" | "slots";
  count?: number;
  /** It replaces a whole page: the label is the page's heading until then. */
  isPage?: boolean;
};

/**
 * Renders a placeholder of `count` items while content loads; visible after 300 ms, announced as `label`.
 * `isPage` also renders the label as the page's h1, hidden.
 */
export function Skeleton({ label, shape = "lines", count = 3, isPage = false }: Props) {
  return (
    <>
      {isPage && <h1 className="vh">{label}</h1>}
      <output className={classNames(styles["skeleton"], styles[shape])}>
        <span className="vh">{label}</span>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles["item"]} aria-hidden="true">
            {shape === "people" && <span className={styles["arch"]} />}
            {shape !== "slots" && <span className={styles["words"]} />}
          </span>
        ))}
      </output>
    </>
  );
}
