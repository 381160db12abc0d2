import type { ComponentProps } from "react";
import { useEffect, useRef } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { ClinicLogo } from "../../../ui/top-bar.tsx";
import { AccessPage } from "./access-page.tsx";
import styles from "./access.module.css";

/**
 * An AccessPage to be set as `app.cover`, shown over the whole app until the caller clears it. Takes the
 * focus.
 */
export function CoverPage(props: ComponentProps<typeof AccessPage>) {
  const { manifest } = useClinic();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main className={`wrap ${styles["cover"]}`} ref={main} tabIndex={-1}>
      {manifest && (
        <div className={styles["brand"]}>
          <ClinicLogo src={manifest.logoUrl} name={manifest.name} />
        </div>
      )}
      <AccessPage {...props} />
    </main>
  );
}
