import type { ComponentProps } from "react";
import { AccessPage } from "./access-page.tsx";
import styles from "./access.module.css";
import { CoverMain } from "./cover-main.tsx";

/**
 * An AccessPage to be set as `app.cover`, shown over the whole app until the caller clears it. Takes the
 * focus.
 */
export function CoverPage(props: ComponentProps<typeof AccessPage>) {
  return (
    <CoverMain className={styles["cover"]}>
      <AccessPage {...props} />
    </CoverMain>
  );
}
