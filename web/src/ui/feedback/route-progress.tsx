import styles from "./route-progress.module.css";

/**
 * Renders a progress line at the top of the window while `isLoading`; it becomes visible after 100 ms (D.42).
 */
export function RouteProgress({ isLoading }: { isLoading: boolean }) {
  return isLoading ? <div className={styles["bar"]} aria-hidden="true" /> : null;
}
