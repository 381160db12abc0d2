import styles from "./route-progress.module.css";

/** The line on top of the window while the next page is fetched; painted 100 ms after the navigation began (D.42). */
export function RouteProgress({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <div className={styles["bar"]} aria-hidden="true" /> : null;
}
