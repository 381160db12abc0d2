import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./top-bar.module.css";

type Props = {
  /** A link to the home page that holds a `ClinicLogo`. */
  logo: ReactNode;
  /** Links; seen on a desk only, where no tab bar is. */
  nav?: ReactNode;
  navLabel?: string;
  /** Language and account; their space is reserved from the start. */
  end?: ReactNode;
};

/** The bar at the top of each page but the call. */
export function TopBar({ logo, nav, navLabel, end }: Props) {
  return (
    <header>
      <div className={classNames("wrap", styles["bar"])}>
        {logo}
        {nav && (
          <nav className={styles["nav"]} aria-label={navLabel}>
            {nav}
          </nav>
        )}
        {end && <div className={styles["end"]}>{end}</div>}
      </div>
    </header>
  );
}

/** Class of the link around the logo. */
export const logoLinkClass = classNames(styles["logo"]);

/**
 * The clinic's logo and name; only the name where the logo is on another server, which the content policy
 * would block.
 */
export function ClinicLogo({ src, name }: { src: string; name: string }) {
  return (
    <>
      {src.startsWith("/") && (
        <span className={styles["plate"]}>
          <img src={src} alt="" width={40} height={40} />
        </span>
      )}
      {name}
    </>
  );
}

/** Class of the controls at the end of the bar. */
export const topControlClass = classNames(styles["control"]);

/** Text of a control that is visually hidden on narrow phones. */
export function WideText({ children }: { children: ReactNode }) {
  return <span className={styles["wide"]}>{children}</span>;
}
