import styles from "./route-progress.module.css";

/** A progress line at the top of the window, shown when navigation takes more than 100 ms (D.42). */
export function RouteProgress({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <div className={styles["bar"]} aria-hidden="true" /> : null;
}
