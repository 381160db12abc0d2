import { useLingui } from "@lingui/react/macro";
import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

/** Placeholder of a whole page while it loads. Has a hidden heading and announces nothing. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="vh">{t`Loading`}</h1>
      <div className={classNames(styles["skeleton"], styles["page"])} aria-hidden="true">
        <span className={styles["title"]} />
        <span className={styles["block"]} />
        <span className={styles["words"]} />
      </div>
    </>
  );
}
