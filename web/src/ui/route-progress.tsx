import styles from "./route-progress.module.css";

/** The line on top of the window while the next page is fetched; seen after 300 ms only. */
export function RouteProgress({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <div className={styles["bar"]} aria-hidden="true" /> : null;
}
